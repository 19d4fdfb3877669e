import type { FastifyBaseLogger } from 'fastify'
import { isToBeWritten } from './changesets/prepared-rows.ts'
import { removeOrphans } from './images/orphans.ts'
import type { Platform } from './platform.ts'

const HOUR = 3_600_000
/** Long enough for any client to ask again for the answer to its write. */
const ANSWERS_KEPT = 24 * HOUR
const ATTEMPTS_KEPT = HOUR
/** Listeners at work hear within seconds; those who were away read everything anew. */
const CHANGES_KEPT = HOUR
/** What was only looked at, and what the audit holds by now. */
const PREPARED_KEPT = 24 * HOUR

/** Removes what has served its time, at once and every hour. The result ends it. */
export function startHousekeeping(platform: Platform, log: FastifyBaseLogger): () => void {
  const run = () =>
    tidy(platform)
      .then(() => removeOrphans(platform))
      .catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
  const timer = setInterval(run, HOUR)
  timer.unref()
  void run()
  return () => clearInterval(timer)
}

export async function tidy({ database: { db }, now }: Pick<Platform, 'database' | 'now'>) {
  const before = (age: number) => new Date(now().getTime() - age)
  await db.deleteFrom('session').where('expires_at', '<', before(0)).execute()
  await db.deleteFrom('login_attempt').where('last_at', '<', before(ATTEMPTS_KEPT)).execute()
  await db.deleteFrom('change_log').where('at', '<', before(CHANGES_KEPT)).execute()
  await db.deleteFrom('password_key').where('expires_at', '<', before(0)).execute()
  await db.deleteFrom('sso_attempt').where('expires_at', '<', before(0)).execute()
  await db.deleteFrom('sso_handle').where('expires_at', '<', before(0)).execute()
  await db.deleteFrom('answered_request').where('at', '<', before(ANSWERS_KEPT)).execute()
  await db
    .deleteFrom('change_set')
    .where('state', '=', 'PREPARED')
    .where('created_at', '<', before(PREPARED_KEPT))
    .execute()
  await db
    .deleteFrom('change_set_row')
    .using('change_set')
    .whereRef('change_set.company_code', '=', 'change_set_row.company_code')
    .whereRef('change_set.change_set_id', '=', 'change_set_row.change_set_id')
    .where('change_set.state', '=', 'APPLIED')
    .where('change_set.finished_at', '<', before(PREPARED_KEPT))
    .where(isToBeWritten)
    .execute()
}
