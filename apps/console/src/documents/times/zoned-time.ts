import { wallClock } from '@greenroom/quick-dates'

const DAY = 24 * 3_600_000

/** The minute that the clocks of a zone show at an instant, which is in epoch milliseconds: YYYY-MM-DDTHH:mm. */
export function minuteAt(at: number, zone: string): string {
  return wallClock(zone)(at).slice(0, 'YYYY-MM-DDTHH:mm'.length)
}

/**
 * The instants at which the clocks of a zone show a minute, in epoch milliseconds, the first one first: two if they are
 * set back over it, none if they are set forward over it.
 */
export function instantsOf(minute: string, zone: string): number[] {
  const found = candidatesOf(minute, zone).filter((at) => minuteAt(at, zone) === minute)
  return [...new Set(found)]
}

/**
 * The instant that a typed minute means. A minute that the clocks skip is as long after the change as it is typed after
 * it; of one that comes twice it is the one that keeps the offset of the instant shown `before`, and else the first.
 */
export function instantOf(minute: string, zone: string, before?: number): number {
  if (before !== undefined && minuteAt(before, zone) === minute) return before
  const found = instantsOf(minute, zone)
  const kept = before === undefined ? undefined : Date.parse(`${minute}Z`) - offsetAt(before, zone)
  return found.find((at) => at === kept) ?? found[0] ?? candidatesOf(minute, zone)[0]!
}

/** The minute by the offset of the day before and of the day after: the clocks change only once in between. */
function candidatesOf(minute: string, zone: string): number[] {
  const wall = Date.parse(`${minute}Z`)
  return [wall - DAY, wall + DAY].map((near) => wall - offsetAt(near, zone))
}

function offsetAt(at: number, zone: string): number {
  return Date.parse(`${wallClock(zone)(at)}Z`) - Math.floor(at / 1000) * 1000
}
