import { sql, type RawBuilder } from 'kysely'
import type { CompanyQueries } from '../database/company-store.ts'
import { NAMED } from '../database/named-statements.ts'
import type { Cursor } from '../paging/cursor.ts'
import type { ItemColumn, ItemRow } from './item-columns.ts'
import { columnsOf, conditionsOf, type ItemFilter } from './item-filter.ts'
import { foundByReading, foundByTrigrams } from './search-text.ts'

export type ItemSort = 'name' | 'itemID' | 'upc' | 'sellingPrice' | 'costPrice' | 'updatedAt'

interface Sort {
  column: ItemColumn
  /** What the rows are compared by. */
  key: RawBuilder<string | number | Date>
  /** A cursor's value as the same type. */
  given(value: unknown): RawBuilder<unknown>
}

const SORTS: Record<ItemSort, Sort> = {
  name: { column: 'name', key: sql`lower(item.name)`, given: (value) => sql`lower(${value})` },
  itemID: { column: 'item_id', key: sql`item.item_id`, given: (value) => sql`${value}` },
  upc: { column: 'upc', key: sql`item.upc`, given: (value) => sql`${value}` },
  sellingPrice: { column: 'selling_price', key: sql`item.selling_price`, given: (value) => sql`${value}::numeric` },
  costPrice: { column: 'cost_price', key: sql`item.cost_price`, given: (value) => sql`${value}::numeric` },
  updatedAt: { column: 'updated_at', key: sql`item.updated_at`, given: (value) => sql`${value}::timestamptz` },
}

