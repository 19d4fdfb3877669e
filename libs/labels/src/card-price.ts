import {
  compare,
  type CurrencyDecimals,
  decimalsOf,
  minorUnit,
  multiplyByRatio,
  readPercent,
  SMALLEST,
  toAmount,
  toNumber,
  toPercent,
  ZERO,
} from '@greenroom/money'
import type { LabelItem } from './text-types.ts'

/** Where the card price comes from: nowhere, the MSRP, or the selling price plus a percentage of it. */
export type CardPriceRule = Readonly<{ source: 'NONE' | 'MSRP' | 'PERCENT'; percent: number }>

const WHOLE = toPercent(100)

/** The problem with a rule's percentage. */
export function checkCardPrice({ percent }: CardPriceRule): string | undefined {
  const read = readPercent(percent)
  const isFit = typeof read === 'bigint' && compare(read, ZERO) >= 0 && compare(read, WHOLE) <= 0
  return isFit ? undefined : 'Enter a percentage from 0 to 100 with at most 4 decimals.'
}

/** The card price of an item by the company's rule, in whole units of its currency's smallest coin; undefined without one. */
export function cardPriceOf(
  { sellingPrice, msrp }: Pick<LabelItem, 'sellingPrice' | 'msrp'>,
  rule: CardPriceRule,
  currency: string,
): number | undefined {
  if (rule.source === 'MSRP') return msrp ?? undefined
  if (rule.source === 'NONE' || typeof sellingPrice !== 'number') return undefined
  const whole = WHOLE + toPercent(rule.percent)
  return toNumber(multiplyByRatio(toAmount(sellingPrice), whole, WHOLE, 'HALF_UP', smallestOf(currency)))
}

/** Amounts are exact to 4 decimals, which a few units of account have. */
function smallestOf(currency: string) {
  const decimals = decimalsOf(currency)
  return decimals === 4 ? SMALLEST : minorUnit(decimals as CurrencyDecimals)
}
