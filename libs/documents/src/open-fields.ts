import type { DocumentIssue, DocumentKind } from './kind.ts'

type Content = { header: object; lines: readonly object[] }

/** What is saved of a draft in a state that opens only some fields: all others stay as they are. */
export function withOpenFields<Of extends Content>(
  { states, label }: Pick<DocumentKind, 'states' | 'label'>,
  state: string,
  stored: Content,
  given: Of,
): { content: Of; issues: readonly DocumentIssue[] } {
  const { openFields, label: name } = states[state]!
  if (!openFields) return { content: given, issues: [] }
  if (given.lines.length !== stored.lines.length) {
    const message = `You can't add or remove lines of this ${label}: it is ${name.toLowerCase()}.`
    return { content: given, issues: [{ field: 'lines', code: 'fixed', message }] }
  }
  const header = { ...stored.header, ...picked(given.header, openFields) }
  const lines = given.lines.map((line, index) => ({ ...stored.lines[index], ...picked(line, openFields) }))
  return { content: { ...given, header, lines }, issues: [] }
}

function picked(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
}
