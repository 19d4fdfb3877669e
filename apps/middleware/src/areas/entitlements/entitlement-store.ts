import type { SellingDates } from '@greenroom/catalog'
import { isSystemItem, type LocationType } from '@greenroom/permissions'
import { type RawBuilder, sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import { MOST_IDS, noteChanged } from '#database/change-log.ts'
import { changeObject } from '#database/change-object.ts'
import { auditAll, type AuditEntry, auditOf, type WriteTransaction } from '#calls/write.ts'
import { notFound } from '#failures/failures.ts'
import { refuseSystemItems } from '#areas/items/item-rules.ts'
import { dateChange, minuteOf } from './entitled-sql.ts'

type EntitledLocation = components['schemas']['EntitledLocation']

export interface EntitledItem {
  itemID: string
  locations: EntitledLocation[]
  /** Always, if they are left out. */
  dates?: SellingDates
}

/** Entitles locations and artists to sell items. Existing entitlements stay. */
export async function entitle(tx: WriteTransaction, items: EntitledItem[]) {
  refuseSystemItems(items.map(({ itemID }) => itemID))
  const locations = items.flatMap((item) => item.locations)
  await Promise.all([requireItems(tx, items), requireLocations(tx, locations)])
  const pairs = new Map(
    items.flatMap(({ itemID, locations: at, dates }) =>
      at.map(({ locationID, type }) => [
        `${itemID}\n${type}\n${locationID}`,
        {
          item_id: itemID,
          location_type: type,
          location_id: locationID,
          sold_from: dates?.from ?? null,
          sold_to: dates?.to ?? null,
        },
      ]),
    ),
  )
  const rows = [...pairs.values()]
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const added = await tx.db
      .insertInto('entitlement')
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflict((conflict) => conflict.doNothing())
      .returning(RETURNED)
      .execute()
    await auditAll(
      tx,
      added.map((row) => entry('create', row)),
    )
  }
}

/**
 * Lets new locations sell what another one is entitled to itself, at its dates, except system items: one statement,
 * because a venue may have tens of thousands. Only for users of all places. Returns how many cells that is, items by
 * locations; more than `most` are not copied.
 */
export async function copyEntitlements(
  tx: WriteTransaction,
  { from, to, most }: { from: EntitledLocation; to: readonly EntitledLocation[]; most: number },
): Promise<number> {
  const sold = await tx.db
    .selectFrom('entitlement')
    .select(['item_id', minuteOf('sold_from').as('from'), minuteOf('sold_to').as('to')])
    .where('location_type', '=', from.type)
    .where('location_id', '=', from.locationID)
    .execute()
  const items = sold.filter(({ item_id }) => !isSystemItem(item_id))
  const cells = items.length * to.length
  if (cells > most) return cells
  const [types, ids] = [to.map(({ type }) => type), to.map(({ locationID }) => locationID)]
  const itemIDs = items.map(({ item_id }) => item_id)
  const [froms, tos] = [items.map((row) => row.from), items.map((row) => row.to)]
  const item = sql<{
    id: string
    sold_from: string | null
    sold_to: string | null
  }>`unnest(${itemIDs}::text[], ${froms}::timestamp[], ${tos}::timestamp[])`.as<'item'>(
    sql`item(id, sold_from, sold_to)`,
  )
  const at = sql<{ type: LocationType; id: string }>`unnest(${types}::text[], ${ids}::text[])`
  const added = await tx.db
    .with('added', (db) =>
      db
        .insertInto('entitlement')
        .columns(['item_id', 'location_type', 'location_id', 'sold_from', 'sold_to'])
        .expression((select) =>
          select
            .selectFrom(item)
            .innerJoin(at.as<'at'>(sql`at(type, id)`), (join) => join.onTrue())
            .select(['item.id as item_id', 'at.type as location_type', 'at.id as location_id'])
            .select(['item.sold_from', 'item.sold_to']),
        )
        .returning(['entitlement_id', 'item_id', 'location_type', 'location_id', 'sold_from', 'sold_to']),
    )
    .with('audited', (db) => auditOf(db, tx, 'entitlement', db.selectFrom('added').select(CREATED).as('changed')))
    .selectFrom('added')
    .select('added.entitlement_id')
    .limit(MOST_IDS + 1)
    .execute()
  noteChanged(
    tx.changed,
    'entitlement',
    added.map(({ entitlement_id }) => String(entitlement_id)),
  )
  return cells
}

/** Removes the existing entitlements of items at these locations. */
export async function removeEntitlements(tx: WriteTransaction, itemIDs: string[], locations: EntitledLocation[]) {
  await requireLocations(tx, locations)
  await remove(tx, sql<boolean>`item_id = any(${itemIDs}) and ${isAtOneOf(locations)}`)
}

