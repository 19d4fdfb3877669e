import { expect, test } from 'vitest'
import { containsSimilarWords, containsWords } from './similar-words.ts'

test('every word is contained, in any order', () => {
  expect(containsWords('New price change', 'change new')).toBe(true)
  expect(containsWords('New price change', 'new prize')).toBe(false)
  expect(containsWords('Anything', '')).toBe(true)
})

test.each([
  ['Products', 'prodcuts'],
  ['Products', 'prodcu'],
  ['Products', 'poducts'],
  ['Roles and permissions', 'permisions role'],
  ['Roles and permissions', 'premissoins'],
  ['New price change', 'new price chagne'],
  ['Turn dark mode on', 'drak'],
  ['Export', 'exprot'],
])('%s is found by %s', (text, query) => {
  expect(containsSimilarWords(text, query)).toBe(true)
})

test.each([
  ['Products', 'vendors'],
  ['Tax', 'tex'],
  ['Log out', 'lgo'],
  ['Export', 'expxxt'],
  ['', 'taxes'],
])('%s is not found by %s', (text, query) => {
  expect(containsSimilarWords(text, query)).toBe(false)
})
