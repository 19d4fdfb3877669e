import { type DocumentIssue, type LineField, trimItemIDs } from '@greenroom/documents'
import { toQuantity, ZERO } from '@greenroom/money'
import { type DraftValue, type Field, isDay, type Issue, readRecord } from '@greenroom/validation'
import { checkItemLines } from '../check-item-lines.ts'
import { readPlace } from '../place.ts'
import { readLineQuantity } from './read-line-quantity.ts'
import { checkRevision } from './check-revision.ts'
import {
  hasArrived,
  type PurchaseOrder,
  type PurchaseOrderContext,
  type PurchaseOrderHeader,
  type PurchaseOrderLine,
} from './purchase-order.ts'

/** Lines per order. Our limit: the specification names orders without rules. */
export const PURCHASE_ORDER_LINES_MAX = 2_000

const TAX_MAX = 100
const COST = [{ feature: 'CATALOG_PRODUCT_COST', level: 'READ' }] as const
const AFTER_SENDING = ['SENT', 'PARTLY_RECEIVED', 'RECEIVED', 'CLOSED', 'ON_HOLD']
/** Before that only of an order that is revised after some of it has arrived. */
const PROGRESS = {
  kind: 'quantity',
  isReadOnly: true,
  shownIn: AFTER_SENDING,
  shownIf: (lines: PurchaseOrder['lines']) => hasArrived({ lines }),
} as const

/** First what is typed or pasted most often: an item, how much of it and what it costs. */
export const PURCHASE_ORDER_LINE_FIELDS: readonly LineField[] = [
  { name: 'itemID', label: 'Item ID', kind: 'item' },
  { name: 'ordered', label: 'Ordered', kind: 'quantity' },
  { ...PROGRESS, name: 'received', label: 'Received' },
  { ...PROGRESS, name: 'rejected', label: 'Rejected' },
  { name: 'canceled', label: 'Canceled', kind: 'quantity', isReadOnly: true, shownIn: AFTER_SENDING },
  { ...PROGRESS, name: 'open', label: 'Open' },
  { name: 'unitCost', label: 'Unit cost', kind: 'money', toSee: COST },
  { name: 'extended', label: 'Extended cost', kind: 'money', isReadOnly: true, toSee: COST },
  { name: 'packSize', label: 'Pack size', kind: 'quantity' },
  { name: 'tax', label: 'Tax %', kind: 'percent' },
  { name: 'vendorAlias', label: 'Vendor alias', kind: 'text' },
]

type HeaderField = Exclude<keyof PurchaseOrderHeader, 'sentAt' | 'revision'>

export const PURCHASE_ORDER_HEADER: readonly Field<HeaderField>[] = [
  { name: 'name', label: 'Name', kind: 'text', maxLength: 80 },
  { name: 'vendorID', label: 'Vendor', kind: 'ref', required: true, maxLength: 50 },
  { name: 'vendorEmail', label: 'Vendor email', kind: 'text', maxLength: 254 },
  { name: 'shipTo', label: 'Ship to', kind: 'ref', required: true, maxLength: 60 },
  { name: 'externalPO', label: 'External PO', kind: 'text', maxLength: 50 },
  { name: 'orderedOn', label: 'Order date', kind: 'day' },
  { name: 'expectedOn', label: 'Expected date', kind: 'day' },
  { name: 'cancelAfter', label: 'Cancel-after date', kind: 'day' },
  { name: 'terms', label: 'Terms', kind: 'text', maxLength: 50 },
  { name: 'buyer', label: 'Buyer', kind: 'text', maxLength: 50 },
  { name: 'freight', label: 'Freight', kind: 'money' },
  { name: 'discount', label: 'Discount', kind: 'money' },
  { name: 'remarks', label: 'Remarks', kind: 'lines', maxLength: 1_000 },
]

/** What people write, with any character: an order is prose for its vendor, and its items exist already. */
const CONTEXT = { mode: 'create', restricted: '' } as const
const EMAIL = /^[^\s@]+@[^\s@]+$/

type LineFieldName = 'itemID' | 'vendorAlias' | 'packSize' | 'ordered' | 'unitCost' | 'tax'

