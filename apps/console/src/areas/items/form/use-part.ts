import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useFormPart, useItemFormScope } from './item-form-context.ts'
import type { ItemParts, PartName } from './item-parts.ts'

/**
 * Adds loaded parts to the draft unless it already has them, so that unsaved changes survive another visit. Returns
 * whether they are in the draft.
 */
export function usePart(loaded: ItemParts): boolean {
  const { stateAtom, dispatch } = useItemFormScope()
  const store = useStore()
  const names = Object.keys(loaded) as PartName[]
  const isAvailable = useFormPart(({ base }) => names.every((name) => base[name] !== undefined))
  useEffect(() => {
    const { stored, base } = store.get(stateAtom)
    if (isAvailable || !stored) return
    dispatch({
      do: 'adopt',
      stored: { ...stored, parts: { ...stored.parts, ...loaded } },
      base: { ...base, ...loaded },
    })
  }, [isAvailable, loaded, store, stateAtom, dispatch])
  return isAvailable
}
