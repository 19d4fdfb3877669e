import { type Atom, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import type { ItemFormAction } from './item-form-context.ts'
import type { ItemFormState } from './item-form.ts'
import { valuesWithID } from './item-values.ts'
import { nextItemIDAtom } from './item.atoms.ts'

/**
 * The auto-generate switch of a new item: one ID is fetched and reused until an item is created with it. Turning the
 * switch off clears the field (section 4).
 */
export function useAutoID(stateAtom: Atom<ItemFormState>, dispatch: (action: ItemFormAction) => void) {
  const store = useStore()
  const fetchID = useSetAtom(nextItemIDAtom)
  const [isOn, setOn] = useState(false)
  const [fetching, setFetching] = useState(false)
  const [unused, setUnused] = useState<string>()

  const setID = (itemID: string) => dispatch({ do: 'change', values: valuesWithID(store.get(stateAtom).form, itemID) })

  async function generate(known?: string) {
    setFetching(true)
    try {
      const itemID = known ?? (await fetchID())
      setUnused(itemID)
      setID(itemID)
    } catch (failure) {
      setOn(false)
      showFailure('Auto Generation Failed', failure)
    } finally {
      setFetching(false)
    }
  }

  function turn(on: boolean) {
    setOn(on)
    if (on) void generate(unused)
    else setID('')
  }

  /** Call it after creating an item, so that the next one gets a new ID. */
  function discardID() {
    setUnused(undefined)
    if (isOn) void generate()
  }

  return { isOn, fetching, turn, discardID }
}
