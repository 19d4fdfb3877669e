import { adjustPrice, checkAdjustment, type PriceAdjustment } from './bulk-prices.ts'
import { checkField } from './check-field.ts'
import { type CheckContext, checkTogether, type ReadValues } from './check-item.ts'
import { type DraftValue, fault } from '@greenroom/validation'
import { type ItemIssue } from './item-issue.ts'
import { pricesBeyond } from './price-limit.ts'
import type { ItemDraft } from './item.ts'
import { itemField, type ItemFieldName } from './item-fields.ts'

/** The changes that a bulk edit makes to each item. */
export type BulkEdit = {
  /** The values set on every item, as read by `readItem`; null for blank. */
  fields: ItemDraft
  adjustments: readonly PriceAdjustment[]
}

/** What the rules need besides the edit. */
export type BulkContext = Pick<CheckContext, 'parentOf' | 'priceDecimals' | 'directPercent' | 'lately'>

/** One field of one item, as stored before and after. */
export type BulkChange = { field: ItemFieldName; from: DraftValue; to: DraftValue }

/** The issues of the adjustments alone: a price may be adjusted only once, and not also set. */
export function checkAdjustments(
  { fields, adjustments }: BulkEdit,
  context: Pick<CheckContext, 'priceDecimals'> = {},
): ItemIssue[] {
  return adjustments.flatMap((adjustment, index) => {
    const { field } = adjustment
    const isRepeated = fields[field] !== undefined || adjustments.findIndex((one) => one.field === field) < index
    return isRepeated ? [saidTwice(field)] : checkAdjustment(adjustment, context)
  })
}

function saidTwice(field: ItemFieldName): ItemIssue {
  const message = `${itemField(field).label} is changed twice.`
  return { code: 'adjustment', field, message, params: {} }
}

/**
 * The edit's changes to one stored item, and all issues; use the changes only if there are none. A field that already
 * has the value is not changed.
 */
export function changeInBulk(
  { fields, adjustments }: BulkEdit,
  stored: ItemDraft,
  { parentOf, priceDecimals, directPercent, lately }: BulkContext = {},
) {
  const issues: ItemIssue[] = []
  const after: Partial<Record<ItemFieldName, DraftValue>> = { ...fields }
  for (const adjustment of adjustments) {
    const { field } = adjustment
    const price = stored[field]
    if (typeof price !== 'number') continue
    const adjusted = adjustPrice(price, adjustment, { priceDecimals })
    if (typeof adjusted === 'number') after[field] = adjusted
    else issues.push(fault(adjusted, itemField(field), price))
  }
  const values = { ...after, itemID: String(stored.itemID) } as ReadValues
  checkTogether(values, issues, { mode: 'bulk', parentOf, directPercent, stored, lately })
  const changes = (Object.keys(after) as ItemFieldName[]).flatMap((field): BulkChange[] => {
    const [from, to] = [stored[field] ?? null, after[field] ?? null]
    return isSame(from, to) ? [] : [{ field, from, to }]
  })
  return { changes, issues }
}

/** What refuses prices of an edit that was prepared before, because the settings have changed since. */
export function checkPreparedPrices(
  changes: readonly BulkChange[],
  { priceDecimals, directPercent, lately }: BulkContext,
): ItemIssue[] {
  const prices = changes.filter(({ field }) => itemField(field).isPrice)
  const context: CheckContext = { mode: 'bulk', restricted: '', priceDecimals }
  const issues = prices.flatMap(({ field, to }) => checkField(field, to, context))
  if (directPercent === undefined) return issues
  const [stored, after] = [fieldsOf(changes, 'from'), fieldsOf(changes, 'to')]
  return [...issues, ...pricesBeyond(after, { stored, lately }, directPercent)]
}

const fieldsOf = (changes: readonly BulkChange[], side: 'from' | 'to'): ItemDraft =>
  Object.fromEntries(changes.map((change) => [change.field, change[side]]))

function isSame(one: DraftValue, other: DraftValue): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))
}
