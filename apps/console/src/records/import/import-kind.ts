import type { components } from '@greenroom/openapi'
import type { FileNotation, Table } from '@greenroom/imports'
import { quote, type RecordIssue } from '@greenroom/validation'

type Plan = components['schemas']['EntryPlan']

/** Most rows of one file, as the contract has it. */
export const ROWS_MAX = 5000

/** A row of a file; those with issues are not sent. */
export type FileRow = { line: number; issues: readonly RecordIssue[] }

/** How a file of one kind of record is imported. */
export type ImportKind<Row extends FileRow, Sent> = {
  one: string
  many: string
  /** The columns that a file may have. */
  columns: readonly string[]
  /** Reads a file's cells, their numbers in the notation that is found or chosen, or says why they can't be read. */
  read: (cells: readonly (readonly string[])[], notation?: FileNotation) => Table<Row>
  /** A row without issues as the server takes it. */
  sentOf: (row: Row) => Sent
  /** The value that an issue is about. */
  valueOf: (row: Row, field: string) => unknown
  /** What the server would do with each row. Throws ApiError. */
  check: (rows: Sent[]) => Promise<readonly Plan[]>
  /** Imports all rows or none. Throws ApiError. */
  send: (rows: Sent[]) => Promise<readonly Plan[]>
}

/** One thing wrong with a file, where it stands. */
export type Problem = { line: number; message: string }

/** What a file would do: the rows to send, and everything that is wrong, line by line. */
export type ImportPreview<Sent> = {
  sent: Sent[]
  counts: Record<'create' | 'update' | 'none', number>
  problems: Problem[]
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
  { valueOf }: ImportKind<Row, Sent>,
  { rows, ignored, unseen }: Exclude<Table<Row>, { fault: string }>,
  sent: Sent[],
  plans: readonly Plan[],
): ImportPreview<Sent> {
  const counted = (action: Plan['action']) => plans.filter((plan) => plan.action === action).length
  const read = new Map(rows.map((row) => [row.line, row]))
  const found = [...rows, ...plans].flatMap(({ line, issues }) =>
    issues.map(({ field, message }) => ({ line, message: withValue(message, valueOf(read.get(line)!, field)) })),
  )
  return {
    sent,
    counts: { create: counted('create'), update: counted('update'), none: counted('none') },
    problems: found.toSorted((one, other) => one.line - other.line),
    ignored,
    unseen,
  }
}

/** What is wrong, with the value that it is wrong with. */
function withValue(message: string, value: unknown): string {
  const text = typeof value === 'object' ? '' : String(value ?? '')
  return message.includes(text) ? message : `${message.replace(/\.$/, '')} (${quote(text)}).`
}
