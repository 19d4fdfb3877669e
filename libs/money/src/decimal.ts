declare const KIND: unique symbol

/** An amount of money in ten-thousandths of the currency's major unit: 12.50 is 125000n. */
export type Amount = bigint & { readonly [KIND]: 'Amount' }

/** A count or measure in ten-thousandths: 2.5 is 25000n. */
export type Quantity = bigint & { readonly [KIND]: 'Quantity' }

/** A percentage in ten-thousandths of a percent: 8.25% is 82500n, 825 basis points. */
export type Percent = bigint & { readonly [KIND]: 'Percent' }

export type Decimal = Amount | Quantity | Percent

/** Why a value is refused. */
export type DecimalFault = 'notNumber' | 'tooPrecise' | 'tooLarge'

/** Digits after the decimal point. */
export const DECIMALS = 4

/** How many units make 1. */
const UNITS = 10 ** DECIMALS

/** 15 digits: the most that a JSON number is guaranteed to preserve. */
const MOST_UNITS = 10n ** 15n - 1n

const NUMERIC = /^(-?)(\d+)(?:\.(\d+))?$/

const FAULTS: Record<DecimalFault, string> = {
  notNumber: 'is not a number in plain digits',
  tooPrecise: `has more than ${DECIMALS} decimals`,
  tooLarge: 'is beyond 99,999,999,999.9999',
}

/**
 * Reads a decimal from PostgreSQL's numeric, which arrives as text, or from a JSON number, or returns why it is
 * refused. Text that a person typed, with commas or a currency sign, is parsed by `@greenroom/validation`.
 */
function readDecimal(value: string | number): bigint | DecimalFault {
  if (typeof value === 'number') return readNumber(value)
  const units = readText(value)
  return typeof units === 'string' || isWithinLimits(units) ? units : 'tooLarge'
}

function readText(text: string): bigint | DecimalFault {
  const [, sign = '', whole, fraction = ''] = NUMERIC.exec(text) ?? []
  if (whole === undefined) return 'notNumber'
  if (/[1-9]/.test(fraction.slice(DECIMALS))) return 'tooPrecise'
  return BigInt(sign + whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'))
}

/** Dividing back proves that the units match the JSON number: up to 15 digits, no two decimals share a number. */
function readNumber(value: number): bigint | DecimalFault {
  if (!Number.isFinite(value)) return 'notNumber'
  const units = Math.round(value * UNITS)
  if (Math.abs(units) > Number(MOST_UNITS)) return 'tooLarge'
  return units / UNITS === value ? BigInt(units) : 'tooPrecise'
}

function toDecimal(value: string | number): bigint {
  const read = readDecimal(value)
  if (typeof read === 'string') throw new RangeError(`${value} ${FAULTS[read]}.`)
  return read
}

function isWithinLimits(units: bigint): boolean {
  return units <= MOST_UNITS && units >= -MOST_UNITS
}

export const readAmount = readDecimal as (value: string | number) => Amount | DecimalFault
export const readQuantity = readDecimal as (value: string | number) => Quantity | DecimalFault
export const readPercent = readDecimal as (value: string | number) => Percent | DecimalFault

/** Throws if the value is refused: for values that have been checked, such as a stored amount. */
export const toAmount = toDecimal as (value: string | number) => Amount
export const toQuantity = toDecimal as (value: string | number) => Quantity
export const toPercent = toDecimal as (value: string | number) => Percent

/**
 * The number for JSON, with the same digits. Throws if a sum is so large that no number has its digits.
 */
export function toNumber(decimal: Decimal): number {
  const number = Number(decimal) / UNITS
  if (isWithinLimits(decimal) || readText(String(number)) === decimal) return number
  throw new RangeError(`${toText(decimal)} ${FAULTS.tooLarge}.`)
}

/** The text for a numeric column: plain digits without trailing zeros. */
export function toText(decimal: Decimal): string {
  const units: bigint = decimal
  const digits = (units < 0n ? -units : units).toString().padStart(DECIMALS + 1, '0')
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}${fraction && `.${fraction}`}`
}
