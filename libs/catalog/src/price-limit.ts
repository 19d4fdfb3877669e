import { absolute, type Amount, compare, multiplyAmount, subtract, toAmount, toQuantity } from '@greenroom/money'
import { ACCOUNT_SETTINGS, type AccountSettings, type DraftValue, parseMoney } from '@greenroom/validation'
import type { ItemDraft } from './item.ts'
import { itemField } from './item-fields.ts'
import type { ItemIssue } from './item-issue.ts'

const APPROVAL_PERCENT = 'catalog.price.change.approval.percent'
const DIRECT = 'catalog.price.change.direct'
/** The prices that the limit binds. */
export const LIMITED_PRICES = ['costPrice', 'sellingPrice', 'msrp'] as const

export type PriceField = (typeof LIMITED_PRICES)[number]
const HUNDRED = toQuantity(100)

/** The percentage by which a price may change without approval, from the account settings by key. */
export function approvalPercent(settings: AccountSettings): number {
  return Number(settings[APPROVAL_PERCENT] ?? ACCOUNT_SETTINGS[APPROVAL_PERCENT].initial)
}

/**
 * The percentage by which a price may change without a price change: in the item form, a bulk edit, an import or a call
 * of the API. Undefined if the company allows any.
 */
export function directPercent(settings: AccountSettings): number | undefined {
  const direct = settings[DIRECT] ?? ACCOUNT_SETTINGS[DIRECT].initial
  return direct === 'REFUSED' ? approvalPercent(settings) : undefined
}

/** Whether a price changes by more than the percentage; a first price always does, even 0. Amounts in major units. */
export function isBeyondPercent(from: number | null | undefined, to: number, percent: number): boolean {
  if (from == null) return true
  const [before, after] = [toAmount(from), toAmount(to)]
  const change = multiplyAmount(absolute(subtract(after, before)), HUNDRED, 'HALF_UP')
  return compare(change, multiplyAmount(before, toQuantity(percent), 'HALF_UP')) > 0
}

/** From which factor on a price is likely to be a slip of typing, such as 2000 for 20. */
const FAR = toQuantity(10)

/** Whether a price is ten or more times the one before, or a tenth of it or less. A first price is far from none. */
export function isFarPrice(from: number | null | undefined, to: number): boolean {
  if (from == null || from === 0) return false
  const [before, after] = [toAmount(from), toAmount(to)]
  const isFar = (less: Amount, more: Amount) => compare(more, multiplyAmount(less, FAR, 'HALF_UP')) >= 0
  return isFar(before, after) || isFar(after, before)
}

/** Says that a price is far from the one before. It may be right. */
export function farPrice(field: PriceField, from: number, to: number): ItemIssue {
  const far = to > from ? 'ten or more times' : 'a tenth or less of'
  const message = `${itemField(field).label} ${to} is ${far} the price before (${from}).`
  return { code: 'farPrice', field, message, params: { value: to, from } }
}

/** How long a price is judged by what it was before, so that many small changes are no way around the limit. */
export const PRICE_LIMIT_DAYS = 7

/**
 * The prices of an edit that change by more than the percentage: compared to those that are stored, or else to those of
 * lately (`pricesLately`).
 */
export function pricesBeyond(
  values: Readonly<Partial<Record<PriceField, unknown>>>,
  { stored, lately = {} }: { stored: ItemDraft; lately?: ItemDraft | undefined },
  percent: number,
): ItemIssue[] {
  return LIMITED_PRICES.flatMap((field) => {
    const to = values[field]
    if (typeof to !== 'number' || to === parseMoney(stored[field])) return []
    const now = readPrice(stored[field])
    const before = lately[field] === undefined ? now : readPrice(lately[field])
    if (isBeyondPercent(now, to, percent)) return [beyondPercent(field, now, to, percent, '')]
    const isBeyondLately = to !== before && isBeyondPercent(before, to, percent)
    return isBeyondLately ? [beyondPercent(field, before, to, percent, ` within ${PRICE_LIMIT_DAYS} days`)] : []
  })
}

/** A price of 0 is none that was ever set (section 6). */
function readPrice(value: DraftValue): number | null {
  const price = parseMoney(value)
  return typeof price === 'number' && price > 0 ? price : null
}

function beyondPercent(field: PriceField, from: number | null, to: number, percent: number, when: string): ItemIssue {
  const message = `${itemField(field).label} may change by at most ${percent} percent${when} without a price change (from ${from ?? 'none'} to ${to}).`
  return { code: 'beyondPercent', field, message, params: { value: to, percent } }
}

/** A price as it changed. */
export type PastPrice = {
  field: PriceField
  from: number | null
  to: number | null
  /** Whether later changes are judged from here: somebody else approved it, or the item was created with it. */
  isBase: boolean
}

/**
 * The prices by which changes are judged besides those of now, from what changed within `PRICE_LIMIT_DAYS`, oldest
 * first: those of before, or the last on which changes may be based. A price that did not change is undefined.
 */
export function pricesLately(changes: readonly PastPrice[]): Partial<Record<PriceField, number | null>> {
  const prices: Partial<Record<PriceField, number | null>> = {}
  for (const { field, from, to, isBase } of changes) {
    if (isBase) prices[field] = to
    else if (prices[field] === undefined) prices[field] = from
  }
  return prices
}