/** Takes these entitlements away. */
export async function removeEntitlementsByID(tx: WriteTransaction, ids: readonly number[]) {
  const removed = await remove(tx, sql<boolean>`entitlement_id = any(${ids})`)
  if (removed < ids.length) throw notFound('Some of the entitlements do not exist')
}

async function remove(tx: WriteTransaction, which: RawBuilder<boolean>) {
  const removed = await tx.db.deleteFrom('entitlement').where(which).returning(RETURNED).execute()
  refuseSystemItems(removed.map(({ item_id }) => item_id))
  await auditAll(
    tx,
    removed.map((row) => entry('delete', row)),
  )
  return removed.length
}

const ROWS_A_STATEMENT = 5_000

const RETURNED = [
  ...(['entitlement_id', 'item_id', 'location_type', 'location_id'] as const),
  minuteOf('sold_from').as('from'),
  minuteOf('sold_to').as('to'),
] as const

interface EntitlementRow {
  entitlement_id: number
  item_id: string
  location_type: LocationType
  location_id: string
  from: string | null
  to: string | null
}

function entry(
  action: 'create' | 'delete',
  { entitlement_id, item_id, location_type, location_id, from, to }: EntitlementRow,
): AuditEntry {
  const change = (field: string, value: string | null) =>
    action === 'create' ? { field, from: null, to: value } : { field, from: value, to: null }
  const key = [change('itemID', item_id), change('locationType', location_type), change('locationID', location_id)]
  const changes = [...key, change('from', from), change('to', to)]
  const location = { type: location_type, locationID: location_id }
  return { entity: 'entitlement', entityID: String(entitlement_id), itemID: item_id, location, action, changes }
}

/** The audit entry of a new row, as `entry` has it. */
const CREATED = [
  sql<string>`entitlement_id::text`.as('entity_id'),
  'item_id',
  'location_type',
  'location_id',
  sql<string>`${'create'}::text`.as('action'),
  sql<unknown>`(jsonb_build_array(${sql.join([
    changeObject(sql`${'itemID'}::text`, sql`null`, sql`to_jsonb(item_id)`),
    changeObject(sql`${'locationType'}::text`, sql`null`, sql`to_jsonb(location_type)`),
    changeObject(sql`${'locationID'}::text`, sql`null`, sql`to_jsonb(location_id)`),
  ])}) || ${dateChange('from', sql`null::timestamp`, sql.ref('sold_from'))}
    || ${dateChange('to', sql`null::timestamp`, sql.ref('sold_to'))})`.as('changes'),
] as const

export async function requireItems(tx: WriteTransaction, items: readonly { itemID: string }[]) {
  const ids = [...new Set(items.map(({ itemID }) => itemID))]
  const rows = await tx.db
    .selectFrom('item')
    .select('item_id')
    .where(sql<boolean>`item_id = any(${ids})`)
    .execute()
  const found = new Set(rows.map((row) => row.item_id))
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length > 0) throw notFound(`There is no item ${missing.join(', ')}`)
}

export async function requireLocations(tx: WriteTransaction, locations: EntitledLocation[]) {
  const names = new Set((await unknownLocations(tx, locations)).map(({ locationID, type }) => `${type} ${locationID}`))
  if (names.size > 0) throw notFound(`There is no location ${[...names].join(', ')}`)
}

/** Whether the row of a table is at one of these locations. */
export function isAtOneOf(locations: readonly EntitledLocation[]): RawBuilder<boolean> {
  const byType = [...Map.groupBy(locations, ({ type }) => type)]
  const isAt = byType.map(([type, some]) => {
    const ids = some.map(({ locationID }) => locationID)
    return sql<boolean>`(location_type = ${type} and location_id = any(${ids}))`
  })
  return isAt.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(isAt, sql` or `)})`
}

/** Those of the locations that do not exist. Each is found only under its own type: a store's ID is unknown as a VENUE. */
export async function unknownLocations<Location extends EntitledLocation>(
  { db }: Pick<WriteTransaction, 'db'>,
  locations: Location[],
): Promise<Location[]> {
  const ids = [...new Set(locations.map(({ locationID }) => locationID))]
  const rows = await db
    .selectFrom('location')
    .select(['location_id', 'type'])
    .where(sql<boolean>`location_id = any(${ids})`)
    .execute()
  const known = new Set(rows.map((row) => `${row.type} ${row.location_id}`))
  return locations.filter(({ locationID, type }) => !known.has(`${type} ${locationID}`))
}
