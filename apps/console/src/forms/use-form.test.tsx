import { ApiError } from '@greenroom/api-client'
import { act, renderHook } from '@testing-library/react'
import { atom, createStore, Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'
import { sessionAtom } from '#session/session.atoms.ts'
import { anyDirtyAtom, dirtyFormsAtom } from '#browser/open-forms.atoms.ts'
import { labeledFields } from './form-fields.ts'
import { type FormKind, useForm } from './use-form.ts'

type Form = { name: string; note: string }
type Stored = Form & { version: number }

const stored: Stored = { name: 'Crew', note: 'Backstage', version: 1 }
const fields = labeledFields<Form>({ name: 'Name', note: 'Note' })

function open(save: FormKind<Form, Stored>['save'], kind: Partial<FormKind<Form, Stored>> = {}, store = createStore()) {
  const { result } = renderHook(
    () =>
      useForm<Form, Stored>(stored, {
        one: 'role',
        fields,
        formOf: (one) => ({ name: one?.name ?? '', note: one?.note ?? '' }),
        check: ({ name }) => (name === '' ? [{ field: 'name', message: 'Name is required.' }] : []),
        save,
        ...kind,
      }),
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  )
  return { form: result, isDirty: () => store.get(anyDirtyAtom) }
}

const conflict = (current: Stored) => new ApiError(409, { message: 'Changed', body: { current, updatedBy: 'grace' } })

test('saves the changes, and then leaving asks nothing', async () => {
  const save = vi.fn(async (form: Form) => ({ ...form, version: 2 }))
  const onSaved = vi.fn()
  const { form, isDirty } = open(save, { onSaved })
  act(() => form.current.change({ name: 'Band' }))
  expect(form.current.changed).toEqual(['Name'])
  expect(isDirty()).toBe(true)
  expect(await act(form.current.submit)).toMatchObject({ version: 2 })
  expect(save).toHaveBeenCalledWith(
    { name: 'Band', note: 'Backstage' },
    expect.objectContaining({ stored, changed: ['name'] }),
  )
  expect(onSaved).toHaveBeenCalledWith({ name: 'Band', note: 'Backstage', version: 2 }, stored)
  expect([form.current.changed, isDirty()]).toEqual([[], false])
})

test('sends nothing if nothing changed or a field is invalid', async () => {
  const save = vi.fn(async () => stored)
  const { form } = open(save)
  expect(await act(form.current.submit)).toBe(stored)
  act(() => form.current.change({ name: '' }))
  expect(await act(form.current.submit)).toBeUndefined()
  expect(form.current.issues).toEqual({ name: 'Name is required.' })
  expect(form.current.problem).toEqual({ lines: ['Please correct the marked fields.'], isOfMarks: true })
  act(() => form.current.discard())
  expect([form.current.form.name, form.current.problem]).toEqual(['Crew', undefined])
  expect(save).not.toHaveBeenCalled()
})

test('saves both changes if two people changed different fields', async () => {
  const theirs = { name: 'Crew', note: 'Front row', version: 2 }
  const save = vi
    .fn<FormKind<Form, Stored>['save']>()
    .mockRejectedValueOnce(conflict(theirs))
    .mockImplementation(async (form) => ({ ...form, version: 3 }))
  const { form } = open(save)
  act(() => form.current.change({ name: 'Band' }))
  expect(await act(form.current.submit)).toEqual({ name: 'Band', note: 'Front row', version: 3 })
  expect(save).toHaveBeenLastCalledWith(
    { name: 'Band', note: 'Front row' },
    expect.objectContaining({ stored: theirs, changed: ['name'] }),
  )
})

test('asks whose value counts if both changed a field, and saves it over their version', async () => {
  const theirs = { name: 'Choir', note: 'Front row', version: 2 }
  const save = vi
    .fn<FormKind<Form, Stored>['save']>()
    .mockRejectedValueOnce(conflict(theirs))
    .mockImplementation(async (form) => ({ ...form, version: 3 }))
  const { form } = open(save)
  act(() => form.current.change({ name: 'Band' }))
  expect(await act(form.current.submit)).toBeUndefined()
  expect(form.current.conflict).toMatchObject({ who: 'grace', serverVersion: { name: 'Choir' } })
  expect(form.current.form.name).toBe('Band')
  await act(() => form.current.resolve({ name: 'mine' }))
  expect(save).toHaveBeenLastCalledWith(
    { name: 'Band', note: 'Front row' },
    expect.objectContaining({ stored: theirs }),
  )
  expect(form.current).toMatchObject({ conflict: undefined, stored: { version: 3 }, isDirty: false })
})

test('choosing all of their values leaves nothing to save', async () => {
  const theirs = { name: 'Choir', note: 'Backstage', version: 2 }
  const save = vi.fn<FormKind<Form, Stored>['save']>().mockRejectedValueOnce(conflict(theirs))
  const { form } = open(save)
  act(() => form.current.change({ name: 'Band' }))
  await act(form.current.submit)
  expect(await act(() => form.current.resolve({ name: 'theirs' }))).toEqual(theirs)
  expect(save).toHaveBeenCalledOnce()
  expect(form.current.isDirty).toBe(false)
})

test('marks the refused fields and shows the other messages above', async () => {
  const errors = [
    { field: 'note', message: 'Note is too long.' },
    { field: 'company', message: 'The company is closed.' },
  ]
  const { form } = open(() => Promise.reject(new ApiError(400, { message: 'Refused', errors })))
  act(() => form.current.change({ note: 'x' }))
  await act(form.current.submit)
  expect(form.current.issues).toEqual({ note: 'Note is too long.' })
  expect(form.current.problem?.lines).toEqual(['The company is closed.', 'Please correct the marked fields.'])
  act(() => form.current.change({ note: 'y' }))
  expect(form.current.issues).toEqual({})
})

test('what a failed save says of the marked fields and cells is gone with the last mark', async () => {
  const isMarkedAtom = atom(false)
  const store = createStore()
  const besides = { isDirtyAtom: atom(false), isMarkedAtom, holds: (field: string) => field.startsWith('rows.') }
  const errors = [
    { field: 'note', message: 'Note is too long.' },
    { field: 'rows.0.name', message: 'Name is taken.' },
  ]
  const save = async () => {
    store.set(isMarkedAtom, true)
    throw new ApiError(400, { message: 'Refused', errors })
  }
  const { form } = open(save, { besides }, store)
  act(() => form.current.change({ name: '' }))
  await act(form.current.submit)
  act(() => form.current.change({ name: 'Band' }))
  expect(form.current.problem).toBeUndefined()

  await act(form.current.submit)
  act(() => form.current.change({ note: 'y' }))
  expect(form.current.problem?.lines).toEqual(['Name is taken.', 'Please correct the marked fields.'])
  act(() => store.set(isMarkedAtom, false))
  expect(form.current.problem).toBeUndefined()
})

test('on leaving, a save that is under way is awaited, later input is saved too, and the page stays', async () => {
  const answers: ((saved: Stored) => void)[] = []
  const save = vi.fn<FormKind<Form, Stored>['save']>(() => new Promise((resolve) => answers.push(resolve)))
  const goOn = vi.fn()
  const store = createStore()
  const { form } = open(save, { goOn }, store)
  act(() => form.current.change({ name: 'Band' }))
  await act(async () => void form.current.submit())
  act(() => form.current.change({ note: 'Front row' }))
  const left = store.get(dirtyFormsAtom)[0]!.save!()
  await act(async () => answers[0]!({ name: 'Band', note: 'Backstage', version: 2 }))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => answers[1]!({ name: 'Band', note: 'Front row', version: 3 }))
  expect(await left).toBe(true)
  expect(save.mock.calls.map(([sent]) => sent)).toEqual([
    { name: 'Band', note: 'Backstage' },
    { name: 'Band', note: 'Front row' },
  ])
  expect(goOn).not.toHaveBeenCalled()
})

