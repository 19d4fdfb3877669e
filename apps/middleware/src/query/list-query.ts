import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { refused } from '#failures/failures.ts'
import { type CursorValues, readCursor, writeCursor } from './cursor.ts'
import { contains } from './filters.ts'
import { comesAfter, cursorText, descending, type SortKey } from './sort-keys.ts'

/** The maximum number of rows of a list without pages. */
export const WHOLE_LIST = 200_000

const PAGE = 100

/** A page of large rows ends here, after one row at least; the next page continues. */
export const PAGE_BYTES = 4_000_000

/** The list parameters of a request; lists without pages or without a search box omit some. */
export interface PageQuery {
  pagination?: boolean
  cursor?: string
  limit?: number
  /** The name of a sort; a leading `-` reverses it. */
  sort?: string
  search?: string
}

/** Conditions by request parameter. */
type Filters = Record<string, (value: never) => RawBuilder<boolean>>

type FilterValues<Filter extends Filters> = { [Name in keyof Filter]?: Parameters<Filter[Name]>[0] }

/** The orders of a list. */
interface Orders {
  /** Unique among the rows, together where there are several: breaks ties. */
  key: SortKey | readonly SortKey[]
  /** The default order. */
  byDefault: readonly SortKey[]
  /** The fields that a request may sort by. */
  sorts?: Readonly<Record<string, SortKey>>
}

/** A list of the API: it determines pages, sorts, filters, search and totals. */
interface Declaration<Source, DB, Table extends keyof DB, Row, Filter extends Filters> extends Orders {
  /** The rows of the list with their columns, before filters and order. */
  from(source: Source): SelectQueryBuilder<DB, Table, Row>
  filters?: Filter
  /** The columns that the search box covers. */
  search?: readonly string[]
  /** The bytes of a row, for lists whose rows can be large: their pages end by size as well. */
  size?: RawBuilder<number>
}

/** The requested order, and where in it the page begins. */
export interface Order {
  keys: readonly SortKey[]
  /** Whether a row comes after the cursor; `columns` are the keys' expressions, if not their own columns. */
  after(columns?: readonly RawBuilder<unknown>[]): RawBuilder<boolean>
  /** The cursor of the page after a row, from the columns in `cursorColumns`. */
  cursorAfter(values: CursorValues): string
}

/** The requested order. Throws the 400 for an unknown sort or a cursor of another order. */
export function listOrders({ key, byDefault, sorts }: Orders): (query: Pick<PageQuery, 'sort' | 'cursor'>) => Order {
  // A map has no inherited properties, so `sort=constructor` is unknown like any other word.
  const known = new Map(Object.entries(sorts ?? {}))
  return ({ sort = '', cursor }) => {
    const chosen = sort ? [sortKey(known, sort)] : byDefault
    return orderBy(sort, [key].flat().reduce(withKey, chosen), cursor)
  }
}

