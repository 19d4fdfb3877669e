import { expect, test } from 'vitest'
import { containsWords, folded } from './folded.ts'

test.each([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['Straße', 'strasse'],
  ['O’Neil', "o'neil"],
  ['Ｔｅｅ', 'tee'],
  ['Tour\u00a0Tee', 'tour tee'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδος', 'οδοσ'],
  ['T–Shirt', 't-shirt'],
  ['Smørrebrød', 'smorrebrod'],
  ['50% OFF_', '50% off_'],
])('compares %s as %s, like the searches of the API', (text, plain) => {
  expect(folded(text)).toBe(plain)
})

test('every word is contained, in any order', () => {
  expect(containsWords('New price change', 'change new')).toBe(true)
  expect(containsWords('New price change', 'new prize')).toBe(false)
  expect(containsWords('Café Nord', ' nord  CAFE ')).toBe(true)
  expect(containsWords('Cafe Nord', 'café')).toBe(true)
  expect(containsWords('Anything', '')).toBe(true)
})
