import type { components } from '@greenroom/openapi'
import { expressionBuilder, sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import { sortOfCursor } from '#query/cursor.ts'
import { inOrder, listOrders, type Order } from '#query/list-query.ts'
import { byCode } from '#query/sort-keys.ts'
import { foundByReading, foundByTrigrams } from '#query/search-text.ts'
import { conditionsOf, type ItemSelection, soughtIn } from './item-filter.ts'
import { namedItems, OTHERS } from './item-query.ts'

type ProductSummary = components['schemas']['ProductSummary']

/** A row of the list grouped by product: a product, or an item of none. */
export interface Head {
  /** In lower case. */
  name: string
  kind: 'product' | 'item'
  id: string
}

const NAME = byCode('head.name')

export const productOrder = listOrders({
  key: [byCode('head.kind'), byCode('head.id')],
  byDefault: [NAME],
  sorts: { name: NAME },
})

const othersOrder = listOrders({
  key: [byCode('head.kind'), byCode('head.id')],
  byDefault: [],
  sorts: { [OTHERS]: NAME },
})

/** Where the branches of a page hold the order's keys. */
const PRODUCT_KEYS = [sql`lower(product.product_name)`, sql`'product'::text`, sql.ref('product.product_id')]
const ITEM_KEYS = [sql`lower(item.name)`, sql`'item'::text`, sql.ref('item.item_id')]

interface HeadQuery {
  filter: ItemSelection
  order: Order
  limit: number
  /** Rows that are left out. */
  except?: readonly HeadID[]
}

export type HeadID = Pick<Head, 'kind' | 'id'>

/** So many rows are walked through in search of a word before trigrams are asked: that finds a page of a common one. */
const MOST_WALKED_FIRST = 500

/** Up to this many items found by trigrams are grouped. When there are more, a walk finds a page sooner. */
const MOST_GROUPED = 5_000

/** One page of rows that match, in order. A product matches when one of its items does. */
export async function pageOfHeads(
  db: CompanyQueries,
  { filter, order, limit, except = [] }: HeadQuery,
): Promise<Head[]> {
  const sought = soughtIn(filter)
  if (!sought) return headsOf(db, order, limit, withSomeItem(matches(filter))).execute()
  const read = matches(filter, foundByReading(sought))
  const rest = allBut(except)
  const walked = await walkedHeads(db, order, limit, rest, read)
  if (walked.length === limit) return walked
  const hits = await db
    .selectFrom('item')
    .select(['item_id', 'product_id'])
    .where(matches(filter, foundByTrigrams(sought)))
    .limit(MOST_GROUPED + 1)
    .execute()
  const chosen = hits.length > MOST_GROUPED ? withSomeItem(read) : among(hits)
  return headsOf(db, order, limit, both(chosen, rest)).execute()
}

/**
 * One page by name and one row more, with its order; on the first, the rows of items that the search names come before
 * all others.
 */
export async function headsInDefaultOrder(
  db: CompanyQueries,
  { filter, cursor, limit }: Pick<HeadQuery, 'filter' | 'limit'> & { cursor: string | undefined },
) {
  const byName = async () => {
    const order = productOrder({ sort: 'name', cursor })
    return { order, first: [], heads: await pageOfHeads(db, { filter, order, limit: limit + 1 }) }
  }
  const goesOn = cursor !== undefined
  if (goesOn && sortOfCursor(cursor) !== OTHERS) return byName()
  const found = await namedItems(db, filter)
  const named = new Map(
    found.map(({ item_id, product_id }): [string, HeadID] =>
      product_id
        ? [`product ${product_id}`, { kind: 'product', id: product_id }]
        : [`item ${item_id}`, { kind: 'item', id: item_id }],
    ),
  )
  const except = [...named.values()]
  if (!goesOn && (except.length === 0 || except.length >= limit)) return byName()
  const order = othersOrder({ sort: OTHERS, cursor })
  const first = goesOn ? [] : except
  const heads = await pageOfHeads(db, { filter, order, limit: limit + 1 - first.length, except })
  return { order, first, heads }
}

/** No item is counted beyond this: to count a million takes longer than to read them is worth. */
const MOST_COUNTED = 10_000

/** How many items match, and in how many rows they are; both `capped` when there are more items than are counted. */
export async function countOfHeads(db: CompanyQueries, filter: ItemSelection) {
  const sought = soughtIn(filter)
  const { items, rows } = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('item')
        .select(['item_id', 'product_id'])
        .where(matches(filter, sought ? foundByTrigrams(sought) : undefined))
        .limit(MOST_COUNTED + 1)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('items'))
    .select(sql<number>`(count(distinct product_id) + count(*) filter (where product_id is null))::int`.as('rows'))
    .executeTakeFirstOrThrow()
  const capped = items > MOST_COUNTED
  return { total: { count: rows, capped }, items: { count: Math.min(items, MOST_COUNTED), capped } }
}

/** What a page says of these products, by ID; of prices only where the caller may see them. */
export async function summariesOf(
  db: CompanyQueries,
  ids: readonly string[],
  filter: ItemSelection,
  seesPrice: boolean,
) {
  const sought = soughtIn(filter)
  const read = sought && foundByReading(sought)
  const meant = sql`filter (where ${matches(filter, read)(expressionBuilder<Tables, 'item'>())})`
  const rows = await db
    .selectFrom('item')
    .innerJoin('product', 'product.product_id', 'item.product_id')
    .select(['product.product_id', 'product.product_name'])
    .select(sql<number>`count(*)::int`.as('variants'))
    .select(sql<number>`(count(*) ${meant})::int`.as('matching'))
    .select(sql<number>`(count(nullif(item_status, 'Discontinued')) ${meant})::int`.as('active'))
    .select(firstImage.as('image'))
    .$if(seesPrice, (select) =>
      select
        .select(sql<number>`min(selling_price) ${meant}`.as('lowest'))
        .select(sql<number>`max(selling_price) ${meant}`.as('highest')),
    )
    .where(sql<boolean>`item.product_id = any(${ids})`)
    .groupBy(['product.company_code', 'product.product_id'])
    .execute()
  return new Map(rows.map((row) => [row.product_id, summaryOf(row)]))
}

