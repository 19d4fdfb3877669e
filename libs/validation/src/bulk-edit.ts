import { adjustPrice, checkAdjustment, type PriceAdjustment } from './bulk-prices.ts'
import { checkTogether } from './check-item.ts'
import { fault, type Issue } from './issue.ts'
import type { DraftValue, ItemDraft } from './item.ts'
import { itemField, type ItemFieldName } from './item-fields.ts'
import type { ParentOf } from './list-hierarchy.ts'
import type { CheckContext } from './read-value.ts'

/** What a bulk edit does to each of its items. */
export type BulkEdit = {
  /** What every item gets, as `readItem` reads it; null for blank. */
  fields: ItemDraft
  adjustments: readonly PriceAdjustment[]
}

/** One field of one item, as it is stored before and after. */
export type BulkChange = { field: ItemFieldName; from: DraftValue; to: DraftValue }

/** The issues of the adjustments by themselves: each price once, and not one that is set as well. */
export function checkAdjustments({ fields, adjustments }: BulkEdit): Issue[] {
  return adjustments.flatMap((adjustment, index) => {
    const { field } = adjustment
    const isSaidTwice = fields[field] !== undefined || adjustments.findIndex((one) => one.field === field) < index
    return isSaidTwice ? [saidTwice(field)] : checkAdjustment(adjustment)
  })
}

function saidTwice(field: ItemFieldName): Issue {
  const message = `${itemField(field).label} is changed twice.`
  return { code: 'adjustment', field, message, params: {} }
}

/**
 * What the edit changes of one stored item, and everything that speaks against it; the changes count only if nothing
 * does. A field that has the value already is not changed.
 */
export function changeInBulk(
  { fields, adjustments }: BulkEdit,
  stored: ItemDraft,
  { parentOf }: Pick<CheckContext, 'parentOf'> = {},
) {
  const issues: Issue[] = []
  const after: Partial<Record<ItemFieldName, DraftValue>> = { ...fields }
  for (const adjustment of adjustments) {
    const { field } = adjustment
    const price = stored[field]
    if (typeof price !== 'number') continue
    const adjusted = adjustPrice(price, adjustment)
    if (typeof adjusted === 'number') after[field] = adjusted
    else issues.push(fault(adjusted, itemField(field), price))
  }
  checkBeside(stored, after, issues, parentOf)
  const changes = (Object.keys(after) as ItemFieldName[]).flatMap((field): BulkChange[] => {
    const [from, to] = [stored[field] ?? null, after[field] ?? null]
    return isSame(from, to) ? [] : [{ field, from, to }]
  })
  return { changes, issues }
}

/** Judged as a whole when one of them is set. */
const PLACE = ['department', 'category', 'subcategory'] as const

/** The rules that concern more than one field, and the item as such. */
function checkBeside(stored: ItemDraft, after: ItemDraft, issues: Issue[], parentOf: ParentOf | undefined) {
  const setsLevel = after.minimumLevel !== undefined || after.maximumLevel !== undefined
  const level = (name: 'minimumLevel' | 'maximumLevel') => {
    const value = after[name] === undefined ? stored[name] : after[name]
    return setsLevel && typeof value === 'number' ? value : null
  }
  const itemID = String(stored.itemID)
  const place = PLACE.some((name) => after[name] !== undefined)
    ? Object.fromEntries(PLACE.map((name) => [name, (after[name] === undefined ? stored[name] : after[name]) ?? null]))
    : {}
  checkTogether(
    { itemID, minimumLevel: level('minimumLevel'), maximumLevel: level('maximumLevel'), ...place },
    issues,
    { mode: 'bulk', parentOf },
  )
}

function isSame(one: DraftValue, other: DraftValue): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))
}
