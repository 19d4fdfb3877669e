import type { LineField } from '@greenroom/documents'
import type { Grants } from '@greenroom/permissions'
import { INCOMPLETE_DATE, type SheetCells, sheetOf, type SheetRow, type SheetState } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import { type FormFields, isSame, type Rows } from '#forms/form-fields.ts'
import type { DocumentScreenKind, HeaderForm, LineItem, StoredDocument, TypedLine } from './document-screen.ts'

/** A document as typed: the fields of its header by name, and its lines. */
export type DocumentForm = Readonly<{ [field: string]: string | SheetState; lines: SheetState }>

export function headerIn({ lines: _, ...header }: DocumentForm): HeaderForm {
  return header as HeaderForm
}

/** The column beside the item of a line. */
export const ITEM_NAME = 'itemName'

export function documentForm<Stored extends StoredDocument>(
  of: DocumentScreenKind<Stored>,
  stored: Stored | undefined,
): DocumentForm {
  const names = [
    ...of.kind.lineFields.map(({ name }) => name),
    ITEM_NAME,
    ...(of.figures ?? []).map(({ name }) => name),
  ]
  const rows = (stored?.lines ?? []).map((line): SheetRow => {
    const values = line as Readonly<Record<string, unknown>>
    const cells = Object.fromEntries(names.map((name) => [name, textOf(values[name])]))
    return { id: line.lineID, cells, before: cells }
  })
  return { ...of.headerOf(stored), lines: sheetOf(rows) }
}

/** An item as it is chosen for a line. A name that is not known yet is blank, until the line is saved. */
export type ChosenItem = {
  itemID: string
  name: string
  /** What the line begins with besides. */
  cells?: SheetCells
}

/** What a new document begins with. */
export type Begun = { items?: readonly ChosenItem[]; header?: HeaderForm }

/** A line of an item before anything is typed. */
export function newLine<Stored extends StoredDocument>(
  { kind, newLine: cells }: Pick<DocumentScreenKind<Stored>, 'kind' | 'newLine'>,
  { itemID, cells: chosen }: ChosenItem,
  id: string,
): SheetRow {
  return { id, cells: { ...cells, ...chosen, [itemColumn(kind)!]: itemID } }
}

/** Whether two lines are the same line, however else they differ. */
export function isSameLine({ lineKey }: { lineKey: readonly string[] }, one: SheetCells, other: SheetCells): boolean {
  return lineKey.every((column) => (one[column] ?? '') === (other[column] ?? ''))
}

/** Why no line can have the item, whatever else is typed; undefined if it can. */
export function itemRefusal<Stored extends StoredDocument>(
  of: Pick<DocumentScreenKind<Stored>, 'kind' | 'newLine' | 'check'>,
  itemID: string,
  grants: Grants,
): string | undefined {
  const lines = typedLines(of.kind.lineFields, sheetOf([newLine(of, { itemID, name: '' }, '')]))
  const found = of.check({ state: of.kind.start, header: {}, lines }, { grants })
  return found.find(({ field }) => field === `lines.0.${itemColumn(of.kind)}`)?.message
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
  return { ...values, [ITEM_NAME]: item?.name ?? '' }
}

/** The column that names the item of a line; undefined where lines have none. */
export function itemColumn({ lineFields }: { lineFields: readonly LineField[] }): string | undefined {
  return lineFields.find(({ kind }) => kind === 'item')?.name
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What is sent of the lines: their IDs, and the fields that people fill in, null where they are blank. */
export function typedLines(fields: readonly LineField[], { rows }: SheetState): TypedLine[] {
  const names = fields.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name)
  return rows.map(({ id, cells }) => ({
    lineID: id,
    ...Object.fromEntries(names.map((name) => [name, cells[name]?.trim() || null])),
  }))
}

/** The fields of the header and the lines, which are merged line by line where two people changed them. */
export function documentFields<Stored extends StoredDocument>(
  { kind, headerLabels, headerText }: Pick<DocumentScreenKind<Stored>, 'kind' | 'headerLabels' | 'headerText'>,
  formats: Formats,
): FormFields<DocumentForm> {
  const sent = ({ lines }: Pick<DocumentForm, 'lines'>) => typedLines(kind.lineFields, lines)
  const lines: Rows = {
    keyOf: ({ id }: SheetRow) => id,
    same: (one: SheetRow, other: SheetRow) =>
      isSame(sent({ lines: sheetOf([one]) }), sent({ lines: sheetOf([other]) })),
    listOf: ({ rows }: SheetState) => rows,
    // Steps from before the merge would undo the changes of others with one's own.
    withRows: ({ rows: theirs }: SheetState, rows: readonly SheetRow[]) => {
      const stored = new Map(theirs.map(({ id, cells }) => [id, cells]))
      return sheetOf(rows.map(({ before: _, ...row }) => ({ ...row, ...withBefore(stored.get(row.id)) })))
    },
  }
  return {
    rowsOf: (name) => (name === 'lines' ? lines : undefined),
    differing: (one, other) => [
      ...Object.keys(headerLabels).filter((name) => one[name] !== other[name]),
      ...(isSame(sent(one), sent(other)) ? [] : ['lines']),
    ],
    labelOf: (name) => headerLabels[name] ?? 'Lines',
    textOf: (name, form) => {
      if (name === 'lines') return `${form.lines.rows.length} lines`
      const value = String(form[name] ?? '')
      return value === INCOMPLETE_DATE ? 'An incomplete date' : headerText(name, value, formats)
    },
    // What is wrong with all of the lines belongs to none of them.
    fieldOf: (path) => (path === 'lines' ? undefined : path),
  }
}

const withBefore = (before: SheetCells | undefined) => before && { before }
