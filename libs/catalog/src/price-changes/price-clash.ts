import type { ActionOutcome, DocumentIssue } from '@greenroom/documents'
import { parseMoney } from '@greenroom/validation'
import { comingPrices, type PlannedPrice, pricesBefore } from './planned-prices.ts'
import {
  isBeyondLimit,
  itemsOf,
  type PriceChange,
  type PriceChangeContext,
  type PriceChangeLine,
} from './price-change.ts'

type Clash = { line: PriceChangeLine; index: number; other: PlannedPrice; kind: ClashKind }

const CLASHES = {
  sameTime: {
    all: (number: string, items: string) =>
      `${number} changes the same prices at the same time: ${items}. Choose another time, or remove the lines.`,
    one: (number: string) => `${number} changes this price at the same time.`,
  },
  during: {
    all: (number: string, items: string) =>
      `${number} changes the same prices and has not ended by then: ${items}. Choose a time after its end, or remove the lines.`,
    one: (number: string) => `${number} changes this price and has not ended by then.`,
  },
  around: {
    all: (number: string, items: string) =>
      `${number} changes the same prices before this ends: ${items}. Choose an earlier end, or remove the lines.`,
    one: (number: string) => `${number} changes this price before this ends.`,
  },
  beyond: {
    all: (number: string, items: string, percent: number) =>
      `After this, ${number} would change prices by more than ${percent}%: ${items}. Edit ${number} again, and submit it after this.`,
    one: (number: string, percent: number) => `After this, ${number} would change the price by more than ${percent}%.`,
  },
}
type ClashKind = keyof typeof CLASHES

/**
 * Why a price change cannot take its place among the others: one of them changes the same price at the same time, one
 * begins before the other ends, or an approved one that follows would be beyond the limit after it, and could not be
 * applied at its time.
 */
export function refuseClash(change: PriceChange, context: PriceChangeContext): string | undefined {
  const clashes = clashesOf(change, context)
  const [first] = clashes
  if (!first) return undefined
  const { kind } = first
  const { number } = first.other
  const alike = clashes.filter((clash) => clash.kind === kind && clash.other.number === number)
  return CLASHES[kind].all(number, itemsOf(alike.map(({ line }) => line)), context.approvalPercent)
}

/** The same, at the lines. */
export function clashIssues(change: PriceChange, context: PriceChangeContext): DocumentIssue[] {
  return clashesOf(change, context).map(({ index, kind, other: { number } }) => ({
    field: `lines.${index}.price`,
    code: 'clash',
    message: CLASHES[kind].one(number, context.approvalPercent),
  }))
}

function clashesOf(change: PriceChange, context: PriceChangeContext): Clash[] {
  return change.lines.flatMap((line, index) => {
    for (const other of comingPrices(line, context)) {
      const kind = clashWith(other, change, context)
      if (kind) return [{ line, index, other, kind }]
    }
    const price = parseMoney(line.price)
    const other = typeof price === 'number' ? unsettledBy(line, price, change, context) : undefined
    return other ? [{ line, index, other, kind: 'beyond' }] : []
  })
}

/** How another change of the same price is in the way. */
function clashWith(
  other: PlannedPrice,
  { effectiveAt, endsAt }: PriceChange,
  { now }: PriceChangeContext,
): ClashKind | undefined {
  if (other.at === effectiveAt) return 'sameTime'
  const at = effectiveAt ?? now
  if (other.at < at) return other.endsAt != null && other.endsAt > at ? 'during' : undefined
  return endsAt != null && endsAt > other.at ? 'around' : undefined
}

/** What taking a price change away does to an approved one that follows it. */
export function withdrawalOutcome(change: PriceChange, context: PriceChangeContext): ActionOutcome | undefined {
  const { state, lines, effectiveAt } = change
  if (state !== 'SUBMITTED' && state !== 'APPROVED') return undefined
  const unsettled = lines.flatMap((line) => {
    const [before] = pricesBefore(line, effectiveAt, context)
    const other = before === null ? undefined : unsettledBy(line, before, change, context)
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

/**
 * The approved change of a price that follows, if it is beyond the limit once the price is this one. After an end, the
 * price is what it would have been without.
 */
function unsettledBy(
  line: PriceChangeLine,
  price: number,
  { effectiveAt, endsAt }: PriceChange,
  context: PriceChangeContext,
): PlannedPrice | undefined {
  if (endsAt != null) return undefined
  const next = comingPrices(line, context).find(({ at, isApproved }) => isApproved && at > (effectiveAt ?? context.now))
  return next && next.was !== price && isBeyondLimit({ ...line, was: price, price: next.price }, context)
    ? next
    : undefined
}
