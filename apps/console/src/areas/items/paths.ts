/** The paths of section 2. */
export const PRODUCTS = '/app/catalog/products'

export const IMPORT = '/app/catalog/import'

/** The common start of all tabs of an item, among which the form is kept. */
export const PRODUCT_TABS = '/app/catalog/products/product/'

/** The URL of a tab. `search` names the item and is the same for all its tabs. */
export function tabPath(tab: string, search: string): string {
  return `${PRODUCT_TABS}${tab}${search && `?${search}`}`
}
