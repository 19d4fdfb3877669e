import { createContext, useContext } from 'react'
import type { ItemRights } from './item-rights.ts'
import type { ProductLists } from './product-lists.ts'
import type { useAutoID } from './use-auto-id.ts'
import type { ItemFormModel } from './use-item-form.ts'

/** What every control of the form reads. */
export type ItemFormScope = {
  model: ItemFormModel
  autoID: ReturnType<typeof useAutoID>
  rights: ItemRights
  lists: ProductLists
  /** ISO 4217 code of the company. */
  currency: string
  mayReadPackaging: boolean
}

export const ItemFormContext = createContext<ItemFormScope | null>(null)

export function useItemFormScope(): ItemFormScope {
  const scope = useContext(ItemFormContext)
  if (!scope) throw new Error('An item control stands outside of its form')
  return scope
}
