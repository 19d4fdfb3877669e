import { inSentence } from '@greenroom/money'
import { equalCodes, spellingsOf } from '@greenroom/catalog'
import { withSpare } from '@greenroom/labels'
import type { components } from '@greenroom/openapi'
import type { Grants } from '@greenroom/permissions'
import { sql } from 'kysely'
import { conditionsOf, soughtIn } from '#areas/items/item-filter.ts'
import { selectionOf } from '#areas/items/item-rules.ts'
import { findChangeSet } from '#areas/changesets/change-set-record.ts'
import { writtenEntries } from '#areas/changesets/written-items.ts'
import { stockOf } from '#ledger/item-stock.ts'
import { onHandAt } from '#ledger/on-hand-at.ts'
import { requirePlaceNamed } from '#ledger/places.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { refusedField } from '#failures/failures.ts'
import { foundByTrigrams } from '#query/search-text.ts'
import { linesOfDocument } from './label-documents.ts'

type Schemas = components['schemas']

export const MOST_ITEMS = 10_000
export const MOST_LABELS = 20_000

/** How many labels of which item. */
export interface LabelLine {
  itemID: string
  copies: number
}

export interface LabelLines {
  lines: LabelLine[]
  /** Codes that no item has. */
  unknown: string[]
}

/** The items to print, with their copies. Those without a copy are left out. */
export async function labelLines(
  db: CompanyQueries,
  { source, copies }: Pick<Schemas['LabelJobPlan'], 'source' | 'copies'>,
  grants: Grants,
): Promise<LabelLines> {
  const { sparePercent } = copies
  const { listed, unknown, hasCopies } = await listedItems(db, source, grants)
  if (copies.rule === 'LISTED' && !hasCopies) {
    throw refusedField('copies', 'Only a list, a purchase order, a receipt or a transfer has copies for each line.')
  }
  const lines = onceEach(await withCopies(db, listed, copies))
    .map((line) => ({ ...line, copies: withSpare(line.copies, sparePercent) }))
    .filter((line) => line.copies > 0)
  const labels = lines.reduce((sum, line) => sum + line.copies, 0)
  if (labels > MOST_LABELS) {
    throw refusedField(
      'copies',
      `A job has at most ${inSentence(MOST_LABELS)} labels, not ${inSentence(labels)}. Print in parts.`,
    )
  }
  return { lines, unknown }
}

/** An item that is listed again has the labels of all its lines. */
function onceEach(lines: readonly LabelLine[]): LabelLine[] {
  const copiesOf = new Map<string, number>()
  for (const { itemID, copies } of lines) copiesOf.set(itemID, (copiesOf.get(itemID) ?? 0) + copies)
  return [...copiesOf].map(([itemID, copies]) => ({ itemID, copies }))
}

/** What is on hand is that of an item, however often the list names it. */
async function withCopies(
  db: CompanyQueries,
  listed: readonly LabelLine[],
  { rule, count, place }: Schemas['LabelCopies'],
): Promise<readonly LabelLine[]> {
  if (rule === 'LISTED') return listed
  if (rule === 'FIXED') return listed.map(({ itemID }) => ({ itemID, copies: count }))
  const itemIDs = [...new Set(listed.map(({ itemID }) => itemID))]
  const onHand = place == null ? await stockOf(db, itemIDs) : await onHandAtPlace(db, place, itemIDs)
  // Part of a unit needs a label too; what is oversold needs none.
  return itemIDs.map((itemID) => ({ itemID, copies: Math.max(0, Math.ceil(onHand(itemID))) }))
}

async function onHandAtPlace(
  db: CompanyQueries,
  place: string,
  itemIDs: string[],
): Promise<(itemID: string) => number> {
  const units = await onHandAt(db, await requirePlaceNamed(db, 'copies.place', place), itemIDs)
  return (itemID) => units?.(itemID) ?? 0
}

interface Listed {
  listed: LabelLine[]
  unknown: string[]
  /** Each line says how many labels it needs. */
  hasCopies?: true
}

