import { isDay } from '@greenroom/validation'

/** What a list of items can be narrowed by from one value to another, both inclusive. Days are on the company's clock. */
export const RANGE_FIELDS = [
  { value: 'sellingPrice', label: 'Price', kind: 'amount' },
  { value: 'costPrice', label: 'Cost', kind: 'amount' },
  { value: 'createdAt', label: 'Created', kind: 'day' },
  { value: 'updatedAt', label: 'Changed', kind: 'day' },
] as const

export type RangeField = (typeof RANGE_FIELDS)[number]['value']

/** Either end may be open, not both. Amounts as in `9.50`, days as in `2026-03-31`. */
export interface ItemRange {
  from?: string
  to?: string
}

const AMOUNT = /^\d{1,9}(\.\d{1,4})?$/

/** Reads a range as it is written in an address and in a filter: `5..9.50`, `5..` or `..9.50`. Undefined if it is none. */
export function readItemRange(field: RangeField, text: string): ItemRange | undefined {
  const [from, to, more] = text.split('..')
  if (from === undefined || to === undefined || more !== undefined || (!from && !to)) return undefined
  const { kind } = RANGE_FIELDS.find(({ value }) => value === field)!
  const isValue = kind === 'amount' ? isAmount : isPlainDay
  if ([from, to].some((end) => end !== '' && !isValue(end))) return undefined
  if (from && to && (kind === 'amount' ? Number(from) > Number(to) : from > to)) return undefined
  return { ...(from && { from }), ...(to && { to }) }
}

export function itemRangeText({ from = '', to = '' }: ItemRange): string {
  return `${from}..${to}`
}

function isAmount(text: string): boolean {
  return AMOUNT.test(text)
}

/** From the year 1900 on. */
function isPlainDay(text: string): boolean {
  return isDay(text) && text >= '1900'
}
