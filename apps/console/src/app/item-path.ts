/** The item form of section 2, which takes the item from its query. */
export function itemPath(itemID: string): string {
  return `/app/catalog/products/product/info?${new URLSearchParams({ itemID })}`
}
