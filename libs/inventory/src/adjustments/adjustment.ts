import type { ActionContext, ActionOutcome, DocumentCore, DocumentTotal } from '@greenroom/documents'
import {
  absolute,
  add,
  type Amount,
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
import { quantityOf, quantityOrZero } from '../line-quantity.ts'
import { isShort } from '../shortage.ts'
import type { AdjustmentState } from './adjustment-states.ts'

export const ADJUSTMENT_OPTIONS = [
  { value: 'FINAL', label: 'Final' },
  { value: 'ADD', label: 'Add' },
  { value: 'SUBTRACT', label: 'Subtract' },
] as const

/** A change of what is on hand, as typed or as stored. */
export type AdjustmentLine = {
  readonly itemID: DraftValue
  /** `ADJUSTMENT_OPTIONS`. */
  readonly option: DraftValue
  readonly quantity: DraftValue
  /** When option and quantity were entered. */
  readonly onHand?: number | null
  /** When the adjustment was last read, or committed. */
  readonly onHandNow?: number | null
  /** Left out for those who may not see costs. */
  readonly unitCost?: number | null
}

export type Adjustment = DocumentCore<AdjustmentState, AdjustmentLine> & {
  /** As `STORE/HB-MAIN`. */
  readonly place?: string | null
  readonly placeName?: string | null
  /** An `AdjustmentReason`. */
  readonly reason?: string | null
  readonly remarks?: string | null
}

export type AdjustmentContext = ActionContext & {
  mayBeNegative: boolean
}

/** By how much a line changes what is on hand; undefined while it is incomplete. */
export function changeOf({ option, quantity: typed, onHand }: AdjustmentLine): Quantity | undefined {
  const quantity = quantityOf(typed)
  if (quantity === undefined) return undefined
  if (option === 'ADD') return quantity
  if (option === 'SUBTRACT') return subtract(quantityOrZero(0), quantity)
  // What moved since it was counted stays moved: the difference that was found is what is posted.
  return option === 'FINAL' && onHand != null ? subtract(quantity, quantityOrZero(onHand)) : undefined
}

/** What moved since the line was entered; undefined where that is not known. */
export function movedSince({ onHand, onHandNow }: AdjustmentLine): Quantity | undefined {
  return onHand == null || onHandNow == null ? undefined : subtract(quantityOrZero(onHandNow), quantityOrZero(onHand))
}

/** What a line changes at cost; undefined while it is incomplete, or its cost is hidden. */
export function valueOf(line: AdjustmentLine): Amount | undefined {
  const change = changeOf(line)
  return change === undefined || line.unitCost == null
    ? undefined
    : multiplyAmount(toAmount(line.unitCost), change, 'HALF_UP')
}

const ITEMS_NAMED = 5

/** What committing takes into account, in words: what moved since somebody counted. */
export function commitOutcome({ lines }: Pick<Adjustment, 'lines'>): ActionOutcome | undefined {
  const moved = lines.flatMap((line) => {
    const since = movedSince(line)
    if (line.option !== 'FINAL' || since === undefined || since === ZERO) return []
    const after = add(quantityOrZero(line.onHandNow), changeOf(line) ?? quantityOrZero(0))
    const words = `${toText(absolute(since))} ${since < ZERO ? 'fewer' : 'more'}`
    return [`${String(line.itemID)} has ${words} since you counted, so it becomes ${toText(after)}`]
  })
  if (moved.length === 0) return undefined
  const more = moved.length > ITEMS_NAMED ? `, and ${moved.length - ITEMS_NAMED} more items have moved` : ''
  return { note: `${moved.slice(0, ITEMS_NAMED).join('; ')}${more}.` }
}

/** The items of which less than nothing would be on hand. */
export function refuseBelowZero({ lines }: Adjustment, { mayBeNegative }: Pick<AdjustmentContext, 'mayBeNegative'>) {
  const short = lines.filter((line) => {
    const [change, available] = [changeOf(line) ?? quantityOrZero(0), quantityOrZero(line.onHandNow)]
    return isShort({ bucket: 'ON_HAND', change, available }, mayBeNegative)
  })
  if (short.length === 0) return undefined
  const items = short.map(({ itemID }) => String(itemID)).slice(0, ITEMS_NAMED)
  return `${items.join(', ')} would fall below 0 on hand. Count what is there again.`
}

export function adjustmentTotals({ lines }: Pick<Adjustment, 'lines'>): DocumentTotal[] {
  const changes = lines.map((line) => changeOf(line) ?? quantityOrZero(0))
  const values = lines.flatMap((line) => valueOf(line) ?? [])
  const hidden = lines.some(({ unitCost }) => unitCost == null)
  return [
    { name: 'items', label: 'Items', kind: 'count', value: lines.length },
    { name: 'units', label: 'Units', kind: 'count', value: toNumber(sum(changes)) },
    ...(hidden || lines.length === 0
      ? []
      : [{ name: 'value', label: 'Value effect', kind: 'money' as const, value: toNumber(sum(values)) }]),
  ]
}
