import type { Transaction } from 'kysely'
import { isToBeWritten } from '#areas/changesets/prepared-rows.ts'
import { NOT_APPLIED } from '#areas/changesets/tables.ts'
import { COUNTED_FOR } from '#identity/login-throttle.ts'
import { removeOrphans } from '#areas/images/orphans.ts'
import { tidyImports } from '#areas/imports/tidy-imports.ts'
import { removeBlobs } from '#documents/blob-removal.ts'
import type { Tables } from '#database/tables.ts'
import { withTimeOfJobs } from '#database/timeouts.ts'
import type { Chore } from '#jobs/job-kind.ts'
import type { Platform } from '#platform/platform.ts'

const HOUR = 3_600_000
/** Long enough for any client to repeat its write and get the answer. */
const ANSWERS_KEPT = 24 * HOUR
/** Connected clients are notified within seconds; others reload everything. */
const CHANGES_KEPT = HOUR
/** Previews, and data that the audit has by now. */
const PREPARED_KEPT = 24 * HOUR
/** What a bulk edit did not change, and why. */
const FAULTS_KEPT = 30 * 24 * HOUR
/** As long as a change of many entitlements can be undone; the audit keeps what it did. */
const ENTITLEMENT_CHANGES_KEPT = 30 * 24 * HOUR
/** Long enough to print labels again; the audit keeps who printed them, and the latest label of each item what it shows. */
const LABEL_JOBS_KEPT = 90 * 24 * HOUR
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
  const remove = (outdated: (tx: Transaction<Tables>) => { execute(): Promise<unknown> }) =>
    withTimeOfJobs(db, (tx) => outdated(tx).execute())
  await remove((tx) => tx.deleteFrom('session').where('expires_at', '<', before(0)))
  await remove((tx) => tx.deleteFrom('login_attempt').where('last_at', '<', before(COUNTED_FOR)))
  await remove((tx) => tx.deleteFrom('change_log').where('at', '<', before(CHANGES_KEPT)))
  await remove((tx) => tx.deleteFrom('password_key').where('expires_at', '<', before(0)))
  await remove((tx) => tx.deleteFrom('sso_attempt').where('expires_at', '<', before(0)))
  await remove((tx) => tx.deleteFrom('sso_handle').where('expires_at', '<', before(0)))
  await remove((tx) => tx.deleteFrom('answered_request').where('at', '<', before(ANSWERS_KEPT)))
  await remove((tx) => tx.deleteFrom('entitlement_change').where('at', '<', before(ENTITLEMENT_CHANGES_KEPT)))
  // From which a venue was created: whoever asks for it again by then gets the same.
  await remove((tx) =>
    tx.deleteFrom('venue_plan').where('venue_id', 'is not', null).where('updated_at', '<', before(ANSWERS_KEPT)),
  )
  await remove((tx) =>
    tx
      .deleteFrom('label_job')
      .where('state', 'not in', ['QUEUED', 'PRINTING'])
      .where(({ eb, fn }) => eb(fn.coalesce('finished_at', 'created_at'), '<', before(LABEL_JOBS_KEPT))),
  )
  await remove((tx) => tx.deleteFrom('job').where('finished_at', '<', before(JOBS_KEPT)))
  await remove((tx) =>
    tx.deleteFrom('change_set').where('state', 'in', NOT_APPLIED).where('created_at', '<', before(PREPARED_KEPT)),
  )
  await remove((tx) =>
    tx
      .deleteFrom('change_set_row')
      .using('change_set')
      .whereRef('change_set.company_code', '=', 'change_set_row.company_code')
      .whereRef('change_set.change_set_id', '=', 'change_set_row.change_set_id')
      .where('change_set.state', '=', 'APPLIED')
      .where(({ eb, and, or }) =>
        or([
          and([eb('change_set.finished_at', '<', before(PREPARED_KEPT)), isToBeWritten]),
          eb('change_set.finished_at', '<', before(FAULTS_KEPT)),
        ]),
      ),
  )
}
