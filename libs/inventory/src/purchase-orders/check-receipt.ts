import { type DocumentIssue, type LineField, trimItemIDs } from '@greenroom/documents'
import { type DraftValue, type Field, readRecord } from '@greenroom/validation'
import { checkItemLines } from '../check-item-lines.ts'
import { PURCHASE_ORDER_LINES_MAX } from './check-purchase-order.ts'
import { readLineQuantity } from './read-line-quantity.ts'
import { FREIGHT_BASES, type Receipt, type ReceiptHeader, type ReceiptLine, REJECT_REASONS } from './receipt.ts'

const COST = [{ feature: 'CATALOG_PRODUCT_COST', level: 'READ' }] as const

export const RECEIPT_LINE_FIELDS: readonly LineField[] = [
  { name: 'itemID', label: 'Item ID', kind: 'item' },
  { name: 'ordered', label: 'Ordered', kind: 'quantity', isReadOnly: true },
  { name: 'due', label: 'Due', kind: 'quantity', isReadOnly: true },
  { name: 'accepted', label: 'Accepted', kind: 'quantity' },
  { name: 'rejected', label: 'Rejected', kind: 'quantity' },
  { name: 'reason', label: 'Reason', kind: 'choice', choices: REJECT_REASONS },
  { name: 'flag', label: 'Note', kind: 'text', isReadOnly: true },
  { name: 'unitCost', label: 'Unit cost', kind: 'money', isReadOnly: true, toSee: COST },
  {
    name: 'costBefore',
    label: 'Item cost',
    labelIn: { POSTED: 'Old cost', REVERSED: 'Old cost' },
    kind: 'money',
    isReadOnly: true,
    toSee: COST,
  },
  { name: 'costAfter', label: 'New item cost', kind: 'money', isReadOnly: true, toSee: COST },
]

type HeaderField = keyof ReceiptHeader

export const RECEIPT_HEADER: readonly Field<HeaderField>[] = [
  { name: 'orderNumber', label: 'Purchase order', kind: 'ref', required: true, maxLength: 50 },
  { name: 'receivedOn', label: 'Received on', kind: 'day' },
  { name: 'packingSlip', label: 'Packing slip', kind: 'text', maxLength: 50 },
  { name: 'freight', label: 'Freight', kind: 'money' },
  { name: 'freightBy', label: 'Freight divided by', kind: 'choice', choices: FREIGHT_BASES },
  { name: 'remarks', label: 'Remarks', kind: 'lines', maxLength: 1_000 },
]

const CONTEXT = { mode: 'create', restricted: '' } as const

type LineFieldName = 'itemID' | 'accepted' | 'rejected' | 'reason'

const LINE: readonly Field<'itemID' | 'reason'>[] = [
  { name: 'itemID', label: 'Item ID', kind: 'text', maxLength: 15 },
  { name: 'reason', label: 'Reason', kind: 'choice', choices: REJECT_REASONS },
]

/** A line as in the contract, null for what is blank or unreadable, and its own issues. */
export function readReceiptLine(line: ReceiptLine) {
  const { values, issues } = readRecord(LINE, trimItemIDs(RECEIPT_LINE_FIELDS, line), CONTEXT)
  const accepted = readLineQuantity(line.accepted, 'Accepted', false)
  const rejected = readLineQuantity(line.rejected, 'Rejected', false)
  const { itemID, reason } = values as { itemID: string | null; reason: string | null }
  const found: { field: LineFieldName; code: string; message: string }[] = [...issues]
  if (accepted.issue) found.push({ field: 'accepted', ...accepted.issue })
  if (rejected.issue) found.push({ field: 'rejected', ...rejected.issue })
  if (rejected.quantity !== null && reason === null) {
    found.push({ field: 'reason', code: 'required', message: 'Choose why it was rejected.' })
  }
  return { values: { itemID, accepted: accepted.quantity, rejected: rejected.quantity, reason }, issues: found }
}

/** All issues of header and lines, each with its path, such as `lines.3.accepted`. */
export function checkReceipt(receipt: ReceiptHeader & Pick<Receipt, 'lines'>): DocumentIssue[] {
  const { issues } = readRecord(RECEIPT_HEADER, receipt as Record<HeaderField, DraftValue>, CONTEXT)
  const known = {
    document: 'A receipt',
    most: PURCHASE_ORDER_LINES_MAX,
    fields: RECEIPT_LINE_FIELDS,
    explainSystem: (itemID: string) => `${itemID} is a system item and can't be received.`,
  }
  return [...issues, ...checkItemLines(receipt.lines, known, (line) => readReceiptLine(line).issues)]
}
