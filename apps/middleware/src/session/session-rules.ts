import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A session ends after this, whatever happens (ASVS 7.3.2). */
export const LIFETIME = { session: 12 * HOUR, remembered: 14 * 24 * HOUR }
/** How long a second factor may be owed. */
export const SECOND_FACTOR_WITHIN = 15 * MINUTE
/** 1,500 s until idle and 1,800 s more until the end (section 9). Remembered sessions have no idle limit. */
export const IDLE_LIMIT = 3_300 * SECOND
/** How often activity is written down; the idle limit is lenient by as much. */
export const RECORD_EVERY = 10 * SECOND
/** A token is replaced at the first use after this time. */
export const ROTATE_AFTER = 15 * MINUTE
/** How long requests already under way may still carry the token before. */
export const GRACE = 10 * SECOND
/** How long a token for another service lives. */
export const SCOPED_LIFETIME = 10 * MINUTE

/** What decides about a token. Times are epoch milliseconds. */
export interface SessionState {
  tokenHash: string
  tokenIssuedAt: number
  /** Whether the client has shown that it holds the current token. */
  tokenUsed: boolean
  previousHash: string | null
  activeAt: number
  expiresAt: number
  remember: boolean
  scoped: boolean
}

/**
 * - `pass`: the token is good; `firstUse` when it must be noted that it arrived.
 * - `rotate`: good, and to be replaced now.
 * - `expired`: over.
 * - `stolen`: an older token came back after its successor was in use: somebody else holds a copy. The session ends.
 */
export type Verdict = 'pass' | 'firstUse' | 'rotate' | 'expired' | 'stolen'

/**
 * What to do with a token presented at `now`. Only the current token and the one before are ever good; the one
 * before for a moment, or while its successor has not been seen (the answer that carried it may have been lost).
 */
export function judge(session: SessionState, presentedHash: string, now: number): Verdict {
  if (hasEnded(session, now)) return 'expired'
  const age = now - session.tokenIssuedAt
  if (equal(presentedHash, session.tokenHash)) {
    if (age >= ROTATE_AFTER && !session.scoped) return 'rotate'
    return session.tokenUsed ? 'pass' : 'firstUse'
  }
  if (session.previousHash && equal(presentedHash, session.previousHash)) {
    if (age <= GRACE) return 'pass'
    if (!session.tokenUsed) return 'rotate'
  }
  return 'stolen'
}

export function hasEnded({ remember, activeAt, expiresAt }: SessionState, now: number): boolean {
  const idle = !remember && now - activeAt > IDLE_LIMIT + RECORD_EVERY
  return now > expiresAt || idle
}

const ID_LENGTH = 22

/** `sessionID` names the row, the rest is 256 random bits of which only the hash is stored. */
export function newToken(sessionID: string): string {
  return sessionID + randomBytes(32).toString('base64url')
}

export function newSessionID(): string {
  return randomBytes(16).toString('base64url')
}

/** The session that a token names, or undefined when it is not of our making. */
export function sessionIDOf(token: string): string | undefined {
  return /^[\w-]{65}$/.test(token) ? token.slice(0, ID_LENGTH) : undefined
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
