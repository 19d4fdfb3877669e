import { EMPTY_RANK, type Ranks } from './ranks.ts'

/**
 * The order of rows as a list of row numbers, kept in a typed array outside React: 100,000 rows take 400 KB, and no
 * row is wrapped in an object (speed.md, section b).
 */
export type RowOrder = Uint32Array

/** Rows in their original order. */
export function naturalOrder(length: number): RowOrder {
  const order = new Uint32Array(length)
  for (let row = 0; row < length; row += 1) order[row] = row
  return order
}

/** A stable counting sort. Equal values keep their original order in both directions, empty ones come last. */
export function orderByRank({ of, count }: Ranks, descending: boolean): RowOrder {
  const place = (rank: number) => (rank === EMPTY_RANK ? count : descending ? count - 1 - rank : rank)
  const starts = new Uint32Array(count + 2)
  for (let row = 0; row < of.length; row += 1) starts[place(of[row]!) + 1]! += 1
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!
  const order = new Uint32Array(of.length)
  for (let row = 0; row < of.length; row += 1) order[starts[place(of[row]!)]!++] = row
  return order
}

/** The rows that pass the filter, in the given order. The filter runs in original order, as rows are in memory. */
export function filterOrder(order: RowOrder, passes: (row: number) => boolean): RowOrder {
  const passing = new Uint8Array(order.length)
  for (let row = 0; row < order.length; row += 1) passing[row] = passes(row) ? 1 : 0
  return order.filter((row) => passing[row] === 1)
}
