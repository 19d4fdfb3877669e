import type { DocumentIssue, LineField } from '@greenroom/documents'
import { ZERO } from '@greenroom/money'
import { type Field, isBlank, type Issue, readValue } from '@greenroom/validation'
import { checkItemLines } from '../check-item-lines.ts'
import { quantityIssue } from '../line-quantity.ts'
import { readPlace } from '../place.ts'
import { ADJUSTMENT_REASONS, reasonDirection } from './adjustment-states.ts'
import { type Adjustment, ADJUSTMENT_OPTIONS, type AdjustmentLine, changeOf } from './adjustment.ts'

/** Lines per adjustment, and characters. Our limits: the specification has no such document. */
export const ADJUSTMENT_LINES_MAX = 2_000
export const ADJUSTMENT_REMARKS_MAX = 500

const READ_COST = { feature: 'CATALOG_PRODUCT_COST', level: 'READ' } as const

export const ADJUSTMENT_LINE_FIELDS: readonly LineField[] = [
  { name: 'itemID', label: 'Item ID', kind: 'item' },
  { name: 'onHand', label: 'On hand', kind: 'quantity', isReadOnly: true },
  { name: 'option', label: 'Option', kind: 'choice', choices: ADJUSTMENT_OPTIONS },
  { name: 'quantity', label: 'Quantity', kind: 'quantity' },
  {
    name: 'onHandNow',
    label: 'On hand now',
    labelIn: { COMMITTED: 'On hand before' },
    kind: 'quantity',
    isReadOnly: true,
  },
  { name: 'unitCost', label: 'Unit cost', kind: 'money', isReadOnly: true, toSee: [READ_COST] },
]

const REMARKS: Field<'remarks'> = {
  name: 'remarks',
  label: 'Remarks',
  kind: 'lines',
  maxLength: ADJUSTMENT_REMARKS_MAX,
}
/** Remarks refuse no restricted characters: they are prose. */
const CONTEXT = { mode: 'create', restricted: '' } as const

/** All issues of header and lines, each with its path, such as `lines.3.quantity`. */
export function checkAdjustment(
  adjustment: Pick<Adjustment, 'place' | 'reason' | 'remarks' | 'lines'>,
): DocumentIssue[] {
  const { place, reason, remarks, lines } = adjustment
  const issues: DocumentIssue[] = []
  if (!readPlace(place)) {
    issues.push({ field: 'place', code: 'required', message: 'Location is required: a store or a warehouse.' })
  }
  if (reasonDirection(reason) === undefined) {
    const reasons = ADJUSTMENT_REASONS.map(({ label }) => label).join(', ')
    issues.push({ field: 'reason', code: 'required', message: `Reason is required: ${reasons}.` })
  }
  const found: Issue<'remarks'>[] = []
  readValue(REMARKS, remarks, CONTEXT, found)
  issues.push(...found)
  const known = { document: 'An adjustment', most: ADJUSTMENT_LINES_MAX, fields: ADJUSTMENT_LINE_FIELDS }
  return [...issues, ...checkItemLines(lines, known, (line) => lineIssues(line, reason))]
}

function lineIssues(line: AdjustmentLine, reason: string | null | undefined) {
  const issues: DocumentIssue[] = []
  const refuse = (field: string, code: string, message: string) => issues.push({ field, code, message })
  const isOption = ADJUSTMENT_OPTIONS.some(({ value }) => value === line.option)
  if (!isOption) refuse('option', 'required', 'Option is required: Final, Add or Subtract.')
  if (isBlank(line.quantity)) refuse('quantity', 'required', 'Quantity is required.')
  const wrong = quantityIssue(line.quantity, { path: 'quantity', label: 'Quantity' }, line.option === 'FINAL')
  if (wrong) issues.push(wrong)
  const [direction, change] = [reasonDirection(reason), changeOf(line)]
  if (wrong || change === undefined) return issues
  if (direction === 'less' && change > ZERO) refuse('quantity', 'direction', 'With this reason stock can only go down.')
  if (direction === 'more' && change < ZERO) refuse('quantity', 'direction', 'With this reason stock can only go up.')
  return issues
}
