import { inSentence } from '@greenroom/money'
import { equalCodes } from '@greenroom/catalog'
import { withSpare } from '@greenroom/labels'
import type { components } from '@greenroom/openapi'
import { allows, type Grants } from '@greenroom/permissions'
import { sql } from 'kysely'
import { conditionsOf, soughtIn } from '#areas/items/item-filter.ts'
import { selectionOf } from '#areas/items/item-rules.ts'
import { stockOf } from '#ledger/item-stock.ts'
import { PRICE_CHANGES } from '#areas/pricechanges/price-change-kind.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { findDocument } from '#documents/document-store.ts'
import { forbidden, refusedField } from '#failures/failures.ts'
import { foundByTrigrams } from '#query/search-text.ts'

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
  const { rule, count, sparePercent } = copies
  const { listed, unknown } = await listedItems(db, source, grants)
  if (rule === 'LISTED' && !source.lines) throw refusedField('copies', 'Only a list has copies for each line.')
  const onHand = rule === 'ON_HAND' ? await stockOf(db, [...new Set(listed.map(({ itemID }) => itemID))]) : undefined
  const wanted = ({ itemID, copies: typed }: LabelLine) => {
    if (rule === 'LISTED') return typed
    // Part of a unit needs a label too; what is oversold needs none.
    return onHand ? Math.max(0, Math.ceil(onHand(itemID))) : count
  }
  const lines = listed
    .map((line) => ({ ...line, copies: withSpare(wanted(line), sparePercent) }))
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

interface Listed {
  listed: LabelLine[]
  unknown: string[]
}

async function listedItems(db: CompanyQueries, source: Schemas['LabelSource'], grants: Grants): Promise<Listed> {
  const once = (itemIDs: readonly string[]) => ({
    listed: [...new Set(itemIDs)].map((itemID) => ({ itemID, copies: 1 })),
    unknown: [],
  })
  if (Object.keys(source).length !== 1)
    throw refusedField('source', 'Name a list, a filter or a price change, and only one.')
  if (source.lines) return itemsOfCodes(db, source.lines)
  if (source.filter) return once(await itemsOfFilter(db, source.filter, grants))
  return once(await itemsOfPriceChange(db, source.priceChange!, grants))
}

/** A code is an item ID, or else a UPC or an additional UPC that a single item has. */
async function itemsOfCodes(db: CompanyQueries, lines: readonly { code: string; copies: number }[]): Promise<Listed> {
  const codes = [...new Set(lines.map(({ code }) => code))]
  const equal = codes.flatMap(equalCodes)
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'upc', 'additional_upcs'])
    .where(sql<boolean>`(item_id = any(${codes}) or upc = any(${equal}) or additional_upcs && ${equal}::text[])`)
    .execute()
  const itemIDs = new Set(rows.map(({ item_id }) => item_id))
  const byUPC = Map.groupBy(
    rows.flatMap(({ item_id, upc, additional_upcs }) =>
      [upc, ...additional_upcs].map((each) => ({ upc: each, item_id })),
    ),
    ({ upc }) => upc,
  )
  const itemOf = (code: string) => {
    if (itemIDs.has(code)) return code
    const found = new Set(equalCodes(code).flatMap((each) => (byUPC.get(each) ?? []).map(({ item_id }) => item_id)))
    return found.size === 1 ? [...found][0] : undefined
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
  if (rows.length > MOST_ITEMS) {
    throw refusedField('source', `More than ${inSentence(MOST_ITEMS)} items match. Filter further.`)
  }
  return rows.map(({ item_id }) => item_id)
}

async function itemsOfPriceChange(db: CompanyQueries, number: string, grants: Grants): Promise<string[]> {
  if (!allows(grants, 'CATALOG_PRICE_CHANGE', 'READ')) throw forbidden('You may not read price changes.')
  const { lines } = await findDocument(db, PRICE_CHANGES, number)
  return lines.map(({ itemID }) => itemID)
}
