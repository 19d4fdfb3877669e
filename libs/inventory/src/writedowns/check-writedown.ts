import { type DocumentIssue, type LineField, repeatedItem, trimItemIDs } from '@greenroom/documents'
import { inSentence } from '@greenroom/money'
import { isSystemItem } from '@greenroom/permissions'
import { type DraftValue, type Field, readRecord } from '@greenroom/validation'
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
  { name: 'itemID', label: 'Item ID', kind: 'text', required: true, maxLength: 15 },
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
  const found: DocumentIssue[] = [...readRecord(HEADER, header, CONTEXT).issues]
  if (lines.length > WRITEDOWN_LINES_MAX) {
    const message = `A writedown has at most ${inSentence(WRITEDOWN_LINES_MAX)} lines (${lines.length}).`
    return [...found, { field: 'lines', code: 'tooMany', message }]
  }
  const lineOf = new Map<string, number>()
  return [
    ...found,
    ...lines.flatMap((line, index) => {
      const { values, issues } = readWritedownLine(line)
      const at = (field: LineFieldName, code: string, message: string): DocumentIssue => {
        return { field: `lines.${index}.${field}`, code, message }
      }
      const { itemID } = values
      const earlier = itemID === null ? undefined : lineOf.get(itemID)
      if (itemID !== null && earlier === undefined) lineOf.set(itemID, index)
      return [
        ...issues.map(({ field, code, message }) => at(field, code, message)),
        ...(itemID !== null && isSystemItem(itemID)
          ? [at('itemID', 'systemItem', `No stock is kept of ${itemID}.`)]
          : []),
        ...(earlier === undefined ? [] : [at('itemID', 'duplicate', repeatedItem(itemID!, earlier))]),
      ]
    }),
  ]
}
