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

function parsed(text: string): unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(content) ? content : []
  } catch {
    return []
  }
}
