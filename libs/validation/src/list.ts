/** In quotation marks from its start to its end, or up to the next separator. */
const ENTRY = /\s*"[^"]*"(?:"[^"]*")*\s*(?=[,;|]|$)|[^,;|]+/g
const QUOTED = /^"(?:[^"]|"")*"$/

/** The entries of a list that is written in one text, separated by commas, semicolons or bars. */
export function splitList(text: string): string[] {
  return (text.match(ENTRY) ?? []).map((part) => {
    const entry = part.trim()
    return QUOTED.test(entry) ? entry.slice(1, -1).replaceAll('""', '"') : entry
  })
}

/** A list as one text, which `splitList` reads back: an entry with a separator, quotation mark or outer space is quoted. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => (/[,;|"]|^\s|\s$/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry)).join(', ')
}
