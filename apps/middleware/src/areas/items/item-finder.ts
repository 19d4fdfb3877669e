import { equalCodes } from '@greenroom/catalog'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { type Candidate, type Finder, MOST_CANDIDATES, similarity, type Wanted, withSimilarity } from '#query/finder.ts'
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
    if (wanted.isSimilar)
      return withSimilarity(company, (tx) => itemsWhere(tx, wanted, sql<boolean>`folded(${text}) <% search`))
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

const NAMES = sql<string>`concat_ws(' ', item.name, item.product_name)`

/** In the order of the list, which is found soon for common words. */
async function itemsContaining(db: CompanyQueries, wanted: Wanted, filter: ItemSelection): Promise<Candidate[]> {
  const order = itemOrder({})
  const { rows } = await pageOfItems(db, { filter, order, limit: MOST_CANDIDATES, columns: ['item_id', 'name'] })
  if (rows.length === 0) return []
  return itemsWhere(db, wanted, undefined, { ...filter, search: undefined, itemIDs: rows.map(([id]) => id!) })
}

async function itemsWhere(
  db: CompanyQueries,
  { text, isSimilar }: Wanted,
  condition: RawBuilder<boolean> | undefined,
  filter?: ItemSelection,
): Promise<Candidate[]> {
  const near = similarity(text, NAMES)
  let rows = db.selectFrom('item').select(['item_id as id', 'name', 'upc', 'additional_upcs', 'item_status'])
  if (condition) rows = rows.where(condition)
  if (filter) rows = rows.where(conditionsOf(filter))
  // The search text has codes as well: only a name may have typing errors.
  if (isSimilar) rows = rows.where(sql<boolean>`folded(${text}) <% folded(${NAMES})`)
  const found = await rows.select(near.as('similarity')).orderBy(near, 'desc').limit(MOST_CANDIDATES).execute()
  return found.map(({ upc, additional_upcs, item_status, ...item }) => ({
    ...item,
    kind: 'item',
    codes: [upc, ...additional_upcs],
    isInactive: item_status !== 'Active',
  }))
}
