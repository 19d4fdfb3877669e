import { expect, test } from 'vitest'
import { fittingEntries } from './fitting.ts'

const entries = [0, 0, 0, 1, 1].map((group) => ({ width: 100, group }))
const row = (room: number) => ({ room, more: 60, entries, heads: [0, 50] })

test('shows all if all fit', () => {
  expect(fittingEntries(row(550), 0)).toEqual([0, 1, 2, 3, 4])
})

test('shows as many from the start as fit next to the button for the rest', () => {
  expect(fittingEntries(row(549), 0)).toEqual([0, 1, 2, 3])
  expect(fittingEntries(row(509), 0)).toEqual([0, 1, 2])
  expect(fittingEntries(row(359), 0)).toEqual([0, 1])
})

test('includes the current one, with the heading of its group', () => {
  expect(fittingEntries(row(449), 4)).toEqual([0, 1, 4])
  expect(fittingEntries(row(120), 4)).toEqual([4])
})

test('shows none without a current one if none fits', () => {
  expect(fittingEntries(row(120), -1)).toEqual([])
})
