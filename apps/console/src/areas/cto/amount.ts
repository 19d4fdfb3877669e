import { parseMoney } from '@greenroom/validation'

/** Lower than any valid amount, so that the rules refuse it. */
const NO_AMOUNT = -1

/** A typed amount in major units. Text that isn't an amount becomes one that the rules refuse. */
export function amountOf(text: string): number {
  const amount = parseMoney(text)
  return typeof amount === 'number' ? amount : NO_AMOUNT
}
