import { countOf, type SheetRow } from '@greenroom/ui'

/** What is said once items were added. */
export type Said = {
  words: string
  /** The IDs of the lines that it speaks of. */
  lines: readonly string[]
  /** The codes that no item has, by the ID of their line. */
  unknown?: Readonly<Record<string, string>>
}

/** What is still true of it: nothing once all its lines are gone, and only the codes that were not corrected since. */
export function wordsNow({ words, lines, unknown = {} }: Said, rows: readonly SheetRow[], item: string): string {
  const cells = new Map(rows.map((row) => [row.id, row.cells]))
  if (lines.length > 0 && !lines.some((id) => cells.has(id))) return ''
  const codes = Object.entries(unknown)
  const left = codes.filter(([id, code]) => cells.get(id)?.[item] === code).map(([, code]) => code)
  if (left.length === codes.length) return words
  if (left.length > 1) return `${countOf(left.length, 'code')} still without an item.`
  return left.length === 1 ? `No item has the code ${left[0]}.` : ''
}
