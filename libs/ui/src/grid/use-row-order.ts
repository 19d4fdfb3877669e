import { useLayoutEffect, useMemo, useState } from 'react'
import type { GridFilter, ResolvedColumn } from './grid-columns.ts'
import { cellText } from './grid-cells.ts'
import { rankNumbers, rankTexts, type Ranks } from './ranks.ts'
import { filterOrder, naturalOrder, orderByRank, type RowOrder } from './row-order.ts'
import { runInSlices } from './slices.ts'

/**
 * The order of rows in memory: sorted by one column, then filtered. A column is ranked in slices when it is first sorted
 * by; until then the old order stays.
 */
export function useRowOrder<Row extends object>(
  rows: readonly Row[],
  columns: readonly ResolvedColumn<Row>[],
  column: ResolvedColumn<Row> | undefined,
  descending: boolean,
  filter: GridFilter | undefined,
): RowOrder {
  const natural = useMemo(() => naturalOrder(rows.length), [rows])
  const ranked = useMemo(() => ({ rows, columns: new Map<ResolvedColumn<Row>, Ranks>() }), [rows])
  const [sorted, setSorted] = useState<{ rows: readonly Row[]; order: RowOrder } | null>(null)

  useLayoutEffect(() => {
    if (!column) return setSorted(null)
    const show = (ranks: Ranks) => {
      ranked.columns.set(column, ranks)
      setSorted({ rows, order: orderByRank(ranks, descending) })
    }
    const known = ranked.columns.get(column)
    if (known) return show(known)
    return runInSlices(rankRows(rows, column), show)
  }, [rows, ranked, column, descending])

  const order = sorted?.rows === rows ? sorted.order : natural
  return useMemo(() => {
    if (!filter || filter.text === '') return order
    const contains = new RegExp(filter.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i')
    const searched = columns.filter(({ id }) => filter.columns?.includes(id) ?? true)
    return filterOrder(order, (row) => searched.some((column) => contains.test(cellText(column, rows[row]!, row))))
  }, [rows, columns, order, filter])
}

/** Ranks the values of a column: as numbers if all are numbers, dates or booleans, or else as text. */
function* rankRows<Row extends object>(rows: readonly Row[], column: ResolvedColumn<Row>): Generator<void, Ranks> {
  const read = column.accessorFn ?? (() => undefined)
  const numbers = new Float64Array(rows.length).fill(NaN)
  for (let row = 0; row < rows.length; row += 1) {
    const value: unknown = read(rows[row]!, row)
    if (value === null || value === undefined) continue
    if (typeof value === 'string') {
      yield
      return yield* rankTexts(rows.map((each, at) => String(read(each, at) ?? '')))
    }
    numbers[row] = Number(value)
  }
  yield
  return yield* rankNumbers(numbers)
}
