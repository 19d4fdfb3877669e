import { type RawBuilder, sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import { auditAll, type AuditEntry, type WriteTransaction } from '#database/write.ts'
import { notFound } from '#http/failures.ts'
import { refuseSystemItems } from '#areas/items/item-rules.ts'

type EntitledLocation = components['schemas']['EntitledLocation']

export interface EntitledItem {
  itemID: string
  locations: EntitledLocation[]
}

/** Entitles locations and artists to sell items. Existing entitlements stay. */
export async function entitle(tx: WriteTransaction, items: EntitledItem[]) {
  refuseSystemItems(items.map(({ itemID }) => itemID))
  const locations = items.flatMap((item) => item.locations)
  await Promise.all([requireItems(tx, items), requireLocations(tx, locations)])
  const pairs = new Map(
    items.flatMap(({ itemID, locations: at }) =>
      at.map(({ locationID }) => [`${itemID}\n${locationID}`, { item_id: itemID, location_id: locationID }]),
    ),
  )
  const rows = [...pairs.values()]
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const added = await tx.db
      .insertInto('entitlement')
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['entitlement_id', 'item_id', 'location_id'])
      .execute()
    await auditAll(
      tx,
      added.map((row) => entry('create', row)),
    )
  }
}

/** Removes the existing entitlements of items at these locations. */
export async function removeEntitlements(tx: WriteTransaction, itemIDs: string[], locations: EntitledLocation[]) {
  await requireLocations(tx, locations)
  const locationIDs = locations.map(({ locationID }) => locationID)
  await remove(tx, sql<boolean>`item_id = any(${itemIDs}) and location_id = any(${locationIDs})`)
}

/** Takes these entitlements away. */
export async function removeEntitlementsByID(tx: WriteTransaction, ids: readonly number[]) {
  const removed = await remove(tx, sql<boolean>`entitlement_id = any(${ids})`)
  if (removed < ids.length) throw notFound('Some of the entitlements do not exist')
}

async function remove(tx: WriteTransaction, which: RawBuilder<boolean>) {
  const removed = await tx.db
    .deleteFrom('entitlement')
    .where(which)
    .returning(['entitlement_id', 'item_id', 'location_id'])
    .execute()
  refuseSystemItems(removed.map(({ item_id }) => item_id))
  await auditAll(
    tx,
    removed.map((row) => entry('delete', row)),
  )
  return removed.length
}

const ROWS_A_STATEMENT = 5_000

interface EntitlementRow {
  entitlement_id: number
  item_id: string
  location_id: string
}

function entry(action: 'create' | 'delete', { entitlement_id, item_id, location_id }: EntitlementRow): AuditEntry {
  const change = (field: string, value: string) =>
    action === 'create' ? { field, from: null, to: value } : { field, from: value, to: null }
  const changes = [change('itemID', item_id), change('locationID', location_id)]
  return { entity: 'entitlement', entityID: String(entitlement_id), itemID: item_id, action, changes }
}

async function requireItems(tx: WriteTransaction, items: EntitledItem[]) {
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

/** A location is found only under its own type: a store's ID under the type VENUE is unknown. */
export async function requireLocations(tx: WriteTransaction, locations: EntitledLocation[]) {
  const ids = [...new Set(locations.map(({ locationID }) => locationID))]
  const rows = await tx.db
    .selectFrom('location')
    .select(['location_id', 'type'])
    .where(sql<boolean>`location_id = any(${ids})`)
    .execute()
  const types = new Map(rows.map((row) => [row.location_id, row.type]))
  const missing = locations.filter(({ locationID, type }) => types.get(locationID) !== type)
  const names = new Set(missing.map(({ locationID, type }) => `${type} ${locationID}`))
  if (names.size > 0) throw notFound(`There is no location ${[...names].join(', ')}`)
}
