import { Failure } from '#failures/failures.ts'
import { limitConcurrency } from '#database/limit-concurrency.ts'
import { MOST_CALLS } from '#database/database.ts'

/** Writes of one company at a time: while all of them wait for rows that are locked, the other connections are free. */
const AT_ONCE = MOST_CALLS / 2
const MOST_WAITING = 24

interface Turns {
  pending: number
  take: ReturnType<typeof limitConcurrency>
}

const turnsOf = new Map<string, Turns>()

/** Does some work that takes a connection, once the company may take another one. Refuses more than may wait for that. */
export async function inTurn<T>(company: string, work: () => Promise<T>): Promise<T> {
  const turns = turnsOf.get(company) ?? { pending: 0, take: limitConcurrency(AT_ONCE) }
  if (turns.pending >= AT_ONCE + MOST_WAITING) throw new Failure(503, 'ER_000', TOO_MANY, { retryAfter: 1 })
  turnsOf.set(company, turns)
  turns.pending += 1
  try {
    return await turns.take(work)
  } finally {
    turns.pending -= 1
    if (turns.pending === 0) turnsOf.delete(company)
  }
}

const TOO_MANY = 'Too many changes of your company are waiting to be saved. Nothing was changed; try again in a moment.'
