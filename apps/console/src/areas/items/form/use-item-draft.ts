import { useStore } from 'jotai'
import { useEffect } from 'react'
import { userAtom } from '#session/session.atoms.ts'
import { forget } from '#session/stored-records.ts'
import { draftRecord } from './kept-draft.ts'
import type { ItemFormModel } from './use-item-form.ts'

/** Milliseconds to wait after typing. */
const PAUSE = 300

type Typed = Pick<ItemFormModel, 'stateAtom' | 'variantsAtom' | 'dirtyAtom'>

/** Keeps unsaved changes through a reload. Leaving the form discards them, because the user has confirmed that. */
export function useItemDraft(itemID: string | undefined, { stateAtom, variantsAtom, dirtyAtom }: Typed) {
  const store = useStore()
  useEffect(() => {
    let waiting: number | undefined
    let isLeft = false
    const keepNow = async () => {
      if (!store.get(dirtyAtom)) return forget(draftRecord(itemID))
      const { keepDraft } = await import('./item-draft.ts')
      if (isLeft || !store.get(dirtyAtom)) return
      keepDraft(
        draftRecord(itemID),
        { state: store.get(stateAtom), variants: store.get(variantsAtom) },
        store.get(userAtom),
      )
    }
    const keepSoon = () => {
      window.clearTimeout(waiting)
      // If it can't be loaded, nothing is kept.
      waiting = window.setTimeout(() => void keepNow().catch(() => undefined), PAUSE)
    }
    const stops = [store.sub(stateAtom, keepSoon), store.sub(variantsAtom, keepSoon)]
    return () => {
      isLeft = true
      stops.forEach((stop) => stop())
      window.clearTimeout(waiting)
      forget(draftRecord(itemID))
    }
  }, [store, itemID, stateAtom, variantsAtom, dirtyAtom])
}
