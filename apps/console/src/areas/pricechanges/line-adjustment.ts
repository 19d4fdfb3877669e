import { type LineAdjustment, PRICE_ROUNDINGS } from '@greenroom/catalog'
import type { Formats } from '#data/formats.ts'

/** An adjustment as the header of a draft holds it: one text, in one spelling. */
export function adjustmentText({ by, value, rounding }: LineAdjustment): string {
  return JSON.stringify({ by, value, rounding })
}

export function readAdjustmentText(text = ''): LineAdjustment | undefined {
  return text === '' ? undefined : (JSON.parse(text) as LineAdjustment)
}

/** Such as "-15% (ends in .99)". */
export function adjustmentWords({ by, value, rounding }: LineAdjustment, { number, money }: Formats): string {
  const size = by === 'PERCENT' ? `${number(value)}%` : money(value)
  const label = PRICE_ROUNDINGS.find((one) => one.value === rounding)!.label.toLowerCase()
  return `${value > 0 ? '+' : ''}${size}${rounding === 'NONE' ? '' : ` (${label})`}`
}
