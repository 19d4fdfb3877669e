import { refused } from '../failures.ts'

/** Where a page ended: the sort it was in, the value of the last row in that sort, and its key. */
export interface Cursor {
  sort: string
  value: string | number
  id: string
}

export function writeCursor({ sort, value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')
}

/** Refuses a cursor that was not written by us for this sort. */
export function readCursor(text: string | undefined, sort: string): Cursor | undefined {
  if (text === undefined) return undefined
  const [of, value, id] = parsed(text)
  const usable = of === sort && (typeof value === 'string' || typeof value === 'number') && typeof id === 'string'
  if (!usable)
    throw refused('The cursor does not belong to this list', [{ field: 'cursor', message: 'Unknown cursor' }])
  return { sort, value: value as string | number, id: id as string }
}

/** A page of `limit` rows out of one more than that; `keyOf` gives a row's value in the sort and its key. */
export function pageOf<Row, Answer>(
  rows: Row[],
  limit: number,
  sort: string,
  keyOf: (row: Row) => [value: number, id: string],
  answerOf: (row: Row) => Answer,
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (!last || rows.length <= limit) return { data: shown.map(answerOf), nextCursor: null }
  const [value, id] = keyOf(last)
  return { data: shown.map(answerOf), nextCursor: writeCursor({ sort, value, id }) }
}

function parsed(text: string): unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(content) ? content : []
  } catch {
    return []
  }
}
