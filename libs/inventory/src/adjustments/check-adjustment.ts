import { type DocumentIssue, type LineField, repeatedItem, trimItemIDs } from '@greenroom/documents'
import { ZERO, inSentence } from '@greenroom/money'
import { isSystemItem } from '@greenroom/permissions'
import { type Field, isBlank, type Issue, readValue } from '@greenroom/validation'
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
  if (lines.length > ADJUSTMENT_LINES_MAX) {
    const message = `An adjustment has at most ${inSentence(ADJUSTMENT_LINES_MAX)} lines (${lines.length}).`
    return [...issues, { field: 'lines', code: 'tooMany', message }]
  }
  const lineOf = new Map<string, number>()
  lines.forEach((typed, index) => {
    const line = trimItemIDs(ADJUSTMENT_LINE_FIELDS, typed)
    const itemID = String(line.itemID ?? '')
    const earlier = lineOf.get(itemID)
    if (earlier === undefined) lineOf.set(itemID, index)
    issues.push(
      ...lineIssues(line, reason, earlier).map((issue) => ({ ...issue, field: `lines.${index}.${issue.field}` })),
    )
  })
  return issues
}

function lineIssues(line: AdjustmentLine, reason: string | null | undefined, earlier: number | undefined) {
  const itemID = String(line.itemID ?? '')
  const issues: DocumentIssue[] = []
  const refuse = (field: string, code: string, message: string) => issues.push({ field, code, message })
  if (itemID === '') refuse('itemID', 'required', 'Item ID is required.')
  else if (isSystemItem(itemID)) refuse('itemID', 'systemItem', `No stock is kept of ${itemID}.`)
  else if (earlier !== undefined) refuse('itemID', 'duplicate', repeatedItem(itemID, earlier))
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
