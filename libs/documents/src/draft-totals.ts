import type { DocumentKind, DocumentTotal, LineField } from './kind.ts'

const NUMBERS: readonly LineField['kind'][] = ['money', 'quantity', 'percent']

/** The totals of a draft whose header and lines are text by field, by the rule that the server applies to what is stored. */
export function draftTotals(
  { start, lineFields, totalsOf }: Pick<DocumentKind, 'start' | 'lineFields' | 'totalsOf'>,
  rows: readonly Readonly<Record<string, string>>[],
  header: Readonly<Record<string, string>> = {},
): readonly DocumentTotal[] {
  const lines = rows.map((cells) =>
    Object.fromEntries(lineFields.map((field) => [field.name, valueOf(field, cells[field.name])])),
  )
  return totalsOf?.({ ...header, state: start, authors: [], lines }) ?? []
}

/** What people type is read by the rules of the kind. */
function valueOf({ kind, isReadOnly }: LineField, text = ''): string | number | null {
  if (text.trim() === '') return null
  return isReadOnly && NUMBERS.includes(kind) ? Number(text) : text
}
