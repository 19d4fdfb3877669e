import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'
import type { HandlersOf } from '#calls/call.ts'
import { NAMED } from '#database/statement-marks.ts'
import { cut, PAGE_BYTES } from '#query/list-query.ts'
import { itemAnswer } from './item-answer.ts'
import { hiddenFields, type StoredField, visibleColumns } from './item-columns.ts'
import { filterOfQuery, type ItemSelection } from './item-filter.ts'
import { selectionOf } from './item-rules.ts'
import {
  countOfHeads,
  type Head,
  type HeadID,
  headsInDefaultOrder,
  idsOf,
  pageOfHeads,
  productOrder,
  summariesOf,
} from './product-query.ts'

type ProductRow = components['schemas']['ProductRow']

export const productListHandlers: HandlersOf<'listProducts'> = {
  listProducts: async ({ company, user, query }) => {
    const { sort, cursor, limit = 100 } = query
    const filter = selectionOf(user.grants, filterOfQuery(query))
    const [{ order, first, heads }, totals] = await Promise.all([
      headsFor(company.db, { filter, sort, cursor, limit }),
      query.total ? countOfHeads(company.db, filter) : undefined,
    ])
    const hidden = hiddenFields(user.grants)
    const most = limit - first.length
    const fits = hidden.has('attributes') ? most : Math.min(most, await fitting(company.db, heads))
    const { rows, nextCursor } = cut(heads, fits, ({ name, kind, id }) => order.cursorAfter([name, kind, id]))
    const data = await rowsOf(company.db, [...first, ...rows], filter, hidden)
    return { body: { data, nextCursor, ...totals } }
  },
}

interface HeadsQuery {
  filter: ItemSelection
  sort: string | undefined
  cursor: string | undefined
  limit: number
}

/** The rows of a page and one more; in the default order, `first` come before them. */
export async function headsFor(db: CompanyQueries, { filter, sort, cursor, limit }: HeadsQuery) {
  if (!sort) return headsInDefaultOrder(db, { filter, cursor, limit })
  const order = productOrder({ sort, cursor })
  return { order, first: [], heads: await pageOfHeads(db, { filter, order, limit: limit + 1 }) }
}

/** How many rows fit a page, at least one: the additional attributes of their items can be large. */
async function fitting(db: CompanyQueries, heads: readonly Head[]): Promise<number> {
  const sizes = await db
    .selectFrom('item')
    .modifyFront(NAMED)
    .select(['item_id', sql<number>`octet_length(attributes::text)`.as('size')])
    .where(sql<boolean>`item_id = any(${idsOf(heads, 'item')})`)
    .execute()
  const sizeOf = new Map(sizes.map(({ item_id, size }) => [item_id, size]))
  let left = PAGE_BYTES
  const tooMany = heads.findIndex(({ kind, id }) => (left -= kind === 'item' ? (sizeOf.get(id) ?? 0) : 0) < 0)
  return tooMany === -1 ? heads.length : Math.max(tooMany, 1)
}

/** What is shown of each row, without what the user may not see. */
export async function rowsOf(
  db: CompanyQueries,
  heads: readonly HeadID[],
  filter: ItemSelection,
  hidden: ReadonlySet<StoredField>,
): Promise<ProductRow[]> {
  const [products, items] = await Promise.all([
    summariesOf(db, idsOf(heads, 'product'), filter, !hidden.has('sellingPrice')),
    db
      .selectFrom('item')
      .select(visibleColumns(hidden))
      .where(sql<boolean>`item_id = any(${idsOf(heads, 'item')})`)
      .execute(),
  ])
  const itemByID = new Map(items.map((item) => [item.item_id, item]))
  // One that somebody took away after the page was found has no row.
  return heads.flatMap(({ kind, id }): ProductRow[] => {
    const [product, item] = [kind === 'product' && products.get(id), kind === 'item' && itemByID.get(id)]
    if (product) return [{ product }]
    return item ? [{ item: itemAnswer(item) }] : []
  })
}
