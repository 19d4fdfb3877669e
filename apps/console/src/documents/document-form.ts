import type { LineField } from '@greenroom/documents'
import {
  type SheetCells,
  type SheetColumn,
  type SheetIssues,
  sheetOf,
  type SheetRow,
  type SheetState,
} from '@greenroom/ui'
import { type FormFields, isSame } from '#forms/form-fields.ts'
import type { DocumentScreenKind, HeaderForm, LineItem, StoredDocument } from './document-screen.ts'

/** A document as typed. */
export type DocumentForm = { header: HeaderForm; lines: SheetState }

const WIDTHS: Record<LineField['kind'], number> = {
  text: 240,
  item: 150,
  choice: 140,
  money: 120,
  quantity: 90,
  percent: 90,
}
/** Four columns of an item, a choice and two amounts stand beside each other. */
const PHONE_WIDTHS: Record<LineField['kind'], number> = {
  text: 140,
  item: 128,
  choice: 76,
  money: 72,
  quantity: 56,
  percent: 56,
}
const KINDS: Record<LineField['kind'], SheetColumn['kind']> = {
  text: 'text',
  item: 'text',
  choice: 'choice',
  money: 'money',
  quantity: 'number',
  percent: 'number',
}

/** The columns of the lines; beside an item stands its name, and at the end the figure of the line. */
export function lineColumns<Stored extends StoredDocument>(
  { kind: { lineFields }, labelsIn, figure }: Pick<DocumentScreenKind<Stored>, 'kind' | 'labelsIn' | 'figure'>,
  state: string | undefined,
): SheetColumn[] {
  const columns = lineFields.flatMap((field) => {
    const { name, kind, choices, isReadOnly } = field
    const label = labelsIn[state ?? '']?.[name] ?? field.label
    const column: SheetColumn = {
      id: name,
      label,
      kind: KINDS[kind],
      width: WIDTHS[kind],
      phoneWidth: PHONE_WIDTHS[kind],
      ...(kind === 'item' && { phoneDetail: ITEM_NAME.id }),
      ...(isReadOnly && { readOnly: true }),
      ...(choices && { options: choices.map(({ value, label: text }) => ({ id: value, label: text })) }),
    }
    return kind === 'item' ? [column, ITEM_NAME] : [column]
  })
  const { name, label } = figure
  return [...columns, { id: name, label, kind: 'number', width: WIDTHS.percent, phoneWidth: 0, readOnly: true }]
}

const ITEM_NAME: SheetColumn = {
  id: 'itemName',
  label: 'Name',
  kind: 'text',
  width: 136,
  isFlexible: true,
  phoneWidth: 0,
  readOnly: true,
}

export function documentForm<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  stored: Stored | undefined,
): DocumentForm {
  const names = lineColumns(of, undefined).map(({ id }) => id)
  const rows = (stored?.lines ?? []).map((line, index): SheetRow => {
    const values = line as Readonly<Record<string, unknown>>
    const cells = Object.fromEntries(names.map((name) => [name, textOf(values[name])]))
    return { id: `line-${index}`, cells, before: cells }
  })
  return { header: of.headerOf(stored), lines: sheetOf(rows) }
}

/** An item as it is chosen for a line. A name that is not known yet is blank, until the line is saved. */
export type ChosenItem = { itemID: string; name: string }

/** A line of an item before anything is typed. */
export function newLine<Stored extends StoredDocument>(
  { kind, newLine: cells }: Pick<DocumentScreenKind<Stored>, 'kind' | 'newLine'>,
  { itemID }: ChosenItem,
  id: string,
): SheetRow {
  return { id, cells: { ...cells, [itemColumn(kind)!]: itemID } }
}

/** What a line shows of its item, blank while the item is not known. */
export function lineOfItem<Stored extends StoredDocument>(
  { kind, shownOf }: Pick<DocumentScreenKind<Stored>, 'kind' | 'shownOf'>,
  item: LineItem | undefined,
  cells: SheetCells,
): SheetCells {
  if (itemColumn(kind) === undefined) return {}
  const shown = item && shownOf(item, cells)
  const names = kind.lineFields.filter(({ isReadOnly }) => isReadOnly).map(({ name }) => name)
  const values = Object.fromEntries(names.map((name) => [name, textOf(shown?.[name])]))
  return { ...values, [ITEM_NAME.id]: item?.name ?? '' }
}

/** The column that names the item of a line; undefined where lines have none. */
export function itemColumn({ lineFields }: { lineFields: readonly LineField[] }): string | undefined {
  return lineFields.find(({ kind }) => kind === 'item')?.name
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What is sent of the lines: the fields that people fill in, null where they are blank. */
export function typedLines(fields: readonly LineField[], { rows }: SheetState) {
  const names = fields.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name)
  return rows.map(({ cells }) => Object.fromEntries(names.map((name) => [name, cells[name]?.trim() || null])))
}

/** Names what a save would change: each field of the header, and the lines. */
export function changedLabels<Stored extends StoredDocument>(
  { kind, headerLabels }: Pick<DocumentScreenKind<Stored>, 'kind' | 'headerLabels'>,
  { base, form }: { base: DocumentForm; form: DocumentForm },
): string[] {
  const names = Object.keys(headerLabels).filter((name) => base.header[name] !== form.header[name])
  const hasLines = documentFields(kind.lineFields).differing(base, form).includes('lines')
  return [...names.map((name) => headerLabels[name]!), ...(hasLines ? ['Lines'] : [])]
}

/** Header and lines are each kept or given up as a whole where two people changed both. */
export function documentFields(lineFields: readonly LineField[]): FormFields<DocumentForm> {
  const labels = { header: 'Header', lines: 'Lines' }
  return {
    differing: (one, other) => [
      ...(isSame(one.header, other.header) ? [] : (['header'] as const)),
      ...(isSame(typedLines(lineFields, one.lines), typedLines(lineFields, other.lines)) ? [] : (['lines'] as const)),
    ],
    labelOf: (name) => labels[name],
    textOf: (name, form) =>
      name === 'lines'
        ? `${form.lines.rows.length} lines`
        : Object.values(form.header)
            .filter((text) => text !== '')
            .join(', '),
    fieldOf: (path) => (path.startsWith('lines') ? path : `header.${path}`),
  }
}

/** The issues of lines, where the sheet looks for them. */
export function lineIssues(issues: Readonly<Record<string, string>>, { rows }: SheetState): SheetIssues {
  const found = new Map<string, Record<string, string>>()
  for (const [path, message] of Object.entries(issues)) {
    const [, index, column] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
    const row = rows[Number(index)]
    if (row && column) found.set(row.id, { ...found.get(row.id), [column]: message })
  }
  return found
}

/** The issues of the header by field. */
export function headerIssues(issues: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(issues).map(([path, message]) => [path.replace(/^header\./, ''), message]))
}