test('where the user goes on opens without a question, also when onSaved clears what was saved besides', async () => {
  const isDirtyAtom = atom(true)
  const store = createStore()
  const asked: boolean[] = []
  const { form } = open(
    async (typed) => ({ ...typed, version: 2 }),
    {
      besides: { isDirtyAtom, isMarkedAtom: atom(false), holds: () => false },
      onSaved: () => store.set(isDirtyAtom, false),
      goOn: () => asked.push(store.get(anyDirtyAtom)),
    },
    store,
  )
  act(() => form.current.change({ name: 'Band' }))
  await act(form.current.submit)
  expect(asked).toEqual([false])
})

test('input during a save is asked about on leaving, and a form that is saved on its screen alone is not saved', async () => {
  let answer = (_saved: Stored) => {}
  const store = createStore()
  const save = () => new Promise<Stored>((resolve) => (answer = resolve))
  const { form, isDirty } = open(save, { savesHereOnly: true }, store)
  act(() => form.current.change({ name: 'Band' }))
  expect(store.get(dirtyFormsAtom)[0]!.save).toBeUndefined()
  await act(async () => void form.current.submit())
  act(() => form.current.change({ note: 'Front row' }))
  await act(async () => answer({ name: 'Band', note: 'Backstage', version: 2 }))
  expect([form.current.changed, isDirty()]).toEqual([['Note'], true])
})

