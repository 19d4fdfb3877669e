/** The item form of section 2, empty: for a new item. */
export const NEW_ITEM = '/app/catalog/products/product/info'

/** The item form, which takes the item from its query. */
export function itemPath(itemID: string): string {
  return `${NEW_ITEM}?${new URLSearchParams({ itemID })}`
}
