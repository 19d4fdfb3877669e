import { fault, type Issue } from './issue.ts'
import { itemField } from './item-fields.ts'
import { MONEY_DECIMALS, parseMoney } from './number.ts'

/** The prices that a bulk edit can raise and lower. */
export type PriceField = 'costPrice' | 'sellingPrice' | 'msrp'

/** What a raised or lowered price is rounded to, half a step upwards, in the order in which it is offered. */
export const PRICE_ROUNDINGS = [
  { value: 'NONE', label: 'Not rounded' },
  { value: 'CENT', label: 'To 0.01' },
  { value: 'FIVE_CENTS', label: 'To 0.05' },
  { value: 'TEN_CENTS', label: 'To 0.10' },
  { value: 'HALF', label: 'To 0.50' },
  { value: 'WHOLE', label: 'To 1.00' },
  { value: 'ENDS_95', label: 'Ends in .95' },
  { value: 'ENDS_99', label: 'Ends in .99' },
] as const

export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]['value']

/** How one price of every item is raised or lowered. */
export type PriceAdjustment = {
  field: PriceField
  by: 'AMOUNT' | 'PERCENT'
  /** Major units, or percent of what the price is. Below 0 lowers it. */
  value: number
  rounding: PriceRounding
}

export const PERCENT_MAX = 500

/** A price counts in ten-thousandths, and so does a part of it in percent: integers, which add and divide exactly. */
const UNIT = 10 ** MONEY_DECIMALS
const WHOLE = UNIT * UNIT

const STEPS: Record<PriceRounding, number> = {
  NONE: UNIT,
  CENT: WHOLE / 100,
  FIVE_CENTS: WHOLE / 20,
  TEN_CENTS: WHOLE / 10,
  HALF: WHOLE / 2,
  WHOLE,
  ENDS_95: WHOLE,
  ENDS_99: WHOLE,
}

/** How far below a whole amount a price ends. */
const SHORT_OF_WHOLE: Partial<Record<PriceRounding, number>> = { ENDS_95: WHOLE / 20, ENDS_99: WHOLE / 100 }

/** Whether the adjustment itself makes sense, whatever it is applied to. */
export function checkAdjustment({ field, by, value }: PriceAdjustment): Issue[] {
  const row = itemField(field)
  const refuse = (message: string): Issue[] => [
    { code: 'adjustment', field, message: `${row.label} ${message}`, params: { value } },
  ]
  if (by === 'AMOUNT') {
    const amount = parseMoney(Math.abs(value))
    return typeof amount === 'string' ? [fault(amount, row, value)] : []
  }
  if (value < -100 || value > PERCENT_MAX) return refuse(`can change by -100 to ${PERCENT_MAX} percent (${value}).`)
  return Math.round(value * 100) / 100 === value ? [] : refuse(`changes by a percentage of 2 decimals (${value}).`)
}

/** The price after the adjustment, in major units; a text says why there is none. */
export function adjustPrice(price: number, { by, value, rounding }: PriceAdjustment): ReturnType<typeof parseMoney> {
  const units = Math.round(price * UNIT)
  const exact = by === 'PERCENT' ? units * (UNIT + Math.round(value * 100)) : (units + Math.round(value * UNIT)) * UNIT
  if (exact < 0) return 'negative'
  const step = STEPS[rounding]
  const short = SHORT_OF_WHOLE[rounding] ?? 0
  const half = exact + short + step / 2
  const rounded = Math.max(half - (half % step), short > 0 ? WHOLE : 0) - short
  return parseMoney(rounded / UNIT / UNIT)
}
