import { equalCodes } from '@greenroom/catalog'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import {
  type Candidate,
  type Finder,
  hasMisspelled,
  MOST_CANDIDATES,
  similarity,
  type Wanted,
  withSimilarity,
  wordsOf,
} from '#query/finder.ts'
import { isMisspellable, patternsAsMeant, startAsMeant } from '#query/misspelling.ts'
import { conditionsOf, type ItemSelection } from './item-filter.ts'
import { itemOrder, pageOfItems } from './item-query.ts'
import { selectionOf } from './item-rules.ts'

/** Shorter codes than these have no trigram to be found by: only an ID is. */
const SHORTEST_CODE = 3

export const itemFinder: Finder = {
  kinds: { item: [{ feature: 'CATALOG_PRODUCT', level: 'READ' }] },
  find: async ({ company, user }, _kinds, wanted) => {
    const { db } = company
    const { text } = wanted
    const select = (filter: Parameters<typeof selectionOf>[1]) => selectionOf(user.grants, filter)
    if (wanted.match === 'misspelled')
      return itemsWhere(db, wanted, sql<boolean>`item_id in ${misspelledItems(db, text)}`)
    if (wanted.match === 'similar')
      // The search text has codes as well: only a name may have typing errors.
      return withSimilarity(company, (tx) =>
        itemsWhere(tx, wanted, sql<boolean>`folded(${text}) <% search and folded(${text}) <% folded(${NAMES})`),
      )
    const codes = equalCodes(text)
    const byCode = select(text.length < SHORTEST_CODE ? { itemIDs: codes } : { codes })
    const [coded, named] = await Promise.all([
      itemsWhere(db, wanted, undefined, byCode),
      itemsContaining(db, wanted, select({ search: text })),
    ])
    const found = new Map([...coded, ...named].map((item) => [item.id, item]))
    return [...found.values()]
  },
}

/** Items with a typing error that are ranked by similarity. */
const MOST_MISSPELLED = 500

const NAMES = sql<string>`concat_ws(' ', item.name, item.product_name)`

/** The first items whose names have every word despite a typing error: a common word has more than are ranked. */
function misspelledItems(db: CompanyQueries, text: string) {
  const words = wordsOf(text).filter(isMisspellable)
  // The index finds by patterns alone: it takes long to read an expression. Names are folded only where both match.
  const conditions = words.flatMap((word) => [
    sql<boolean>`search like any(${[`%${word}%`, ...patternsAsMeant(word)]}::text[])`,
    sql<boolean>`search || '' ~ ${startAsMeant(word)}`,
  ])
  return db
    .selectFrom('item')
    .select('item_id')
    .where(sql<boolean>`(${sql.join(conditions, sql` and `)})`)
    .where(hasMisspelled(NAMES, text))
    .limit(MOST_MISSPELLED)
}

/** In the order of the list, which is found soon for common words. */
async function itemsContaining(db: CompanyQueries, wanted: Wanted, filter: ItemSelection): Promise<Candidate[]> {
  const order = itemOrder({})
  const { rows } = await pageOfItems(db, { filter, order, limit: MOST_CANDIDATES, columns: ['item_id', 'name'] })
  if (rows.length === 0) return []
  return itemsWhere(db, wanted, undefined, { ...filter, search: undefined, itemIDs: rows.map(([id]) => id!) })
}

async function itemsWhere(
  db: CompanyQueries,
  { text }: Wanted,
  condition: RawBuilder<boolean> | undefined,
  filter?: ItemSelection,
): Promise<Candidate[]> {
  const near = similarity(text, NAMES)
  let rows = db.selectFrom('item').select(['item_id as id', 'name', 'upc', 'additional_upcs', 'item_status'])
  if (condition) rows = rows.where(condition)
  if (filter) rows = rows.where(conditionsOf(filter))
  const found = await rows.select(near.as('similarity')).orderBy(near, 'desc').limit(MOST_CANDIDATES).execute()
  return found.map(({ upc, additional_upcs, item_status, ...item }) => ({
    ...item,
    kind: 'item',
    codes: [upc, ...additional_upcs],
    isInactive: item_status !== 'Active',
  }))
}
