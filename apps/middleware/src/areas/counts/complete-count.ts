import { countDifference, quantityOrZero, readPlace } from '@greenroom/inventory'
import { subtract, toNumber } from '@greenroom/money'
import type { Location } from '@greenroom/permissions'
import { sql } from 'kysely'
import { stockedItems } from '#areas/inventory/stocked-items.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Stored } from '#documents/stored-kind.ts'
import { itemCosts } from '#ledger/item-costs.ts'
import { onHandAt } from '#ledger/on-hand-at.ts'
import { countedItems } from './counted-items.ts'
import type { CountShape } from './count-shape.ts'
import { itemsToCount } from './items-to-count.ts'

type Line = Omit<CountShape['line'], 'lineID'> & { lineID?: string }
type Draft = CountShape['draftLine'] | CountShape['line']
type Of = Pick<Stored<CountShape>, 'state' | 'header'> & { number?: string }

const NOTHING = { counted: null, onHand: null, difference: null, onHandNow: null, unitCost: null, recount: null }

/**
 * The lines of a count with what is known of them: nothing in a draft, what was counted and expected once counting is
 * finished, and from then on what is on hand and what a unit costs now.
 */
export async function completeCount(
  db: CompanyQueries,
  drafts: readonly Draft[],
  { state, header, number }: Of,
): Promise<Line[]> {
  if (state === 'DRAFT') {
    const itemIDs = drafts.map(({ itemID }) => itemID!)
    await stockedItems(db, itemIDs)
    return itemIDs.map((itemID) => ({ ...NOTHING, itemID, round: 0 }))
  }
  const lines = drafts as CountShape['line'][]
  const place = readPlace(header.place)!
  const counted = state === 'COUNTING' ? await withCounted(db, lines, { place, header, number: number! }) : lines
  const itemIDs = counted.map(({ itemID }) => itemID)
  const [onHand, costs] = await Promise.all([onHandAt(db, place, itemIDs), itemCosts(db, itemIDs)])
  return counted.map((line) => {
    const known = { ...line, onHandNow: onHand?.(line.itemID) ?? null, unitCost: costs.get(line.itemID) ?? null }
    const difference = countDifference(known, header.uncounted)
    return { ...known, difference: difference === undefined ? null : toNumber(difference) }
  })
}

/** The lines with what was counted, and what was on hand at that time; lines for what else was found, or becomes 0. */
async function withCounted(
  db: CompanyQueries,
  lines: readonly CountShape['line'][],
  { place, header, number }: { place: Location; header: CountShape['header']; number: string },
): Promise<Line[]> {
  const counted = await countedItems(db, number, lines)
  const listed = new Set(lines.map(({ itemID }) => itemID))
  const others = header.uncounted === 'ZERO_ALL' ? await itemsToCount(db, place) : []
  const added = new Set([...counted, ...others].map(({ itemID }) => itemID).filter((itemID) => !listed.has(itemID)))
  const all: Line[] = [...lines, ...[...added].map((itemID) => ({ ...NOTHING, itemID, round: 0 }))]
  const [onHand, since] = await Promise.all([
    onHandAt(
      db,
      place,
      all.map(({ itemID }) => itemID),
    ),
    movedSince(db, place, new Map(counted.map(({ itemID, lastAt }) => [itemID, lastAt]))),
  ])
  const byItem = new Map(counted.map((item) => [item.itemID, item]))
  return all.map((line) => {
    const now = quantityOrZero(onHand?.(line.itemID))
    return {
      ...line,
      counted: byItem.get(line.itemID)?.quantity ?? null,
      onHand: toNumber(subtract(now, quantityOrZero(since.get(line.itemID) ?? 0))),
    }
  })
}

/** What moved of items at a location, each since its time. */
async function movedSince(
  db: CompanyQueries,
  { type, locationID }: Location,
  times: ReadonlyMap<string, Date>,
): Promise<ReadonlyMap<string, number>> {
  const since = JSON.stringify(Object.fromEntries(times))
  const rows = await db
    .selectFrom('stock_movement')
    .select(({ fn }) => ['item_id as itemID', fn.sum<number>('quantity').as('quantity')])
    .where('location_type', '=', type)
    .where('location_id', '=', locationID)
    .where('bucket', '=', 'ON_HAND')
    .where(sql<boolean>`item_id = any(${[...times.keys()]})`)
    .where(sql<boolean>`at > (${since}::jsonb ->> item_id)::timestamptz`)
    .groupBy('item_id')
    .execute()
  return new Map(rows.map(({ itemID, quantity }) => [itemID, quantity]))
}
