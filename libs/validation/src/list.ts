const QUOTED = /^(?:"[^"]*")+/
const NEXT = /[,;|]|$/

/** The entries of a list that is written in one text, separated by commas, semicolons or bars. */
export function splitList(text: string): string[] {
  const entries: string[] = []
  let rest = text.trim()
  while (rest !== '') {
    // A quotation mark counts only if it encloses the whole entry.
    const [quoted = ''] = QUOTED.exec(rest) ?? []
    const after = rest.slice(quoted.length).trimStart()
    const isQuoted = quoted !== '' && after.search(NEXT) === 0
    const plain = rest.slice(0, rest.search(NEXT))
    entries.push(isQuoted ? quoted.slice(1, -1).replaceAll('""', '"') : plain.trim())
    rest = (isQuoted ? after : rest.slice(plain.length)).slice(1).trimStart()
  }
  return entries
}

/** A list as one text, which `splitList` reads back: an entry with a separator, quotation mark or outer space is quoted. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => (/[,;|"]|^\s|\s$/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry)).join(', ')
}
