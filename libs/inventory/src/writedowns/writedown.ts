import type { ActionContext, ActionOutcome, DocumentCore, DocumentIssue, DocumentTotal } from '@greenroom/documents'
import { type Amount, compare, inSentence, toAmount } from '@greenroom/money'
import { type DraftValue, margin, parseMoney } from '@greenroom/validation'
import type { WritedownState } from './writedown-states.ts'

/** A lower unit cost of an item, as typed or as stored. Costs have up to 4 decimals. */
export type WritedownLine = {
  readonly itemID: DraftValue
  readonly newCost: DraftValue
  /** Of the item when the writedown was last read, or right before it was applied. */
  readonly unitCost?: number | null
  /** Of the item at the same time. Left out for those who may not see prices. */
  readonly sellingPrice?: number | null
}

export type Writedown = DocumentCore<WritedownState, WritedownLine> & {
  /** A `WritedownReason`. */
  readonly reason?: string | null
  readonly remarks?: string | null
}

export type WritedownContext = ActionContext & {
  /** Of an item; null if it has none. */
  costNow: (itemID: string) => number | null
  /** The company lets nobody change prices far without an approval (`catalog.price.change.direct`). */
  isLimited: boolean
}

/** Undefined while it is blank or unreadable. */
export function newCostOf({ newCost }: Pick<WritedownLine, 'newCost'>): Amount | undefined {
  const read = parseMoney(newCost)
  return typeof read === 'number' ? toAmount(read) : undefined
}

/** The margin before and after, in percent of the selling price; undefined without a price, or while incomplete. */
export function writedownMargins({ sellingPrice, unitCost, newCost }: WritedownLine) {
  return { before: margin(unitCost, sellingPrice), after: margin(newCost, sellingPrice) }
}

/** Why a line does not lower the cost of its item; undefined if it does, or while it is incomplete. */
export function explainNotLower(line: Pick<WritedownLine, 'newCost' | 'unitCost'>): string | undefined {
  const newCost = newCostOf(line)
  if (newCost === undefined || line.unitCost === undefined) return undefined
  if (line.unitCost === null) return 'The item has no cost to write down.'
  if (compare(newCost, toAmount(line.unitCost)) < 0) return undefined
  return `New cost must be less than the unit cost (${inSentence(line.unitCost)}).`
}

const ITEMS_NAMED = 5

/** Some item IDs for a sentence: the first few, and how many more. */
function namesOf(itemIDs: readonly string[]): string {
  const more = itemIDs.length > ITEMS_NAMED ? ` and ${inSentence(itemIDs.length - ITEMS_NAMED)} more` : ''
  return `${itemIDs.slice(0, ITEMS_NAMED).join(', ')}${more}`
}

/** The lines that do not lower a cost, as issues of their new costs. */
export function higherCosts({ lines }: Pick<Writedown, 'lines'>): DocumentIssue[] {
  return lines.flatMap((line, index) => {
    const message = explainNotLower(line)
    return message ? [{ field: `lines.${index}.newCost`, code: 'notLower', message }] : []
  })
}

/** The items of lines that do not lower a cost, in a sentence. */
export function refuseHigherCosts({ lines }: Pick<Writedown, 'lines'>): string | undefined {
  const higher = lines.filter((line) => explainNotLower(line)).map(({ itemID }) => String(itemID))
  if (higher.length === 0) return undefined
  return `${namesOf(higher)} must get a lower cost than now. Change or remove ${higher.length === 1 ? 'it' : 'them'}.`
}

/** A writedown is no way around the company's limit of price changes. */
export function refuseOwnWork(
  { authors }: Pick<Writedown, 'authors'>,
  { user, isLimited }: Pick<WritedownContext, 'user' | 'isLimited'>,
): string | undefined {
  if (!isLimited || !authors.includes(user)) return undefined
  return 'Your company requires approval of price changes. Ask somebody who has not worked on this writedown to apply it.'
}

export function writedownTotals({ lines }: Pick<Writedown, 'lines'>): DocumentTotal[] {
  return [{ name: 'items', label: 'Items', kind: 'count', value: lines.length }]
}

/** Whether an item still has the cost that the writedown gave it. */
export function keepsNewCost(line: WritedownLine, { costNow }: Pick<WritedownContext, 'costNow'>): boolean {
  const [now, given] = [costNow(String(line.itemID)), newCostOf(line)]
  return now !== null && toAmount(now) === given
}

/** What reversing leaves out, in words: items whose cost has changed since. */
export function reversalOutcome({ lines }: Writedown, context: WritedownContext): ActionOutcome | undefined {
  const changed = lines.filter((line) => !keepsNewCost(line, context)).map(({ itemID }) => String(itemID))
  if (changed.length === 0) return undefined
  const [has, its] = changed.length === 1 ? ['has', 'keeps its cost'] : ['have', 'keep their costs']
  return { note: `${namesOf(changed)} ${has} changed since, and ${its}.` }
}

export function refuseReversal({ lines }: Writedown, context: WritedownContext): string | undefined {
  return lines.some((line) => keepsNewCost(line, context))
    ? undefined
    : 'The costs of all items have changed since, so there is nothing to give back.'
}
