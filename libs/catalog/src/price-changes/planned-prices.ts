/** A price that another price change will set at its time. */
export type PlannedPrice = {
  /** Of that price change. */
  number: string
  /** Epoch milliseconds. */
  at: number
  price: number
  /** What it replaces, as far as was known when it was submitted; null for a first price. */
  was: number | null
  /** Otherwise it still waits for approval. */
  isApproved: boolean
}

/** What is known of prices when a price change is judged. */
export type PriceOutlook<Line> = {
  /** Epoch milliseconds. */
  now: number
  /** What a line's price is now; undefined if that does not matter in the document's state. */
  priceNow?(line: Line): number | null | undefined
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
  // Nobody can approve it any more once its time has passed.
  const canCome = ({ at, isApproved }: PlannedPrice) => isApproved || at > now
  const earlier = (plannedPrices?.(line) ?? []).filter((one) => one.at < (effectiveAt ?? now) && canCome(one))
  const planned = earlier.at(-1)?.price ?? current
  const certain = earlier.findLast(({ isApproved }) => isApproved)?.price ?? current
  return planned === certain ? [planned] : [planned, certain]
}
