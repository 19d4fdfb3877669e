import type { components } from '@greenroom/openapi'
import { margin } from '@greenroom/validation'
import { labelsOf, type ProductLists } from './product-lists.ts'

export type Item = components['schemas']['Item']

/** An item as the list shows it: references as their names, and what follows from its values. */
export type ProductRow = {
  item: Item
  type: string
  margin: number | undefined
  department: string
  category: string
  subcategory: string
  brand: string
  vendor: string
  season: string
  style: string
  color: string
  size: string
}

/** Rows for the items of one page. The names are looked up by ID, so that thousands take no time. */
export function productRows(items: readonly Item[], lists: ProductLists): ProductRow[] {
  const named = namesBy(lists)
  return items.map((item) => ({
    item,
    type: named('type', String(item.type)),
    margin: margin(item.costPrice, item.sellingPrice),
    department: named('department', item.department?.departmentID),
    category: named('category', item.category?.categoryID),
    subcategory: named('subcategory', item.subcategory?.subCategoryID),
    brand: named('brand', item.brand?.brandID),
    vendor: named('vendor', item.vendor?.vendorCode),
    season: named('season', item.season?.seasonID),
    style: named('style', item.style?.styleID),
    color: named('color', item.color?.colorID),
    size: named('size', item.size?.sizeID),
  }))
}

function namesBy(lists: ProductLists) {
  const maps = new Map<keyof ProductLists, ReadonlyMap<string, string>>()
  return (name: keyof ProductLists, id: string | undefined) => {
    if (!id) return ''
    const names = maps.get(name) ?? labelsOf(lists, name)
    maps.set(name, names)
    return names.get(id) ?? id
  }
}
