import type { ActionContext, ActionOutcome, DocumentCore, DocumentIssue, DocumentTotal } from '@greenroom/documents'
import { absolute, type Amount, changePercent, compare, toAmount, toNumber, inSentence } from '@greenroom/money'
import { type DraftValue, parseMoney } from '@greenroom/validation'
import type { PriceAdjustment } from '../bulk-prices.ts'
import { isBeyondPercent, PRICE_LIMIT_DAYS } from '../price-limit.ts'
import { basePrice, type PlannedPrice, type PriceOutlook, pricesBefore } from './planned-prices.ts'

export type PriceChangeState =
  | 'DRAFT'
  | 'SUBMITTED'
  | 'APPROVED'
  | 'APPLIED'
  | 'RUNNING'
  | 'NOT_ENDED'
  | 'ENDED'
  | 'UNDONE'
  | 'PARTLY_UNDONE'
  | 'FAILED'
  | 'CANCELED'

/** A new price of an item, as typed or as stored. */
export type PriceChangeLine = {
  readonly itemID: DraftValue
  /** A `PriceField`. */
  readonly field: DraftValue
  /** Major units. */
  readonly price: DraftValue
  /** The price that it replaces, as planned when the line was last saved or submitted; null if there is none. */
  readonly was?: number | null
  /** What the item costs and is sold for, as planned like `was`; null if unknown, omitted if hidden. */
  readonly costPrice?: number | null
  readonly sellingPrice?: number | null
}

/** By how much all prices of a draft were changed. */
export type LineAdjustment = Omit<PriceAdjustment, 'field'>

export type PriceChange = DocumentCore<PriceChangeState, PriceChangeLine> & {
  readonly reason?: string | null
  /** Epoch milliseconds; NaN for what is no time. If omitted, the prices change as soon as they are approved. */
  readonly effectiveAt?: number | null
  /** When the prices of before come back; NaN for what is no time. If omitted, the new prices stay. */
  readonly endsAt?: number | null
  /** By how much all prices of a draft that began with a filter were last changed. */
  readonly adjustment?: LineAdjustment | null
  /** Whether the items that its filter finds besides those of its lines are left out on purpose. */
  readonly leavesOut?: boolean | null
}

/** How far an applied price change can be undone. */
export type UndoOutlook = {
  /** How many items would get back their prices. */
  possible: number
  /** The items that somebody has changed since: they keep what they have. */
  changedSince: readonly string[]
}

/** What the filter that a draft began with finds now, with one item more than it can have lines at most; or why nobody can tell. */
export type FilterOutlook = { readonly itemIDs: readonly string[] } | { readonly refusal: string }

export type PriceChangeContext = ActionContext &
  PriceOutlook<PriceChangeLine> & {
    /** A larger change in percent needs approval: `approvalPercent` of the account settings. */
    approvalPercent: number
    /** Decimals of the company's currency, which new prices have at most. */
    priceDecimals?: number
    /** When it was approved since it was last edited, in epoch milliseconds; undefined if that does not matter in its state. */
    approvedAt?: number
    /** What undoing it would do; undefined unless it is applied. */
    undo?: UndoOutlook
    /** What the filter that it began with finds now; undefined if it has none, or is no draft any more. */
    found?: FilterOutlook
  }

/** How many items a sentence names. */
const ITEMS_NAMED = 5
/** How many items that were left out are named, for somebody to look after them. */
const LEFT_OUT_NAMED = 100

type Changed = Pick<PriceChange, 'lines' | 'effectiveAt'>
type When = Pick<PriceChange, 'effectiveAt'>
type Judging = Pick<PriceChangeContext, keyof PriceOutlook<PriceChangeLine> | 'approvalPercent'>

/** Whether a line changes a price by more percent than allowed without approval; a first price always does, even 0. */
export function needsApproval(change: Changed, context: Judging): boolean {
  return change.lines.some((line) => needsItsApproval(line, change, context))
}

