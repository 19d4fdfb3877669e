/** The path of the item form (section 2); without a query, for a new item. */
export const NEW_ITEM = '/app/catalog/products/product/info'

/** The URL of an item's form. */
export function itemPath(itemID: string): string {
  return `${NEW_ITEM}?${new URLSearchParams({ itemID })}`
}
