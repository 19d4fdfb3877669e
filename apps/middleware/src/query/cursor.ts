import { refused } from '#failures/failures.ts'
import { isCursorText, type SortKey } from './sort-keys.ts'

/** The values of a page's last row, one for each sort key. */
export type CursorValues = readonly (string | null)[]

/** The end of a page in this order. */
export function writeCursor(sort: string, values: CursorValues): string {
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url')
}

/** The sort that a cursor was written for; undefined for no cursor of ours. */
export function sortOfCursor(text: string): unknown {
  return parsed(text)[0]
}

/**
 * The values of a cursor. A cursor of another order, or one that we cannot have written, is refused before the database
 * sees it.
 */
export function readCursor(text: string, sort: string, keys: readonly SortKey[]): CursorValues {
  const [of, ...values] = parsed(text)
  const fits = of === sort && values.length === keys.length && keys.every((key, at) => isCursorText(key, values[at]))
  if (fits) return values as (string | null)[]
  const error = { field: 'cursor', message: 'Unknown cursor', value: text }
  throw refused('The cursor does not belong to this list', [error])
}

function parsed(text: string): unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(content) ? content : []
  } catch {
    return []
  }
}
