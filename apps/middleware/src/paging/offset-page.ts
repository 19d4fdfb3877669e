import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { refused } from '../failures.ts'
import { readCursor, writeCursor } from './cursor.ts'

/** The most rows of a list without pages. */
const WHOLE_LIST = 200_000

interface PageQuery {
  pagination?: boolean
  cursor?: string
  limit?: number
  sort?: string
}

/** What a list may be sorted by. `key`, which is unique, decides between equals and stands last. */
interface Sorts {
  byDefault: RawBuilder<unknown>[]
  byField: Record<string, RawBuilder<unknown>>
  key: RawBuilder<unknown>
}

/**
 * One page of a list of some thousand rows that seldom change, such as registers: the cursor counts rows. Lists that
 * grow without bound have a cursor of their own (`items/item-query.ts`).
 */
export async function offsetPage<DB, Table extends keyof DB, Row, Answer>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  query: PageQuery,
  sorts: Sorts,
  answerOf: (row: Row) => Answer,
) {
  const order = query.sort ?? ''
  const whole = query.pagination === false
  const limit = whole ? WHOLE_LIST : (query.limit ?? 100)
  const from = whole ? 0 : Number(readCursor(query.cursor, order)?.value ?? 0)
  let ordered = rows
  for (const key of [...keysOf(order, sorts), sorts.key]) ordered = ordered.orderBy(key)
  const found = await ordered
    .limit(limit + 1)
    .offset(from)
    .execute()
  const isLast = found.length <= limit
  const nextCursor = isLast ? null : writeCursor({ sort: order, value: from + limit, id: '' })
  return { data: found.slice(0, limit).map((row) => answerOf(row as Row)), nextCursor }
}

function keysOf(sort: string, { byDefault, byField }: Sorts): RawBuilder<unknown>[] {
  if (!sort) return byDefault
  const key = byField[sort.replace(/^-/, '')]
  if (key) return [sort.startsWith('-') ? sql`${key} desc` : key]
  const message = `The list can be sorted by ${Object.keys(byField).join(', ')}`
  throw refused(message, [{ field: 'sort', message }])
}