/** Declares a list once, when its module is loaded. */
export function listQuery<Source, DB, Table extends keyof DB, Row, Filter extends Filters = Record<never, never>>(
  declared: Declaration<Source, DB, Table, Row, Filter>,
) {
  type Query = PageQuery & FilterValues<Filter>
  type Rows = SelectQueryBuilder<DB, Table, Row>
  const orderOf = listOrders(declared)
  const filters = Object.entries(declared.filters ?? {}) as [keyof Filter, (value: unknown) => RawBuilder<boolean>][]

  function filtered(source: Source, query: Query): Rows {
    let rows = declared.from(source)
    for (const [name, condition] of filters) {
      const value = query[name]
      if (value !== undefined) rows = rows.where(condition(value))
    }
    return declared.search && query.search ? rows.where(contains(declared.search, query.search)) : rows
  }

  /** One page of rows. */
  async function read(source: Source, query: Query) {
    const order = orderOf(query)
    const asked = query.pagination === false ? WHOLE_LIST : (query.limit ?? PAGE)
    const limit = declared.size ? await fitting(source, query, order, declared.size, asked) : asked
    const rows = filtered(source, query)
      .where(order.after())
      .select(cursorColumns(order))
      .limit(limit + 1)
    const found = (await inOrder(rows, order).execute()) as Row[]
    const values = found.map((row) => takeCursorValues(row as Record<string, string | null>, order))
    return cut(found, limit, () => order.cursorAfter(values[limit - 1]!))
  }

  /** How many rows fit a page, without reading any of them. */
  async function fitting(source: Source, query: Query, order: Order, size: RawBuilder<number>, asked: number) {
    const sizes = filtered(source, query)
      .where(order.after())
      .clearSelect()
      .select(sql<number>`${size}::int`.as('size'))
      .limit(asked)
    let left = PAGE_BYTES
    const found = (await inOrder(sizes, order).execute()) as unknown as { size: number }[]
    const tooMany = found.findIndex((row) => (left -= row.size) < 0)
    return tooMany === -1 ? asked : Math.max(tooMany, 1)
  }

  return {
    read,

    /** One page as the contract shows it. */
    async page<Answer = Row>(source: Source, query: Query, answerOf = (row: Row) => row as unknown as Answer) {
      const { rows, nextCursor } = await read(source, query)
      return { data: rows.map(answerOf), nextCursor }
    },

    /** Every row, for lists that the contract returns whole. */
    async all(source: Source, query: Query = {} as Query): Promise<Row[]> {
      return inOrder(filtered(source, query), orderOf(query)).limit(WHOLE_LIST).execute() as Promise<Row[]>
    },

    /** The total number of rows on all pages. */
    async total(source: Source, query: Query): Promise<{ count: number; capped: false }> {
      const counted = filtered(source, query)
        .clearSelect()
        .select(sql<number>`count(*)::int`.as('count'))
      const { count } = (await counted.executeTakeFirstOrThrow()) as { count: number }
      return { count, capped: false }
    },
  }
}

function sortKey(sorts: ReadonlyMap<string, SortKey>, sort: string): SortKey {
  const key = sorts.get(sort.replace(/^-/, ''))
  if (key) return sort.startsWith('-') ? descending(key) : key
  const message = `The list can be sorted by ${[...sorts.keys()].join(', ')}`
  throw refused(message, [{ field: 'sort', message, value: sort }])
}

/** Ties are broken by the key, in the direction of the sort, so that one index serves both. */
function withKey(keys: readonly SortKey[], key: SortKey): readonly SortKey[] {
  if (keys.some(({ by }) => by === key.by)) return keys
  return [...keys, keys.at(-1)?.descending ? descending(key) : key]
}

function orderBy(sort: string, keys: readonly SortKey[], cursor: string | undefined): Order {
  const values = cursor === undefined ? undefined : readCursor(cursor, sort, keys)
  return {
    keys,
    after: (columns) => (values ? comesAfter(keys, values, columns) : sql<boolean>`true`),
    cursorAfter: (lastOnes) => writeCursor(sort, lastOnes),
  }
}

const cursorColumn = (index: number) => `cursor_${index}`

/** The columns that `Order.cursorAfter` needs of the last row, without changing the declared rows. */
function takeCursorValues(row: Record<string, string | null>, { keys }: Order): CursorValues {
  return keys.map((_, index) => {
    const { [cursorColumn(index)]: value = null } = row
    delete row[cursorColumn(index)]
    return value
  })
}

/** The columns with a row's position in the order. */
export function cursorColumns({ keys }: Order) {
  return keys.map((key, index) => cursorText(key).as(cursorColumn(index)))
}

/** `columns` are the keys' expressions, if not their own columns. */
export function inOrder<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  { keys }: Order,
  columns: readonly RawBuilder<unknown>[] = keys.map(({ by }) => by),
) {
  let ordered = rows
  for (const [index, { descending: down }] of keys.entries()) {
    ordered = ordered.orderBy(columns[index]!, down ? 'desc' : 'asc')
  }
  return ordered
}

/** A page from one more row than its limit. */
export function cut<Row>(rows: Row[], limit: number, cursorAfter: (last: Row) => string) {
  if (rows.length <= limit) return { rows, nextCursor: null }
  const shown = rows.slice(0, limit)
  return { rows: shown, nextCursor: cursorAfter(shown.at(-1)!) }
}
