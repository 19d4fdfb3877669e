import { expect, test } from 'vitest'
import { EMPTY_RANK } from './ranks.ts'
import { filterOrder, naturalOrder, orderByRank } from './row-order.ts'

/** Of the values 5, 2, none, 5, 1. */
const ranks = { of: Uint32Array.of(2, 1, EMPTY_RANK, 2, 0), count: 3 }

test('ascending, equal rows keep their order, empty ones are last', () => {
  expect([...orderByRank(ranks, false)]).toEqual([4, 1, 0, 3, 2])
})

test('descending, the same', () => {
  expect([...orderByRank(ranks, true)]).toEqual([0, 3, 1, 4, 2])
})

test('a filter keeps the order', () => {
  expect([...filterOrder(orderByRank(ranks, true), (row) => row !== 3)]).toEqual([0, 1, 4, 2])
  expect([...filterOrder(naturalOrder(3), () => false)]).toEqual([])
})
