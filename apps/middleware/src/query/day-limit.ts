import { Failure } from '#failures/failures.ts'

const DAY = 24 * 3_600_000

/** What happened after this counts to the day that ends now. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY)
}

/** Refuses what makes more than `most` of a user within a day; `reason` says so in a sentence. */
export function refusePastDay(count: number, most: number, reason: string) {
  if (count <= most) return
  throw new Failure(429, 'ER_000', `${reason} Try again later.`, { retryAfter: 3_600 })
}
