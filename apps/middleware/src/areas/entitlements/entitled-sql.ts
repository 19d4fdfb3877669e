import type { EntitlementDifference } from '@greenroom/catalog'
import type { Location, LocationType } from '@greenroom/permissions'
import { type RawBuilder, sql } from 'kysely'
import { changeObject } from '#database/change-object.ts'
import { isNoSystemItem } from '#areas/items/found-items.ts'
import type { CompanyQueries } from '#database/company-store.ts'

/** Of a place that has no location. */
const NOWHERE: Location = { type: 'STORE', locationID: '' }

/**
 * The entitlements that count at the first of the locations: its own, or those of the venue above (E1), which count
 * whether or not that is one of the user's places. Give `everywhere`, and locations whose first is the user's.
 */
export function entitledAtFirst(everywhere: CompanyQueries, [own = NOWHERE, above]: readonly Location[]) {
  if (!above) return explicitAt(everywhere, own)
  const inherited = explicitAt(everywhere, above).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('entitlement as nearer')
          .select('nearer.item_id')
          .where('nearer.location_type', '=', own.type)
          .where('nearer.location_id', '=', own.locationID)
          .whereRef('nearer.item_id', '=', 'entitled.item_id'),
      ),
    ),
  )
  return explicitAt(everywhere, own).unionAll(inherited)
}

function explicitAt(everywhere: CompanyQueries, { type, locationID }: Location) {
  return everywhere
    .selectFrom('entitlement as entitled')
    .select(['entitled.item_id', 'entitled.location_type', 'entitled.location_id'])
    .select(['entitled.sold_from', 'entitled.sold_to'])
    .where('entitled.location_type', '=', type)
    .where('entitled.location_id', '=', locationID)
}

/** How many items the first of the locations may sell, as `entitledAtFirst` has them, without system items. */
export function countEntitled(everywhere: CompanyQueries, locations: readonly Location[]) {
  const [own = NOWHERE] = locations
  const isOwn = sql<boolean>`(entitled.location_type = ${own.type} and entitled.location_id = ${own.locationID})`
  return everywhere
    .selectFrom(entitledAtFirst(everywhere, locations).as('entitled'))
    .innerJoin('item', 'item.item_id', 'entitled.item_id')
    .select([
      sql<number>`count(*) filter (where ${isOwn})::int`.as('explicit'),
      sql<number>`count(*) filter (where not ${isOwn})::int`.as('inherited'),
    ])
    .where(isNoSystemItem)
    .executeTakeFirstOrThrow()
}

/** A date as the contract has it. */
export function minuteOf(column: string): RawBuilder<string | null> {
  return minute(sql.ref(column))
}

function minute(time: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`to_char(${time}, 'YYYY-MM-DD"T"HH24:MI')`
}

/** The audited change of a date, as a list of one or of none. */
export function dateChange(field: string, before: RawBuilder<unknown>, after: RawBuilder<unknown>) {
  const change = changeObject(sql`${field}::text`, minute(before), minute(after))
  return sql`(case when ${before} is distinct from ${after} then jsonb_build_array(${change}) else '[]'::jsonb end)`
}

/** Whether a minute on the wall clock is within the dates of a row (E2). */
export function isWithin(table: string, clock: string): RawBuilder<boolean> {
  const [start, end] = [sql.ref(`${table}.sold_from`), sql.ref(`${table}.sold_to`)]
  const minute = sql`${clock}::timestamp`
  return sql<boolean>`((${start} is null or ${start} <= ${minute}) and (${end} is null or ${minute} < ${end}))`
}

/** How the entitlements `here` and `there` of an item differ (E5). */
export const DIFFERENCE = {
  onlyHere: sql<boolean>`(here.item_id is not null and there.item_id is null)`,
  onlyThere: sql<boolean>`(here.item_id is null and there.item_id is not null)`,
  dates: sql<boolean>`(here.item_id is not null and there.item_id is not null
    and (here.sold_from is distinct from there.sold_from or here.sold_to is distinct from there.sold_to))`,
} as const satisfies Record<EntitlementDifference, RawBuilder<boolean>>

/**
 * Items beside what counts for them at two places (E1). Each entitlement is joined by its key: a plan that expects a few
 * rows of a place that has 50,000 is a good one all the same.
 */
export function comparedItems(everywhere: CompanyQueries, here: readonly Location[], there: readonly Location[]) {
  const own = explicitFor('own', here[0])
  const ownAbove = explicitFor('own_above', here[1])
  const other = explicitFor('other', there[0])
  const otherAbove = explicitFor('other_above', there[1])
  return everywhere
    .selectFrom('item')
    .leftJoin('entitlement as own', (join) => join.on(own))
    .leftJoin('entitlement as own_above', (join) => join.on(ownAbove))
    .leftJoin('entitlement as other', (join) => join.on(other))
    .leftJoin('entitlement as other_above', (join) => join.on(otherAbove))
    .innerJoinLateral(nearestOf(everywhere, 'own', 'own_above').as('here'), (join) => join.onTrue())
    .innerJoinLateral(nearestOf(everywhere, 'other', 'other_above').as('there'), (join) => join.onTrue())
}

/** Whether a row is the entitlement of the item at a location. */
function explicitFor(table: string, { type, locationID }: Location = NOWHERE): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql<boolean>`(${of('item_id')} = item.item_id and ${of('location_type')} = ${type}
    and ${of('location_id')} = ${locationID})`
}

/** The first of two entitlements that there is; nulls if there is none. */
function nearestOf(everywhere: CompanyQueries, own: string, above: string) {
  const nearest = <Value>(column: string) =>
    sql<Value | null>`(case when ${sql.ref(`${own}.item_id`)} is null then ${sql.ref(`${above}.${column}`)}
      else ${sql.ref(`${own}.${column}`)} end)`
  return everywhere.selectNoFrom([
    nearest<string>('item_id').as('item_id'),
    nearest<LocationType>('location_type').as('location_type'),
    nearest<string>('location_id').as('location_id'),
    nearest<string>('sold_from').as('sold_from'),
    nearest<string>('sold_to').as('sold_to'),
  ])
}
