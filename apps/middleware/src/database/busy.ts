import { setTimeout as sleep } from 'node:timers/promises'

/** Another transaction was in the way and this one was rolled back, so that it may simply be repeated. */
export function isDeadlock(error: unknown): boolean {
  return ['40P01', '40001'].includes(codeOf(error))
}

const MOST_ATTEMPTS = 5
/** The longest pause after the first attempt in milliseconds; it doubles each time. */
const PAUSE = 20

/** Begins a transaction again that PostgreSQL rolled back in favor of another. */
export async function repeatAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isDeadlock(error)) throw error
      // At random, so that two that were in each other's way do not meet again.
      await sleep(Math.random() * PAUSE * 2 ** attempt)
    }
  }
}

/** A row was locked for longer than a call waits (`write`). */
export function isLockedOut(error: unknown): boolean {
  return codeOf(error) === '55P03'
}

/** All connections were in use for longer than the pool waits, or the server accepts none. */
export function isWithoutConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return NO_CONNECTION.includes(codeOf(error)) || NO_ROOM.test(error.message)
}

const NO_CONNECTION = ['53300', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']

/** The messages of pg and its pool; they have no code. */
const NO_ROOM = /^(timeout exceeded when trying to connect|Connection terminated)/

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code ?? '')
}
