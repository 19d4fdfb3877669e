import { sql, type Kysely } from 'kysely'
import type { CompanyStore } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'

/** PCI DSS 8.3.4: locked after at most 10 failures, for at least 30 minutes. */
const MOST_FAILURES = 10
const LOCKED_FOR = 30 * 60 * 1_000

export interface Attempt {
  company_code: string
  user_name: string
  /** The network of the attempt, or another counter of its own. */
  address: string
}

/**
 * Counts an attempt before the password is checked, so that parallel guesses count as well.
 * Returns how many attempts were made, or undefined while locked. Attempts during a lock do not extend it.
 */
export async function recordAttempt(
  db: Kysely<Tables>,
  attempt: Attempt,
  now: Date,
  most = MOST_FAILURES,
): Promise<number | undefined> {
  const forgotten = new Date(now.getTime() - LOCKED_FOR)
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
        .where((eb) => eb.or([eb('login_attempt.failures', '<', most), eb('login_attempt.last_at', '<', forgotten)])),
    )
    .returning('failures')
    .executeTakeFirst()
  return taken?.failures
}

/** Resets the count after a correct password or code. */
export async function resetAttempts(db: Kysely<Tables>, attempt: Attempt) {
  await db
    .deleteFrom('login_attempt')
    .where('company_code', '=', attempt.company_code)
    .where('user_name', '=', attempt.user_name)
    .where('address', '=', attempt.address)
    .execute()
}

/** The users that are locked out at some address. */
export async function lockedOut({ db }: CompanyStore, userNames: string[], now: Date): Promise<ReadonlySet<string>> {
  if (userNames.length === 0) return new Set()
  const rows = await db
    .selectFrom('login_attempt')
    .select('user_name')
    .distinct()
    .where('user_name', 'in', userNames)
    .where('failures', '>=', MOST_FAILURES)
    .where('last_at', '>=', new Date(now.getTime() - LOCKED_FOR))
    .execute()
  return new Set(rows.map((row) => row.user_name))
}

/** Lets a user try again from every address. */
export async function unlock({ db }: CompanyStore, userName: string) {
  await db.deleteFrom('login_attempt').where('user_name', '=', userName).execute()
}
