import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  type AccessLevel,
  type Feature,
  grantsOf,
  HIDDEN_WITHOUT,
  isHidden,
  toChange,
  toSee,
  withoutHidden,
} from './index.ts'

const reading = (...keys: Feature[]) => grantsOf(keys.map((key) => ({ key, access: ['READ'] })))
const COST: Feature = 'CATALOG_PRODUCT_COST'
const PRICE: Feature = 'CATALOG_PRODUCT_PRICE'

const shirt = { itemID: 'TS', costPrice: 4, sellingPrice: 10, cardPrice: 11, margin: 60, markup: 150, msrp: 12 }

test('H1 hides the cost without READ on it', () => {
  expect(withoutHidden(shirt, reading(PRICE))).toEqual({ itemID: 'TS', sellingPrice: 10, cardPrice: 11, msrp: 12 })
})

test('H2 hides the selling price and the card price in the same way', () => {
  expect(withoutHidden(shirt, reading(COST))).toEqual({ itemID: 'TS', costPrice: 4, msrp: 12 })
})

test.each([
  [[], true],
  [[COST], true],
  [[PRICE], true],
  [[COST, PRICE], false],
] as [Feature[], boolean][])('H3 with %j hides margin and markup: %o', (features, hidden) => {
  expect(isHidden(reading(...features), 'margin')).toBe(hidden)
  expect(isHidden(reading(...features), 'markup')).toBe(hidden)
})

test('H4 hides SKU, description, build to order and additional attributes in the same way', () => {
  const attributes = [{ key: 'ORIGIN', value: 'Portugal' }]
  const record = { masterSKU: 'S', extendedDescription: 'Heavy', ctoType: 'ITEM', attributes, name: 'Shirt' }
  expect(withoutHidden(record, reading())).toEqual({ name: 'Shirt' })
  const features: Feature[] = [
    'CATALOG_PRODUCT_SKU',
    'CATALOG_PRODUCT_DESCRIPTION',
    'CATALOG_PRODUCT_CTO',
    'CATALOG_CUSTOM_ATTRIBUTES',
  ]
  expect(withoutHidden(record, reading(...features))).toEqual(record)
})

test('H5 leaves no hidden value at any depth, not even as 0', () => {
  const product = { variants: [shirt, { itemID: 'B', components: [{ costPrice: 0, quantity: 2 }] }], qoh: 3 }
  expect(withoutHidden(product, reading(PRICE))).toEqual({
    variants: [
      { itemID: 'TS', sellingPrice: 10, cardPrice: 11, msrp: 12 },
      { itemID: 'B', components: [{ quantity: 2 }] },
    ],
    qoh: 3,
  })
  const when = new Map([['costPrice', 4]])
  expect(withoutHidden([{ when }, null, 'costPrice'], reading())).toEqual([{ when }, null, 'costPrice'])
})

test('H6 hides no quantity on hand', () => {
  expect(isHidden(reading(), 'qoh')).toBe(false)
  expect(withoutHidden({ itemID: 'TS', qoh: 3 }, reading())).toEqual({ itemID: 'TS', qoh: 3 })
})

test('H7 hides no MSRP', () => {
  expect(isHidden(reading(), 'msrp')).toBe(false)
  expect(withoutHidden(shirt, reading())).toEqual({ itemID: 'TS', msrp: 12 })
})

test('H8 needs READ on the features of a value to see it, and WRITE to change it', () => {
  expect(toSee('margin')).toEqual(['CATALOG_PRODUCT_COST:READ', 'CATALOG_PRODUCT_PRICE:READ'])
  expect(toChange('costPrice')).toEqual(['CATALOG_PRODUCT_COST:WRITE'])
  expect(toChange('margin')).toEqual(['CATALOG_PRODUCT_COST:WRITE', 'CATALOG_PRODUCT_PRICE:WRITE'])
})

test('H5 treats a record without a prototype as a record', () => {
  const record = Object.assign(Object.create(null) as object, { costPrice: 4, name: 'Shirt' })
  expect(withoutHidden(record, reading())).toEqual({ name: 'Shirt' })
})

const levels = fc.subarray<AccessLevel>(['READ', 'WRITE', 'DELETE', 'NOACCESS'])
const record = fc.object({ key: fc.constantFrom(...Object.keys(HIDDEN_WITHOUT), 'name', 'toString'), maxDepth: 3 })

test.prop([record, levels, levels])('H5 hides values of any record and grants', (value, cost, price) => {
  const grants = grantsOf([
    { key: COST, access: cost },
    { key: PRICE, access: price },
  ])
  const visible = withoutHidden(value, grants)
  const text = JSON.stringify(visible)
  for (const name of Object.keys(HIDDEN_WITHOUT)) if (isHidden(grants, name)) expect(text).not.toContain(`"${name}":`)
  expect(withoutHidden(visible, grants)).toEqual(visible)
  const all = Object.values(HIDDEN_WITHOUT).flat()
  expect(withoutHidden(value, reading(...all))).toEqual(value)
})