async function listedItems(db: CompanyQueries, source: Schemas['LabelSource'], grants: Grants): Promise<Listed> {
  const once = (itemIDs: readonly string[]) => ({
    listed: [...new Set(itemIDs)].map((itemID) => ({ itemID, copies: 1 })),
    unknown: [],
  })
  if (Object.keys(source).length !== 1) {
    throw refusedField('source', 'Name a list, a filter, a document or a change, and only one.')
  }
  const { lines, filter, document, changeSet } = source
  if (lines) return { ...(await itemsOfCodes(db, lines)), hasCopies: true }
  if (filter) return once(await itemsOfFilter(db, filter, grants))
  if (changeSet !== undefined) return once(await itemsOfChangeSet(db, changeSet))
  const documented = await linesOfDocument(db, document!, grants)
  if (!documented.hasCopies) return once(documented.lines.map(({ itemID }) => itemID))
  return { listed: documented.lines, unknown: [], hasCopies: true }
}

/** A code is an item ID, or else a UPC or an additional UPC that a single item has (`@greenroom/catalog` U1, U2). */
async function itemsOfCodes(db: CompanyQueries, lines: readonly { code: string; copies: number }[]): Promise<Listed> {
  const codes = [...new Set(lines.map(({ code }) => code))]
  const spellings = codes.flatMap(spellingsOf)
  const equal = spellings.flatMap(equalCodes)
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'upc', 'additional_upcs'])
    .where(sql<boolean>`(item_id = any(${spellings}) or upc = any(${equal}) or additional_upcs && ${equal}::text[])`)
    .execute()
  const itemIDs = new Set(rows.map(({ item_id }) => item_id))
  const byUPC = Map.groupBy(
    rows.flatMap(({ item_id, upc, additional_upcs }) =>
      [upc, ...additional_upcs].map((each) => ({ upc: each, item_id })),
    ),
    ({ upc }) => upc,
  )
  const itemsOf = (code: string) => {
    if (itemIDs.has(code)) return [code]
    return [...new Set(equalCodes(code).flatMap((each) => (byUPC.get(each) ?? []).map(({ item_id }) => item_id)))]
  }
  const itemOf = (typed: string) => {
    const [itemID, other] =
      spellingsOf(typed)
        .map(itemsOf)
        .find((found) => found.length > 0) ?? []
    return other === undefined ? itemID : undefined
  }
  const known = new Map(codes.map((code) => [code, itemOf(code)]))
  return {
    listed: lines.flatMap(({ code, copies }) => {
      const itemID = known.get(code)
      return itemID === undefined ? [] : [{ itemID, copies }]
    }),
    unknown: codes.filter((code) => known.get(code) === undefined),
  }
}

/** By name, as the list shows them. */
async function itemsOfFilter(db: CompanyQueries, filter: Schemas['ItemFilter'], grants: Grants): Promise<string[]> {
  const selection = selectionOf(grants, filter)
  const sought = soughtIn(selection)
  const rows = await db
    .selectFrom('item')
    .select('item_id')
    .where(conditionsOf(selection))
    .where(sought ? foundByTrigrams(sought) : sql<boolean>`true`)
    .orderBy(sql`lower(item.name)`)
    .orderBy('item_id')
    .limit(MOST_ITEMS + 1)
    .execute()
  refuseTooMany(rows.length)
  return rows.map(({ item_id }) => item_id)
}

async function itemsOfChangeSet(db: CompanyQueries, changeSetID: string): Promise<string[]> {
  const { change_set_id } = await findChangeSet(db, changeSetID)
  const rows = await db
    .selectFrom(writtenEntries(db, change_set_id).as('written'))
    .innerJoin('item', 'item.item_id', 'written.entity_id')
    .select('item.item_id')
    .distinct()
    .orderBy('item.item_id')
    .limit(MOST_ITEMS + 1)
    .execute()
  refuseTooMany(rows.length)
  return rows.map(({ item_id }) => item_id)
}

function refuseTooMany(items: number) {
  if (items <= MOST_ITEMS) return
  throw refusedField('source', `More than ${inSentence(MOST_ITEMS)} items match. Filter further.`)
}
