import { WAITING_DOCUMENTS } from '@greenroom/inventory'
import type { LocationType } from '@greenroom/permissions'
import type { LocationKind } from '@greenroom/validation'
import { type Expression, sql, type SqlBool } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'

export type LocationUse = components['schemas']['LocationUse']

/** The type of the kinds that are locations (section 7, entitlement). */
export const TYPE_OF = { venue: 'VENUE', store: 'STORE', warehouse: 'WAREHOUSE' } as const

/** How many of the IDs in the way are named. */
const NAMED = 5

/** What the words for each kind of use are: one, several. */
const WORDS: Record<LocationUse['what'], readonly [string, string]> = {
  store: ['active store', 'active stores'],
  warehouse: ['active warehouse', 'active warehouses'],
  register: ['active register', 'active registers'],
  event: ['upcoming event', 'upcoming events'],
  document: ['document that moves its stock', 'documents that move its stock'],
  entitlement: ['entitlement', 'entitlements'],
  user: ['assigned user', 'assigned users'],
  stock: ['item in stock', 'items in stock'],
}

/** What stands in the way of deactivating each of these records: what belongs to it and is still in use. */
export async function usesOf(
  db: CompanyQueries,
  kind: LocationKind,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LocationUse[]>> {
  if (ids.length === 0 || kind === 'register' || kind === 'reportingGroup') return new Map()
  const found = await Promise.all([
    ...(kind === 'venue' ? [partsOf(db, 'store', ids), partsOf(db, 'warehouse', ids), eventsOf(db, ids, now)] : []),
    ...(kind === 'store' ? [registersOf(db, ids)] : []),
    documentsOf(db, TYPE_OF[kind], ids),
    ...(['entitlement', 'user', 'stock'] as const).map((what) => countAt(db, what, TYPE_OF[kind], ids)),
  ])
  const uses = new Map<string, LocationUse[]>()
  for (const { of, ...use } of found.flat()) uses.set(of, [...(uses.get(of) ?? []), use])
  return uses
}

/** One use in words: `2 active registers: R1, R2`. */
export function useWords({ what, count, ids }: LocationUse): string {
  const [one, many] = WORDS[what]
  const more = count > ids.length && ids.length > 0 ? ' and more' : ''
  return `${count} ${count === 1 ? one : many}${ids.length > 0 ? `: ${ids.join(', ')}${more}` : ''}`
}

const counted = sql<number>`count(*)::int`.as('count')
const firstIDs = (column: string) =>
  sql<string[]>`coalesce((array_agg(${sql.ref(column)} order by ${sql.ref(column)}))[1:${sql.lit(NAMED)}], '{}')`.as(
    'ids',
  )

/** A use, and the ID of the record that it stands in the way of. */
type UseOf = LocationUse & { of: string }

async function partsOf(db: CompanyQueries, what: 'store' | 'warehouse', venueIDs: readonly string[]): Promise<UseOf[]> {
  const rows = await db
    .selectFrom('location')
    .select([sql<string>`venue_id`.as('of'), counted, firstIDs('location_id')])
    .where('type', '=', TYPE_OF[what])
    .where(sql<boolean>`venue_id = any(${venueIDs})`)
    .where('status', '=', 'Active')
    .groupBy('venue_id')
    .execute()
  return rows.map((row) => ({ what, ...row }))
}

async function registersOf(db: CompanyQueries, storeIDs: readonly string[]): Promise<UseOf[]> {
  const rows = await db
    .selectFrom('register')
    .select([sql<string>`store_id`.as('of'), counted, firstIDs('register_id')])
    .where(sql<boolean>`store_id = any(${storeIDs})`)
    .where('status', '=', 'Active')
    .groupBy('store_id')
    .execute()
  return rows.map((row) => ({ what: 'register', ...row }))
}

async function eventsOf(db: CompanyQueries, venueIDs: readonly string[], now: Date): Promise<UseOf[]> {
  const rows = await db
    .selectFrom('event')
    .select([sql<string>`venue_id`.as('of'), counted, firstIDs('event_id')])
    .where(sql<boolean>`venue_id = any(${venueIDs})`)
    .where('starts_at', '>', now)
    .groupBy('venue_id')
    .execute()
  return rows.map((row) => ({ what: 'event', ...row }))
}

async function documentsOf(db: CompanyQueries, type: LocationType, ids: readonly string[]): Promise<UseOf[]> {
  const rows = await db
    .selectFrom('document_location')
    .innerJoin('document', (join) =>
      join
        .onRef('document.kind', '=', 'document_location.kind')
        .onRef('document.number', '=', 'document_location.number'),
    )
    .select(['location_id as of', counted, firstIDs('document.number')])
    .where('location_type', '=', type)
    .where(sql<boolean>`location_id = any(${ids})`)
    .where((where) =>
      where.or(
        Object.entries(WAITING_DOCUMENTS).map(([kind, states]) =>
          where.and([where('document.kind', '=', kind), where('document.state', 'in', [...states])]),
        ),
      ),
    )
    .groupBy('location_id')
    .execute()
  return rows.map((row) => ({ what: 'document', ...row }))
}

/** The assignments of deactivated users stay (docs/adr/0023-places-of-users.md), and stand in nobody's way. */
function isInUse(db: CompanyQueries, what: keyof typeof TABLES): Expression<SqlBool> {
  if (what === 'entitlement') return sql<SqlBool>`true`
  if (what === 'stock') return sql<SqlBool>`bucket = 'ON_HAND' and quantity <> 0`
  const active = db.selectFrom('app_user').select('app_user.user_id').where('disabled_at', 'is', null)
  return sql<SqlBool>`user_id in ${active}`
}

const TABLES = { entitlement: 'entitlement', user: 'user_location', stock: 'stock_balance' } as const

/** Who may see these records is not asked here, so that only their number is told. */
async function countAt(
  db: CompanyQueries,
  what: keyof typeof TABLES,
  type: LocationType,
  ids: readonly string[],
): Promise<UseOf[]> {
  const rows = await db
    .selectFrom(TABLES[what])
    .select(['location_id as of', counted])
    .where('location_type', '=', type)
    .where(sql<boolean>`location_id = any(${ids})`)
    .where(isInUse(db, what))
    .groupBy('location_id')
    .execute()
  return rows.map((row) => ({ what, ...row, ids: [] }))
}
