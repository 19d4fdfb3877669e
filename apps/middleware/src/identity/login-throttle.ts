import { sql, type Kysely } from 'kysely'
import type { CompanyStore } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import { networkOf } from './network.ts'

const MINUTE = 60 * 1_000

/** When a counter stops further attempts. */
interface Limit {
  /** Attempts in a row. */
  most: number
  /** Milliseconds after the last of them until one more is allowed. */
  wait: number
  /** Milliseconds without an attempt after which the count begins anew. */
  forgottenAfter: number
}

/** PCI DSS 8.3.4: locked after at most 10 failures, for at least 30 minutes. */
const OF_AN_ADDRESS: Limit = { most: 10, wait: 30 * MINUTE, forgottenAfter: 30 * MINUTE }
/** NIST SP 800-63B: at most 100 failures in a row; after that an attempt every half hour. */
const OF_AN_ACCOUNT: Limit = { most: 100, wait: 30 * MINUTE, forgottenAfter: 24 * 60 * MINUTE }

/** The counter of an account over all addresses. */
export const ANY_ADDRESS = 'any address'
/** How long the row of any counter matters. */
export const COUNTED_FOR = OF_AN_ACCOUNT.forgottenAfter

export interface Attempt {
  company_code: string
  user_name: string
  /** The network of the attempt, or the name of another counter. */
  address: string
}

/**
 * Counts an attempt before the password is checked, so that parallel guesses count as well.
 * Returns how many attempts were made, or undefined while locked. Attempts during a lock do not extend it.
 */
export function recordAttempt(db: Kysely<Tables>, attempt: Attempt, now: Date, most = OF_AN_ADDRESS.most) {
  return count(db, attempt, now, { ...OF_AN_ADDRESS, most })
}

/**
 * Counts an attempt to sign in toward its address, and toward the account. So that nobody can lock others out, the limit
 * of the account does not apply at networks where the user is signed in.
 */
export async function recordSignIn(db: Kysely<Tables>, attempt: Attempt, now: Date): Promise<number | undefined> {
  const tries = await count(db, attempt, now, OF_AN_ADDRESS)
  const isKnown = await isSignedInAt(db, attempt, now)
  if (!tries || isKnown) return tries
  const ofAccount = await count(db, { ...attempt, address: ANY_ADDRESS }, now, OF_AN_ACCOUNT)
  return ofAccount && tries
}

async function count(db: Kysely<Tables>, attempt: Attempt, now: Date, limit: Limit): Promise<number | undefined> {
  const { most, wait, forgottenAfter } = limit
  const forgotten = new Date(now.getTime() - forgottenAfter)
  const waited = new Date(now.getTime() - wait)
  const taken = await db
    .insertInto('login_attempt')
    .values({ ...attempt, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['company_code', 'user_name', 'address'])
        .doUpdateSet({
          failures: sql`case when login_attempt.last_at < ${forgotten} then 1 else login_attempt.failures + 1 end`,
          last_at: now,
        })
        .where((eb) => eb.or([eb('login_attempt.failures', '<', most), eb('login_attempt.last_at', '<', waited)])),
    )
    .returning('failures')
    .executeTakeFirst()
  return taken?.failures
}

async function isSignedInAt(db: Kysely<Tables>, attempt: Attempt, now: Date): Promise<boolean> {
  const sessions = await db
    .selectFrom('session')
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.company_code', '=', 'session.company_code')
        .onRef('app_user.user_id', '=', 'session.user_id'),
    )
    .select('session.address')
    .where('session.company_code', '=', attempt.company_code)
    .where('app_user.user_name', '=', attempt.user_name)
    .where('session.owes_second_factor', '=', false)
    .where('session.expires_at', '>', now)
    .execute()
  return sessions.some(({ address }) => networkOf(address) === attempt.address)
}

/** Resets the counts after a correct password or code. */
export async function resetAttempts(db: Kysely<Tables>, attempt: Attempt) {
  await db
    .deleteFrom('login_attempt')
    .where('company_code', '=', attempt.company_code)
    .where('user_name', '=', attempt.user_name)
    .where('address', 'in', [attempt.address, ANY_ADDRESS])
    .execute()
}

/** The users that are locked out at some address, or at all but their own. */
export async function lockedOut({ db }: CompanyStore, userNames: string[], now: Date): Promise<ReadonlySet<string>> {
  if (userNames.length === 0) return new Set()
  const rows = await db
    .selectFrom('login_attempt')
    .select('user_name')
    .distinct()
    .where('user_name', 'in', userNames)
    .where((eb) => {
      const ofAccount = eb('address', '=', ANY_ADDRESS)
      return eb.or([
        eb.and([ofAccount, eb('failures', '>=', OF_AN_ACCOUNT.most)]),
        eb.and([eb.not(ofAccount), eb('failures', '>=', OF_AN_ADDRESS.most)]),
      ])
    })
    .where('last_at', '>=', new Date(now.getTime() - OF_AN_ADDRESS.wait))
    .execute()
  return new Set(rows.map((row) => row.user_name))
}

/** Lets a user try again from every address. */
export async function unlock({ db }: CompanyStore, userName: string) {
  await db.deleteFrom('login_attempt').where('user_name', '=', userName).execute()
}
