import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { LocationType } from '@greenroom/permissions'
import type { SessionUser } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { periodOf, reportingDays, type ReportingDays } from './reporting-days.ts'
import { figuresFor, NOTHING_SOLD, SUMS, type Sums } from './sales-figures.ts'

type Sales = components['schemas']['Sales']

export interface SalesQuery {
  /** Both in epoch seconds and inclusive. */
  from: number
  to: number
  interval: components['schemas']['SalesInterval']
}

/** The sums of one period, location or item; a null means all of them. */
type Group = Sums & {
  date: string | null
  location_type: LocationType | null
  location_id: string | null
  item_id: string | null
}

/** The most items that sales of the whole company list. */
const MOST_ITEMS = 100

/** The sales of some items or, without them, of all, in a range: in total, and by period, location and item. */
export async function salesOf(
  db: CompanyQueries,
  itemIDs: readonly string[] | undefined,
  query: SalesQuery,
  { userID, grants }: Pick<SessionUser, 'userID' | 'grants'>,
): Promise<Sales> {
  const days = await reportingDays(db, userID)
  const [groups, dates] = await Promise.all([groupsOf(db, itemIDs, query, days), datesOf(db, query, days)])
  const figures = figuresFor(grants)
  const byDate = new Map(groups.map((group) => [group.date, group]))
  const mostFirst = groups.toSorted((a, b) => b.units - a.units)
  const ofItems = mostFirst.filter(({ item_id }) => item_id !== null).slice(0, itemIDs?.length ?? MOST_ITEMS)
  const [locations, items] = await Promise.all([
    locationsOf(
      db,
      groups.flatMap(({ location_id }) => location_id ?? []),
    ),
    namesOf(
      db,
      ofItems.flatMap(({ item_id }) => item_id ?? []),
    ),
  ])
  return {
    timeZone: days.timeZone,
    interval: query.interval,
    totals: figures(groups.find((group) => !group.date && !group.location_id && !group.item_id) ?? NOTHING_SOLD),
    periods: dates.map((date) => ({ date, ...figures(byDate.get(date) ?? NOTHING_SOLD) })),
    locations: mostFirst.flatMap((group) => {
      const location = locations.get(`${group.location_type} ${group.location_id}`)
      return location ? { ...location, ...figures(group) } : []
    }),
    items: ofItems.map(({ item_id, ...sums }) => ({ itemID: item_id!, name: items.get(item_id!)!, ...figures(sums) })),
  }
}

function groupsOf(
  db: CompanyQueries,
  itemIDs: readonly string[] | undefined,
  { from, to, interval }: SalesQuery,
  days: ReportingDays,
) {
  return db
    .with('line', (lines) =>
      lines
        .selectFrom('sale_line')
        .selectAll()
        .select(sql<string>`to_char(${periodOf(sql`occurred_at`, interval, days)}, 'YYYY-MM-DD')`.as('date'))
        .$if(itemIDs !== undefined, (some) => some.where(sql<boolean>`item_id = any(${itemIDs})`))
        .where('occurred_at', '>=', new Date(from * 1000))
        .where('occurred_at', '<', new Date((to + 1) * 1000)),
    )
    .selectFrom('line')
    .select(['date', 'location_type', 'location_id', 'item_id', ...SUMS])
    .groupBy(sql`grouping sets ((), (date), (location_type, location_id), (item_id))`)
    .$castTo<Group>()
    .execute()
}

/** The first days of all periods of a range, including those without a sale. */
async function datesOf(db: CompanyQueries, { from, to, interval }: SalesQuery, days: ReportingDays) {
  const first = periodOf(sql`to_timestamp(${from}::bigint)`, interval, days)
  const last = periodOf(sql`to_timestamp(${to}::bigint)`, interval, days)
  const rows = await db
    .selectFrom(
      sql<{ at: Date }>`generate_series(${first}, ${last}, ${`1 ${interval}`}::interval)`.as<'period'>(sql`period(at)`),
    )
    .select(sql<string>`to_char(period.at, 'YYYY-MM-DD')`.as('date'))
    .execute()
  return rows.map(({ date }) => date)
}

async function locationsOf(db: CompanyQueries, ids: string[]) {
  const rows = await db
    .selectFrom('location')
    .select(['location_id as locationID', 'type', 'name'])
    .where(sql<boolean>`location_id = any(${ids})`)
    .execute()
  return new Map(rows.map((row) => [`${row.type} ${row.locationID}`, row]))
}

async function namesOf(db: CompanyQueries, ids: string[]) {
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'name'])
    .where(sql<boolean>`item_id = any(${ids})`)
    .execute()
  return new Map(rows.map(({ item_id, name }) => [item_id, name]))
}
