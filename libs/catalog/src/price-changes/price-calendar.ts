import type { PriceChangeState } from './price-change.ts'
import { PRICE_CHANGE_STATES } from './price-change-states.ts'

/** Instants in epoch milliseconds; `to` is not part of it. */
export type CalendarRange = { from: number; to: number }

const TAKEN_BACK: ReadonlySet<PriceChangeState> = new Set(['CANCELED', 'UNDONE', 'PARTLY_UNDONE'])

/** The states of what a calendar shows: everything that is planned, and what was there. */
export const CALENDAR_STATES = (Object.keys(PRICE_CHANGE_STATES) as PriceChangeState[]).filter(
  (state) => !TAKEN_BACK.has(state),
)

/** The times of a price change in epoch milliseconds; null where it has none. */
type Times = { effectiveAt: number | null; endsAt: number | null }

/** The part of a range in which a price change of these times stands in a calendar; undefined if it does not. */
export function calendarSpan({ effectiveAt, endsAt }: Times, { from, to }: CalendarRange): CalendarRange | undefined {
  if (effectiveAt === null || effectiveAt >= to) return undefined
  const isBefore = endsAt === null ? effectiveAt < from : endsAt <= from
  return isBefore ? undefined : { from: Math.max(effectiveAt, from), to: Math.min(endsAt ?? to, to) }
}
