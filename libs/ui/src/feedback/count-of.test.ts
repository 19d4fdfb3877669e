import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'

test.each([
  [1, '1 row'],
  [0, '0 rows'],
  [1234, '1,234 rows'],
  ['10,000+', '10,000+ rows'],
])('%s is written as %s', (count, words) => {
  expect(countOf(count, 'row')).toBe(words)
})

test('writes another plural, and numbers as the company does', () => {
  expect(countOf(2, 'person', 'people')).toBe('2 people')
  expect(countOf(1234, 'item', 'items', () => '1.234')).toBe('1.234 items')
})
