import type { DocumentIssue, LineField } from '@greenroom/documents'
import { compare, subtract, sum, toText, ZERO } from '@greenroom/money'
import { type Field, isBlank, type Issue, readValue } from '@greenroom/validation'
import { checkItemLines } from '../check-item-lines.ts'
import { quantityIssue, quantityOrZero } from '../line-quantity.ts'
import { readPlace } from '../place.ts'
import {
  type Arrived,
  ARRIVALS,
  arrivedOf,
  type Transfer,
  type TransferContext,
  type TransferLine,
} from './transfer.ts'

/** Lines per transfer, and characters. Our limits: the specification has no such document. */
export const TRANSFER_LINES_MAX = 2_000
export const TRANSFER_REMARKS_MAX = 500
export const TRANSFER_REQUESTED_BY_MAX = 100
export const TRANSFER_TRACKING_MAX = 100
const REASON_MAX = 200

const ON_ARRIVAL = ['IN_TRANSIT', 'PARTIALLY_RECEIVED', 'RECEIVED']
const READ_COST = { feature: 'CATALOG_PRODUCT_COST', level: 'READ' } as const

export const TRANSFER_LINE_FIELDS: readonly LineField[] = [
  { name: 'itemID', label: 'Item ID', kind: 'item' },
  { name: 'available', label: 'Available', kind: 'quantity', isReadOnly: true, shownIn: ['DRAFT', 'REQUESTED'] },
  { name: 'requested', label: 'Requested', kind: 'quantity' },
  { name: 'shipped', label: 'Shipped', kind: 'quantity', shownIn: ['REQUESTED', ...ON_ARRIVAL] },
  { name: 'received', label: 'Received', kind: 'quantity', shownIn: ON_ARRIVAL },
  { name: 'lost', label: 'Lost', kind: 'quantity', shownIn: ON_ARRIVAL },
  { name: 'damaged', label: 'Damaged', kind: 'quantity', shownIn: ON_ARRIVAL },
  { name: 'returned', label: 'Returned', kind: 'quantity', shownIn: ON_ARRIVAL },
  { name: 'reason', label: 'Reason', kind: 'text', shownIn: ON_ARRIVAL },
  { name: 'unitCost', label: 'Unit cost', kind: 'money', isReadOnly: true, toSee: [READ_COST] },
]

const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  TRANSFER_LINE_FIELDS.map(({ name, label }) => [name, label]),
)

type HeaderField = 'requestedBy' | 'remarks' | 'tracking'
const HEADER: readonly Field<HeaderField>[] = [
  { name: 'requestedBy', label: 'Requested by', kind: 'text', maxLength: TRANSFER_REQUESTED_BY_MAX },
  { name: 'remarks', label: 'Remarks', kind: 'lines', maxLength: TRANSFER_REMARKS_MAX },
  { name: 'tracking', label: 'Tracking', kind: 'text', maxLength: TRANSFER_TRACKING_MAX },
]
const REASON: Field<'reason'> = { name: 'reason', label: 'Reason', kind: 'text', maxLength: REASON_MAX }
/** These fields refuse no restricted characters: they are prose. */
const CONTEXT = { mode: 'create', restricted: '' } as const

/** All issues of header and lines, each with its path, such as `lines.3.requested`. */
export function checkTransfer(transfer: Transfer, context: Partial<Pick<TransferContext, 'arrived'>>): DocumentIssue[] {
  const { lines } = transfer
  const issues: DocumentIssue[] = [...placeIssues(transfer)]
  const found: Issue<HeaderField>[] = []
  for (const field of HEADER) readValue(field, transfer[field.name], CONTEXT, found)
  issues.push(...found)
  const known = { document: 'A transfer', most: TRANSFER_LINES_MAX, fields: TRANSFER_LINE_FIELDS }
  const ofLine = (line: TransferLine, index: number) => [
    ...quantityIssues(line),
    ...arrivalIssues(transfer, line, context.arrived?.[index]),
  ]
  return [...issues, ...checkItemLines(lines, known, ofLine)]
}

function placeIssues({ from, to }: Transfer): DocumentIssue[] {
  const missing = (
    [
      ['from', 'From', from],
      ['to', 'To', to],
    ] as const
  ).flatMap(([field, label, value]) =>
    readPlace(value) ? [] : [{ field, code: 'required', message: `${label} is required: a store or a warehouse.` }],
  )
  if (missing.length > 0 || from !== to) return missing
  return [{ field: 'to', code: 'samePlace', message: 'Choose another location than the one it comes from.' }]
}

function quantityIssues(line: TransferLine): DocumentIssue[] {
  const missing = { field: 'requested', code: 'required', message: 'Requested is required.' }
  const wrong = (['requested', 'shipped', ...ARRIVALS] as const).flatMap((name) => {
    const named = { path: name, label: LABELS[name]! }
    return quantityIssue(line[name], named, name !== 'requested') ?? []
  })
  return isBlank(line.requested) ? [missing, ...wrong] : wrong
}

/** What arrives: no more than was shipped, no less than was posted, and a reason for everything that is missing. */
function arrivalIssues({ state }: Transfer, line: TransferLine, arrived: Arrived | undefined): DocumentIssue[] {
  const issues: DocumentIssue[] = []
  const found: Issue<'reason'>[] = []
  readValue(REASON, line.reason, CONTEXT, found)
  const refuse = (field: string, code: string, message: string) => {
    issues.push({ field, code, message })
  }
  for (const { code, message } of found) refuse('reason', code, message)
  if (!ON_ARRIVAL.includes(state)) return issues
  const [now, shipped] = [arrivedOf(line), quantityOrZero(line.shipped)]
  const total = sum(Object.values(now))
  if (compare(total, shipped) > 0) {
    refuse('received', 'tooMany', `${toText(shipped)} shipped, ${toText(subtract(total, shipped))} too many.`)
  }
  for (const name of ARRIVALS) {
    const posted = arrived?.[name]
    if (posted === undefined || compare(now[name], posted) >= 0) continue
    refuse(name, 'posted', `${toText(posted)} are posted already. Correct more than that with an adjustment.`)
  }
  const missing = ARRIVALS.slice(1).some((name) => now[name] !== ZERO)
  if (missing && isBlank(line.reason)) refuse('reason', 'required', 'Give the reason why it was not received.')
  return issues
}
