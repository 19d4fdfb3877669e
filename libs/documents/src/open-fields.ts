import type { DocumentContent, DocumentIssue, DocumentKind } from './kind.ts'

/** What is saved of a draft in a state that opens only some fields: all others stay as they are. */
export function withOpenFields<Of extends DocumentContent>(
  { states, label }: Pick<DocumentKind, 'states' | 'label'>,
  state: string,
  stored: DocumentContent,
  given: Of,
): { content: Of; issues: readonly DocumentIssue[] } {
  const { openFields, label: name } = states[state]!
  if (!openFields) return { content: given, issues: [] }
  const isFixed = given.lines.length === stored.lines.length
  if (!isFixed || given.lines.some(({ lineID }, index) => lineID !== stored.lines[index]!.lineID)) {
    const message = `You can't add, remove or move lines of this ${label}: it is ${name.toLowerCase()}.`
    return { content: given, issues: [{ field: 'lines', code: 'fixed', message }] }
  }
  const header = { ...stored.header, ...picked(given.header, openFields) }
  const lines = given.lines.map((line, index) => ({ ...stored.lines[index], ...picked(line, openFields) }))
  return { content: { ...given, header, lines }, issues: [] }
}

function picked(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
}
