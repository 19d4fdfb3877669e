import { STOCKED_TYPES, suggest } from '@greenroom/inventory'
import { subtract, sum, toNumber, toQuantity } from '@greenroom/money'
import type { Location } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { bucketsAt, draftedFrom, draftedTo, soldAt } from './stock-positions.ts'

/** What is to be replenished. */
export interface Replenishment {
  location: Location
  /** Where it is to come from; from vendors if omitted. */
  source?: Location
  /** How long the stock should last at the pace of sales until `soldUntil`; without it, the levels of the items decide. */
  cover?: { days: number; soldUntil: Date }
  vendorID?: string
  departmentID?: string
  /** Only items that are replenished automatically. */
  isAutomatic?: boolean
}

export type SuggestedItem = Awaited<ReturnType<typeof suggestedItems>>[number]

/** What a location needs of the items that are, were or will be there or are sold there, in the order of their IDs. */
export async function suggestedItems(db: CompanyQueries, asked: Replenishment) {
  const { location, source, cover } = asked
  const [buckets, drafted, sold, available] = await Promise.all([
    bucketsAt(db, location),
    draftedTo(db, location),
    cover && soldAt(db, location, cover.soldUntil),
    source && availableAt(db, source),
  ])
  const items = await itemsOf(db, asked, [...new Set([...buckets.keys(), ...drafted.keys(), ...(sold?.keys() ?? [])])])
  return items.flatMap(({ itemID, itemName, vendorID, vendorName, unitCost, ...settings }) => {
    const { on_hand = 0, in_transit = 0, inbound = 0, reserved = 0 } = buckets.get(itemID) ?? {}
    const soldUnits = sold?.get(itemID) ?? 0
    const position = {
      onHand: on_hand,
      inTransit: in_transit,
      inbound,
      reserved,
      drafted: drafted.get(itemID) ?? 0,
      ...(cover && { cover: { soldUnits, days: cover.days } }),
    }
    const suggestion = suggest({ ...settings, ...position }, available?.(itemID))
    return suggestion ? [{ itemID, itemName, vendorID, vendorName, unitCost, ...position, ...suggestion }] : []
  })
}

/** What a location could send: on hand, less what is promised and what drafts of transfers take. */
async function availableAt(db: CompanyQueries, source: Location): Promise<(itemID: string) => number> {
  const [buckets, leaving] = await Promise.all([bucketsAt(db, source), draftedFrom(db, source)])
  return (itemID) => {
    const { on_hand = 0, reserved = 0 } = buckets.get(itemID) ?? {}
    const promised = sum([reserved, leaving.get(itemID) ?? 0].map(toQuantity))
    return toNumber(subtract(toQuantity(on_hand), promised))
  }
}

function itemsOf(db: CompanyQueries, { vendorID, departmentID, isAutomatic }: Replenishment, itemIDs: string[]) {
  let items = db
    .selectFrom('item')
    .leftJoin('list_entry as vendor', (join) =>
      join.onRef('vendor.entry_id', '=', 'item.vendor_code').on('vendor.kind', '=', 'vendor'),
    )
    .select(['item.item_id as itemID', 'item.name as itemName', 'item.cost_price as unitCost'])
    .select((eb) => [
      'item.vendor_code as vendorID',
      eb.fn.coalesce('vendor.name', 'item.vendor_code').as('vendorName'),
    ])
    .select(['item.minimum_level as minimumLevel', 'item.maximum_level as maximumLevel'])
    .select(['item.lot_size_multiplier as lotSizeMultiplier', 'item.minimum_order_quantity as minimumOrderQuantity'])
    .where(sql<boolean>`item.item_id = any(${itemIDs})`)
    .where(sql<boolean>`item.type = any(${[...STOCKED_TYPES]})`)
    .where('item.item_status', '=', 'Active')
    .orderBy('item.item_id')
  if (vendorID !== undefined) items = items.where('item.vendor_code', '=', vendorID)
  if (departmentID !== undefined) items = items.where('item.department_id', '=', departmentID)
  if (isAutomatic) items = items.where('item.enable_auto_replenishment', '=', true)
  return items.execute()
}
