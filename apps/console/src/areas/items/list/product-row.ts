import type { components } from '@greenroom/openapi'
import type { GridNode } from '@greenroom/ui'
import { margin } from '@greenroom/validation'
import { labelsOf, type ProductLists } from './product-lists.ts'

export type Item = components['schemas']['Item']

export type ProductSummary = components['schemas']['ProductSummary']

/** A row of the list: references as their names, and what follows from the values of the item. */
export type ProductRow = {
  /** Of a product only what its row shows in the columns of items. */
  item: Pick<Item, 'itemID' | 'name'> & Partial<Item>
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
  /** In the list grouped by product. */
  grouped?: GroupedRow
}

/** What a row of the list grouped by product is beside its values. */
export type GroupedRow = {
  id: string
  node: GridNode
  /** The row of a product. */
  product?: ProductSummary
  /** What tells a variant from the others of its product, for a phone: all of their names begin alike. */
  variant?: string
  /** In place of variants of this product: what opening the row does for them. */
  more?: string
}

/** Makes the rows of a list. The names are looked up by ID, so that thousands take no time. */
export function rowMaker(lists: ProductLists): (item: ProductRow['item']) => ProductRow {
  const named = namesBy(lists)
  return (item) => ({
    item,
    type: named('type', item.type === undefined ? '' : String(item.type)),
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
  })
}

/** Looks up the names of entries by ID; an unknown one is called by its ID. */
export function namesBy(lists: ProductLists) {
  const maps = new Map<keyof ProductLists, ReadonlyMap<string, string>>()
  return (name: keyof ProductLists, id: string | undefined) => {
    if (!id) return ''
    const names = maps.get(name) ?? labelsOf(lists, name)
    maps.set(name, names)
    return names.get(id) ?? id
  }
}
