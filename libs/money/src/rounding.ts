import { type Amount, DECIMALS } from './decimal.ts'

/** How an exact half is rounded: away from zero, or to the even neighbor. Everything else goes to the nearest. */
export type Rounding = 'HALF_UP' | 'HALF_EVEN'

/** The smallest amount: 0.0001. */
export const SMALLEST = 1n as Amount

const MINOR_UNITS = { 0: 10_000n, 2: 100n, 3: 10n } as const

/** Digits after the decimal point in a currency: 0 for the yen, 2 for the dollar, 3 for the Kuwaiti dinar. */
export type CurrencyDecimals = keyof typeof MINOR_UNITS

/** The smallest amount that can be paid in a currency, as a rounding step. */
export function minorUnit(decimals: CurrencyDecimals): Amount {
  return MINOR_UNITS[decimals] as Amount
}

/** Digits after the decimal point in a currency (ISO 4217), 4 at most. */
export function decimalsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return Math.min(maximumFractionDigits, DECIMALS)
}

/** The whole number nearest to a fraction, for formulas of several steps that round once. Throws on division by 0. */
export function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const [over, under] = denominator < 0n ? [-numerator, -denominator] : [numerator, denominator]
  const [size, sign] = over < 0n ? [-over, -1n] : [over, 1n]
  const whole = size / under
  const twice = (size % under) * 2n
  const goesUp = twice > under || (twice === under && (rounding === 'HALF_UP' || whole % 2n === 1n))
  return sign * (goesUp ? whole + 1n : whole)
}
