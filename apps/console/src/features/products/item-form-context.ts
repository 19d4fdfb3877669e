import { createContext, useContext } from 'react'
import type { ItemRights } from './item-rights.ts'
import type { ItemSettings } from './item.atoms.ts'
import type { useAutoID } from './use-auto-id.ts'
import type { ItemFormModel } from './use-item-form.ts'

/** What every control of the form reads. */
export type ItemFormScope = {
  model: ItemFormModel
  autoID: ReturnType<typeof useAutoID>
  rights: ItemRights
  settings: ItemSettings
  mayReadPackaging: boolean
}

export const ItemFormContext = createContext<ItemFormScope | null>(null)

export function useItemFormScope(): ItemFormScope {
  const scope = useContext(ItemFormContext)
  if (!scope) throw new Error('An item control stands outside of its form')
  return scope
}
