import { readPlace, sectionsOf } from '@greenroom/inventory'
import { sum, toNumber, toQuantity } from '@greenroom/money'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Stored } from '#documents/stored-kind.ts'
import { onHandAt } from '#ledger/on-hand-at.ts'
import { roundsOf } from './counted-items.ts'
import type { CountShape } from './count-shape.ts'

type Schemas = components['schemas']

/** What is to be counted, with what is expected unless it is blind, and what a user and others have counted so far. */
export async function countSheet(
  db: CompanyQueries,
  stored: Stored<CountShape>,
  userName: string,
): Promise<Schemas['CountSheet']> {
  const { number, state, header, lines } = stored
  const tallied = await talliedOnSheets(db, number)
  const counted = addedUp(tallied, lines)
  const rounds = roundsOf(lines)
  const others = counted.map(({ itemID }) => itemID).filter((itemID) => !rounds.has(itemID))
  const itemIDs = [...rounds.keys(), ...new Set(others)]
  const known = await itemsByID(db, itemIDs)
  const onHand = header.expected === 'SHOWN' ? await onHandAt(db, readPlace(header.place), itemIDs) : undefined
  return {
    number,
    state,
    placeName: header.placeName,
    sections: sectionsOf(header.sections),
    items: itemIDs.map((itemID) => ({
      itemID,
      itemName: known.get(itemID)?.name ?? '',
      codes: known.get(itemID)?.codes ?? [],
      ...(onHand && { expected: onHand(itemID) }),
      round: rounds.get(itemID) ?? 0,
    })),
    counted,
    received: receivedFrom(tallied, userName),
  }
}

/** What has been counted of some items in each section, in the current round of the item. */
export async function countedInSections(
  db: CompanyQueries,
  { number, lines }: Pick<Stored<CountShape>, 'number' | 'lines'>,
  itemIDs: readonly string[],
): Promise<Schemas['CountedInSection'][]> {
  return addedUp(await talliedOnSheets(db, number, itemIDs), lines)
}

type Tallied = Awaited<ReturnType<typeof talliedOnSheets>>[number]

/** One query, so that what was received is what was added up. */
function talliedOnSheets(db: CompanyQueries, number: string, itemIDs?: readonly string[]) {
  const query = db
    .selectFrom('count_tally')
    .select(({ fn }) => [
      'item_id as itemID',
      'section',
      'round',
      'sheet_id as sheetID',
      'counted_by as by',
      fn.sum<number>('quantity').as('quantity'),
      fn.max('sequence').as('sequence'),
    ])
    .where('number', '=', number)
    .$if(itemIDs !== undefined, (all) => all.where(({ eb, fn, val }) => eb('item_id', '=', fn.any(val(itemIDs!)))))
  return query
    .groupBy(['item_id', 'section', 'round', 'sheet_id', 'counted_by'])
    .orderBy('item_id')
    .orderBy('section')
    .execute()
}

function addedUp(tallied: readonly Tallied[], lines: Stored<CountShape>['lines']): Schemas['CountedInSection'][] {
  const rounds = roundsOf(lines)
  const current = tallied.filter(({ itemID, round }) => round === (rounds.get(itemID) ?? 0))
  const groups = Map.groupBy(current, ({ itemID, section }) => `${itemID}\n${section}`)
  return [...groups.values()].map((group) => ({
    itemID: group[0]!.itemID,
    section: group[0]!.section,
    quantity: toNumber(sum(group.map(({ quantity }) => toQuantity(quantity)))),
    by: [...new Set(group.map(({ by }) => by))].toSorted(),
  }))
}

/** The highest sequence of each sheet of a user. */
function receivedFrom(tallied: readonly Tallied[], userName: string): Schemas['CountReceived'][] {
  const own = Map.groupBy(
    tallied.filter(({ by }) => by === userName),
    ({ sheetID }) => sheetID,
  )
  return [...own].map(([sheetID, rows]) => ({ sheetID, sequence: Math.max(...rows.map(({ sequence }) => sequence)) }))
}

async function itemsByID(db: CompanyQueries, itemIDs: readonly string[]) {
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'name', 'upc', 'additional_upcs'])
    .where(({ eb, fn, val }) => eb('item_id', '=', fn.any(val(itemIDs))))
    .execute()
  return new Map(
    rows.map(({ item_id, name, upc, additional_upcs }) => {
      return [item_id, { name, codes: [upc, ...additional_upcs].filter((code) => code !== '') }]
    }),
  )
}
