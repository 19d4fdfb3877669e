import type { ActionOutcome } from '@greenroom/documents'
import { parseMoney } from '@greenroom/validation'
import { keepTheirPrices, type PriceChange, type PriceChangeContext, type PriceChangeLine } from './price-change.ts'

/** The lines of an applied price change, each with the price that it replaced: what its end gives back. */
export function withPricesOfNow({ lines }: PriceChange, { priceNow }: PriceChangeContext): readonly PriceChangeLine[] {
  return lines.map((line) => ({
    ...line,
    was: priceNow?.(line) ?? null,
    costPrice: priceNow?.({ ...line, field: 'costPrice' }) ?? null,
    sellingPrice: priceNow?.({ ...line, field: 'sellingPrice' }) ?? null,
  }))
}

/** Whether an item still has the price that a line gave it, so that it gets back the one before at the end. */
export function isStillHeld(line: PriceChangeLine, { priceNow }: Pick<PriceChangeContext, 'priceNow'>): boolean {
  return priceNow?.(line) === parseMoney(line.price)
}

/** Which items keep their prices at the end. */
export function endOutcome({ lines }: PriceChange, context: PriceChangeContext): ActionOutcome | undefined {
  return keepTheirPrices(lines.filter((line) => !isStillHeld(line, context)).map(({ itemID }) => String(itemID)))
}
