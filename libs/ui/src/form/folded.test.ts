import { expect, test } from 'vitest'
import { folded, searchWords } from './folded.ts'

test.each([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['O’Neil', "o'neil"],
  ['Ｔｅｅ', 'tee'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδος', 'οδοσ'],
  ['İstanbul', 'istanbul'],
  ['T–Shirt', 't-shirt'],
  [' Smørrebrød ', 'smorrebrod'],
])('%s is compared as %s', (text, plain) => {
  expect(folded(text)).toBe(plain)
})

test('words are separated by any space', () => {
  expect(searchWords(' Tour\u00a0Tee  Black ')).toEqual(['tour', 'tee', 'black'])
})
