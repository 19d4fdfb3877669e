import { subtract, sum, toAmount, toNumber } from '@greenroom/money'
import type { components } from '@greenroom/openapi'
import { accessTo, type Feature, type Grants } from '@greenroom/permissions'
import { type RawBuilder, sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { SessionUser } from '#calls/call.ts'
import { periodOf, reportingDays, type ReportingDays } from './reporting-days.ts'

type HomeFigures = components['schemas']['HomeFigures']
type FigureName = HomeFigures['figures'][number]['figure']

/** What a user must be able to read to see each figure, the most important first. */
const NEEDS: Record<FigureName, readonly Feature[]> = {
  netSales: ['REPORTS_SALES', 'CATALOG_PRODUCT_PRICE'],
  unitsSold: ['REPORTS_SALES'],
  grossMargin: ['REPORTS_SALES', 'CATALOG_PRODUCT_PRICE', 'CATALOG_PRODUCT_COST'],
  newItems: ['CATALOG_PRODUCT'],
  itemChanges: ['CATALOG_PRODUCT'],
}

/** The most figures of one user. */
const MOST = 4

/** The days that a figure sums up; it is compared with as many days before them. */
const DAYS = 7

/** The values of one day. */
type Day = Partial<Record<FigureName, number>> & { date: string }

/** The first figures that the user may see, over the last complete reporting days. */
export async function homeFigures(
  db: CompanyQueries,
  { userID, grants }: Pick<SessionUser, 'userID' | 'grants'>,
  now: Date,
): Promise<HomeFigures> {
  const names = figuresOf(grants)
  const readers = new Set(names.map((name) => (NEEDS[name][0] === 'REPORTS_SALES' ? salesByDay : changesByDay)))
  const days = await reportingDays(db, userID)
  const today = periodOf(sql`${now}::timestamptz`, 'day', days)
  const [dates, ...read] = await Promise.all([
    datesBefore(db, today),
    ...[...readers].map((reader) => reader(db, today, days)),
  ])
  const figures = names.map((figure) => {
    const values = new Map(read.flat().flatMap((day) => (day[figure] === undefined ? [] : [[day.date, day[figure]]])))
    const byDay = dates.map((date) => values.get(date) ?? 0)
    return { figure, value: total(byDay.slice(DAYS)), before: total(byDay.slice(0, DAYS)), days: byDay }
  })
  return { from: dates[DAYS]!, to: dates.at(-1)!, figures }
}

function figuresOf(grants: Grants): FigureName[] {
  const names = Object.keys(NEEDS) as FigureName[]
  return names.filter((name) => NEEDS[name].every((feature) => accessTo(grants, feature).read)).slice(0, MOST)
}

function total(values: readonly number[]): number {
  return toNumber(sum(values.map(toAmount)))
}

/** The days of the comparison and of the figures. */
async function datesBefore(db: CompanyQueries, today: RawBuilder<Date>) {
  const rows = await db
    .selectFrom(sql<{ back: number }>`generate_series(${-2 * DAYS}, -1)`.as<'day'>(sql`day(back)`))
    .select(sql<string>`to_char(${today} + day.back * interval '1 day', 'YYYY-MM-DD')`.as('date'))
    .execute()
  return rows.map(({ date }) => date)
}

/** The first instant of a day that begins `back` days before today. */
function startOf(today: RawBuilder<Date>, back: number, { timeZone, start }: ReportingDays) {
  return sql<Date>`(${today} - ${`${back} days`}::interval + ${start}::interval) at time zone ${timeZone}`
}

const dateOf = (at: RawBuilder<Date>, days: ReportingDays) =>
  sql<string>`to_char(${periodOf(at, 'day', days)}, 'YYYY-MM-DD')`.as('date')

async function salesByDay(db: CompanyQueries, today: RawBuilder<Date>, days: ReportingDays): Promise<Day[]> {
  const rows = await db
    .selectFrom('sale_line')
    .select(({ fn }) => [
      dateOf(sql`occurred_at`, days),
      fn.sum<number>('quantity').as('units'),
      fn.sum<number>('net').as('net'),
      fn.sum<number>('cost').as('cost'),
    ])
    .where('occurred_at', '>=', startOf(today, 2 * DAYS, days))
    .where('occurred_at', '<', startOf(today, 0, days))
    .groupBy('date')
    .execute()
  return rows.map(({ date, units, net, cost }) => {
    return { date, unitsSold: units, netSales: net, grossMargin: toNumber(subtract(toAmount(net), toAmount(cost))) }
  })
}

async function changesByDay(db: CompanyQueries, today: RawBuilder<Date>, days: ReportingDays): Promise<Day[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select([
      dateOf(sql`at`, days),
      sql<number>`count(*) filter (where action = 'create')`.as('created'),
      sql<number>`count(*) filter (where action <> 'create')`.as('changed'),
    ])
    .where('entity', '=', 'item')
    .where('at', '>=', startOf(today, 2 * DAYS, days))
    .where('at', '<', startOf(today, 0, days))
    .groupBy('date')
    .execute()
  return rows.map(({ date, created, changed }) => ({ date, newItems: created, itemChanges: changed }))
}
