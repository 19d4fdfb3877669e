import { expect, test } from 'vitest'
import { folded } from './folded.ts'

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
