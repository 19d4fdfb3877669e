import { balancesOf, type Bucket, stockKey } from '@greenroom/inventory'
import { toQuantity } from '@greenroom/money'
import type { Location } from '@greenroom/permissions'
import type { CompanyStore } from '#database/company-store.ts'
import { writeAs } from '#calls/write.ts'
import { Failure } from '#failures/failures.ts'
import { type MovedLine, type Movements, postMovements } from '#ledger/post-movements.ts'

const BUCKETS: readonly Bucket[] = ['ON_HAND', 'IN_TRANSIT', 'INBOUND', 'RESERVED']

/** Returns a whole number from 0 to below `most`. */
export type Random = (most: number) => number

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed
  return (most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

/** A document of up to 6 lines over few items and places, so that many want the same. */
export function randomMovements(random: Random, number: string, itemIDs: string[], places: Location[]): Movements {
  const lines = Array.from({ length: 1 + random(6) }, (_, line): MovedLine => {
    return {
      line,
      itemID: itemIDs[random(itemIDs.length)]!,
      location: places[random(places.length)]!,
      bucket: BUCKETS[random(10) < 7 ? 0 : random(4)]!,
      quantity: toQuantity((random(20_000) - 9_000 || 1) / 1000),
      reason: 'CORRECTION',
    }
  })
  return { kind: 'test', number, step: 'post', lines }
}

/** What a posting came to: `posted`, `repeated` or `refused`. */
export async function tryPosting(company: CompanyStore, movements: Movements) {
  const writer = { user: { userID: 'ada', userName: 'ada' }, requestID: movements.number }
  try {
    return (await writeAs(company, writer, (tx) => postMovements(tx, movements))) ? 'posted' : 'repeated'
  } catch (error) {
    if (error instanceof Failure && error.status === 400) return 'refused'
    throw error
  }
}

/** What is in each bucket after these postings, counted without the ledger: a document sent twice counts once. */
export function modelOf(posted: readonly Movements[]): Map<string, bigint> {
  const balances = new Map<string, bigint>()
  for (const line of [...new Set(posted)].flatMap(({ lines }) => lines)) {
    balances.set(stockKey(line), (balances.get(stockKey(line)) ?? 0n) + line.quantity)
  }
  return balances
}

/** Whether a posting takes more from a bucket than is in it. */
export function isTooMuch(balances: ReadonlyMap<string, bigint>, movements: Movements): boolean {
  return [...modelOf([movements])].some(([key, change]) => change < 0n && (balances.get(key) ?? 0n) + change < 0n)
}

/** The balances that the database keeps, and the sums of its movements, by key; without those of 0. */
export async function storedStock({ db }: CompanyStore) {
  const columns = ['item_id', 'location_type', 'location_id', 'bucket', 'quantity'] as const
  const [balances, movements] = await Promise.all([
    db.selectFrom('stock_balance').select(columns).execute(),
    db.selectFrom('stock_movement').select(columns).execute(),
  ])
  const sums = (rows: typeof balances) =>
    balancesOf(
      rows.map(({ item_id: itemID, location_type: type, location_id: locationID, bucket, quantity }) => ({
        itemID,
        location: { type, locationID },
        bucket,
        quantity: toQuantity(quantity),
      })),
    )
  return { balances: withoutZeros(sums(balances)), movements: withoutZeros(sums(movements)) }
}

export function withoutZeros(balances: ReadonlyMap<string, bigint>): Map<string, bigint> {
  return new Map([...balances].filter(([, quantity]) => quantity !== 0n).toSorted())
}
