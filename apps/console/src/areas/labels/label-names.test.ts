import { expect, test } from 'vitest'
import { freeName, searchForCopies } from './label-names.ts'

test.each([
  ['Shelf', [], 'Shelf'],
  ['Shelf', ['Shelf small', 'Box'], 'Shelf'],
  ['Shelf', ['shelf'], 'Shelf (copy)'],
  ['Shelf', ['Shelf', 'Shelf (copy)'], 'Shelf (copy 2)'],
  ['Shelf', ['Shelf', 'Shelf (copy)', 'Shelf (copy 2)', 'Shelf (copy 4)'], 'Shelf (copy 3)'],
  ['Shelf (copy)', ['Shelf', 'Shelf (copy)'], 'Shelf (copy 2)'],
  ['Shelf (copy 2)', ['Shelf (copy 2)'], 'Shelf (copy)'],
  ['x'.repeat(50), ['x'.repeat(50)], `${'x'.repeat(43)} (copy)`],
  ['x'.repeat(50), ['x'.repeat(50), `${'x'.repeat(43)} (copy)`], `${'x'.repeat(41)} (copy 2)`],
])('the free name for %s beside %j is %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free)
})

test.each(['Shelf', 'Shelf (copy)', 'Shelf (copy 12)', 'x'.repeat(50)])('finds the copies of %s', (name) => {
  const taken: string[] = [name]
  for (let copy = 0; copy < 12; copy++) taken.push(freeName(name, taken))
  expect(new Set(taken).size).toBe(13)
  for (const each of taken) expect(each).toContain(searchForCopies(name))
})
