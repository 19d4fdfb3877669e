import type { CheckContext } from '@greenroom/validation'
import { useStore } from 'jotai'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { FormState } from './item-form-state.ts'
import type { ItemRights } from './item-rights.ts'
import type { ItemSettings } from './item.atoms.ts'
import type { Item } from './product-row.ts'
import type { useAutoID } from './use-auto-id.ts'
import type { ItemFormModel } from './use-item-form.ts'

/** What every control of the form reads. It stays the same while somebody types. */
export type ItemFormScope = Pick<ItemFormModel, 'stateAtom' | 'dispatch'> & {
  rights: ItemRights
  context: CheckContext
  settings: ItemSettings
  mayReadPackaging: boolean
}

export const ItemFormContext = createContext<ItemFormScope | null>(null)

/** What the variant matrix reads besides. It changes with each save, so it is kept apart from the scope. */
type VariantsScope = Pick<ItemFormModel, 'variantsAtom'> & {
  /** As the server holds it; undefined for a new one. */
  item: Item | undefined
}

export const VariantsContext = createContext<VariantsScope | null>(null)

/** Changes while an ID is fetched, so it is kept apart from the scope. */
export const AutoIDContext = createContext<ReturnType<typeof useAutoID> | null>(null)

export function useItemFormScope(): ItemFormScope {
  return inForm(useContext(ItemFormContext))
}

export function useVariantsScope(): VariantsScope {
  return inForm(useContext(VariantsContext))
}

export function useAutoIDSwitch(): ReturnType<typeof useAutoID> {
  return inForm(useContext(AutoIDContext))
}

/**
 * A part of the form's state, as the state holds it. The caller renders anew only when this part changes, so that typing
 * stays quick however many fields there are.
 */
export function useFormPart<Part>(select: (state: FormState) => Part): Part {
  const { stateAtom } = useItemFormScope()
  const store = useStore()
  const subscribe = useCallback((changed: () => void) => store.sub(stateAtom, changed), [store, stateAtom])
  return useSyncExternalStore(subscribe, () => select(store.get(stateAtom)))
}

/** For `useFormPart`, where any change matters. */
export const whole = (state: FormState) => state

function inForm<Scope>(scope: Scope | null): Scope {
  if (scope === null) throw new Error('An item control stands outside of its form')
  return scope
}
