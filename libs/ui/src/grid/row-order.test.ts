import { expect, test } from 'vitest'
import { EMPTY_RANK } from './ranks.ts'
import { filterOrder, naturalOrder, orderByRank } from './row-order.ts'

/** The values 5, 2, none, 5, 1. */
const ranks = { of: Uint32Array.of(2, 1, EMPTY_RANK, 2, 0), count: 3 }

test('keeps the order of equal rows when ascending, with empty ones last', () => {
  expect([...orderByRank(ranks, false)]).toEqual([4, 1, 0, 3, 2])
})

test('does the same when descending', () => {
  expect([...orderByRank(ranks, true)]).toEqual([0, 3, 1, 4, 2])
})

test('keeps the order when filtering', () => {
  expect([...filterOrder(orderByRank(ranks, true), (row) => row !== 3)]).toEqual([0, 1, 4, 2])
  expect([...filterOrder(naturalOrder(3), () => false)]).toEqual([])
})
