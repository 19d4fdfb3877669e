import type { ActionContext, ActionOutcome, DocumentCore, DocumentTotal } from '@greenroom/documents'
import {
  absolute,
  add,
  type Amount,
  compare,
  inSentence,
  multiplyAmount,
  type Quantity,
  subtract,
  sum,
  toAmount,
  toNumber,
  toText,
  ZERO,
} from '@greenroom/money'
import type { DraftValue } from '@greenroom/validation'
import { quantityOrZero } from '../line-quantity.ts'
import { isShort } from '../shortage.ts'
import type { CountState } from './count-states.ts'

/** What was found of an item. Everything but the item itself is filled in once counting is finished. */
export type CountLine = {
  readonly itemID: DraftValue
  /** Null if nobody counted it. */
  readonly counted?: number | null
  /** On hand when it was counted last. */
  readonly onHand?: number | null
  /** When the count was last read, or posted. */
  readonly onHandNow?: number | null
  /** By how much posting changes what is on hand; null if it does not. */
  readonly difference?: number | null
  /** Left out for those who may not see costs. */
  readonly unitCost?: number | null
  /** `AGAIN` if it is to be counted again. */
  readonly recount?: DraftValue
  /** How often it was sent back to be counted again: what was counted in an earlier round no longer counts. */
  readonly round?: number
}

export type Count = DocumentCore<CountState, CountLine> & {
  /** As `STORE/HB-MAIN`. */
  readonly place?: string | null
  readonly placeName?: string | null
  /** `COUNT_EXPECTED`. */
  readonly expected?: string | null
  /** `COUNT_UNCOUNTED`. */
  readonly uncounted?: string | null
  /** Names separated by commas; blank where the location is counted as a whole. */
  readonly sections?: string | null
  readonly remarks?: string | null
}

export type CountContext = ActionContext & {
  mayBeNegative: boolean
  /** The value of differences up to which whoever counted may approve, in the currency of the company. */
  limit: number
  /** User names of everybody who counted. */
  counters: readonly string[]
}

