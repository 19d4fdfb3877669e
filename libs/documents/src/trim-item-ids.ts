import type { LineField } from './kind.ts'

/** A line as typed, with its item IDs trimmed: the same item must not be two because of a space. */
export function trimItemIDs<Line extends object>(fields: readonly LineField[], line: Line): Line {
  const typed = line as Readonly<Record<string, unknown>>
  const trimmed = fields.flatMap(({ name, kind }) => {
    const value = typed[name]
    return kind === 'item' && typeof value === 'string' && value !== value.trim() ? [[name, value.trim()] as const] : []
  })
  return trimmed.length > 0 ? { ...line, ...Object.fromEntries(trimmed) } : line
}
