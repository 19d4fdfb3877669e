import type { CompanyQueries } from '#database/company-store.ts'
import type { CountShape } from './count-shape.ts'

/** What was counted of an item in a round. */
export interface CountedItem {
  itemID: string
  round: number
  quantity: number
  /** When it was counted last. */
  lastAt: Date
}

/** What was counted of each item in its current round. Those that no line has are in their first. */
export async function countedItems(
  db: CompanyQueries,
  number: string,
  lines: readonly Pick<CountShape['line'], 'itemID' | 'round'>[],
): Promise<CountedItem[]> {
  const rounds = roundsOf(lines)
  const rows = await db
    .selectFrom('count_tally')
    .select(({ fn }) => [
      'item_id as itemID',
      'round',
      fn.sum<number>('quantity').as('quantity'),
      fn.max('counted_at').as('lastAt'),
    ])
    .where('number', '=', number)
    .groupBy(['item_id', 'round'])
    .orderBy('lastAt')
    .orderBy('item_id')
    .execute()
  return rows.filter(({ itemID, round }) => round === (rounds.get(itemID) ?? 0))
}

/** The current round of each item of the lines. */
export function roundsOf(lines: readonly Pick<CountShape['line'], 'itemID' | 'round'>[]): ReadonlyMap<string, number> {
  return new Map(lines.map(({ itemID, round }) => [itemID, round]))
}
