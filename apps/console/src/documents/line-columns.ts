import { type LineField, lineFieldsIn } from '@greenroom/documents'
import { type Grants, isHidden } from '@greenroom/permissions'
import type { SheetCells, SheetColumn, SheetIssues, SheetState } from '@greenroom/ui'
import { amountText, type Formats } from '#data/formats.ts'
import { ITEM_NAME } from './document-form.ts'
import type { DocumentScreenKind, LineFigure, StoredDocument } from './document-screen.ts'

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
  quantity: 64,
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

/** The columns of the lines; beside an item stands its name, and at the end the figures of the line. */
export function lineColumns<Stored extends StoredDocument>(
  { kind: documentKind, widths = {}, figures = [] }: Pick<DocumentScreenKind<Stored>, 'kind' | 'widths' | 'figures'>,
  state: string | undefined,
  formats: Pick<Formats, 'money'>,
  grants: Grants,
  stored: readonly object[] = [],
): SheetColumn[] {
  const seen = figures.filter(({ derivedFrom }) => derivedFrom === undefined || !isHidden(grants, derivedFrom))
  const under = new Map(seen.flatMap((one) => (one.phoneUnder ? [[one.phoneUnder, figureColumn(one)] as const] : [])))
  const fields = lineFieldsIn(documentKind, grants, state, stored)
  const columns = fields.flatMap(({ name, label, kind, choices, isReadOnly }) => {
    const column: SheetColumn = {
      id: name,
      label,
      kind: KINDS[kind],
      width: WIDTHS[kind],
      phoneWidth: PHONE_WIDTHS[kind],
      ...widths[name],
      ...phoneDetail(kind === 'item' ? NAME_COLUMN : under.get(name)),
      ...(isReadOnly && { readOnly: true }),
      ...(choices && { options: choices.map(({ value, label: text }) => ({ id: value, label: text })) }),
      ...(kind === 'money' && { format: (text) => amountText(text, formats) }),
    }
    return kind === 'item' ? [column, { ...NAME_COLUMN, ...widths[ITEM_NAME] }] : [column]
  })
  const beside = seen.filter(({ phoneUnder }) => phoneUnder === undefined)
  return [...columns, ...beside.map(figureColumn)]
}

function phoneDetail(detail: SheetColumn | undefined): Pick<SheetColumn, 'phoneDetail'> {
  return detail ? { phoneDetail: detail } : {}
}

function figureColumn({ name, label, width = WIDTHS.percent, isWarning }: LineFigure): SheetColumn {
  return { id: name, label, kind: 'number', width, phoneWidth: 0, readOnly: true, ...(isWarning && { isWarning }) }
}

const NAME_COLUMN: SheetColumn = {
  id: ITEM_NAME,
  label: 'Name',
  kind: 'text',
  width: 136,
  isFlexible: true,
  phoneWidth: 0,
  readOnly: true,
}

/** The column that is typed into first once a line has its item: one without a value, if there is any. */
export function firstOpenColumn<Stored extends StoredDocument>(
  { kind, newLine: cells }: Pick<DocumentScreenKind<Stored>, 'kind' | 'newLine'>,
  typed: SheetCells,
): string | undefined {
  const open = kind.lineFields.filter(({ name, kind: of, isReadOnly }) => of !== 'item' && !isReadOnly && !cells[name])
  return (open.find(({ name }) => !typed[name]) ?? open[0])?.name
}

/** The issues of lines, where the sheet looks for them. */
export function lineIssues(issues: Readonly<Record<string, string>>, { rows }: Pick<SheetState, 'rows'>): SheetIssues {
  const found = new Map<string, Record<string, string>>()
  for (const [path, message] of Object.entries(issues)) {
    const [, index, column] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
    const row = rows[Number(index)]
    if (row && column) found.set(row.id, { ...found.get(row.id), [column]: message })
  }
  return found
}

/** The first marked cell; undefined if a field of the header is marked, which stands before the lines. */
export function firstMarkedCell(
  issues: Readonly<Record<string, string>>,
  { rows }: SheetState,
  columns: readonly SheetColumn[],
) {
  if (Object.keys(issues).some((path) => !path.startsWith('lines'))) return undefined
  const found = lineIssues(issues, { rows })
  const row = rows.find(({ id }) => found.has(id))
  const column = row && columns.find(({ id }) => found.get(row.id)![id])
  return row && column && { row: row.id, column: column.id }
}
