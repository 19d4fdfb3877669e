import { inSentence } from '@greenroom/money'
import type { ActionOutcome } from '@greenroom/documents'
import { isSystemItem } from '@greenroom/permissions'
import { PRICE_CHANGE_LINES_MAX } from './check-price-change.ts'
import {
  nameItems,
  type PriceChange,
  type PriceChangeContext,
  type PriceChangeLine,
  submissionOutcome,
} from './price-change.ts'

/** How the lines of a draft differ from what its filter finds now. */
export type FilterGap = {
  /** The items that match and have no line, by ID. */
  unlisted: readonly string[]
  /** The items that have a line and match no longer, by ID. */
  unmatched: readonly string[]
  /** Why neither is known. */
  refusal?: string
}

type Lines = Pick<PriceChange, 'lines' | 'leavesOut'>
type Found = Pick<PriceChangeContext, 'found'>

/** How many items that were left out are named in the log. */
const LEFT_OUT_NAMED = 100

/** Undefined for a draft that began without a filter, and for what is no draft any more. */
export function filterGap({ lines }: Pick<Lines, 'lines'>, { found }: Found): FilterGap | undefined {
  if (!found) return undefined
  if ('refusal' in found) return { unlisted: [], unmatched: [], refusal: found.refusal }
  if (found.itemIDs.length > PRICE_CHANGE_LINES_MAX) {
    return {
      unlisted: [],
      unmatched: [],
      refusal: `More than ${inSentence(PRICE_CHANGE_LINES_MAX)} items match, which is the most that a price change can have.`,
    }
  }
  const listed = new Set(lines.map(idOf))
  const matching = new Set(found.itemIDs)
  return {
    unlisted: [...matching].filter((itemID) => !listed.has(itemID) && !isSystemItem(itemID)).sort(),
    unmatched: [...listed].filter((itemID) => itemID !== '' && !matching.has(itemID)).sort(),
  }
}

/** Why a draft cannot be submitted while its filter finds items without a line, unless they are left out on purpose. */
export function refuseUnlisted(change: Lines, context: Found): string | undefined {
  const gap = change.leavesOut ? undefined : filterGap(change, context)
  if (gap?.refusal)
    return `The filter of its items can't be checked. ${gap.refusal} Leave other items out to submit it.`
  if (!gap || gap.unlisted.length === 0) return undefined
  return gap.unlisted.length === 1
    ? `1 item matches the filter now and has no line: ${gap.unlisted[0]}. Add it, or leave it out.`
    : `${inSentence(gap.unlisted.length)} items match the filter now and have no line: ${nameItems(gap.unlisted)}. Add them, or leave them out.`
}

/** What submission leads to, with the items that it leaves out. */
export function filteredOutcome(change: PriceChange, context: PriceChangeContext): ActionOutcome {
  const outcome = submissionOutcome(change, context)
  const leftOut = leftOutNote(change, context)
  return leftOut === undefined ? outcome : { ...outcome, note: `${leftOut} ${outcome.note}` }
}

function leftOutNote(change: Lines, context: Found): string | undefined {
  const gap = change.leavesOut ? filterGap(change, context) : undefined
  if (gap?.refusal) return `The filter of its items was not checked. ${gap.refusal}`
  if (!gap || gap.unlisted.length === 0) return undefined
  const count = gap.unlisted.length
  const items = count === 1 ? '1 item that matches' : `${inSentence(count)} items that match`
  return `Leaves out ${items} the filter: ${nameItems(gap.unlisted, LEFT_OUT_NAMED)}.`
}

const idOf = ({ itemID }: PriceChangeLine) => String(itemID ?? '')
