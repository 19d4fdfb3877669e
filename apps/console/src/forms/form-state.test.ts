import { expect, test } from 'vitest'
import { labeledFields } from './form-fields.ts'
import { firstFormState, type FormAction, nextFormState } from './form-state.ts'

type Form = { name: string; note: string }
type Stored = Form & { version: number }

const fields = labeledFields<Form>({ name: 'Name', note: 'Note' })
const base: Form = { name: 'Crew', note: '' }
const stored: Stored = { ...base, version: 1 }

const after = (...actions: FormAction<Form, Stored>[]) =>
  actions.reduce((state, action) => nextFormState(state, action, fields), firstFormState<Form, Stored>(stored, base))

test('a change clears the issues of its field and of fields below it', () => {
  const issues = { name: 'Too long', note: 'Bad', 'note.0': 'Worse' }
  const marked = { do: 'mark', issues, problem: { lines: ['Please'] } } as const
  expect(after(marked, { do: 'change', values: { note: 'x' } }).issues).toEqual({ name: 'Too long' })
  expect(after(marked, { do: 'check', name: 'name', message: undefined }).issues).not.toHaveProperty('name')
})

test('keeps what is typed during a save', () => {
  const saved = {
    do: 'saved',
    stored: { ...stored, name: 'Band', version: 2 },
    base: { name: 'Band', note: '' },
  } as const
  const state = after(
    { do: 'change', values: { name: 'Band' } },
    { do: 'save' },
    { do: 'change', values: { note: 'typed since' } },
    { ...saved, sent: { name: 'Band', note: '' } },
  )
  expect(state).toMatchObject({ form: { name: 'Band', note: 'typed since' }, base: saved.base, saving: false })
})

test('adopts what an action beside the form saved, below what was typed', () => {
  const next = { name: 'Band', note: 'theirs' }
  const state = after(
    { do: 'change', values: { note: 'mine' } },
    { do: 'adopt', stored: { ...next, version: 2 }, base: next },
  )
  expect(state).toMatchObject({ stored: { version: 2 }, base: next, form: { name: 'Band', note: 'mine' } })
})

test('discarding restores the stored record and clears the issues', () => {
  const state = after(
    { do: 'change', values: { name: '' } },
    { do: 'mark', issues: { name: 'Required' }, problem: { lines: ['Please'] } },
    { do: 'discard' },
  )
  expect(state).toEqual(firstFormState(stored, base))
})

test('what was discarded comes back below what was typed and saved since', () => {
  const typed = { name: 'Band', note: 'mine' }
  const { form } = after({ do: 'change', values: typed }, { do: 'discard' }, { do: 'undiscard', base, form: typed })
  expect(form).toBe(typed)
  const next = { name: 'Choir', note: base.note }
  expect(
    after(
      { do: 'discard' },
      { do: 'adopt', stored: { ...next, version: 2 }, base: next },
      { do: 'undiscard', base, form: typed },
    ),
  ).toMatchObject({ base: next, form: { name: 'Choir', note: 'mine' } })
})
