import { isToBeWritten } from '#areas/changesets/prepared-rows.ts'
import { removeOrphans } from '#areas/images/orphans.ts'
import { tidyImports } from '#areas/imports/tidy-imports.ts'
import { removeBlobs } from '#documents/blob-removal.ts'
import type { Chore } from '#jobs/job-kind.ts'
import type { Platform } from './platform.ts'

const HOUR = 3_600_000
/** Long enough for any client to repeat its write and get the answer. */
const ANSWERS_KEPT = 24 * HOUR
const ATTEMPTS_KEPT = HOUR
/** Connected clients are notified within seconds; others reload everything. */
const CHANGES_KEPT = HOUR
/** Previews, and data that the audit has by now. */
const PREPARED_KEPT = 24 * HOUR
/** Long enough to investigate why a job failed. */
const JOBS_KEPT = 30 * 24 * HOUR

/** Removes outdated data. */
export function housekeeping(platform: Platform): Chore[] {
  return [
    { name: 'housekeeping.tidy', cron: '*/10 * * * *', run: () => tidy(platform) },
    { name: 'housekeeping.imports', cron: '*/30 * * * *', run: () => tidyImports(platform) },
    { name: 'housekeeping.orphans', cron: '*/30 * * * *', run: () => removeOrphans(platform) },
    { name: 'housekeeping.blobs', cron: '*/10 * * * *', run: () => removeBlobs(platform) },
  ]
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
  await db.deleteFrom('job').where('finished_at', '<', before(JOBS_KEPT)).execute()
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
