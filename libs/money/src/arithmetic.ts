import type { Amount, Decimal, Percent, Quantity } from './decimal.ts'
import { divideRounded, type Rounding, SMALLEST } from './rounding.ts'

/** 1 as a quantity, and 100% as a percentage. */
const ONE = 10_000n
const WHOLE = 100n * ONE

export const ZERO = 0n as Amount & Quantity & Percent

export function add<T extends Decimal>(one: T, other: NoInfer<T>): T {
  return sum([one, other])
}

export function subtract<T extends Decimal>(from: T, less: NoInfer<T>): T {
  return sum([from, negate(less)])
}

function negate<T extends Decimal>(decimal: T): T {
  return -(decimal as bigint) as T
}

export function absolute<T extends Decimal>(decimal: T): T {
  return decimal < 0n ? negate(decimal) : decimal
}

/** The sum of a list; 0 if it is empty. */
export function sum<T extends Decimal>(decimals: Iterable<T>): T {
  let total = 0n
  for (const decimal of decimals) total += decimal
  return total as T
}

/** For `sort`: negative if the first is smaller. Unlike `<`, it doesn't accept a plain number for a decimal. */
export function compare<T extends Decimal>(one: T, other: NoInfer<T>): -1 | 0 | 1 {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The exact product, rounded once to a multiple of `step`. */
export function multiplyAmount(amount: Amount, by: Quantity, rounding: Rounding, step: Amount = SMALLEST): Amount {
  return multiplyByRatio(amount, by, ONE, rounding, step)
}

/** The sum of amount x quantity, exact and rounded once, at the end, to a multiple of `step`. */
export function sumProducts(
  products: Iterable<readonly [Amount, Quantity]>,
  rounding: Rounding,
  step: Amount = SMALLEST,
): Amount {
  let total = 0n
  for (const [amount, quantity] of products) total += amount * quantity
  return (divideRounded(total, ONE * step, rounding) * step) as Amount
}

/** A percentage of the amount, such as a tax on top of it, rounded once to a multiple of `step`. */
export function takePercent(amount: Amount, percent: Percent, rounding: Rounding, step: Amount = SMALLEST): Amount {
  return multiplyByRatio(amount, percent, WHOLE, rounding, step)
}

/** The part of a total that was added as a percentage, such as the tax included in a price: r / (1 + r) of it. */
export function extractPercent(total: Amount, percent: Percent, rounding: Rounding, step: Amount = SMALLEST): Amount {
  return multiplyByRatio(total, percent, WHOLE + percent, rounding, step)
}

/** The amount times `numerator / denominator`, rounded once to a multiple of `step`. Throws if the denominator is 0. */
export function multiplyByRatio(
  amount: Amount,
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding,
  step: Amount = SMALLEST,
): Amount {
  return (divideRounded(amount * numerator, denominator * step, rounding) * step) as Amount
}

/** (selling - cost) / selling x 100 to two decimals, halves away from zero; undefined if selling is 0 (section 5). */
export function marginPercent(cost: Amount, selling: Amount): Percent | undefined {
  return percentOf(selling - cost, selling)
}

/** (to - from) / from x 100 to two decimals, halves away from zero; undefined if `from` is 0. */
export function changePercent(from: Amount, to: Amount): Percent | undefined {
  return percentOf(to - from, from)
}

function percentOf(part: bigint, whole: Amount): Percent | undefined {
  if (whole === 0n) return undefined
  return (divideRounded(part * 10_000n, whole, 'HALF_UP') * 100n) as Percent
}
