import { useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { forgetItemDraftAtom, keepItemDraftAtom } from './item-draft.ts'
import type { ItemFormModel } from './use-item-form.ts'

/** In milliseconds: a pause in typing. */
const PAUSE = 300

type Typed = Pick<ItemFormModel, 'stateAtom' | 'variantsAtom'>

/** Keeps what is typed through a reload. Leaving the form forgets it: that was asked for first. */
export function useItemDraft(itemID: string | undefined, { stateAtom, variantsAtom }: Typed) {
  const store = useStore()
  const keepDraft = useSetAtom(keepItemDraftAtom)
  const forgetDraft = useSetAtom(forgetItemDraftAtom)
  useEffect(() => {
    let waiting: number | undefined
    const keepSoon = () => {
      window.clearTimeout(waiting)
      const typed = () => ({ state: store.get(stateAtom), variants: store.get(variantsAtom) })
      waiting = window.setTimeout(() => keepDraft(itemID, typed()), PAUSE)
    }
    const stops = [store.sub(stateAtom, keepSoon), store.sub(variantsAtom, keepSoon)]
    return () => {
      stops.forEach((stop) => stop())
      window.clearTimeout(waiting)
      forgetDraft(itemID)
    }
  }, [store, keepDraft, forgetDraft, itemID, stateAtom, variantsAtom])
}
