import { equalCodes, spellingsOf } from '@greenroom/catalog'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { AS_TEXTS, NAMED, type RowTexts } from '#database/statement-marks.ts'
import { sortOfCursor } from '#query/cursor.ts'
import { cursorColumns, cut, inOrder, listOrders, type Order, PAGE_BYTES } from '#query/list-query.ts'
import { byAmount, byCode, byName, byTime, type SortKey } from '#query/sort-keys.ts'
import type { ItemColumn } from './item-columns.ts'
import { columnsOf, conditionsOf, type ItemSelection, soughtIn } from './item-filter.ts'
import { foundByReading, foundByTrigrams, searchedColumns, type Sought } from '#query/search-text.ts'

/** What items may be sorted by, and the column that a sort reads. */
const SORTS = {
  name: { column: 'name', ...byName('item.name') },
  itemID: { column: 'item_id', ...byCode('item.item_id') },
  upc: { column: 'upc', ...byCode('item.upc') },
  sellingPrice: { column: 'selling_price', ...byAmount('item.selling_price') },
  costPrice: { column: 'cost_price', ...byAmount('item.cost_price') },
  updatedAt: { column: 'updated_at', ...byTime('item.updated_at') },
} as const satisfies Record<string, SortKey & { column: ItemColumn }>

export const itemOrder = listOrders({ key: SORTS.itemID, byDefault: [SORTS.name], sorts: SORTS })

/** The sort of what follows the items that a search names. */
export const OTHERS = 'others'

const othersOrder = listOrders({ key: SORTS.itemID, byDefault: [], sorts: { [OTHERS]: SORTS.name } })

export interface ItemPageQuery {
  filter: ItemSelection
  order: Order
  limit: number
  /** What is read of each item, with the columns that the order reads. */
  columns: readonly ItemColumn[]
}

/**
 * So many items are walked through, and read, before trigrams are asked: that finds a page of any common word. Further
 * where the index by name holds everything that is read.
 */
const MOST_WALKED_FIRST = { withinIndex: 10_000, otherwise: 2_000 }

/**
 * Up to this many items found by trigrams are sorted. When there are more, one of 200 in a catalog of a million, walking
 * further along the sort finds a page sooner.
 */
const MOST_SORTED = 5_000

/**
 * One page of items, in order: of each the texts of its columns. Items of equal value follow by item ID, in the direction
 * of the sort. The page ends early where the items' additional attributes are large.
 */
export async function pageOfItems(
  db: CompanyQueries,
  query: ItemPageQuery,
): Promise<{ rows: RowTexts[]; nextCursor: string | null }> {
  const sought = soughtIn(query.filter)
  const oneMore = { ...query, limit: query.limit + 1 }
  const found = (await (sought ? searchedPage(db, oneMore, sought) : plainPage(db, oneMore))) as unknown as RowTexts[]
  const { columns, order } = query
  const fit = columns.includes('attributes')
    ? await withLargeAttributes(db, columns, found.slice(0, query.limit))
    : found
  const limit = Math.min(query.limit, fit.length)
  return cut([...fit.slice(0, limit), ...found.slice(limit)], limit, (last) =>
    order.cursorAfter(last.slice(columns.length)),
  )
}

/** One page by name, on the first of which the items that the search names come before all others. */
export async function pageInDefaultOrder(
  db: CompanyQueries,
  { cursor, ...query }: Omit<ItemPageQuery, 'order'> & { cursor: string | undefined },
) {
  const { filter, limit } = query
  const byName = () => pageOfItems(db, { ...query, order: itemOrder({ sort: 'name', cursor }) })
  const goesOn = cursor !== undefined
  if (goesOn && sortOfCursor(cursor) !== OTHERS) return byName()
  const named = (await namedItems(db, filter)).map(({ item_id }) => item_id)
  const others = (most: number) =>
    pageOfItems(db, {
      ...query,
      filter: { ...filter, except: named },
      order: othersOrder({ sort: OTHERS, cursor }),
      limit: most,
    })
  if (goesOn) return others(limit)
  if (named.length === 0 || named.length >= limit) return byName()
  const itself = { ...filter, search: undefined, itemIDs: named }
  const first = await pageOfItems(db, { ...query, filter: itself, order: itemOrder({}) })
  // They are too large for one page.
  if (first.nextCursor) return byName()
  const { rows, nextCursor } = await others(limit - named.length)
  return { rows: [...first.rows, ...rows], nextCursor }
}

