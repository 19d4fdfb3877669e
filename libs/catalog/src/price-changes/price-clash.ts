import type { ActionOutcome, DocumentIssue } from '@greenroom/documents'
import { parseMoney } from '@greenroom/validation'
import { type PlannedPrice, pricesBefore } from './planned-prices.ts'
import {
  isBeyondLimit,
  itemsOf,
  type PriceChange,
  type PriceChangeContext,
  type PriceChangeLine,
} from './price-change.ts'

type Clash = { line: PriceChangeLine; index: number; other: PlannedPrice }

/**
 * Why a price change cannot take its place among the others: one of them changes the same price at the same time, or an
 * approved one that follows would be beyond the limit after it, and could not be applied at its time.
 */
export function refuseClash(change: PriceChange, context: PriceChangeContext): string | undefined {
  const clashes = clashesOf(change, context)
  const [first] = clashes
  if (!first) return undefined
  const { number, at } = first.other
  const items = itemsOf(clashes.filter(({ other }) => other.number === number).map(({ line }) => line))
  return at === change.effectiveAt
    ? `${number} changes the same prices at the same time: ${items}. Choose another time, or remove the lines.`
    : `After this, ${number} would change prices by more than ${context.approvalPercent}%: ${items}. Edit ${number} again, and submit it after this.`
}

/** The same, at the lines. */
export function clashIssues(change: PriceChange, context: PriceChangeContext): DocumentIssue[] {
  return clashesOf(change, context).map(({ index, other: { number, at } }) => ({
    field: `lines.${index}.price`,
    code: 'clash',
    message:
      at === change.effectiveAt
        ? `${number} changes this price at the same time.`
        : `After this, ${number} would change the price by more than ${context.approvalPercent}%.`,
  }))
}

function clashesOf({ lines, effectiveAt }: PriceChange, context: PriceChangeContext): Clash[] {
  return lines.flatMap((line, index) => {
    const price = parseMoney(line.price)
    const same = effectiveAt == null ? undefined : plannedPrices(line, context).find(({ at }) => at === effectiveAt)
    const other = same ?? (typeof price === 'number' ? unsettledBy(line, price, effectiveAt, context) : undefined)
    return other ? [{ line, index, other }] : []
  })
}

/** What taking a price change away does to an approved one that follows it. */
export function withdrawalOutcome(change: PriceChange, context: PriceChangeContext): ActionOutcome | undefined {
  const { state, lines, effectiveAt } = change
  if (state !== 'SUBMITTED' && state !== 'APPROVED') return undefined
  const unsettled = lines.flatMap((line) => {
    const [before] = pricesBefore(line, effectiveAt, context)
    const other = before === null ? undefined : unsettledBy(line, before, effectiveAt, context)
    return other ? [{ line, other }] : []
  })
  const [first] = unsettled
  if (!first) return undefined
  const { number } = first.other
  const items = itemsOf(unsettled.filter(({ other }) => other.number === number).map(({ line }) => line))
  return {
    note: `Without this, ${number} would change prices by more than ${context.approvalPercent}% and would not be applied: ${items}.`,
  }
}

/** The approved change of a price that follows, if it is beyond the limit once the price is this one. */
function unsettledBy(
  line: PriceChangeLine,
  price: number,
  effectiveAt: number | null | undefined,
  context: PriceChangeContext,
): PlannedPrice | undefined {
  const next = plannedPrices(line, context).find(
    ({ at, isApproved }) => isApproved && at > (effectiveAt ?? context.now),
  )
  return next && next.was !== price && isBeyondLimit({ ...line, was: price, price: next.price }, context)
    ? next
    : undefined
}

function plannedPrices(line: PriceChangeLine, context: PriceChangeContext): readonly PlannedPrice[] {
  return context.plannedPrices?.(line) ?? []
}
