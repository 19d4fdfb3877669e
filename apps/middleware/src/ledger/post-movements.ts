import {
  dayFault,
  inventorySettings,
  isShort,
  type InventorySettings,
  quantityFault,
  shortageWords,
  STOCKED_LOCATIONS,
  STOCKED_TYPES,
  balancesOf,
  stockKey,
} from '@greenroom/inventory'
import { type Amount, subtract, toAmount, toQuantity } from '@greenroom/money'
import { explainElsewhere, type Location } from '@greenroom/permissions'
import { explainUnknown } from '@greenroom/validation'
import { sql } from 'kysely'
import { accountSettings } from '#companies/configuration.ts'
import { noteChanged } from '#database/change-log.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { type FieldError, forbidden, refused } from '#failures/failures.ts'
import { type Balance, type PostedLine, type Posting, postRows } from './post-rows.ts'

/** What a document moves. */
export interface Movements extends Pick<Posting, 'kind' | 'number' | 'step'> {
  /** The day it is for, as YYYY-MM-DD in the company's time zone; today unless the document says otherwise. */
  effectiveOn?: string
  lines: readonly MovedLine[]
}

/** As in `PostedLine`; the unit cost is the item's, unless the document says otherwise. */
export interface MovedLine extends Omit<PostedLine, 'unitCost'> {
  unitCost?: Amount
}

/**
 * Posts what a document moves, within its transaction and in the name of its writer:
 *
 *     await postMovements(tx, {
 *       kind: 'transfer', number: 'TR-000012', step: 'ship',
 *       lines: [
 *         { line: 0, itemID, location: from, bucket: 'ON_HAND', quantity: toQuantity(-3), reason: 'SHIPMENT' },
 *         { line: 0, itemID, location: to, bucket: 'IN_TRANSIT', quantity: toQuantity(3), reason: 'SHIPMENT' },
 *       ],
 *     })
 *
 * Returns whether anything was posted: a repetition of the same step posts nothing. A refusal is a `Failure` that names
 * the field `lines.N.…` of the document's line N, and ends the transaction: do not catch it. Refused are a quantity that
 * is 0 or too precise, items and locations without stock, more than there is (unless the company allows negative stock
 * on hand), a day that is to come or in the closed period, and stock on hand at a location that is not one of the
 * writer's places. The other buckets of any location may be moved: who ships puts into transit to somewhere else.
 */
export async function postMovements(
  tx: WriteTransaction,
  { kind, number, step, ...moved }: Movements,
): Promise<boolean> {
  const settings = inventorySettings(await accountSettings(tx.db))
  const effectiveOn = await postingDay(tx, settings, moved.effectiveOn)
  const names = await namesOf(tx, moved.lines)
  refuseLines(moved.lines, names)
  const lines = moved.lines.map((line) => ({ ...line, unitCost: line.unitCost ?? names.items.get(line.itemID)!.cost }))
  const posting = { kind, number, step, effectiveOn, at: tx.at, by: tx.writer.user.userName }
  const balances = await postRows(tx, posting, lines)
  refuseShortages(balances, lines, names, settings)
  noteChanged(tx.changed, 'stock', new Set(balances.map(({ item_id }) => item_id)))
  return balances.length > 0
}

/** The day to post for. Throws the 400 if nothing may be posted for it. */
async function postingDay(tx: WriteTransaction, { closedUntil }: InventorySettings, asked?: string): Promise<string> {
  const { today } = await tx.db
    .selectFrom('company')
    .select(sql<string>`((${tx.at}::timestamptz at time zone time_zone)::date)::text`.as('today'))
    .executeTakeFirstOrThrow()
  const effectiveOn = asked ?? today
  const fault = dayFault({ effectiveOn, today, closedUntil })
  if (fault) throw refused(fault, [{ field: 'effectiveOn', message: fault, value: effectiveOn }])
  return effectiveOn
}

interface Names {
  /** By item ID. */
  items: ReadonlyMap<string, { name: string; type: number; cost: Amount }>
  /** By `placeKey`; `isOwn` is one of the writer's places. */
  locations: ReadonlyMap<string, { name: string; isOwn: boolean }>
}

const placeKey = ({ type, locationID }: Location) => `${type} ${locationID}`

async function namesOf(tx: WriteTransaction, lines: readonly MovedLine[]): Promise<Names> {
  const itemIDs = [...new Set(lines.map(({ itemID }) => itemID))]
  const items = await tx.db
    .selectFrom('item')
    .select(['item_id', 'name', 'type', 'cost_price'])
    .where(sql<boolean>`item_id = any(${itemIDs})`)
    .execute()
  const keys = [...new Set(lines.map(({ location }) => placeKey(location)))]
  const placesIn = (db: WriteTransaction['db']) =>
    db
      .selectFrom('location')
      .select(['name', sql<string>`type || ' ' || location_id`.as('key')])
      .where(sql<boolean>`location_id = any(${lines.map(({ location }) => location.locationID)})`)
      .where(sql<boolean>`type || ' ' || location_id = any(${keys})`)
      .execute()
  const own = new Set((await placesIn(tx.db)).map(({ key }) => key))
  const all = await placesIn(tx.everywhere)
  return {
    items: new Map(items.map(({ item_id, cost_price, ...item }) => [item_id, { ...item, cost: toAmount(cost_price) }])),
    locations: new Map(all.map(({ key, name }) => [key, { name, isOwn: own.has(key) }])),
  }
}

/** Throws the 400 or 403 of lines that cannot be posted, whatever there is. */
function refuseLines(lines: readonly MovedLine[], { items, locations }: Names) {
  const errors = lines.flatMap(({ line, itemID, location, quantity }): FieldError[] => {
    const fault = (field: string, message: string) => [{ field: `lines.${line}.${field}`, message }]
    const item = items.get(itemID)
    if (!item) return fault('itemID', explainUnknown(itemID))
    if (!STOCKED_TYPES.includes(item.type)) return fault('itemID', `No stock is kept of ${itemID} ${item.name}.`)
    const place = locations.get(placeKey(location))
    if (!place) return fault('location', `There is no location ${location.locationID}.`)
    if (!STOCKED_LOCATIONS.some((type) => type === location.type)) {
      return fault('location', `${place.name} holds no stock. Choose a store or a warehouse.`)
    }
    const message = quantityFault(quantity)
    return message ? fault('quantity', message) : []
  })
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
  const elsewhere = lines.find(({ bucket, location }) => {
    return bucket === 'ON_HAND' && !locations.get(placeKey(location))!.isOwn
  })
  if (elsewhere) throw forbidden(explainElsewhere(locations.get(placeKey(elsewhere.location))!.name))
}

/** Throws the 400 if a balance is short now that the lines are posted. */
function refuseShortages(
  balances: readonly Balance[],
  lines: readonly PostedLine[],
  { items, locations }: Names,
  { mayBeNegative }: InventorySettings,
) {
  const changes = balancesOf(lines)
  const errors = balances.flatMap(({ item_id: itemID, location_type: type, location_id, bucket, quantity }) => {
    const location = { type, locationID: location_id }
    const key = stockKey({ itemID, location, bucket })
    const change = changes.get(key)!
    const taking = { bucket, change, available: subtract(toQuantity(quantity), change) }
    if (!isShort(taking, mayBeNegative)) return []
    const { line } = lines.find((moved) => stockKey(moved) === key)!
    const item = `${itemID} ${items.get(itemID)!.name}`
    const message = shortageWords(taking, item, locations.get(placeKey(location))!.name)
    return [{ field: `lines.${line}.quantity`, message }]
  })
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
}
