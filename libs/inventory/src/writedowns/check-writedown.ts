import { type DocumentIssue, type LineField, trimItemIDs } from '@greenroom/documents'
import { type DraftValue, type Field, readRecord } from '@greenroom/validation'
import { checkItemLines } from '../check-item-lines.ts'
import type { Writedown, WritedownLine } from './writedown.ts'
import { WRITEDOWN_REASONS } from './writedown-states.ts'

/** Lines per writedown, and characters. Our limits: the specification has no such document. */
export const WRITEDOWN_LINES_MAX = 2_000
export const WRITEDOWN_REMARKS_MAX = 500

const PRICE = [{ feature: 'CATALOG_PRODUCT_PRICE', level: 'READ' }] as const
const ONCE_APPLIED = { APPLIED: 'Old cost', REVERSED: 'Old cost' }

export const WRITEDOWN_LINE_FIELDS: readonly LineField[] = [
  { name: 'itemID', label: 'Item ID', kind: 'item' },
  { name: 'unitCost', label: 'Unit cost', labelIn: ONCE_APPLIED, kind: 'money', isReadOnly: true },
  { name: 'newCost', label: 'New cost', kind: 'money' },
  // No column of its own: the margins are counted with it.
  { name: 'sellingPrice', label: 'Selling price', kind: 'money', isReadOnly: true, toSee: PRICE, shownIn: [] },
]

type HeaderField = 'reason' | 'remarks'

const HEADER: readonly Field<HeaderField>[] = [
  { name: 'reason', label: 'Reason', kind: 'choice', required: true, choices: WRITEDOWN_REASONS },
  { name: 'remarks', label: 'Remarks', kind: 'lines', maxLength: WRITEDOWN_REMARKS_MAX },
]

type LineFieldName = 'itemID' | 'newCost'

const LINE: readonly Field<LineFieldName>[] = [
  { name: 'itemID', label: 'Item ID', kind: 'text', maxLength: 15 },
  { name: 'newCost', label: 'New cost', kind: 'money', required: true },
]

/** The items exist already, and remarks are prose. */
const CONTEXT = { mode: 'create', restricted: '' } as const

/** A line as in the contract, null for what is blank or unreadable, and its own issues. */
export function readWritedownLine(line: WritedownLine) {
  const { values, issues } = readRecord(LINE, trimItemIDs(WRITEDOWN_LINE_FIELDS, line), CONTEXT)
  return { values: values as { itemID: string | null; newCost: number | null }, issues }
}

/** All issues of header and lines, each with its path, such as `lines.3.newCost`. */
export function checkWritedown({ reason, remarks, lines }: Pick<Writedown, HeaderField | 'lines'>): DocumentIssue[] {
  const header: Record<HeaderField, DraftValue> = { reason, remarks }
  const known = { document: 'A writedown', most: WRITEDOWN_LINES_MAX, fields: WRITEDOWN_LINE_FIELDS }
  return [
    ...readRecord(HEADER, header, CONTEXT).issues,
    ...checkItemLines(lines, known, (line) => readWritedownLine(line).issues),
  ]
}
