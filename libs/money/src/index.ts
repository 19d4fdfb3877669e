export { allocate } from './allocate.ts'
export {
  absolute,
  add,
  changePercent,
  compare,
  extractPercent,
  marginPercent,
  multiplyAmount,
  multiplyByRatio,
  negate,
  subtract,
  sum,
  sumProducts,
  takePercent,
  ZERO,
} from './arithmetic.ts'
export {
  type Amount,
  type Decimal,
  type DecimalFault,
  DECIMALS,
  type Percent,
  type Quantity,
  readAmount,
  readPercent,
  readQuantity,
  toAmount,
  toNumber,
  toPercent,
  toQuantity,
  toText,
} from './decimal.ts'
export { type CurrencyDecimals, divideRounded, minorUnit, roundAmount, type Rounding, SMALLEST } from './rounding.ts'
