import type { Item } from './product-row.ts'

/** The item alone, or with every variant of its product. */
export type Scope = 'item' | 'product'

/** The scope of the address. An item of no product has no other than itself. */
export function scopeIn(params: URLSearchParams, { productID }: Pick<Item, 'productID'>): Scope {
  return productID && params.get('scope') === 'product' ? 'product' : 'item'
}
