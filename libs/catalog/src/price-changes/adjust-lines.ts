import { parseMoney } from '@greenroom/validation'
import { adjustPrice, checkAdjustment, type PriceAdjustment } from '../bulk-prices.ts'
import type { PriceField } from '../price-limit.ts'
import type { CheckContext } from '../check-item.ts'

/** A sign, an amount and perhaps a percent sign. A minus may be typed as a dash. */
const TYPED = /^([+\-−–])\s*(\d[\d.]*|\.\d+)\s*(%?)$/

/** By how much "-15%" or "+2.50" changes prices; undefined if the text is no such change. */
export function readAdjustment(typed: string): Pick<PriceAdjustment, 'by' | 'value'> | undefined {
  const [, sign, digits = '', percent] = TYPED.exec(typed.trim()) ?? []
  const size = parseMoney(digits)
  if (typeof size !== 'number' || size === 0) return undefined
  return { by: percent ? 'PERCENT' : 'AMOUNT', value: sign === '+' ? size : -size }
}

/** What a line says of its price: the price that is changed, and the one before, in major units. */
type Adjusted = { readonly field: PriceField; readonly was: number | null }

/**
 * The new price of each line, in major units; undefined where there is no price before, or none would remain. A sentence
 * in place of them if prices cannot be adjusted like this.
 */
export function adjustLines(
  lines: readonly Adjusted[],
  adjustment: Omit<PriceAdjustment, 'field'>,
  decimals: Pick<CheckContext, 'priceDecimals'>,
): (number | undefined)[] | string {
  const changed = lines.filter(({ was }) => was !== null)
  for (const field of new Set(changed.map((line) => line.field))) {
    const [issue] = checkAdjustment({ ...adjustment, field }, decimals)
    if (issue) return issue.message
  }
  return lines.map(({ field, was }) => {
    const price = was === null ? undefined : adjustPrice(was, { ...adjustment, field }, decimals)
    return typeof price === 'number' ? price : undefined
  })
}
