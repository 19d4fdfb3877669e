import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The absolute limit of a session (ASVS 7.3.2). */
export const LIFETIME = { session: 12 * HOUR, remembered: 14 * 24 * HOUR }
/** How long a user may take to give the second factor. */
export const SECOND_FACTOR_WITHIN = 15 * MINUTE
/** 1,500 s until idle and another 1,800 s until the end (section 9). Remembered sessions have no idle limit. */
export const IDLE_LIMIT = 3_300 * SECOND
/** How often activity is stored; the idle limit is exceeded by at most this much. */
export const RECORD_EVERY = 10 * SECOND
/** A token is replaced at its first use after this time. */
export const ROTATE_AFTER = 15 * MINUTE
/** How long concurrent requests may still carry the previous token. */
export const GRACE = 10 * SECOND
/** How long after a password or code sensitive operations are open (`x-recent` in the contract, ASVS 7.5.1). */
export const RECENT = 5 * MINUTE
/** How long a token for another service lives, at most. */
export const SCOPED_LIFETIME = 10 * MINUTE

/** The state that determines the verdict on a token. Times are epoch milliseconds. */
export interface SessionState {
  tokenHash: string
  tokenIssuedAt: number
  /** Whether the client has used the current token. */
  tokenUsed: boolean
  previousHash: string | null
  activeAt: number
  expiresAt: number
  remember: boolean
  scoped: boolean
}

/**
 * - `pass`: the token is valid; `firstUse` means that its arrival must be recorded.
 * - `rotate`: valid, and to be replaced now.
 * - `expired`: the session has ended.
 * - `stolen`: an older token came back after its successor was in use, so someone else has a copy. The session ends.
 */
export type Verdict = 'pass' | 'firstUse' | 'rotate' | 'expired' | 'stolen'

/**
 * The verdict on a token presented at `now`. Only the current token and the previous one are ever valid, the previous one
 * briefly, or until its successor has been used (the response that carried it may have been lost).
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

/** `sessionID` identifies the row; the rest is 256 random bits, of which only the hash is stored. */
export function newToken(sessionID: string): string {
  return sessionID + randomBytes(32).toString('base64url')
}

export function newSessionID(): string {
  return randomBytes(16).toString('base64url')
}

/** The session that a token names, or undefined if its format is not ours. */
export function sessionIDOf(token: string): string | undefined {
  return /^[\w-]{65}$/.test(token) ? token.slice(0, ID_LENGTH) : undefined
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
