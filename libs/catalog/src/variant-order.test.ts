import { expect, test } from 'vitest'
import { productsInOrder, variantsInOrder } from './index.ts'

const LABELS: Record<string, string> = { 1: 'Small', 2: 'Extra large', BLK: 'Black', RED: 'Antique red' }
const labelOf = (_: string, id: string) => LABELS[id] ?? id

const variant = (itemID: string, size?: string, color?: string, more = {}) => ({
  itemID,
  name: `Tee ${itemID}`,
  size: size && { sizeID: size },
  color: color && { colorID: color },
  ...more,
})
const ids = (variants: readonly { itemID: string }[]) => variants.map(({ itemID }) => itemID)

test('V18 sorts variants by color, and within each from small to large', () => {
  const variants = [
    variant('A', 'L', 'BLK'),
    variant('B', '2XL', 'BLK'),
    variant('C', 'S', 'BLK'),
    variant('D', 'XL', 'RED'),
    variant('E', 'M', 'RED'),
  ]
  expect(ids(variantsInOrder(variants, labelOf))).toEqual(['E', 'D', 'C', 'A', 'B'])
})

test('V18 reads sizes by their display text, and takes drafts as well', () => {
  const drafts = ['2', 'M', '1'].map((size) => ({ itemID: size, name: 'Tee', size }))
  expect(ids(variantsInOrder(drafts, labelOf))).toEqual(['1', 'M', '2'])
})

test('V18 a variant without an attribute comes before those that have it; equal ones follow by name, then ID', () => {
  const variants = [
    variant('D', 'S', 'BLK', { style: { styleID: 'CREW' } }),
    variant('C', 'S', 'BLK'),
    variant('B', undefined, 'BLK', { name: 'Zip' }),
    variant('A10', undefined, undefined, { name: 'Tee' }),
    variant('A9', undefined, undefined, { name: 'Tee' }),
    variant('A', 'S'),
    variant('Z', undefined, 'BLK', { name: 'Alpha' }),
  ]
  expect(ids(variantsInOrder(variants, labelOf))).toEqual(['A9', 'A10', 'A', 'Z', 'B', 'C', 'D'])
})

test('V18 each product of a list keeps its places among the others', () => {
  const items = [
    variant('A', 'L', undefined, { productID: 'ONE' }),
    variant('B', 'XL', undefined, { productID: 'TWO' }),
    variant('PIN', undefined, undefined, { productID: null }),
    variant('C', 'S', undefined, { productID: 'ONE' }),
    variant('MUG', undefined, undefined, { productID: '' }),
    variant('D', 'M', undefined, { productID: 'TWO' }),
  ]
  expect(ids(productsInOrder(items, labelOf))).toEqual(['C', 'D', 'PIN', 'A', 'MUG', 'B'])
  expect(productsInOrder([], labelOf)).toEqual([])
})
