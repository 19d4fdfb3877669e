import { inSentence } from '@greenroom/money'
import { type DocumentIssue, type LineField, repeatedItem, trimItemIDs } from '@greenroom/documents'
import { allows, explainDenied, type Feature, isSystemItem } from '@greenroom/permissions'
import {
  choiceOf,
  type DraftValue,
  type Field,
  type Issue,
  type ReadContext,
  readRecord,
  readValue,
} from '@greenroom/validation'
import { checkAdjustment } from '../bulk-prices.ts'
import type { PriceField } from '../price-limit.ts'
import { itemField, itemFields } from '../item-fields.ts'
import { systemItem } from '../item-issue.ts'
import type { PriceChange, PriceChangeContext, PriceChangeLine } from './price-change.ts'

/** Lines per price change. Our limit: the specification has no such document. */
export const PRICE_CHANGE_LINES_MAX = 5_000

/** In characters. Our limit, as above. */
export const PRICE_CHANGE_REASON_MAX = 250

const PRICE_FIELDS = (['costPrice', 'sellingPrice', 'msrp'] as const).map((value) => ({
  value,
  label: itemField(value).label,
}))

export const PRICE_CHANGE_LINE_FIELDS: readonly LineField[] = [
  { name: 'itemID', label: 'Item ID', kind: 'item' },
  { name: 'field', label: 'Price', kind: 'choice', choices: PRICE_FIELDS },
  {
    name: 'was',
    label: 'Price before',
    labelIn: Object.fromEntries(
      ['APPLIED', 'RUNNING', 'NOT_ENDED', 'ENDED', 'UNDONE', 'PARTLY_UNDONE'].map((state) => [state, 'Old price']),
    ),
    kind: 'money',
    isReadOnly: true,
  },
  { name: 'price', label: 'New price', kind: 'money' },
  // No columns of their own: the margins are counted with them.
  { ...itemPrice('costPrice'), shownIn: [] },
  { ...itemPrice('sellingPrice'), shownIn: [] },
]

function itemPrice(field: 'costPrice' | 'sellingPrice') {
  const { label } = itemField(field)
  const toSee = [{ feature: priceFeature(field), level: 'READ' as const }]
  return { name: field, label, kind: 'money' as const, isReadOnly: true as const, toSee }
}

type LineFieldName = 'itemID' | 'field' | 'price'

const REASON: Field<'reason'> = {
  name: 'reason',
  label: 'Reason',
  kind: 'lines',
  maxLength: PRICE_CHANGE_REASON_MAX,
}
const LINE: readonly Field<LineFieldName>[] = [
  { name: 'itemID', label: 'Item ID', kind: 'text', required: true, maxLength: itemField('itemID').maxLength },
  { name: 'field', label: 'Price', kind: 'choice', required: true, choices: PRICE_FIELDS },
  { name: 'price', label: 'New price', kind: 'money', required: true },
]
/** A line with what customers pay, and not with a cost. */
const PRICE_LINE = LINE.map((field) => (field.name === 'price' ? { ...field, isPrice: true } : field))
/** None of these fields refuses restricted characters: the item already exists, and a reason is prose. */
const CONTEXT = { mode: 'create', restricted: '' } as const

/** A line as in the contract, with null for unreadable values, and its own issues. */
export function readPriceChangeLine(line: PriceChangeLine, { priceDecimals }: Pick<ReadContext, 'priceDecimals'> = {}) {
  const fields = isPrice(line.field) ? PRICE_LINE : LINE
  const { values, issues } = readRecord(fields, trimItemIDs(PRICE_CHANGE_LINE_FIELDS, line), {
    ...CONTEXT,
    priceDecimals,
  })
  return { values: values as { itemID: string | null; field: PriceField | null; price: number | null }, issues }
}

function isPrice(field: DraftValue): boolean {
  const name = choiceOf(PRICE_FIELDS, field)
  return name !== undefined && itemField(name as PriceField).isPrice === true
}

/** The feature that a price belongs to: those without one of their own, such as MSRP, belong to products. */
export function priceFeature(field: DraftValue): Feature {
  return itemFields.find(({ name }) => name === field)?.feature ?? 'CATALOG_PRODUCT'
}

/** All issues of header and lines, each with its path, such as `lines.3.price`. */
export function checkPriceChange(
  {
    reason,
    effectiveAt,
    endsAt,
    adjustment,
    lines,
  }: Pick<PriceChange, 'reason' | 'effectiveAt' | 'endsAt' | 'adjustment' | 'lines'>,
  context: Pick<PriceChangeContext, 'grants' | 'isSystem' | 'priceDecimals'>,
): DocumentIssue[] {
  const issues: DocumentIssue[] = []
  const headerIssues: Issue<'reason'>[] = []
  readValue(REASON, reason, CONTEXT, headerIssues)
  issues.push(...headerIssues)
  if (Number.isNaN(effectiveAt)) {
    issues.push({ field: 'effectiveAt', code: 'notDay', message: 'Effective is not a complete date and time.' })
  }
  if (Number.isNaN(endsAt)) {
    issues.push({ field: 'endsAt', code: 'notDay', message: 'Until is not a complete date and time.' })
  } else if (effectiveAt != null && endsAt != null && endsAt <= effectiveAt) {
    issues.push({ field: 'endsAt', code: 'order', message: 'Until must be after Effective.' })
  }
  // Of the field with the most decimals: a price may then have none that it makes.
  const [wrong] = adjustment ? checkAdjustment({ ...adjustment, field: 'costPrice' }, context) : []
  if (wrong) issues.push({ ...wrong, field: 'adjustment' })
  if (lines.length > PRICE_CHANGE_LINES_MAX) {
    const message = `A price change has at most ${inSentence(PRICE_CHANGE_LINES_MAX)} lines (${inSentence(lines.length)}).`
    return [...issues, { field: 'lines', code: 'tooMany', message }]
  }
  const lineOf = new Map<string, number>()
  lines.forEach((line, index) => {
    const { values, issues: found } = readPriceChangeLine(line, context)
    const price = `${values.field} ${values.itemID}`
    const refuse = (field: LineFieldName, code: string, message: string) =>
      issues.push({ field: `lines.${index}.${field}`, code, message })
    for (const { field, code, message } of found) refuse(field, code, message)
    if (values.itemID === null || values.field === null) return
    const feature = priceFeature(values.field)
    if (isSystemItem(values.itemID)) refuse('itemID', 'systemItem', systemItem(values.itemID).message)
    const earlier = lineOf.get(price)
    if (earlier === undefined) lineOf.set(price, index)
    else refuse('itemID', 'duplicate', repeatedItem(values.itemID, earlier))
    if (!context.isSystem && !allows(context.grants, feature, 'WRITE')) {
      refuse('field', 'denied', explainDenied(feature, 'WRITE'))
    }
  })
  return issues
}
