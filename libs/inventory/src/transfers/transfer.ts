import type { ActionContext, ActionOutcome, DocumentCore, DocumentTotal } from '@greenroom/documents'
import { add, multiplyAmount, type Quantity, subtract, sum, toAmount, toNumber, toText, ZERO } from '@greenroom/money'
import { type DraftValue, isBlank } from '@greenroom/validation'
import { isShort } from '../shortage.ts'
import { quantityOrZero } from '../line-quantity.ts'
import type { TransferState } from './transfer-states.ts'

/** An item that moves, as typed or as stored. */
export type TransferLine = {
  readonly itemID: DraftValue
  readonly requested: DraftValue
  readonly shipped?: DraftValue
  readonly received?: DraftValue
  readonly lost?: DraftValue
  readonly damaged?: DraftValue
  readonly returned?: DraftValue
  /** Why something was lost, damaged or returned. */
  readonly reason?: DraftValue
  /** On hand at the source; null of an item without stock. */
  readonly available?: number | null
  /** Left out for those who may not see costs. */
  readonly unitCost?: number | null
}

export type Transfer = DocumentCore<TransferState, TransferLine> & {
  /** Places as `STORE/HB-MAIN`. */
  readonly from?: string | null
  readonly to?: string | null
  readonly toName?: string | null
  readonly fromName?: string | null
  readonly requestedBy?: string | null
  readonly tracking?: string | null
  readonly remarks?: string | null
}

/** How what was shipped ends. */
export const ARRIVALS = ['received', 'lost', 'damaged', 'returned'] as const
export type Arrival = (typeof ARRIVALS)[number]

/** What was posted of a line, by how it ended. */
export type Arrived = Readonly<Record<Arrival, Quantity>>

export type TransferContext = ActionContext & {
  /** The source is one of the user's places. */
  isAtSource: boolean
  isAtDestination: boolean
  mayBeNegative: boolean
  /** What has been posted of each line, in their order. */
  arrived: readonly Arrived[]
}

export const NOTHING_ARRIVED: Arrived = {
  received: quantityOrZero(0),
  lost: quantityOrZero(0),
  damaged: quantityOrZero(0),
  returned: quantityOrZero(0),
}

export function arrivedOf(line: TransferLine): Arrived {
  const of = (name: Arrival) => quantityOrZero(line[name])
  return { received: of('received'), lost: of('lost'), damaged: of('damaged'), returned: of('returned') }
}

/** What a line ships: as much as was requested, unless somebody typed otherwise. */
export function shippedOf({ shipped, requested }: TransferLine): Quantity {
  return quantityOrZero(isBlank(shipped) ? requested : shipped)
}

/** What is still on its way. */
export function outstandingOf(line: TransferLine): Quantity {
  return subtract(quantityOrZero(line.shipped), sum(Object.values(arrivedOf(line))))
}

/** What has arrived since the last posting, by line. */
export function newlyArrived({ lines }: Pick<Transfer, 'lines'>, arrived: readonly Arrived[]): Arrived[] {
  return lines.map((line, index) => {
    const [now, before] = [arrivedOf(line), arrived[index] ?? NOTHING_ARRIVED]
    const of = (name: Arrival) => subtract(now[name], before[name])
    return { received: of('received'), lost: of('lost'), damaged: of('damaged'), returned: of('returned') }
  })
}

/** The lines as they leave the source. */
export function shippedLines({ lines }: Transfer): TransferLine[] {
  return lines.map((line) => ({ ...line, shipped: toNumber(shippedOf(line)) }))
}

/** The lines once everything that is still on its way has arrived as shipped. */
export function allReceived({ lines }: Transfer): TransferLine[] {
  return lines.map((line) => ({
    ...line,
    received: toNumber(add(quantityOrZero(line.received), outstandingOf(line))),
  }))
}

export function isOnItsWay({ lines }: Pick<Transfer, 'lines'>): boolean {
  return lines.some((line) => outstandingOf(line) !== ZERO)
}

/** What receiving leads to, with the items of which something stays in transit. */
export function receiptOutcome(transfer: Transfer): ActionOutcome {
  const rest = transfer.lines.filter((line) => outstandingOf(line) !== ZERO)
  if (rest.length === 0) return { note: 'Everything that was shipped is accounted for.' }
  const named = rest.slice(0, ITEMS_NAMED).map((line) => `${toText(outstandingOf(line))} of ${String(line.itemID)}`)
  const more = rest.length > ITEMS_NAMED ? ` and of ${rest.length - ITEMS_NAMED} more items` : ''
  return { label: 'Receive part', note: `Still in transit: ${named.join(', ')}${more}.` }
}

const ITEMS_NAMED = 5

/** Why a transfer cannot leave the source: more than there is. */
export function refuseShort({ lines }: Transfer, { mayBeNegative }: Pick<TransferContext, 'mayBeNegative'>) {
  const short = lines.filter((line) => isShortLine(line, mayBeNegative))
  if (short.length === 0) return undefined
  const items = short.map(({ itemID }) => String(itemID)).slice(0, ITEMS_NAMED)
  return `There is not enough at the source of ${items.join(', ')}. Ship less, or move stock there first.`
}

export function shortIssues({ lines }: Transfer, { mayBeNegative }: Pick<TransferContext, 'mayBeNegative'>) {
  return lines.flatMap((line, index) => {
    if (!isShortLine(line, mayBeNegative)) return []
    const message = `${line.available ?? 0} available at the source.`
    return [{ field: `lines.${index}.${isBlank(line.shipped) ? 'requested' : 'shipped'}`, code: 'short', message }]
  })
}

function isShortLine(line: TransferLine, mayBeNegative: boolean): boolean {
  const change = subtract(quantityOrZero(0), shippedOf(line))
  return isShort({ bucket: 'ON_HAND', change, available: quantityOrZero(line.available) }, mayBeNegative)
}

/** What is not received is not worth less: the value is that of what was shipped, or is going to be. */
export function transferTotals({ lines }: Pick<Transfer, 'lines'>): DocumentTotal[] {
  const units = lines.map((line) => shippedOf(line))
  const values = lines.flatMap(({ unitCost }, index) =>
    unitCost == null ? [] : [multiplyAmount(toAmount(unitCost), units[index]!, 'HALF_UP')],
  )
  return [
    { name: 'items', label: 'Items', kind: 'count', value: lines.length },
    { name: 'units', label: 'Units', kind: 'count', value: toNumber(sum(units)) },
    ...(values.length === lines.length && lines.length > 0
      ? [{ name: 'value', label: 'Value at cost', kind: 'money' as const, value: toNumber(sum(values)) }]
      : []),
  ]
}