/** The parts of the location that are counted one by one. */
export function sectionsOf(sections: string | null | undefined): string[] {
  return (sections ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/**
 * By how much posting changes what is on hand of a line: what moved after it was counted stays moved. Undefined if it
 * changes nothing because nobody counted it.
 */
export function countDifference(
  { counted, onHand, onHandNow }: CountLine,
  uncounted: string | null | undefined,
): Quantity | undefined {
  if (counted != null) return subtract(quantityOrZero(counted), quantityOrZero(onHand))
  return uncounted === 'KEEP' ? undefined : subtract(quantityOrZero(0), quantityOrZero(onHandNow))
}

/** What a line changes at cost; undefined if it changes nothing, or its cost is hidden. */
export function countValue({ difference, unitCost }: CountLine): Amount | undefined {
  if (difference == null || unitCost == null) return undefined
  return multiplyAmount(toAmount(unitCost), quantityOrZero(difference), 'HALF_UP')
}

const ITEMS_NAMED = 5

/** The first few of some texts, and how many more. */
function someOf(texts: readonly string[], between: string): string {
  const more = texts.length > ITEMS_NAMED ? ` and ${inSentence(texts.length - ITEMS_NAMED)} more` : ''
  return `${texts.slice(0, ITEMS_NAMED).join(between)}${more}`
}

/** The items that nobody counted and that become 0. */
export function zeroedItems({ lines }: Pick<Count, 'lines'>): string[] {
  return lines
    .filter(({ counted, difference }) => counted == null && difference != null && difference !== 0)
    .map(({ itemID }) => String(itemID))
}

/** What posting takes into account, in words: what was not counted and becomes 0, and what moved since it was counted. */
export function postOutcome({ lines }: Pick<Count, 'lines'>): ActionOutcome | undefined {
  const zeroed = zeroedItems({ lines })
  const moved = lines.flatMap((line) => {
    if (line.counted == null) return []
    const since = subtract(quantityOrZero(line.onHandNow), quantityOrZero(line.onHand))
    if (since === ZERO) return []
    const after = add(quantityOrZero(line.onHandNow), quantityOrZero(line.difference))
    const words = `${toText(absolute(since))} ${since < ZERO ? 'fewer' : 'more'}`
    return [`${String(line.itemID)} has ${words} since it was counted, so it becomes ${toText(after)}`]
  })
  if (zeroed.length + moved.length === 0) return undefined
  const were = zeroed.length === 1 ? 'was not counted and becomes 0' : 'were not counted and become 0'
  const sentences = [
    ...(zeroed.length > 0 ? [`${someOf(zeroed, ', ')} ${were}.`] : []),
    ...(moved.length > 0 ? [`${someOf(moved, '; ')}.`] : []),
  ]
  return { note: sentences.join(' ') }
}

/** The items of which less than nothing would be on hand. */
export function refuseNegative(
  { lines }: Pick<Count, 'lines'>,
  { mayBeNegative }: Pick<CountContext, 'mayBeNegative'>,
): string | undefined {
  const short = lines.filter((line) => {
    const [change, available] = [quantityOrZero(line.difference), quantityOrZero(line.onHandNow)]
    return isShort({ bucket: 'ON_HAND', change, available }, mayBeNegative)
  })
  if (short.length === 0) return undefined
  const items = someOf(
    short.map(({ itemID }) => String(itemID)),
    ', ',
  )
  return `${items} would fall below 0 on hand. Reopen the review and mark ${short.length === 1 ? 'it' : 'them'} to be counted again.`
}

export function refuseUncounted(_count: unknown, { counters }: Pick<CountContext, 'counters'>): string | undefined {
  return counters.length > 0 ? undefined : 'Nothing has been counted yet.'
}

/** A correction in one section may not take more than was counted there. */
export function refuseBelowNothing({ lines }: Pick<Count, 'lines'>): string | undefined {
  const below = lines.filter(({ counted }) => (counted ?? 0) < 0).map(({ itemID }) => String(itemID))
  return below.length === 0
    ? undefined
    : `${someOf(below, ', ')} ${below.length === 1 ? 'has a count' : 'have counts'} below 0. Correct the count sheet.`
}

export function refuseNoneMarked({ lines }: Pick<Count, 'lines'>): string | undefined {
  return lines.some(isMarked) ? undefined : 'Mark the lines that are to be counted again.'
}

/** Whoever counted does not approve differences of a high value. */
export function refuseOwnCount(
  { lines }: Pick<Count, 'lines'>,
  { user, counters, limit }: Pick<CountContext, 'user' | 'counters' | 'limit'>,
): string | undefined {
  if (!counters.includes(user)) return undefined
  const values = lines.map((line) => absolute(countValue(line) ?? (ZERO as Amount)))
  if (compare(sum(values), toAmount(limit)) <= 0) return undefined
  return "You counted, and the differences are worth more than your company's limit. Ask somebody who has not counted to approve them."
}

const isMarked = ({ recount }: CountLine) => recount === 'AGAIN'

/** A line while it is counted: what is expected of it is not known before counting is finished. */
function uncountedLine<Line extends CountLine>(line: Line): Line {
  const nothing = { counted: null, onHand: null, onHandNow: null, difference: null, unitCost: null, recount: null }
  return { ...line, ...nothing }
}

/** The lines when counting goes on. */
export function linesToGoOn({ lines }: Pick<Count, 'lines'>): CountLine[] {
  return lines.map(uncountedLine)
}

/** The lines when some are counted again: these begin a new round. */
export function linesToRecount({ lines }: Pick<Count, 'lines'>): CountLine[] {
  return lines.map((line) => uncountedLine(isMarked(line) ? { ...line, round: (line.round ?? 0) + 1 } : line))
}

export function countTotals({ state, lines }: Pick<Count, 'state' | 'lines'>): DocumentTotal[] {
  const items: DocumentTotal = { name: 'items', label: 'Items', kind: 'count', value: lines.length }
  if (state === 'DRAFT' || state === 'COUNTING' || lines.every(({ onHand }) => onHand == null)) return [items]
  const differences = lines.map(({ difference }) => quantityOrZero(difference))
  const hidden = lines.some(({ unitCost }) => unitCost === undefined)
  const values = lines.flatMap((line) => countValue(line) ?? [])
  return [
    items,
    { name: 'counted', label: 'Counted', kind: 'count', value: lines.filter(({ counted }) => counted != null).length },
    { name: 'different', label: 'Different', kind: 'count', value: differences.filter((one) => one !== ZERO).length },
    { name: 'units', label: 'Units', kind: 'count', value: toNumber(sum(differences)) },
    ...(hidden ? [] : [{ name: 'value', label: 'Value effect', kind: 'money' as const, value: toNumber(sum(values)) }]),
  ]
}