const LINE: readonly Field<LineFieldName>[] = [
  { name: 'itemID', label: 'Item ID', kind: 'text', maxLength: 15 },
  { name: 'vendorAlias', label: 'Vendor alias', kind: 'text', maxLength: 100 },
  { name: 'unitCost', label: 'Unit cost', kind: 'money' },
  { name: 'tax', label: 'Tax %', kind: 'money' },
]

/** A line as in the contract, null for what is blank or unreadable, and its own issues. */
export function readPurchaseOrderLine(line: PurchaseOrderLine) {
  const { values, issues } = readRecord(LINE, trimItemIDs(PURCHASE_ORDER_LINE_FIELDS, line), CONTEXT)
  const ordered = readLineQuantity(line.ordered, 'Ordered', true)
  const packSize = readLineQuantity(line.packSize, 'Pack size', false)
  const found: { field: LineFieldName; code: string; message: string }[] = [...issues]
  if (ordered.issue) found.push({ field: 'ordered', ...ordered.issue })
  if (packSize.issue) found.push({ field: 'packSize', ...packSize.issue })
  if (ordered.quantity !== null && packSize.quantity !== null && !isWhole(ordered.quantity, packSize.quantity)) {
    const message = `${ordered.quantity} is not a whole number of packs of ${packSize.quantity}.`
    found.push({ field: 'ordered', code: 'packs', message })
  }
  if (Number(values.tax) > TAX_MAX) {
    found.push({ field: 'tax', code: 'tooLarge', message: `Tax % must be at most ${TAX_MAX}.` })
  }
  const { itemID, vendorAlias, unitCost, tax } = values as Record<LineFieldName, never>
  return {
    values: { itemID, vendorAlias, unitCost, tax, ordered: ordered.quantity, packSize: packSize.quantity } as {
      itemID: string | null
      vendorAlias: string | null
      unitCost: number | null
      tax: number | null
      ordered: number | null
      packSize: number | null
    },
    issues: found,
  }
}

function isWhole(ordered: number, packSize: number): boolean {
  return toQuantity(ordered) % toQuantity(packSize) === ZERO
}

/** All issues of header and lines, each with its path, such as `lines.3.ordered`. */
export function checkPurchaseOrder(
  order: PurchaseOrderHeader & Pick<PurchaseOrder, 'lines'>,
  { stored }: Pick<PurchaseOrderContext, 'stored'> = {},
): DocumentIssue[] {
  const known = {
    document: 'A purchase order',
    most: PURCHASE_ORDER_LINES_MAX,
    fields: PURCHASE_ORDER_LINE_FIELDS,
    explainSystem: (itemID: string) => `${itemID} is a system item and can't be ordered.`,
  }
  return [
    ...checkHeader(order),
    ...checkItemLines(order.lines, known, (line) => readPurchaseOrderLine(line).issues),
    ...(stored ? checkRevision(order, stored) : []),
  ]
}

function checkHeader(order: PurchaseOrderHeader): DocumentIssue[] {
  const { issues } = readRecord(PURCHASE_ORDER_HEADER, order as Record<HeaderField, DraftValue>, CONTEXT)
  const { shipTo, vendorEmail, orderedOn, expectedOn, cancelAfter } = order
  const found: Pick<Issue, 'field' | 'code' | 'message'>[] = [...issues]
  const refuse = (field: HeaderField, message: string): DocumentIssue => ({ field, code: 'order', message })
  return [
    ...found,
    ...(shipTo && !readPlace(shipTo) ? [refuse('shipTo', 'Choose a store or a warehouse.')] : []),
    ...(vendorEmail && !EMAIL.test(vendorEmail) ? [refuse('vendorEmail', 'Enter one email address.')] : []),
    ...(isBefore(expectedOn, orderedOn) ? [refuse('expectedOn', "Expected date can't be before the order date.")] : []),
    ...(isBefore(cancelAfter, expectedOn ?? orderedOn)
      ? [refuse('cancelAfter', `Cancel-after date can't be before the ${expectedOn ? 'expected' : 'order'} date.`)]
      : []),
  ]
}

function isBefore(day: string | null | undefined, other: string | null | undefined): boolean {
  return isDay(day ?? '') && isDay(other ?? '') && day! < other!
}
