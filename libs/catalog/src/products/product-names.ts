/** What is said of an item that belongs to a product, and the product name that it had before; null for none. */
export type NamedItem = { productID: string; productName: string | null | undefined; before: string | null | undefined }

/** The names that products are given by what is said of some of their items, in order, by product. */
export function productNamesIn(items: Iterable<NamedItem>): Map<string, string> {
  const names = new Map<string, string>()
  for (const { productID, productName, before } of items) {
    if (productName && productName !== before) names.set(productID, productName)
  }
  return names
}
