import { COUNT_LINES_MAX, readPlace } from '@greenroom/inventory'
import type { Location } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { Answer, AnswerBody, Call } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { onHandRows } from '#ledger/on-hand-at.ts'
import { isOwnPlace } from '#ledger/places.ts'

type Filters = Pick<Call<'listItemsToCount'>['query'], 'departmentID' | 'vendorID' | 'negative'>

/** The items that are on hand at a location, or less than nothing of them, by name. */
export async function itemsToCount(
  db: CompanyQueries,
  location: Location,
  { departmentID, vendorID, negative }: Filters = {},
): Promise<{ itemID: string; name: string }[]> {
  let query = onHandRows(db, location)
    .innerJoin('item', 'item.item_id', 'stock_balance.item_id')
    .select(['item.item_id as itemID', 'item.name'])
    .where('stock_balance.quantity', negative ? '<' : '<>', 0)
  if (departmentID !== undefined) query = query.where('item.department_id', '=', departmentID)
  if (vendorID !== undefined) query = query.where('item.vendor_code', '=', vendorID)
  return query.orderBy('item.name').orderBy('item.item_id').execute()
}

/** The same for a new count. With `longestAgo`, only those that were counted longest ago. */
export async function listItemsToCount({
  company: { db },
  query,
}: Call<'listItemsToCount'>): Promise<Answer<AnswerBody<'listItemsToCount'>>> {
  const { place, longestAgo, ...filters } = query
  const location = readPlace(place)
  if (!location || !(await isOwnPlace(db, location))) return { body: [] }
  const items = await itemsToCount(db, location, filters)
  if (longestAgo === undefined) return { body: items.slice(0, COUNT_LINES_MAX) }
  const times = await countedAt(db, location)
  const timeOf = ({ itemID }: { itemID: string }) => times.get(itemID)?.getTime() ?? 0
  return { body: items.toSorted((one, other) => timeOf(one) - timeOf(other)).slice(0, longestAgo) }
}

/** When each item was counted last at a location, by a count that was posted. */
async function countedAt(
  db: CompanyQueries,
  { type, locationID }: Location,
): Promise<ReadonlyMap<string | null, Date>> {
  const rows = await db
    .selectFrom('document')
    .innerJoin('document_location as place', (join) =>
      join.onRef('place.kind', '=', 'document.kind').onRef('place.number', '=', 'document.number'),
    )
    .innerJoin('document_line as line', (join) =>
      join.onRef('line.kind', '=', 'document.kind').onRef('line.number', '=', 'document.number'),
    )
    .select(({ fn }) => ['line.item_id as itemID', fn.max('document.updated_at').as('at')])
    .where('document.kind', '=', 'count')
    .where('document.state', '=', 'POSTED')
    .where('place.location_type', '=', type)
    .where('place.location_id', '=', locationID)
    .where(sql<boolean>`line.fields ->> 'counted' is not null`)
    .groupBy('line.item_id')
    .execute()
  return new Map(rows.map(({ itemID, at }) => [itemID, at]))
}