/** A code that more items have is not what somebody means. */
const MOST_NAMED = 10

/** The items whose ID or UPC is the whole search, if they are few. Asks indexes alone, so that it costs the same always. */
export async function namedItems(db: CompanyQueries, filter: ItemSelection) {
  const sought = soughtIn(filter)
  const word = sought?.word.trim()
  if (!sought || !word) return []
  const codes = spellingsOf(word).flatMap(equalCodes)
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'product_id'])
    .where(
      sql<boolean>`(item.item_id = any(${codes}) or item.upc = any(${codes})
        or item.additional_upcs && ${codes}::text[] and item.additional_upcs <> '{}')`,
    )
    .where(conditionsOf(filter))
    .where(foundByReading(sought))
    .orderBy('item_id')
    .limit(MOST_NAMED + 1)
    .execute()
  return rows.length > MOST_NAMED ? [] : rows
}

/** Null for additional attributes that are large, or may be once they are decompressed: they are read by themselves. */
const SMALL_ATTRIBUTES = sql<object | null>`case
  when pg_column_compression(item.attributes) is null and pg_column_size(item.attributes) <= 2000 then item.attributes end`

function columnRead(column: ItemColumn) {
  return column === 'attributes' ? SMALL_ATTRIBUTES.as('attributes') : (`item.${column}` as const)
}

/** The first row, and those after it up to the bytes of a page, with the attributes that were not read. */
async function withLargeAttributes(db: CompanyQueries, columns: readonly ItemColumn[], rows: readonly RowTexts[]) {
  const [idAt, at] = [columns.indexOf('item_id'), columns.indexOf('attributes')]
  const large = rows.flatMap((row) => (row[at] === null ? [row[idAt]!] : []))
  if (large.length === 0) return rows
  const sizes = await db
    .selectFrom('item')
    .select(['item_id', sql<number>`octet_length(attributes::text)`.as('size')])
    .where(sql<boolean>`item_id = any(${large})`)
    .execute()
  const sizeOf = new Map(sizes.map(({ item_id, size }) => [item_id, size]))
  let left = PAGE_BYTES
  const tooMany = rows.findIndex((row) => (left -= row[at] === null ? (sizeOf.get(row[idAt]!) ?? 0) : 0) < 0)
  const fit = tooMany === -1 ? rows : rows.slice(0, Math.max(tooMany, 1))
  const texts = await db
    .selectFrom('item')
    .select(['item_id', sql<string>`attributes::text`.as('text')])
    .where(sql<boolean>`item_id = any(${fit.flatMap((row) => (row[at] === null ? [row[idAt]!] : []))})`)
    .execute()
  const textOf = new Map(texts.map(({ item_id, text }) => [item_id, text]))
  return fit.map((row) => (row[at] === null ? row.with(at, textOf.get(row[idAt]!) ?? '[]') : row))
}

function plainPage(db: CompanyQueries, { filter, order, limit, columns }: ItemPageQuery) {
  const rows = db
    .selectFrom('item')
    .modifyFront(NAMED)
    .select(columns.map(columnRead))
    .select(cursorColumns(order))
    .where(conditionsOf(filter))
    .where(order.after())
    // Written out: a plan for any limit at all would be one for a tenth of the table.
    .limit(sql.lit(limit))
  return inOrder(rows, order).modifyEnd(AS_TEXTS).execute()
}

/**
 * Three ways to the same page, tried in turn; PostgreSQL never runs a branch that is not taken. A short walk along the
 * sort, which is enough for common words. Else the items found by trigrams, sorted, unless they are too many to sort.
 * Else a walk as long as it takes.
 */
