import { expect, test } from 'vitest'
import { placeOf } from './item-words.ts'

test.each([
  ['Price', { column: 'Price', field: 'sellingPrice' }],
  ['Product name', { column: null, field: 'productName' }],
  ['Whole row', { column: null, field: '' }],
])('a rejected row names the place of its problem: %s', (place, given) => {
  expect(placeOf(given)).toBe(place)
})
