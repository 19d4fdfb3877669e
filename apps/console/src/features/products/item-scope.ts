import type { Item } from './product-row.ts'

/** The item alone, or with every variant of its product. */
export type Scope = 'item' | 'product'

/** The scope that the address asks for. An item of no product has no other than itself. */
export function scopeOf({ productID }: Pick<Item, 'productID'>, asked: string): Scope {
  return productID && asked === 'product' ? 'product' : 'item'
}