function searchedPage(db: CompanyQueries, query: ItemPageQuery, sought: Sought) {
  const { order, limit } = query
  const [{ by: sortedBy }] = order.keys as [SortKey]
  const conditions = conditionsOf(query.filter)
  const page = db
    .with('walked', (inner) =>
      inOrder(
        inner
          .selectFrom((start) =>
            inOrder(
              start
                .selectFrom('item')
                .select(walkedColumns(query).map((column) => `item.${column}` as const))
                .where(order.after()),
              order,
            )
              .limit(isWithinIndex(query) ? MOST_WALKED_FIRST.withinIndex : MOST_WALKED_FIRST.otherwise)
              .as('item'),
          )
          .select('item.item_id')
          .where(conditions as never)
          .where(foundByReading(sought))
          .limit(limit),
        order,
      ),
    )
    .with('walked_count', (inner) => inner.selectFrom('walked').select(({ fn }) => fn.countAll<number>().as('count')))
    .with('hits', (inner) =>
      inner
        .selectFrom('item')
        .select(['item.item_id', sortedBy.as('sort_key')])
        .where(({ eb, selectFrom }) => eb(selectFrom('walked_count').select('walked_count.count'), '<', limit))
        .where(conditions)
        .where(foundByTrigrams(sought))
        .limit(MOST_SORTED + 1),
    )
    .with('hit_count', (inner) => inner.selectFrom('hits').select(({ fn }) => fn.countAll<number>().as('count')))
    .with('sorted', (inner) => {
      const columns = order.keys.length > 1 ? [SORT_KEY, HIT_ID] : [HIT_ID]
      const hits = inner
        .selectFrom('hits')
        .select('hits.item_id')
        .where(({ eb, selectFrom }) => eb(selectFrom('hit_count').select('hit_count.count'), '<=', MOST_SORTED))
        .where(order.after(columns))
        .limit(limit)
      return inOrder(hits, order, columns)
    })
    .with('walked_far', (inner) =>
      inOrder(
        inner
          .selectFrom('item')
          .select('item.item_id')
          .where(({ eb, selectFrom }) => eb(selectFrom('hit_count').select('hit_count.count'), '>', MOST_SORTED))
          .where(conditions)
          .where(foundByReading(sought))
          .where(order.after())
          .limit(limit),
        order,
      ),
    )
    .with('page', (inner) =>
      inner
        .selectFrom('walked')
        .select('walked.item_id')
        .where(({ eb, selectFrom }) => eb(selectFrom('walked_count').select('walked_count.count'), '>=', limit))
        .unionAll(inner.selectFrom('sorted').select('sorted.item_id'))
        .unionAll(inner.selectFrom('walked_far').select('walked_far.item_id')),
    )
    .selectFrom('page')
    .innerJoin('item', 'item.item_id', 'page.item_id')
    .select(query.columns.map(columnRead))
    .select(cursorColumns(order))
  return inOrder(page, order).modifyEnd(AS_TEXTS).execute()
}

const SORT_KEY = sql.ref('hits.sort_key')
const HIT_ID = sql.ref('hits.item_id')

function isWithinIndex(query: ItemPageQuery): boolean {
  const { filter } = query
  return sortColumn(query) === 'name' && filter.seesSKU && columnsOf(filter).length === 0
}

/** What a walk reads of each item: the sort's value, the texts, and what is filtered by. */
function walkedColumns(query: ItemPageQuery): ItemColumn[] {
  const { filter } = query
  const columns = ['item_id', ...searchedColumns(filter.seesSKU), sortColumn(query), ...columnsOf(filter)] as const
  return [...new Set<ItemColumn>(columns)]
}

function sortColumn({ order }: ItemPageQuery): ItemColumn {
  return Object.values(SORTS).find(({ by }) => by === order.keys[0]!.by)!.column
}

/** No total is counted beyond this: to count a million hits takes longer than to read them is worth. */
const MOST_COUNTED = 10_000

/** How many items match, `capped` when there are more than are counted. */
export async function countOfItems(db: CompanyQueries, filter: ItemSelection) {
  const sought = soughtIn(filter)
  const { count } = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('item')
        .select(sql`1`.as('one'))
        .where(conditionsOf(filter))
        .where(sought ? foundByTrigrams(sought) : sql<boolean>`true`)
        .limit(MOST_COUNTED + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(count, MOST_COUNTED), capped: count > MOST_COUNTED }
}
