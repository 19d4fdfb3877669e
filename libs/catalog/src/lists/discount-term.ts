import type { EntryFields } from './entry-fields.ts'

export type DiscountTerm = 'SCHEDULED' | 'CURRENT' | 'ENDED'

type Term = Pick<EntryFields, 'startsOn' | 'endsOn' | 'startTime' | 'endTime'>

/** Minutes on the clock of the place, as YYYY-MM-DDTHH:mm. */
type Clock = {
  now: string
  /** 24 hours before. */
  dayBefore: string
}

/** Whether a discount has begun and is over. Between its first and last day it is current, at any hour. */
export function discountTerm({ startsOn, endsOn, startTime, endTime }: Term, { now, dayBefore }: Clock): DiscountTerm {
  if (startsOn && now < `${startsOn}T${startTime || '00:00'}`) return 'SCHEDULED'
  if (!endsOn) return 'CURRENT'
  // Whole days and hours over midnight end on the day after the last one.
  const isDayAfter = !startTime || !endTime || endTime < startTime
  return (isDayAfter ? dayBefore : now) < `${endsOn}T${endTime || '00:00'}` ? 'CURRENT' : 'ENDED'
}
