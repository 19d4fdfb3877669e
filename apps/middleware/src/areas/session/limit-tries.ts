import type { Platform } from '#platform/platform.ts'
import { Failure } from '#failures/failures.ts'
import { type Attempt, recordAttempt } from '#identity/login-throttle.ts'

const HALF_AN_HOUR = 30 * 60

/** Counts a try. Throws the 429 after `most` in a row, until half an hour has passed without another. */
export async function limitTries(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  attempt: Attempt,
  { most, message }: { most: number; message: string },
) {
  if (await recordAttempt(database.db, attempt, now(), most)) return
  throw new Failure(429, 'ER_000', message, { retryAfter: HALF_AN_HOUR })
}
