import { type ItemFieldName, withItemID } from '@greenroom/catalog'
import { droppedBelow, type ProductLists } from '../list/product-lists.ts'
import { changedFields, type ItemForm } from './item.mapping.ts'

type Values = Partial<Record<ItemFieldName, ItemForm[ItemFieldName]>>

/** Sets a choice. A new department or category clears the choices that don't belong to it. */
export function chosenValues(form: ItemForm, name: ItemFieldName, id: string, lists: ProductLists): Values {
  const chosen = { category: String(form.category), subcategory: String(form.subcategory) }
  const dropped = name === 'department' || name === 'category' ? droppedBelow(lists, chosen, name, id) : []
  return { ...Object.fromEntries(dropped.map((below) => [below, ''])), [name]: id }
}

/** Sets the ID of a new item. The UPC follows it until the user edits the UPC (section 4). */
export function valuesWithID(form: ItemForm, itemID: string): Values {
  const next = { ...form, ...withItemID(form, itemID) } as ItemForm
  return Object.fromEntries(changedFields(form, next).map((name) => [name, next[name]]))
}
