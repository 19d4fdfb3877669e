export { allocate } from './allocate.ts'
export { type AmountFormats, amountFormats, type NumberFormat, readTyped, typedIn } from './amount-formats.ts'
export {
  absolute,
  add,
  changePercent,
  compare,
  extractPercent,
  marginPercent,
  multiplyAmount,
  multiplyByRatio,
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
export { inSentence } from './in-sentence.ts'
export { type CurrencyDecimals, decimalsOf, divideRounded, minorUnit, type Rounding, SMALLEST } from './rounding.ts'
