import { expect, test } from 'vitest'
import {
  groupedQuery,
  queryText,
  readGrouped,
  readQuery,
  readSort,
  sortText,
  withoutFilters,
  withParams,
} from './products-url.ts'

const from = (text: string) => readQuery(new URLSearchParams(text))

test('the address says what the list asks for, in the words of the API', () => {
  expect(from('search=%20tee%20&status=Active&department=D1,D2&sort=-sellingPrice&peek=A1')).toEqual({
    search: 'tee',
    status: 'Active',
    department: 'D1,D2',
    sort: '-sellingPrice',
  })
})

test('a broken link narrows nothing instead of being refused', () => {
  expect(from('status=Gone&type=1,9&sort=-color&brand=,,')).toEqual({ type: '1' })
})

test('nobody sorts by a price that is hidden from them', () => {
  expect(readQuery(new URLSearchParams('sort=-costPrice'), new Set(['costPrice']))).toEqual({})
})

test('nobody asks which items lack a price that is hidden from them', () => {
  const params = new URLSearchParams('missing=sellingPrice,tax,upc')
  expect(readQuery(params)).toEqual({ missing: 'sellingPrice,tax' })
  expect(readQuery(params, new Set(['sellingPrice']))).toEqual({ missing: 'tax' })
})

test('a range of prices or days narrows the list, unless it is broken or of a hidden price', () => {
  const params = new URLSearchParams('sellingPrice=5..9.50&costPrice=..3&updatedAt=2026-03-01..&createdAt=2026-02-30..')
  const ranges = { sellingPrice: '5..9.50', updatedAt: '2026-03-01..' }
  expect(readQuery(params)).toEqual({ ...ranges, costPrice: '..3' })
  expect(readQuery(params, new Set(['costPrice']))).toEqual(ranges)
  expect(String(withoutFilters(params))).toBe('')
})

test('one query has one spelling, whatever the order in the address', () => {
  expect(queryText(from('size=S&status=Active&search=a'))).toBe(queryText(from('search=a&status=Active&size=S')))
  expect(from(queryText(from('search=a%26b&color=RED')))).toEqual({ search: 'a&b', color: 'RED' })
})

test('a view keeps whether the list is grouped, and a grouped list is sorted by name alone', () => {
  const params = new URLSearchParams(queryText(from('search=tee&sort=-sellingPrice'), true))
  expect(readGrouped(params)).toBe(true)
  expect(readGrouped(new URLSearchParams('group=brand'))).toBe(false)
  expect(groupedQuery(readQuery(params))).toEqual({ search: 'tee' })
  expect(groupedQuery(from('sort=-name'))).toEqual({ sort: '-name' })
})

test('sort reads and writes the same word', () => {
  expect(readSort({})).toEqual({ column: 'name', descending: false })
  expect(sortText(readSort({ sort: '-updatedAt' }))).toBe('-updatedAt')
})

test('clearing keeps the order and the peek', () => {
  const params = new URLSearchParams('search=tee&brand=B1&sort=upc&peek=A1')
  expect(String(withoutFilters(params))).toBe('sort=upc&peek=A1')
  expect(String(withParams(params, { search: '', brand: 'B2' }))).toBe('brand=B2&sort=upc&peek=A1')
})
