import { parseMoney } from '@greenroom/validation'

/** Below every amount, so that the rules refuse it. */
const NO_AMOUNT = -1

/** An amount as typed, in major units; what is none is refused by the rules. */
export function amountOf(text: string): number {
  const amount = parseMoney(text)
  return typeof amount === 'number' ? amount : NO_AMOUNT
}