export interface ItemPageQuery {
  filter: ItemFilter
  sort: ItemSort
  downwards: boolean
  after: Cursor | undefined
  limit: number
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

/** One page of items, in order. Items of equal value follow by item ID, in the direction of the sort. */
export async function pageOfItems(db: CompanyQueries, query: ItemPageQuery): Promise<ItemRow[]> {
  const { filter } = query
  const rows = filter.search ? await searchedPage(db, query, filter.search) : await plainPage(db, query)
  return rows as ItemRow[]
}

function plainPage(db: CompanyQueries, query: ItemPageQuery) {
  const order = orderOf(query)
  return (
    db
      .selectFrom('item')
      .modifyFront(NAMED)
      .select(query.columns)
      .where(conditionsOf(query.filter))
      .where(order.after('item.item_id'))
      .orderBy(order.key, order.direction)
      .orderBy('item.item_id', order.direction)
      // Written out: a plan for any limit at all would be one for a tenth of the table.
      .limit(sql.lit(query.limit))
      .execute()
  )
}

/**
 * Three ways to the same page, tried in turn; PostgreSQL never runs a branch that is not taken. A short walk along the
 * sort, which is enough for common words. Else the items found by trigrams, sorted, unless they are too many to sort.
 * Else a walk as long as it takes.
 */
function searchedPage(db: CompanyQueries, query: ItemPageQuery, word: string) {
  const order = orderOf(query)
  const conditions = conditionsOf(query.filter)
  return db
    .with('walked', (inner) =>
      inner
        .selectFrom((start) =>
          start
            .selectFrom('item')
            .select(walkedColumns(query).map((column) => `item.${column}` as const))
            .where(order.after('item.item_id'))
            .orderBy(order.key, order.direction)
            .orderBy('item.item_id', order.direction)
            .limit(isWithinIndex(query) ? MOST_WALKED_FIRST.withinIndex : MOST_WALKED_FIRST.otherwise)
            .as('item'),
        )
        .select('item.item_id')
        .where(conditions as never)
        .where(foundByReading(word))
        .orderBy(order.key, order.direction)
        .orderBy('item.item_id', order.direction)
        .limit(query.limit),
    )
    .with('walked_count', (inner) => inner.selectFrom('walked').select(({ fn }) => fn.countAll<number>().as('count')))
    .with('hits', (inner) =>
      inner
        .selectFrom('item')
        .select(['item.item_id', order.key.as('sort_key')])
        .where(({ eb, selectFrom }) => eb(selectFrom('walked_count').select('walked_count.count'), '<', query.limit))
        .where(conditions)
        .where(foundByTrigrams(word))
        .limit(MOST_SORTED + 1),
    )
    .with('hit_count', (inner) => inner.selectFrom('hits').select(({ fn }) => fn.countAll<number>().as('count')))
    .with('sorted', (inner) =>
      inner
        .selectFrom('hits')
        .select('hits.item_id')
        .where(({ eb, selectFrom }) => eb(selectFrom('hit_count').select('hit_count.count'), '<=', MOST_SORTED))
        .where(order.after('hits.item_id', sql.ref('hits.sort_key')))
        .orderBy('hits.sort_key', order.direction)
        .orderBy('hits.item_id', order.direction)
        .limit(query.limit),
    )
    .with('walked_far', (inner) =>
      inner
        .selectFrom('item')
        .select('item.item_id')
        .where(({ eb, selectFrom }) => eb(selectFrom('hit_count').select('hit_count.count'), '>', MOST_SORTED))
        .where(conditions)
        .where(foundByReading(word))
        .where(order.after('item.item_id'))
        .orderBy(order.key, order.direction)
        .orderBy('item.item_id', order.direction)
        .limit(query.limit),
    )
    .with('page', (inner) =>
      inner
        .selectFrom('walked')
        .select('walked.item_id')
        .where(({ eb, selectFrom }) => eb(selectFrom('walked_count').select('walked_count.count'), '>=', query.limit))
        .unionAll(inner.selectFrom('sorted').select('sorted.item_id'))
        .unionAll(inner.selectFrom('walked_far').select('walked_far.item_id')),
    )
    .selectFrom('page')
    .innerJoin('item', 'item.item_id', 'page.item_id')
    .select(query.columns.map((column) => `item.${column}` as const))
    .orderBy(order.key, order.direction)
    .orderBy('item.item_id', order.direction)
    .execute()
}

function isWithinIndex({ sort, filter }: ItemPageQuery): boolean {
  return sort === 'name' && columnsOf(filter).length === 0
}

/** What a walk reads of each item: the sort's value, the texts, and what is filtered by. */
function walkedColumns({ sort, filter }: ItemPageQuery): ItemColumn[] {
  return [...new Set<ItemColumn>(['item_id', 'search', SORTS[sort].column, ...columnsOf(filter)])]
}

function orderOf({ sort, downwards, after }: ItemPageQuery) {
  const { key, given } = SORTS[sort]
  return {
    key,
    direction: downwards ? 'desc' : 'asc',
    /** Whether a row stands after the cursor; `of` is where a query holds the sort's value, unless in the item. */
    after: (id: 'item.item_id' | 'hits.item_id', of: RawBuilder<unknown> = key): RawBuilder<boolean> =>
      after
        ? sql<boolean>`(${of}, ${sql.ref(id)}) ${sql.raw(downwards ? '<' : '>')} (${given(after.value)}, ${after.id})`
        : sql<boolean>`true`,
  } as const
}

/** What a cursor keeps of the last row of a page. */
export function sortValueOf(row: ItemRow, sort: ItemSort): string | number {
  const value = row[SORTS[sort].column]
  return value instanceof Date ? value.toISOString() : (value as string | number)
}

/** No total is counted beyond this: to count a million hits takes longer than to read them is worth. */
const MOST_COUNTED = 10_000

/** How many items match, `capped` when there are more than are counted. */
export async function countOfItems(db: CompanyQueries, filter: ItemFilter) {
  const { count } = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('item')
        .select(sql`1`.as('one'))
        .where(conditionsOf(filter))
        .where(filter.search ? foundByTrigrams(filter.search) : sql<boolean>`true`)
        .limit(MOST_COUNTED + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(count, MOST_COUNTED), capped: count > MOST_COUNTED }
}
