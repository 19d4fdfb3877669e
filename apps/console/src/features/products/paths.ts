/** The addresses of section 2. */
export const PRODUCTS = '/app/catalog/products'

export const IMPORT = '/app/catalog/import'

/** What all tabs of a product have in common: moving among them keeps the form. */
export const PRODUCT_TABS = '/app/catalog/products/product/'

/** The address of a tab: `search` names the item, and is the same for all its tabs. */
export function tabPath(tab: string, search: string): string {
  return `${PRODUCT_TABS}${tab}${search && `?${search}`}`
}
