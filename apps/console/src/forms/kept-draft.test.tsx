import { act, renderHook } from '@testing-library/react'
import { Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { signedIn } from '#data/data-fixture.ts'
import { labeledFields } from './form-fields.ts'
import { useKeptDraft } from './kept-draft.ts'
import { useForm } from './use-form.ts'

type Form = { note: string }

const DRAFT = { name: 'noteDraft', version: 1, loadReader: async () => () => undefined }
const kept = () => Object.keys(sessionStorage).filter((key) => key.includes(DRAFT.name))

async function openNote() {
  const { store } = await signedIn({})
  /** What was kept when the user saw that it is saved. */
  const keptWhenSaved: string[][] = []
  const { result } = renderHook(
    () => {
      const form = useForm<Form, Form>(
        { note: '' },
        {
          one: 'note',
          fields: labeledFields<Form>({ note: 'Note' }),
          formOf: (stored) => stored ?? { note: '' },
          check: () => [],
          save: async (saved) => saved,
          onSaved: () => void keptWhenSaved.push(kept()),
        },
      )
      const { stateAtom, dirtyAtom } = form
      useKeptDraft(DRAFT, 'A1', {
        atoms: [stateAtom],
        dirtyAtom,
        draft: () => store.get(stateAtom).form,
        isRestored: false,
      })
      return form
    },
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  )
  act(() => result.current.change({ note: 'Call the supplier' }))
  await vi.waitFor(() => expect(kept()).toHaveLength(1))
  return { form: result, keptWhenSaved }
}

test('nothing is kept any more once the save is confirmed, so that a reload right after it starts from what is stored', async () => {
  const { form, keptWhenSaved } = await openNote()
  await act(form.current.submit)
  expect(keptWhenSaved).toEqual([[]])
})

test('nothing is kept any more once the changes are discarded', async () => {
  const { form } = await openNote()
  act(form.current.discard)
  expect(kept()).toEqual([])
})