/** The default item's picture, else that of the first by name that has one. */
const firstImage = sql<string | null>`(array_agg(item_image order by default_item desc, lower(name), item_id)
  filter (where item_image is not null))[1]`

interface SummaryRow {
  product_id: string
  product_name: string
  variants: number
  matching: number
  active: number
  image: string | null
  lowest?: number | null
  highest?: number | null
}

function summaryOf({ product_id, product_name, image, lowest, highest, ...counts }: SummaryRow): ProductSummary {
  return {
    productID: product_id,
    productName: product_name,
    ...counts,
    lowestPrice: lowest ?? undefined,
    highestPrice: highest ?? undefined,
    itemImage: image ?? undefined,
  }
}

type Condition<Table extends keyof Tables> = (of: ExpressionBuilder<Tables, Table>) => RawBuilder<boolean>

/** Which rows of either kind are meant. */
interface Chosen {
  products: Condition<'product'>
  items: Condition<'item'>
}

function matches(filter: ItemSelection, found: RawBuilder<boolean> = sql`true`): Condition<'item'> {
  return (items) => sql<boolean>`(${conditionsOf(filter)(items)} and ${found})`
}

function withSomeItem(matching: Condition<'item'>): Chosen {
  return {
    products: ({ exists, selectFrom }) =>
      sql<boolean>`${exists(
        selectFrom('item')
          .select('item.item_id')
          .whereRef('item.product_id', '=', 'product.product_id')
          .where(matching as never),
      )}`,
    items: matching,
  }
}

function among(hits: { item_id: string; product_id: string | null }[]): Chosen {
  const productIDs = [...new Set(hits.flatMap(({ product_id }) => product_id ?? []))]
  const itemIDs = hits.flatMap(({ item_id, product_id }) => (product_id ? [] : item_id))
  return {
    products: () => sql<boolean>`product.product_id = any(${productIDs})`,
    items: () => sql<boolean>`item.item_id = any(${itemIDs})`,
  }
}

export function idsOf(heads: readonly HeadID[], kind: Head['kind']): string[] {
  return heads.filter((head) => head.kind === kind).map(({ id }) => id)
}

function allBut(except: readonly HeadID[]): Chosen {
  return {
    products: () => sql`product.product_id <> all(${idsOf(except, 'product')}::text[])`,
    items: () => sql`item.item_id <> all(${idsOf(except, 'item')}::text[])`,
  }
}

function both(one: Chosen, other: Chosen): Chosen {
  return {
    products: (of) => sql`(${one.products(of)} and ${other.products(of)})`,
    items: (of) => sql`(${one.items(of)} and ${other.items(of)})`,
  }
}

/** Two walks by name, of products and of items without one, merged. Each stops at the limit by itself. */
function headsOf(db: CompanyQueries, order: Order, limit: number, { products, items }: Chosen) {
  const merged = db
    .selectFrom((inner) =>
      inner
        .selectFrom(
          inOrder(
            inner.selectFrom('product').select(named(PRODUCT_KEYS)).where(products).where(order.after(PRODUCT_KEYS)),
            order,
            PRODUCT_KEYS,
          )
            .limit(sql.lit(limit))
            .as('product_head'),
        )
        .selectAll()
        .unionAll(
          inner
            .selectFrom(
              inOrder(
                inner
                  .selectFrom('item')
                  .select(named(ITEM_KEYS))
                  .where('product_id', 'is', null)
                  .where(items)
                  .where(order.after(ITEM_KEYS)),
                order,
                ITEM_KEYS,
              )
                .limit(sql.lit(limit))
                .as('item_head'),
            )
            .selectAll(),
        )
        .as('head'),
    )
    .select(['head.name', 'head.kind', 'head.id'])
  return inOrder(merged, order).limit(sql.lit(limit))
}

/** The first of the chosen rows, of which those are kept that match. */
function walkedHeads(db: CompanyQueries, order: Order, limit: number, chosen: Chosen, matching: Condition<'item'>) {
  const kept = db
    .selectFrom(headsOf(db, order, MOST_WALKED_FIRST, chosen).as('head'))
    .select(['head.name', 'head.kind', 'head.id'])
    .where(({ or, and, eb, exists, selectFrom }) => {
      const some = (kind: Head['kind'], column: 'item.product_id' | 'item.item_id') =>
        and([
          eb('head.kind', '=', kind),
          exists(
            selectFrom('item')
              .select('item.item_id')
              .whereRef(column, '=', 'head.id')
              .where(matching as never),
          ),
        ])
      return or([some('product', 'item.product_id'), some('item', 'item.item_id')])
    })
  return inOrder(kept, order).limit(limit).execute()
}

function named([name, kind, id]: readonly RawBuilder<unknown>[]) {
  return [
    (name as RawBuilder<string>).as('name'),
    (kind as RawBuilder<Head['kind']>).as('kind'),
    (id as RawBuilder<string>).as('id'),
  ]
}