/** What submission leads to, with the items that need approval. */
export function submissionOutcome(change: Changed, context: Judging): ActionOutcome {
  const { approvalPercent } = context
  const beyond = change.lines.filter((line) => needsItsApproval(line, change, context))
  if (beyond.length === 0) return { note: `No price changes by more than ${approvalPercent}%: no approval needed.` }
  const reasonOf = (line: PriceChangeLine) => {
    if (!line.was) return 'a first price for {items}'
    const [was] = pricesBefore(line, change.effectiveAt, context)
    if (isBeyondLimit({ ...line, was }, context)) return `more than ${approvalPercent}% for {items}`
    if (isBeyondBefore(line, change, context))
      return `more than ${approvalPercent}% for {items}, unless what is planned before is approved`
    return `more than ${approvalPercent}% within ${PRICE_LIMIT_DAYS} days for {items}`
  }
  const byReason = Map.groupBy(beyond, reasonOf)
  const reasons = [...byReason].map(([reason, lines]) => reason.replace('{items}', itemsOf(lines)))
  return { label: 'Submit for approval', note: `Needs approval: ${reasons.join('; ')}.` }
}

function needsItsApproval(line: PriceChangeLine, when: When, context: Judging): boolean {
  return isBeyondBefore(line, when, context) || isBeyondLately(line, when, context)
}

function isBeyondBefore(line: PriceChangeLine, { effectiveAt }: When, context: Judging): boolean {
  return pricesBefore(line, effectiveAt, context).some((was) => isBeyondLimit({ ...line, was }, context))
}

/** Whether small steps, planned ones among them, have led beyond the limit together. */
function isBeyondLately(line: PriceChangeLine, { effectiveAt }: When, context: Judging): boolean {
  const isLarge = (planned: PlannedPrice) => isBeyondLimit({ ...line, ...planned }, context)
  const was = basePrice(line, effectiveAt, context, isLarge)
  return was !== undefined && isBeyondLimit({ ...line, was }, context)
}

/** Whether a line changes the price that it replaces by more than the limit. */
export function isBeyondLimit(line: PriceChangeLine, { approvalPercent }: Pick<Judging, 'approvalPercent'>): boolean {
  const price = parseMoney(line.price)
  return typeof price === 'number' && isBeyondPercent(line.was, price, approvalPercent)
}

/**
 * Why the price change no longer is what was submitted: prices have changed since, and by more than the limit compared
 * to the new ones. Smaller differences would not have needed approval either.
 */
export function refuseMovedPrices(change: Changed, context: Judging): string | undefined {
  const moved = change.lines.filter((line) => {
    const before = pricesBefore(line, change.effectiveAt, context)
    return !before.includes(line.was ?? null) && isBeyondBefore(line, change, context)
  })
  if (moved.length === 0) return undefined
  return `Prices have changed since this was submitted, and its new prices are beyond the limit now: ${itemsOf(moved)}. Edit it again, then submit it.`
}

const APPROVAL_DAYS = 7
const DAY = 24 * 3_600_000

/** Why an approval no longer counts: it is too long ago, and so is the time for which it was given. */
export function refuseOldApproval(
  { effectiveAt }: Pick<PriceChange, 'effectiveAt'>,
  { approvedAt, now }: Pick<PriceChangeContext, 'approvedAt' | 'now'>,
): string | undefined {
  if (approvedAt === undefined) return undefined
  if (now <= Math.max(approvedAt, effectiveAt ?? 0) + APPROVAL_DAYS * DAY) return undefined
  return `The approval has expired: approvals last ${APPROVAL_DAYS} days. Edit the price change and submit it again.`
}

/** Why lines that change nothing cannot be submitted, with their items. */
export function refuseSamePrices(change: Changed, outlook: PriceOutlook<PriceChangeLine>): string | undefined {
  const same = change.lines.filter((line) => isSamePrice(line, change, outlook))
  if (same.length === 0) return undefined
  return `The new price is the same as before: ${itemsOf(same)}. Change it, or remove the line.`
}

