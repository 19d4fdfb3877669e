import { useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { keepItemDraftAtom } from './item-draft.ts'
import { firstFormState } from './item-form-state.ts'
import type { ItemFormModel } from './use-item-form.ts'

/** In milliseconds: a pause in typing. */
const PAUSE = 300

/** Keeps what is typed through a reload. Leaving the form forgets it: that was asked for first. */
export function useItemDraft(itemID: string | undefined, stateAtom: ItemFormModel['stateAtom']) {
  const store = useStore()
  const keepDraft = useSetAtom(keepItemDraftAtom)
  useEffect(() => {
    let waiting: number | undefined
    const stop = store.sub(stateAtom, () => {
      window.clearTimeout(waiting)
      waiting = window.setTimeout(() => keepDraft(itemID, store.get(stateAtom)), PAUSE)
    })
    return () => {
      stop()
      window.clearTimeout(waiting)
      keepDraft(itemID, firstFormState(store.get(stateAtom).loaded))
    }
  }, [store, keepDraft, itemID, stateAtom])
}
