import { act, renderHook } from '@testing-library/react'
import { Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { signedIn } from '#data/data-fixture.ts'
import { partnerDomainAtom } from '#session/partner-domain.atoms.ts'
import { fields, text } from '#browser/record-readers.ts'
import { labeledFields } from './form-fields.ts'
import { draftOwnerAtom, keptDraft, useKeptDraft } from './kept-draft.ts'
import { useForm } from './use-form.ts'

type Form = { note: string }

const DRAFT = { name: 'noteDraft', version: 1, loadReader: async () => () => undefined }
const keptNote = keptDraft<Form>({ ...DRAFT, loadReader: async () => fields({ note: text }) })
const kept = () => Object.keys(sessionStorage).filter((key) => key.includes(DRAFT.name))

async function openNote({
  merchant = null,
  note = 'Call the supplier',
}: { merchant?: string | null; note?: string } = {}) {
  const { store } = await signedIn({})
  store.set(partnerDomainAtom, merchant)
  const before = kept().length
  /** What was kept when the user saw that it is saved. */
  const keptWhenSaved: string[][] = []
  const { result, unmount } = renderHook(
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
  act(() => result.current.change({ note }))
  await vi.waitFor(() => expect(kept()).toHaveLength(before + 1))
  return { store, form: result, keptWhenSaved, unmount }
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

test('a draft of a partner at one merchant stays there: it does not come back at another, which forgets its own only', async () => {
  const note = 'Cost 7.50'
  const { store, unmount } = await openNote({ merchant: 'one', note })
  const atOne = store.get(draftOwnerAtom)
  // The page reloads at another merchant.
  const { store: after, unmount: leave } = await openNote({ merchant: 'two', note: 'Another' })
  const draftAt = (merchant: string | null) => after.get(keptNote('A1', { ...atOne, merchant }))
  expect(await draftAt('two')).toEqual({ note: 'Another' })
  expect(await draftAt('three')).toBeUndefined()
  expect(await draftAt(null)).toBeUndefined()
  leave()
  expect(kept()).toHaveLength(1)
  expect(await draftAt('one')).toEqual({ note })
  unmount()
  expect(kept()).toEqual([])
})
