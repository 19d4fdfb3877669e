import { accessTo, type Feature, type Grants } from '@greenroom/permissions'
import type { CompanyQueries } from '#database/company-store.ts'
import type { ItemAnswer } from './item-answer.ts'
import { stockOf } from '#ledger/item-stock.ts'

export type Expansion = 'package' | 'location_hint' | 'qoh'

/** What was asked for beside an item. */
export type Extras = Pick<ItemAnswer, 'qoh' | 'hints' | 'components' | 'isPackageComponent'>

/** What was asked for beside these items, by item. What the user may not read is left out. */
export async function extrasOf(
  db: CompanyQueries,
  ids: readonly string[],
  wanted: readonly Expansion[],
  grants: Grants,
): Promise<(itemID: string) => Extras> {
  if (wanted.length === 0 || ids.length === 0) return () => ({})
  const mayRead = (expansion: Expansion, feature: Feature) =>
    wanted.includes(expansion) && accessTo(grants, feature).read
  const found = await Promise.all([
    wanted.includes('qoh') && quantities(db, ids),
    wanted.includes('package') && componentMarks(db, ids),
    mayRead('location_hint', 'CATALOG_LOCATION_HINT') && hints(db, ids),
    mayRead('package', 'CATALOG_PACKAGING') && components(db, ids),
  ])
  const extras = found.filter((each) => each !== false)
  return (itemID) => Object.assign({}, ...extras.map((of) => of(itemID)))
}

async function quantities(db: CompanyQueries, ids: readonly string[]) {
  const onHand = await stockOf(db, ids)
  return (itemID: string): Extras => ({ qoh: onHand(itemID) })
}

async function hints(db: CompanyQueries, ids: readonly string[]) {
  const rows = await db
    .selectFrom('location_hint')
    .innerJoin('location', (location) =>
      location
        .onRef('location.type', '=', 'location_hint.location_type')
        .onRef('location.location_id', '=', 'location_hint.location_id'),
    )
    .leftJoin('location as venue', (venue) =>
      venue.onRef('venue.location_id', '=', 'location.venue_id').on('venue.type', '=', 'VENUE'),
    )
    .select(['item_id', 'hint', 'location.location_id', 'location.type', 'location.name', 'venue.name as venue_name'])
    .where('item_id', 'in', ids)
    .orderBy('location.name')
    .execute()
  const byItem = Map.groupBy(rows, (row) => row.item_id)
  return (itemID: string): Extras => ({
    hints: (byItem.get(itemID) ?? []).map(({ hint, location_id, type, name, venue_name }) => ({
      item: { itemID },
      hint,
      location: { id: location_id, type, name, venueName: venue_name },
    })),
  })
}

async function componentMarks(db: CompanyQueries, ids: readonly string[]) {
  const rows = await db
    .selectFrom('package_component')
    .select('component_id')
    .distinct()
    .where('component_id', 'in', ids)
    .execute()
  const marked = new Set(rows.map((row) => row.component_id))
  return (itemID: string): Extras => ({ isPackageComponent: marked.has(itemID) })
}

async function components(db: CompanyQueries, ids: readonly string[]) {
  const rows = await db
    .selectFrom('package_component')
    .innerJoin('item', 'item.item_id', 'package_component.component_id')
    .select(['package_id', 'component_id', 'item.name', 'quantity'])
    .where('package_id', 'in', ids)
    .orderBy('item.name')
    .execute()
  const byPackage = Map.groupBy(rows, (row) => row.package_id)
  return (itemID: string): Extras => ({
    components: (byPackage.get(itemID) ?? []).map(({ component_id, name, quantity }) => ({
      itemID: component_id,
      name,
      quantity,
    })),
  })
}
