import {
  add,
  type Amount,
  DECIMALS,
  divideRounded,
  readPercent,
  SMALLEST,
  subtract,
  toAmount,
  toNumber,
  toPercent,
  ZERO,
} from '@greenroom/money'
import { fault, parseMoney } from '@greenroom/validation'
import type { CheckContext } from './check-item.ts'
import { type ItemIssue } from './item-issue.ts'
import { itemField } from './item-fields.ts'
import type { PriceField } from './price-limit.ts'

/** The rounding steps, with half a step rounded up, in display order. */
export const PRICE_ROUNDINGS = [
  { value: 'NONE', label: 'Not rounded further' },
  { value: 'CENT', label: 'To 0.01' },
  { value: 'FIVE_CENTS', label: 'To 0.05' },
  { value: 'TEN_CENTS', label: 'To 0.10' },
  { value: 'HALF', label: 'To 0.50' },
  { value: 'WHOLE', label: 'To 1.00' },
  { value: 'ENDS_95', label: 'Ends in .95' },
  { value: 'ENDS_99', label: 'Ends in .99' },
] as const

export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]['value']

/** An adjustment of one price of every item. */
export type PriceAdjustment = {
  field: PriceField
  by: 'AMOUNT' | 'PERCENT'
  /** Major units, or percent of the current price. Negative values lower it. */
  value: number
  rounding: PriceRounding
}

export const PERCENT_MAX = 500

const STEPS: Record<PriceRounding, Amount> = {
  NONE: SMALLEST,
  CENT: toAmount(0.01),
  FIVE_CENTS: toAmount(0.05),
  TEN_CENTS: toAmount(0.1),
  HALF: toAmount(0.5),
  WHOLE: toAmount(1),
  ENDS_95: toAmount(1),
  ENDS_99: toAmount(1),
}

/** How far a price ending is below a whole amount. */
const SHORT_OF_WHOLE: Partial<Record<PriceRounding, Amount>> = { ENDS_95: toAmount(0.05), ENDS_99: toAmount(0.01) }

/** 100%: the base of percentages. */
const WHOLE = toPercent(100)

/** The decimals that a price may have: a cost has all, what customers pay those of the currency. */
type PriceDecimals = Pick<CheckContext, 'priceDecimals'>

/** The smallest step of a price. */
function smallestStep(field: PriceField, { priceDecimals = DECIMALS }: PriceDecimals): Amount {
  return itemField(field).isPrice ? toAmount(10 ** -priceDecimals) : SMALLEST
}

/** The ways to round a price that end in amounts of the company's currency, in display order. */
export function roundingsOf(field: PriceField, decimals: PriceDecimals): (typeof PRICE_ROUNDINGS)[number][] {
  const smallest = smallestStep(field, decimals)
  return PRICE_ROUNDINGS.filter(
    ({ value }) =>
      value === 'NONE' || (STEPS[value] % smallest === 0n && (SHORT_OF_WHOLE[value] ?? ZERO) % smallest === 0n),
  )
}

/** The issues of the adjustment itself, regardless of the item. */
export function checkAdjustment({ field, by, value, rounding }: PriceAdjustment, decimals: PriceDecimals): ItemIssue[] {
  const row = itemField(field)
  const refuse = (message: string): ItemIssue[] => [
    { code: 'adjustment', field, message: `${row.label} ${message}`, params: { value } },
  ]
  if (!roundingsOf(field, decimals).some((one) => one.value === rounding)) {
    return refuse('cannot be rounded this way: the currency has fewer decimals.')
  }
  if (by === 'AMOUNT') {
    const most = row.isPrice ? decimals.priceDecimals : undefined
    const amount = parseMoney(Math.abs(value), most)
    return typeof amount === 'string' ? [fault(amount, row, value, most)] : []
  }
  if (value < -100 || value > PERCENT_MAX) return refuse(`can change by -100 to ${PERCENT_MAX} percent (${value}).`)
  return isPercentage(value) ? [] : refuse(`changes by a percentage of 2 decimals (${value}).`)
}

/** At most 2 decimals. */
function isPercentage(value: number): boolean {
  const percent = readPercent(value)
  return typeof percent === 'bigint' && percent % 100n === 0n
}

/** The adjusted price in major units, or text that says why there is none. The adjustment must have no issues. */
export function adjustPrice(
  price: number,
  { field, by, value, rounding }: PriceAdjustment,
  decimals: PriceDecimals = {},
): ReturnType<typeof parseMoney> {
  const from = toAmount(price)
  const step = rounding === 'NONE' ? smallestStep(field, decimals) : STEPS[rounding]
  const short = SHORT_OF_WHOLE[rounding] ?? ZERO
  // In hundredths of a percent of the smallest amount, so that everything before the single rounding is exact.
  const exact: bigint = by === 'PERCENT' ? from * add(WHOLE, toPercent(value)) : add(from, toAmount(value)) * WHOLE
  if (exact < 0n) return 'negative'
  const steps = divideRounded(exact + short * WHOLE, WHOLE * step, 'HALF_UP')
  const rounded = ((steps === 0n && short > 0n ? 1n : steps) * step) as Amount
  return parseMoney(toNumber(subtract(rounded, short)))
}
