import type { components } from '@greenroom/openapi'
import { correctTable, type FileNotation, type Table, type TableCorrections } from '@greenroom/imports'
import type { Option } from '@greenroom/ui'
import { isBlank, type RecordIssue } from '@greenroom/validation'
import type { Guarded } from '#session/may.ts'
import type { CorrectedCell, RejectedCell } from './corrections/file-cell.ts'

type Plan = components['schemas']['EntryPlan']

/** Most rows of one file, as the contract has it. */
export const ROWS_MAX = 5000

/** A row of a file; those with issues are not sent. */
export type FileRow = { line: number; issues: readonly RecordIssue[] }

/** How a file of one kind of record is imported. */
export type ImportKind<Row extends FileRow, Sent> = {
  one: string
  many: string
  /** What it takes to import them. */
  operation: Guarded
  /** The columns that a file may have. */
  columns: readonly string[]
  /** Reads a file's cells, their numbers in the notation that is found or chosen, or says why they can't be read. */
  read: (cells: readonly (readonly string[])[], notation?: FileNotation) => Table<Row>
  /** A row without issues as the server takes it. */
  sentOf: (row: Row) => Sent
  /** What a field may say; undefined for any text. */
  optionsOf?: (field: string) => readonly Option[] | undefined
  /** Stored values as a file writes them, by column. Missing if a row only adds to what is stored. */
  textsOf?: (stored: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>
  /** What the server would do with each row. Throws ApiError. */
  check: (rows: Sent[]) => Promise<readonly Plan[]>
  /** Imports all rows or none. Throws ApiError. */
  send: (rows: Sent[]) => Promise<readonly Plan[]>
  /** What comes next, once they are imported. */
  next?: string
}

/** A file as it was opened, with what its cells are corrected to. */
export type CorrectedFile = { cells: readonly (readonly string[])[]; corrections: TableCorrections }

/** One thing wrong with a file, where it stands. */
export type Problem = RejectedCell & { recordID: string; at: number | undefined }

/** A cell of a file that is corrected. */
export type Correction = CorrectedCell & { recordID: string; at: number }

/** A stored value that a file changes, or clears by a blank cell. */
export type ChangedCell = { id: string; line: number; recordID: string; place: string; from: string; to: string }

/** What a file would do: the rows to send, and everything that is wrong, line by line. */
export type ImportPreview<Sent> = {
  sent: Sent[]
  counts: Record<'create' | 'update' | 'none', number>
  problems: Problem[]
  corrections: Correction[]
  changes: ChangedCell[]
  /** Headers of columns that say nothing to us. */
  ignored: string[]
  /** Cells that had characters that are not seen. */
  unseen: number
}

/** The rows that can be read, as the server takes them. */
export function sentRows<Row extends FileRow, Sent>({ sentOf }: ImportKind<Row, Sent>, rows: readonly Row[]): Sent[] {
  return rows.filter(({ issues }) => issues.length === 0).map(sentOf)
}

export function previewOf<Row extends FileRow, Sent>(
  { textsOf }: Pick<ImportKind<Row, Sent>, 'textsOf'>,
  file: CorrectedFile,
  table: Exclude<Table<Row>, { fault: string }>,
  sent: Sent[],
  plans: readonly Plan[],
): ImportPreview<Sent> {
  const counted = (action: Plan['action']) => plans.filter((plan) => plan.action === action).length
  const { rows, ignored, unseen } = table
  return {
    sent,
    counts: { create: counted('create'), update: counted('update'), none: counted('none') },
    problems: problemsOf(file, table.columns, [...rows, ...plans]),
    corrections: correctionsOf(file, table.columns),
    changes: textsOf ? plans.flatMap((plan) => changesOf(textsOf, file, table.columns, plan)) : [],
    ignored,
    unseen,
  }
}

type Columns = ReadonlyMap<string, number>
type Found = { line: number; issues: readonly { field: string; message: string }[] }

function problemsOf(file: CorrectedFile, columns: Columns, found: readonly Found[]): Problem[] {
  const { cells, corrections } = file
  const now = correctTable(cells, corrections)
  const problems = found.flatMap(({ line, issues }) =>
    issues.map(({ field, message }): Problem => {
      const at = columns.get(field)
      const recordID = idOn(now, columns, line)
      const original = at !== undefined && corrections.get(line)?.has(at) ? cellOf(cells, line, at) : null
      return {
        id: `${line} ${field} ${message}`,
        line,
        recordID,
        title: recordID || 'No ID',
        at,
        place: at === undefined ? 'Whole row' : headerOf(cells, at),
        field,
        value: at === undefined ? '' : cellOf(now, line, at),
        original,
        alike: 1,
        toCheck: false,
        message,
        correctable: at !== undefined,
      }
    }),
  )
  const alike = Map.groupBy(problems, sameCell)
  return problems
    .map((one) => ({ ...one, alike: new Set(alike.get(sameCell(one))!.map(({ line }) => line)).size }))
    .toSorted((one, other) => one.line - other.line)
}

function correctionsOf({ cells, corrections }: CorrectedFile, columns: Columns): Correction[] {
  const now = correctTable(cells, corrections)
  const corrected = [...corrections].flatMap(([line, row]) =>
    [...row].map(([at, value]): Correction => ({
      id: `${line} ${at}`,
      line,
      recordID: idOn(now, columns, line),
      at,
      place: headerOf(cells, at),
      value,
      original: cellOf(cells, line, at),
      alike: 1,
      toCheck: false,
    })),
  )
  const alike = Map.groupBy(corrected, sameCell)
  return corrected
    .map((one) => ({ ...one, alike: alike.get(sameCell(one))!.length }))
    .toSorted((one, other) => one.line - other.line)
}

function changesOf(
  textsOf: (stored: Record<string, unknown>) => Readonly<Record<string, string>>,
  { cells }: CorrectedFile,
  columns: Columns,
  { line, id, action, changes }: Plan,
): ChangedCell[] {
  if (action !== 'update') return []
  const before = textsOf(Object.fromEntries(changes.map(({ field, from }) => [field, from])))
  const after = textsOf(Object.fromEntries(changes.map(({ field, to }) => [field, to])))
  return [...columns]
    .map(([column, at]) => ({ at, from: before[column] ?? '', to: after[column] ?? '' }))
    .filter(({ from, to }) => from !== to)
    .map(({ at, ...change }) => ({ id: `${line} ${at}`, line, recordID: id, place: headerOf(cells, at), ...change }))
}

/** Equal for cells that are corrected, or taken back, together. */
export function sameCell({ at, value, original }: Problem | Correction): string {
  return JSON.stringify([at, value, original])
}

function cellOf(cells: CorrectedFile['cells'], line: number, at: number): string {
  return cells[line - 1]?.[at] ?? ''
}

function idOn(cells: CorrectedFile['cells'], columns: Columns, line: number): string {
  return cellOf(cells, line, columns.get('id')!).trim()
}

function headerOf(cells: CorrectedFile['cells'], at: number): string {
  return (cells.find((row) => !row.every(isBlank))?.[at] ?? '').trim()
}
