import { type Grants, missingFrom } from '@greenroom/permissions'
import type { DocumentContent, DocumentCore, DocumentKind, LineField } from './kind.ts'

type Fields<Document extends DocumentCore> = Pick<DocumentKind<Document>, 'lineFields' | 'start' | 'states'>

/**
 * The columns of these lines in a state, of a new document without one: those that are shown and these grants let see,
 * with their labels there, and read-only where the state does not open them.
 */
export function lineFieldsIn<Document extends DocumentCore>(
  { lineFields, start, states }: Fields<Document>,
  grants: Grants,
  state: Document['state'] = start,
  lines: readonly object[] = [],
): LineField[] {
  const { openFields } = states[state]
  return lineFields
    .filter(({ toSee = [] }) => !missingFrom(grants, toSee))
    .filter(({ shownIn, shownIf }) => (shownIn?.includes(state) ?? true) || shownIf?.(lines))
    .map((field) => ({
      ...field,
      label: field.labelIn?.[state] ?? field.label,
      ...(openFields && !openFields.includes(field.name) && { isReadOnly: true as const }),
    }))
}

type HeaderSight = Pick<DocumentKind, 'toSeeHeader' | 'unseenHeader'>

/** A header without the fields that these grants do not let see. */
export function visibleHeader<Header extends object>(kind: HeaderSight, header: Header, grants: Grants): Header {
  return without(header, hiddenHeader(kind, grants))
}

/** Whether everybody who reads documents of the kind sees a field of the header. */
export function isSeenByAll({ toSeeHeader, unseenHeader = [] }: HeaderSight, name: string): boolean {
  return !toSeeHeader?.[name] && !unseenHeader.includes(name)
}

/** What is saved by somebody who does not see all fields: hidden ones stay as stored, of lines as long as their item does. */
export function withHiddenFields<Of extends DocumentContent>(
  kind: Pick<DocumentKind, 'lineFields'> & HeaderSight,
  grants: Grants,
  stored: DocumentContent,
  given: Of,
): Of {
  const [ofHeader, ofLines] = [hiddenHeader(kind, grants), hiddenOfLines(kind, grants)]
  if (ofHeader.length + ofLines.length === 0) return given
  const item = kind.lineFields.find((field) => field.kind === 'item')?.name ?? ''
  const keyOf = (line: { lineID?: string }) =>
    `${line.lineID} ${String((line as Readonly<Record<string, unknown>>)[item])}`
  const before = new Map(stored.lines.map((line) => [keyOf(line), line]))
  return {
    ...given,
    header: { ...given.header, ...picked(stored.header, ofHeader) },
    lines: given.lines.map((line) => ({
      ...without(line, ofLines),
      ...picked((line.lineID && before.get(keyOf(line))) || {}, ofLines),
    })),
  }
}

function hiddenHeader({ toSeeHeader = {}, unseenHeader = [] }: HeaderSight, grants: Grants): string[] {
  return [...unseenHeader, ...Object.keys(toSeeHeader).filter((name) => missingFrom(grants, toSeeHeader[name]!))]
}

function hiddenOfLines({ lineFields }: Pick<DocumentKind, 'lineFields'>, grants: Grants): string[] {
  return lineFields.filter(({ toSee = [] }) => missingFrom(grants, toSee)).map(({ name }) => name)
}

function without<Of extends object>(record: Of, names: readonly string[]): Of {
  if (names.length === 0) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name))) as Of
}

function picked(record: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}

/** A line without the fields that these grants do not let see. */
export function visibleFields<Line extends object>(
  { lineFields }: Pick<DocumentKind, 'lineFields'>,
  line: Line,
  grants: Grants,
): Line {
  return without(line, hiddenOfLines({ lineFields }, grants))
}
