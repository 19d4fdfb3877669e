import { readPlace, sectionsOf } from '@greenroom/inventory'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'
import { itemNames } from '#documents/line-items.ts'
import type { Stored } from '#documents/stored-kind.ts'
import { onHandAt } from '#ledger/on-hand-at.ts'
import { roundsOf } from './counted-items.ts'
import { COUNTS } from './count-kind.ts'
import type { CountShape } from './count-shape.ts'

type Schemas = components['schemas']

/** What is to be counted, with what is expected unless it is blind, and what has been counted so far. */
export async function countSheet(db: CompanyQueries, stored: Stored<CountShape>): Promise<Schemas['CountSheet']> {
  const { number, state, header, lines } = stored
  const counted = await countedInSections(db, stored)
  const rounds = roundsOf(lines)
  const others = counted.map(({ itemID }) => itemID).filter((itemID) => !rounds.has(itemID))
  const itemIDs = [...rounds.keys(), ...new Set(others)]
  const names = await itemNames(
    db,
    COUNTS.kind,
    itemIDs.map((itemID) => ({ itemID })),
  )
  const onHand = header.expected === 'SHOWN' ? await onHandAt(db, readPlace(header.place), itemIDs) : undefined
  return {
    number,
    state,
    placeName: header.placeName,
    sections: sectionsOf(header.sections),
    items: itemIDs.map((itemID) => ({
      itemID,
      itemName: names.get(itemID) ?? '',
      ...(onHand && { expected: onHand(itemID) }),
      round: rounds.get(itemID) ?? 0,
    })),
    counted,
  }
}

/** What has been counted of each item in each section, in the current round of the item; of some items if they are named. */
export async function countedInSections(
  db: CompanyQueries,
  { number, lines }: Pick<Stored<CountShape>, 'number' | 'lines'>,
  itemIDs?: readonly string[],
): Promise<Schemas['CountedInSection'][]> {
  let query = db
    .selectFrom('count_tally')
    .select(({ fn }) => [
      'item_id as itemID',
      'section',
      'round',
      fn.sum<number>('quantity').as('quantity'),
      fn.agg<string[]>('array_agg', ['counted_by']).distinct().as('by'),
    ])
    .where('number', '=', number)
  if (itemIDs) query = query.where('item_id', 'in', itemIDs)
  const rows = await query.groupBy(['item_id', 'section', 'round']).orderBy('item_id').orderBy('section').execute()
  const rounds = roundsOf(lines)
  return rows
    .filter(({ itemID, round }) => round === (rounds.get(itemID) ?? 0))
    .map(({ round: _, ...counted }) => counted)
}
