import { PACKAGE, rollUp } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'
import type { SessionUser } from '#calls/call.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byName } from '#query/sort-keys.ts'
import { hiddenFields } from './item-columns.ts'
import { stockOf } from '#ledger/item-stock.ts'

type PackagePart = components['schemas']['PackagePart']

/** Store items and variants: the types of section 3 of which stock is kept. */
const STOCKED = [1, 6]

interface Holding {
  package_id: string
  component_id: string
  quantity: number
  type: number
}

/** What the packages hold, and the packages within them, to the bottom: by package ID. */
export async function holdingsOf(db: CompanyQueries, packageIDs: readonly string[]): Promise<Map<string, Holding[]>> {
  const found = new Map<string, Holding[]>()
  let level = [...new Set(packageIDs)]
  while (level.length > 0) {
    const rows = await db
      .selectFrom('package_component')
      .innerJoin('item', 'item.item_id', 'package_component.component_id')
      .select(['package_id', 'component_id', 'quantity', 'item.type'])
      .where('package_id', 'in', level)
      .execute()
    for (const id of level) found.set(id, [])
    for (const row of rows) found.get(row.package_id)!.push(row)
    const within = rows.filter(({ type }) => type === PACKAGE).map(({ component_id }) => component_id)
    level = [...new Set(within)].filter((id) => !found.has(id))
  }
  return found
}

const parts = listQuery({
  from: ({ db, packageID }: { db: CompanyQueries; packageID: string }) =>
    db
      .selectFrom('package_component')
      .innerJoin('item', 'item.item_id', 'package_component.component_id')
      .select(['item.item_id', 'upc', 'name', 'type', 'item_status', 'quantity', 'cost_price', 'selling_price'])
      .where('package_id', '=', packageID),
  key: byCode('item.item_id'),
  byDefault: [byName('name')],
})

/** The components of one package as the contract shows them, without what the user may not see. */
export async function partsOf(db: CompanyQueries, packageID: string, { grants }: SessionUser): Promise<PackagePart[]> {
  const rows = await parts.all({ db, packageID })
  const hidden = hiddenFields(grants)
  const onHand = await stockWithin(db, rows)
  return rows.map((row) => ({
    itemID: row.item_id,
    upc: row.upc,
    name: row.name,
    type: row.type as PackagePart['type'],
    itemStatus: row.item_status as PackagePart['itemStatus'],
    quantity: row.quantity,
    costPrice: hidden.has('costPrice') ? undefined : row.cost_price,
    sellingPrice: hidden.has('sellingPrice') ? undefined : row.selling_price,
    qoh: onHand(row.item_id, row.type),
  }))
}

/**
 * How many there are of an item: on hand, or of a package as many as can be made of its parts. Packages that share a
 * part are each counted as if they had it alone.
 */
async function stockWithin(db: CompanyQueries, items: readonly { item_id: string; type: number }[]) {
  const packages = items.filter(({ type }) => type === PACKAGE).map(({ item_id }) => item_id)
  const holdings = await holdingsOf(db, packages)
  const within = [...holdings.values()].flat().map(({ component_id }) => component_id)
  const ids = [...new Set([...items.map(({ item_id }) => item_id), ...within])]
  const stock = await stockOf(db, ids)

  function onHand(itemID: string, type: number): number | undefined {
    if (type !== PACKAGE) return STOCKED.includes(type) ? stock(itemID) : undefined
    const held = holdings.get(itemID) ?? []
    return rollUp(held.map((part) => ({ quantity: part.quantity, qoh: onHand(part.component_id, part.type) }))).makeable
  }
  return onHand
}
