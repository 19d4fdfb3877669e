import * as Schema from 'effect/Schema'
import type { Grants } from '@greenroom/permissions'
import { asPartOf, type WriteTransaction } from '#database/write.ts'
import { Failure } from '#http/failures.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { GrantsPayload } from '#jobs/grants.ts'
import { job, type JobKind } from '#jobs/job-kind.ts'
import { type ItemRules, itemRules } from '#areas/items/item-rules.ts'
import type { ChangeSetKind } from './tables.ts'
import { writeChanges } from './write-changes.ts'

interface Payload {
  changeSetID: number
  kind: 'BULK' | 'UNDO'
  grants: Schema.Schema.Type<typeof GrantsPayload>
}

const APPLY_CHANGE_SET: JobKind<Payload> = {
  name: 'changesets.apply',
  payload: Schema.Struct({
    changeSetID: Schema.Number,
    kind: Schema.Literals(['BULK', 'UNDO']),
    grants: GrantsPayload,
  }),
}

/** Has a prepared change set applied, once. Answers the job; its result is the change set's ID. */
export async function enqueueChangeSet(
  tx: WriteTransaction,
  changeSetID: number,
  kind: Payload['kind'],
  grants: Grants,
) {
  const jobID = await enqueue(tx, APPLY_CHANGE_SET, { changeSetID, kind, grants: [...grants] })
  const { numUpdatedRows } = await tx.db
    .updateTable('change_set')
    .set({ state: 'APPLYING', job_id: jobID, failure: null })
    .where('change_set_id', '=', changeSetID)
    .where('state', 'in', ['PREPARED', 'FAILED'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new Failure(409, 'ER_000', 'The change set is being applied or has already been applied')
  return jobID
}

export const applyChangeSet = job(
  APPLY_CHANGE_SET,
  async ({ payload: { changeSetID, kind, grants }, finish, report }) => {
    await finish(async (tx) => {
      const rules = await itemRules(tx.db, new Map(grants))
      await applyWithin(tx, changeSetID, kind, rules, (done) => report({ done }))
      return changeSetID
    })
  },
  {
    retries: 2,
    slots: 2,
    failed: async ({ db }, jobID, { message }) => {
      await db
        .updateTable('change_set')
        .set({ state: 'FAILED', failure: message })
        .where('job_id', '=', jobID)
        .execute()
    },
  },
)

/** Writes everything that is prepared. `report` is told how many items are written. */
export async function applyWithin(
  tx: WriteTransaction,
  changeSetID: number,
  kind: ChangeSetKind,
  rules: ItemRules,
  report: (done: number) => Promise<void>,
) {
  const written = await writeChanges(asPartOf(tx, kind, changeSetID), changeSetID, rules, report)
  await tx.db
    .updateTable('change_set')
    .set({ state: 'APPLIED', total: written, finished_at: tx.at })
    .where('change_set_id', '=', changeSetID)
    .execute()
}
