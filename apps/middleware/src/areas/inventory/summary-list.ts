import type { LocationType } from '@greenroom/permissions'
import { sql } from 'kysely'
import { listQuery } from '#query/list-query.ts'
import { byAmount, byCode, byName } from '#query/sort-keys.ts'
import { equals } from '#query/filters.ts'
import { type Summarized, stockRows, SUMS } from '#ledger/stock-rows.ts'

/** What a summary is narrowed to. */
export interface SummaryFilters {
  locationID?: string
  locationType?: LocationType
  departmentID?: string
}

export type SummarySource = Summarized & { filters: SummaryFilters }

/** What each row of a summary is about, by the rows of stock. */
const NAMES = {
  item: [sql<string>`item_id`, sql<string>`''`, sql<string>`item_name`],
  location: [sql<string>`stock.location_id`, sql<string>`stock.location_type`, sql<string>`location.name`],
  department: [
    sql<string>`coalesce(department_id, '')`,
    sql<string>`''`,
    sql<string>`coalesce(department.name, department_id, 'No department')`,
  ],
} as const

/** The rows of stock that a summary counts. */
function counted({ filters, ...asked }: SummarySource) {
  const { locationID, locationType, departmentID } = filters
  let rows = asked.db.selectFrom(stockRows(asked).as('stock')).selectAll('stock')
  if (locationID !== undefined) rows = rows.where(equals('stock.location_id')(locationID))
  if (locationType !== undefined) rows = rows.where(equals('stock.location_type')(locationType))
  if (departmentID !== undefined) rows = rows.where(sql<boolean>`coalesce(department_id, '') = ${departmentID}`)
  return rows
}

/** One row for each location, department or item that has, or had, anything. */
export const summary = listQuery({
  from: (source: SummarySource) => {
    const [id, kind, name] = NAMES[source.by]
    const named = source.db
      .selectFrom(counted(source).as('stock'))
      .leftJoin('location', (join) =>
        join.onRef('location.location_id', '=', 'stock.location_id').onRef('location.type', '=', 'stock.location_type'),
      )
      .leftJoin('list_entry as department', (join) =>
        join.onRef('department.entry_id', '=', 'stock.department_id').on('department.kind', '=', 'department'),
      )
      .select([id.as('id'), kind.as('kind'), name.as('name'), 'stock.bucket', 'stock.quantity', 'stock.cost'])
    const summed = source.db.selectFrom(named.as('named')).select(['id', 'kind', 'name']).select(SUMS)
    return source.db
      .selectFrom(summed.groupBy(['id', 'kind', 'name']).as('row'))
      .selectAll()
      .where(sql<boolean>`(on_hand, in_transit, inbound, reserved) <> (0, 0, 0, 0)`)
  },
  key: [byCode('id'), byCode('kind')],
  byDefault: [byName('name')],
  sorts: {
    id: byCode('id'),
    name: byName('name'),
    onHand: byAmount('on_hand'),
    inTransit: byAmount('in_transit'),
    inbound: byAmount('inbound'),
    reserved: byAmount('reserved'),
    value: byAmount('value'),
  },
  search: ['id', 'name'],
})

/** The sums of all that the summary counts, whatever the search. */
export function summaryTotals(source: SummarySource) {
  return source.db.selectFrom(counted(source).as('stock')).select(SUMS).executeTakeFirstOrThrow()
}
