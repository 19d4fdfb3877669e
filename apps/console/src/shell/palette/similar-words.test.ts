import { expect, test } from 'vitest'
import { containsSimilarWords } from './similar-words.ts'

test.each([
  ['Products', 'prodcuts'],
  ['Products', 'prodcu'],
  ['Products', 'poducts'],
  ['Roles and permissions', 'permisions role'],
  ['Roles and permissions', 'premissoins'],
  ['New price change', 'new price chagne'],
  ['Turn dark mode on', 'drak'],
  ['Export', 'exprot'],
  ['Café Nord', 'cafe nrod'],
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
