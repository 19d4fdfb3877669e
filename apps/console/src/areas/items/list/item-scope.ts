import type { Item } from './product-row.ts'

/** One item, or all variants of its product. */
export type Scope = 'item' | 'product'

/** The scope in the URL. An item without a product has only its own. */
export function scopeOf({ productID }: Pick<Item, 'productID'>, asked: string): Scope {
  return productID && asked === 'product' ? 'product' : 'item'
}
