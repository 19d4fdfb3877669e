import { type Amount, DECIMALS, marginPercent } from '@greenroom/money'

/** The highest price, in major units. Our limit: the specification gives none. */
export const MONEY_MAX = 9_999_999.99

/** Decimals of a price; more than two because unit costs are often fractions of a cent. */
export const MONEY_DECIMALS = DECIMALS

/** The highest level or quantity. */
export const WHOLE_MAX = 999_999_999

/** Why text is not an amount. */
export type MoneyFault = 'notNumber' | 'negative' | 'tooLarge' | 'tooPrecise'

/** The highest quantity of an item within another, and its decimals. */
const QUANTITY_MAX = 999_999.999
const QUANTITY_SCALE = 1000

/** Why text is not a quantity. */
export type QuantityFault = 'notNumber' | 'notPositive' | 'tooLarge' | 'tooPrecise'

/** Why text is not a whole number. */
export type WholeFault = 'notWhole' | 'negative' | 'tooLarge'

const PLAIN = /^\d+(?:\.\d+)?$/
const WRITTEN = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/
const CURRENCY_BEFORE = /^([-+]?)\p{Sc}\s*/u
const CURRENCY_AFTER = /\p{Sc}$/u
const SCALE = 10 ** MONEY_DECIMALS

/**
 * An amount as typed ("12", "12.5", "1,200.00", "$12") or as a number, in major units; or why it is refused. `decimals`
 * is how many it may have, 4 at most.
 */
export function parseMoney(value: unknown, decimals = MONEY_DECIMALS): number | MoneyFault {
  const amount = decimalOf(typeof value === 'string' && !PLAIN.test(value) ? withoutCurrency(value) : value)
  if (Number.isNaN(amount)) return 'notNumber'
  if (amount < 0) return 'negative'
  if (amount > MONEY_MAX) return 'tooLarge'
  const scale = 10 ** decimals
  return Math.round(amount * scale) / scale === amount ? amount : 'tooPrecise'
}

/** A whole number of 0 or more as typed ("12", "1,200", "12.0") or as a number; or why it is refused. */
export function parseWhole(value: unknown): number | WholeFault {
  const number = decimalOf(value)
  if (number < 0) return 'negative'
  if (number > WHOLE_MAX) return 'tooLarge'
  return Number.isInteger(number) ? number : 'notWhole'
}

/** A quantity above 0 as typed ("1", "2.5", "1,200") or as a number, with at most 3 decimals; or why it is refused. */
export function parseQuantity(value: unknown): number | QuantityFault {
  const number = decimalOf(value)
  if (Number.isNaN(number)) return 'notNumber'
  if (number <= 0) return 'notPositive'
  if (number > QUANTITY_MAX) return 'tooLarge'
  return Math.round(number * QUANTITY_SCALE) / QUANTITY_SCALE === number ? number : 'tooPrecise'
}

/** NaN unless written in plain digits: no exponent, no hexadecimal, commas only between groups of three. */
function decimalOf(value: unknown): number {
  if (typeof value === 'number') return value + 0
  if (typeof value !== 'string') return Number.NaN
  if (PLAIN.test(value)) return Number(value)
  const text = value.trim()
  return WRITTEN.test(text) && /\d/.test(text) ? Number(text.replaceAll(',', '')) + 0 : Number.NaN
}

function withoutCurrency(text: string): string {
  const trimmed = text.trim()
  const bare = trimmed.replace(CURRENCY_BEFORE, '$1')
  return bare === trimmed ? trimmed.replace(CURRENCY_AFTER, '').trimEnd() : bare
}

/**
 * The margin in percent of the selling price, to two decimals, from amounts as typed or as numbers. Undefined unless
 * both are numbers and the selling price is not 0 (section 5).
 */
export function margin(cost: unknown, selling: unknown): number | undefined {
  const [from, to] = [parseMoney(cost), parseMoney(selling)]
  if (typeof from !== 'number' || typeof to !== 'number') return undefined
  const percent = marginPercent(unitsOf(from), unitsOf(to))
  return percent === undefined ? undefined : Number(percent) / SCALE
}

/** Units of an amount that `parseMoney` has read. Smaller than `toAmount`, because the item form bundles it. */
function unitsOf(amount: number): Amount {
  return BigInt(Math.round(amount * SCALE)) as Amount
}
