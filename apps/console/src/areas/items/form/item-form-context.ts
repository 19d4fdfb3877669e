import type { CheckContext } from '@greenroom/catalog'
import { type Atom, type PrimitiveAtom, useStore } from 'jotai'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { FormAction } from '#forms/form-state.ts'
import type { Item } from '../list/product-row.ts'
import type { VariantsState } from '../variants/variants-state.ts'
import type { DraftForm, ItemFormState, StoredItem } from './item-form.ts'
import type { ItemRights } from './item-rights.ts'
import type { ItemSettings } from './item-settings.atoms.ts'

export type ItemFormAction = FormAction<DraftForm, StoredItem>

/** What every control of the form needs. It doesn't change while the user types. */
export type ItemFormScope = {
  stateAtom: Atom<ItemFormState>
  dispatch: (action: ItemFormAction) => void
  rights: ItemRights
  context: CheckContext
  settings: ItemSettings
  mayReadPackaging: boolean
}

export const ItemFormContext = createContext<ItemFormScope | null>(null)

/** What the sections of the form also need. Separate from the scope, because it changes with each save. */
export type ItemScope = {
  variantsAtom: PrimitiveAtom<VariantsState>
  /** The pictures that a new item gets. */
  picturesAtom: PrimitiveAtom<readonly File[]>
  /** Tells the form that a cell of the matrix holds text that the matrix doesn't have yet. */
  setTyping: (isTyping: boolean) => void
  /** Titles of the expanded sections. */
  openAtom: PrimitiveAtom<ReadonlySet<string>>
  /** The stored item; undefined for a new one. */
  item: Item | undefined
}

export const ItemContext = createContext<ItemScope | null>(null)

/** Lets the server generate the ID of a new item. */
export type AutoID = { isOn: boolean; fetching: boolean; turn: (on: boolean) => void }

/** Separate from the scope, because it changes while an ID is fetched. */
export const AutoIDContext = createContext<AutoID | null>(null)

export function useItemFormScope(): ItemFormScope {
  return inForm(useContext(ItemFormContext))
}

export function useItemScope(): ItemScope {
  return inForm(useContext(ItemContext))
}

export function useAutoIDSwitch(): AutoID {
  return inForm(useContext(AutoIDContext))
}

/**
 * Selects a part of the form's state by reference. The caller renders only when this part changes, so that typing stays
 * fast with many fields.
 */
export function useFormPart<Part>(select: (state: ItemFormState) => Part): Part {
  const { stateAtom } = useItemFormScope()
  const store = useStore()
  const subscribe = useCallback((changed: () => void) => store.sub(stateAtom, changed), [store, stateAtom])
  return useSyncExternalStore(subscribe, () => select(store.get(stateAtom)))
}

/** For `useFormPart` where every change matters. */
export const whole = (state: ItemFormState) => state

function inForm<Scope>(scope: Scope | null): Scope {
  if (scope === null) throw new Error('An item control stands outside of its form')
  return scope
}
