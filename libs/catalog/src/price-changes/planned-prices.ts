/** A price that another price change will set at its time. */
export type PlannedPrice = {
  /** Of that price change. */
  number: string
  /** Epoch milliseconds. */
  at: number
  /** When the price of before comes back, in epoch milliseconds; null or omitted if it does not. */
  endsAt?: number | null
  price: number
  /** What it replaces, as far as was known when it was submitted; null for a first price. */
  was: number | null
  /** Otherwise it still waits for approval. */
  isApproved: boolean
  /** It is applied, and ends later. */
  isRunning?: boolean
}

/** What is known of prices when a price change is judged. */
export type PriceOutlook<Line> = {
  /** Epoch milliseconds. */
  now: number
  /** What a line's price is now; undefined if that does not matter in the document's state. */
  priceNow?(line: Line): number | null | undefined
  /** The price from which small changes of some days are judged together (`pricesLately`); undefined if there was none. */
  priceLately?(line: Line): number | null | undefined
  /** What other price changes will make of a line's price, in the order of their times. */
  plannedPrices?(line: Line): readonly PlannedPrice[]
}

/**
 * What a line's price can be right before it changes: first as planned by all other price changes, then as it is without
 * those that still wait for approval, where that differs. A price change without a time comes at once.
 */
export function pricesBefore<Line extends { readonly was?: number | null }>(
  line: Line,
  effectiveAt: number | null | undefined,
  { now, priceNow, plannedPrices }: PriceOutlook<Line>,
): readonly [planned: number | null, ...others: (number | null)[]] {
  const current = priceNow?.(line)
  if (current === undefined) return [line.was ?? null]
  const time = effectiveAt ?? now
  const coming = comingPrices(line, { now, plannedPrices })
  const planned = priceBefore(time, current, coming)
  const certain = priceBefore(
    time,
    current,
    coming.filter(({ isApproved }) => isApproved),
  )
  return planned === certain ? [planned] : [planned, certain]
}

/**
 * The price from which small steps are judged together: that of lately, or the last one planned before that `isLarge`,
 * and so approved by somebody else. Undefined if the price of now does not matter in the document's state.
 */
export function basePrice<Line>(
  line: Line,
  effectiveAt: number | null | undefined,
  { now, priceNow, priceLately, plannedPrices }: PriceOutlook<Line>,
  isLarge: (planned: PlannedPrice) => boolean,
): number | null | undefined {
  const time = effectiveAt ?? now
  const lately = priceLately?.(line)
  const start = lately === undefined ? priceNow?.(line) : lately
  const approved = comingPrices(line, { now, plannedPrices }).filter((one) => one.isApproved && one.at < time)
  const last = approved.findLast((one) => (one.isRunning || !isOver(one, time)) && isLarge(one))
  if (!last) return start
  return isOver(last, time) ? last.was : last.price
}

/** What other price changes can still make of a line's price: nobody can approve one any more once its time has passed. */
export function comingPrices<Line>(
  line: Line,
  { now, plannedPrices }: Pick<PriceOutlook<Line>, 'now' | 'plannedPrices'>,
): readonly PlannedPrice[] {
  return (plannedPrices?.(line) ?? []).filter(({ at, isApproved }) => isApproved || at > now)
}

/** What a price will be right before a time. A change that ends then is over: another one may follow it at once. */
function priceBefore(time: number, current: number | null, planned: readonly PlannedPrice[]): number | null {
  const last = planned.findLast((one) => one.at < time && !isOver(one, time))
  if (last) return last.isRunning ? current : last.price
  // It gives back the price of before, unless somebody has changed that since.
  const ended = planned.find((one) => one.isRunning && isOver(one, time) && one.price === current)
  return ended ? ended.was : current
}

const isOver = ({ endsAt }: PlannedPrice, time: number) => endsAt != null && endsAt <= time