test('repeats an unanswered request with the same ID until the form changes', async () => {
  const ids: string[] = []
  const { form } = open((_form, { headers }) => {
    ids.push(headers['X-Client-Request-ID'])
    return Promise.reject(new ApiError(0, undefined))
  })
  act(() => form.current.change({ name: 'Band' }))
  await act(form.current.submit)
  expect(form.current.form.name).toBe('Band')
  await act(form.current.submit)
  act(() => form.current.change({ name: 'Bands' }))
  await act(form.current.submit)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('stays usable if a refusal cannot be explained', async () => {
  const save = vi.fn().mockRejectedValue(new ApiError(400, { message: 'No', errors: [] }))
  const refusal = vi.fn().mockRejectedValue(new Error('chunk not loaded'))
  const { form } = open(save, { refusal })
  act(() => form.current.change({ name: 'Band' }))
  expect(await act(form.current.submit)).toBeUndefined()
  expect([form.current.saving, form.current.form.name]).toEqual([false, 'Band'])
  expect(form.current.problem).toBeDefined()
})

test('what follows a save never turns it into a failure', async () => {
  const onSaved = () => {
    throw new Error('after the save')
  }
  const { form } = open(async (typed) => ({ ...typed, version: 2 }), { onSaved })
  act(() => form.current.change({ name: 'Band' }))
  await act(() => expect(form.current.submit()).rejects.toThrow('after the save'))
  expect([form.current.stored?.version, form.current.saving, form.current.problem]).toEqual([2, false, undefined])
})

test('the refusal of an ended session goes away once the user has signed in again; other text stays', async () => {
  serve({ 'POST /login': () => loginAnswer() })
  const store = await signedInStore()
  const refusal = { status: 401, code: 'ER_001', message: 'Token invalid' }
  const save = async () => {
    store.set(sessionAtom, { type: 'callRefused', ...refusal, url: '/app/home', dirty: true })
    throw new ApiError(401, refusal)
  }
  const { form } = open(save, {}, store)
  act(() => form.current.change({ name: 'Band' }))
  await act(form.current.submit)
  expect(form.current.problem?.lines).toEqual(['Token invalid'])
  act(() =>
    store.set(sessionAtom, { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'pw', remember: false }),
  )
  await vi.waitFor(() => expect(form.current.problem).toBeUndefined())
  expect(form.current.form.name).toBe('Band')
})