/** The same, at the lines. */
export function samePriceIssues(change: Changed, outlook: PriceOutlook<PriceChangeLine>): DocumentIssue[] {
  return change.lines.flatMap((line, index) =>
    isSamePrice(line, change, outlook)
      ? [{ field: `lines.${index}.price`, code: 'samePrice', message: 'The new price is the same as before.' }]
      : [],
  )
}

function isSamePrice(line: PriceChangeLine, { effectiveAt }: Changed, outlook: PriceOutlook<PriceChangeLine>): boolean {
  const price = parseMoney(line.price)
  return pricesBefore(line, effectiveAt, outlook).every((before) => before === price)
}

/** Whether undoing an applied price change leaves out items that have changed since. */
export function isUndonePartly(_: PriceChange, { undo }: PriceChangeContext): boolean {
  return undo !== undefined && undo.changedSince.length > 0
}

/** Why nothing of an applied price change can be undone. */
export function refuseUndo(_: PriceChange, { undo }: PriceChangeContext): string | undefined {
  if (undo?.possible !== 0) return undefined
  return undo.changedSince.length === 0
    ? 'It changed no price.'
    : 'All of its items have changed since. Make another price change instead.'
}

/** Which items keep their prices in an undo. */
export function undoOutcome(_: PriceChange, { undo }: PriceChangeContext): ActionOutcome | undefined {
  return keepTheirPrices(undo?.changedSince ?? [])
}

/** Says which items somebody has changed since, if any. */
export function keepTheirPrices(itemIDs: readonly string[]): ActionOutcome | undefined {
  const each = [...new Set(itemIDs)]
  if (each.length === 0) return undefined
  const items = nameItems(each, LEFT_OUT_NAMED)
  return {
    note:
      each.length === 1
        ? `${items} has changed since and keeps its prices.`
        : `${items} have changed since and keep their prices.`,
  }
}

/** The items of the lines, each once, of which the first five are named. */
export function itemsOf(lines: readonly PriceChangeLine[]): string {
  return nameItems([...new Set(lines.map(({ itemID }) => String(itemID)))])
}

/** Items, of which the first ones are named. */
export function nameItems(itemIDs: readonly string[], most = ITEMS_NAMED): string {
  const more = itemIDs.length - most
  return itemIDs.slice(0, most).join(', ') + (more > 0 ? ` and ${inSentence(more)} more` : '')
}

/**
 * The number of lines, how many raise and lower a price, and the largest change in percent. The first price of an item,
 * and that of an unknown item, raises nothing.
 */
export function priceChangeTotals({ lines }: Pick<PriceChange, 'lines'>): DocumentTotal[] {
  const prices = lines.filter(({ was }) => was != null).flatMap(pricesOf)
  const count = (name: string, label: string, value: number) => ({ name, label, kind: 'count' as const, value })
  const percents = lines.flatMap((line) => percentsOf(line))
  const [largest] = percents.sort((one, other) => compare(absolute(other), absolute(one)))
  return [
    count('lines', 'Lines', lines.length),
    count('raised', 'Raised', prices.filter(({ from, to }) => compare(from, to) < 0).length),
    count('lowered', 'Lowered', prices.filter(({ from, to }) => compare(from, to) > 0).length),
    ...(largest === undefined
      ? []
      : [{ name: 'largest', label: 'Largest change', kind: 'percent' as const, value: toNumber(largest) }]),
  ]
}

/** By how much percent a line changes its price; undefined without a price before or a valid new one. */
export function priceChangePercent(line: Pick<PriceChangeLine, 'was' | 'price'>): number | undefined {
  const [percent] = percentsOf(line)
  return percent === undefined ? undefined : toNumber(percent)
}

function percentsOf(line: Pick<PriceChangeLine, 'was' | 'price'>) {
  return pricesOf(line).flatMap(({ from, to }) => changePercent(from, to) ?? [])
}

/** Both prices of a line, unless the new one is invalid. A missing price counts as 0. */
function pricesOf({ was, price }: Pick<PriceChangeLine, 'was' | 'price'>): { from: Amount; to: Amount }[] {
  const to = parseMoney(price)
  return typeof to === 'number' ? [{ from: toAmount(was ?? 0), to: toAmount(to) }] : []
}
