import { divideRounded, toAmount } from '@greenroom/money'
import { parseMoney } from '@greenroom/validation'
import type { PriceChangeLine } from './price-change.ts'

/** In percent with one decimal; undefined where cost or price is unknown, or the price is 0. */
export type PriceMargin = { before: number | undefined; after: number | undefined; isBelowCost: boolean }

/**
 * The margin of the price that a line changes, or of the selling price where it changes the cost, before and after.
 * `ofItem` are the lines of the same item: another one may change the cost as well.
 */
export function priceMargin(line: PriceChangeLine, ofItem: readonly PriceChangeLine[]): PriceMargin {
  const cost = bothPrices('costPrice', line, ofItem)
  const price = bothPrices(pricedBy(line), line, ofItem)
  return {
    before: percentOf(cost.before, price.before),
    after: percentOf(cost.after, price.after),
    isBelowCost: cost.after !== undefined && price.after !== undefined && price.after < cost.after,
  }
}

/** How many prices are below cost afterwards, each counted once even if its cost changes with it. */
export function pricesBelowCost(lines: readonly PriceChangeLine[]): number {
  const byItem = Map.groupBy(lines, ({ itemID }) => itemID)
  const found = [...byItem.values()].map((ofItem) => {
    const below = ofItem.filter((line) => priceMargin(line, ofItem).isBelowCost)
    return new Set(below.map(pricedBy)).size
  })
  return found.reduce((sum, count) => sum + count, 0)
}

/** The field of the price whose margin a line changes. */
function pricedBy({ field }: PriceChangeLine): 'sellingPrice' | 'msrp' {
  return field === 'msrp' ? 'msrp' : 'sellingPrice'
}

/** A price of an item before and after: as its line changes it, or as the item has it. */
function bothPrices(
  field: 'costPrice' | 'sellingPrice' | 'msrp',
  line: PriceChangeLine,
  ofItem: readonly PriceChangeLine[],
) {
  const changing = ofItem.find((other) => other.field === field)
  if (changing) return { before: amountOf(changing.was), after: amountOf(changing.price) }
  const kept = field === 'msrp' ? undefined : amountOf(line[field])
  // A selling price of 0 is none that was ever set (section 6).
  const known = field === 'costPrice' ? kept : kept || undefined
  return { before: known, after: known }
}

function amountOf(value: PriceChangeLine['price']): bigint | undefined {
  const price = parseMoney(value)
  return typeof price === 'number' ? toAmount(price) : undefined
}

function percentOf(cost: bigint | undefined, price: bigint | undefined): number | undefined {
  if (cost === undefined || !price) return undefined
  return Number(divideRounded((price - cost) * 1_000n, price, 'HALF_UP')) / 10
}
