import { accessTo, type Grants } from '@greenroom/permissions'
import type { CompanyQueries } from '../database/company-store.ts'
import type { ItemAnswer } from './item-answer.ts'

export type Expansion = 'package' | 'location_hint' | 'qoh'

/** Adds to each item what was asked for beside it. What the user may not read is left out. */
export async function expandItems(db: CompanyQueries, items: ItemAnswer[], wanted: Expansion[], grants: Grants) {
  const ids = items.map(({ itemID }) => itemID)
  if (wanted.length === 0 || ids.length === 0) return
  await Promise.all([
    wanted.includes('qoh') && addQuantities(db, items, ids),
    wanted.includes('location_hint') && accessTo(grants, 'CATALOG_LOCATION_HINT').read && addHints(db, items, ids),
    wanted.includes('package') && markComponents(db, items, ids),
    wanted.includes('package') && accessTo(grants, 'CATALOG_PACKAGING').read && addComponents(db, items, ids),
  ])
}

async function addQuantities(db: CompanyQueries, items: ItemAnswer[], ids: string[]) {
  const rows = await db
    .selectFrom('stock')
    .select(({ fn }) => ['item_id', fn.sum<number>('qoh').as('qoh')])
    .where('item_id', 'in', ids)
    .groupBy('item_id')
    .execute()
  const quantities = new Map(rows.map((row) => [row.item_id, row.qoh]))
  for (const item of items) item.qoh = quantities.get(item.itemID) ?? 0
}

async function addHints(db: CompanyQueries, items: ItemAnswer[], ids: string[]) {
  const rows = await db
    .selectFrom('location_hint')
    .innerJoin('location', 'location.location_id', 'location_hint.location_id')
    .leftJoin('location as venue', 'venue.location_id', 'location.venue_id')
    .select(['item_id', 'hint', 'location.location_id', 'location.type', 'location.name', 'venue.name as venue_name'])
    .where('item_id', 'in', ids)
    .orderBy('location.name')
    .execute()
  const hints = Map.groupBy(rows, (row) => row.item_id)
  for (const item of items) {
    item.hints = (hints.get(item.itemID) ?? []).map(({ hint, location_id, type, name, venue_name }) => ({
      item: { itemID: item.itemID },
      hint,
      location: { id: location_id, type, name, venueName: venue_name },
    }))
  }
}

async function markComponents(db: CompanyQueries, items: ItemAnswer[], ids: string[]) {
  const rows = await db
    .selectFrom('package_component')
    .select('component_id')
    .distinct()
    .where('component_id', 'in', ids)
    .execute()
  const components = new Set(rows.map((row) => row.component_id))
  for (const item of items) item.isPackageComponent = components.has(item.itemID)
}

async function addComponents(db: CompanyQueries, items: ItemAnswer[], ids: string[]) {
  const rows = await db
    .selectFrom('package_component')
    .innerJoin('item', 'item.item_id', 'package_component.component_id')
    .select(['package_id', 'component_id', 'item.name', 'quantity'])
    .where('package_id', 'in', ids)
    .orderBy('item.name')
    .execute()
  const components = Map.groupBy(rows, (row) => row.package_id)
  for (const item of items) {
    item.components = (components.get(item.itemID) ?? []).map(({ component_id, name, quantity }) => ({
      itemID: component_id,
      name,
      quantity,
    }))
  }
}
