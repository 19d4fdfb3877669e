// One of the processes that `jobs-crash.ts` kills: runs jobs of the kind that it enqueues.
import * as Schema from 'effect/Schema'
import { job, type JobKind } from '../../apps/middleware/src/jobs/job-kind.ts'
import { startJobRunner } from '../../apps/middleware/src/jobs/job-runner.ts'
import { openDatabase } from '../../apps/middleware/src/database/database.ts'

export const MARK: JobKind<{ steps: number }> = {
  name: 'bench.mark',
  payload: Schema.Struct({ steps: Schema.Number }),
}

/** Each step leaves a mark with its process and time. A repeated step would leave a second one. */
const mark = job(
  MARK,
  async ({ jobID, payload, place, step }) => {
    for (let n = Number(place ?? 0); n < payload.steps; n++) {
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80))
      await step(async (tx) => {
        const value = `${process.pid}@${Date.now()} `
        await tx.db
          .insertInto('account_configuration')
          .values({ key: `${jobID} ${n}`, value })
          .onConflict((conflict) =>
            conflict
              .columns(['company_code', 'key'])
              .doUpdateSet(({ eb }) => ({ value: eb('account_configuration.value', '||', value) })),
          )
          .execute()
        return { place: n + 1, done: n + 1, total: payload.steps }
      })
    }
  },
  { slots: 3 },
)

if (import.meta.main) {
  const database = openDatabase({ connectionString: process.env['DATABASE_URL'], max: 8 }, () => {})
  const log = { warn() {}, error: console.error } as never
  await startJobRunner({ database, now: () => new Date() }, { jobs: [mark], chores: [] }, log)
  console.log('ready')
}
