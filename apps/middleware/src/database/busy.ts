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

/** Another transaction has just saved a row with the same key. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** A row was locked for longer than a call waits (`write`). */
export function isLockedOut(error: unknown): boolean {
  return codeOf(error) === '55P03'
}

/** A statement ran for longer than a call may (`timeouts.ts`). */
export function isOverdue(error: unknown): boolean {
  return codeOf(error) === '57014'
}

/** The database, or the folder of the pictures, has no room left to write to. Reading goes on. */
export function isDiskFull(error: unknown): boolean {
  return ['53100', 'ENOSPC'].includes(codeOf(error))
}

/** A page of a table or an index is not what was written: its checksum is wrong, or it cannot be read. */
export function isDamaged(error: unknown): boolean {
  return ['XX001', 'XX002', '58030'].includes(codeOf(error))
}

/** For what is written beside a read, which goes on without it. */
export function unlessDiskFull(error: unknown): undefined {
  if (!isDiskFull(error)) throw error
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
