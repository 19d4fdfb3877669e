import * as Schema from 'effect/Schema'
import type { Grants } from '@greenroom/permissions'
import { asPartOf, type WriteTransaction } from '#calls/write.ts'
import { Failure } from '#failures/failures.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { GrantsPayload } from '#jobs/grants.ts'
import { job, type JobKind } from '#jobs/job-kind.ts'
import { type ItemRules, itemRules } from '#areas/items/item-rules.ts'
import { checkPrepared } from './check-prepared.ts'
import { beginRemoval } from './remove-items.ts'
import { type ChangeSetKind, NOT_APPLIED } from './tables.ts'
import { writeChanges } from './write-changes.ts'

interface Payload {
  changeSetID: number
  kind: 'BULK' | 'UNDO'
  grants: Schema.Schema.Type<typeof GrantsPayload>
  /** The undo removes what the import created. */
  removesCreated?: boolean
}

const APPLY_CHANGE_SET: JobKind<Payload> = {
  name: 'changesets.apply',
  payload: Schema.Struct({
    changeSetID: Schema.Number,
    kind: Schema.Literals(['BULK', 'UNDO']),
    grants: GrantsPayload,
    removesCreated: Schema.optionalKey(Schema.Boolean),
  }),
}

/** Has a prepared change set applied, once. Answers the job; its result is the change set's ID. */
export async function enqueueChangeSet(
  tx: WriteTransaction,
  changeSetID: number,
  kind: Payload['kind'],
  grants: Grants,
  removesCreated = false,
) {
  const payload = { changeSetID, kind, grants: [...grants], ...(removesCreated && { removesCreated }) }
  const jobID = await enqueue(tx, APPLY_CHANGE_SET, payload)
  const { numUpdatedRows } = await tx.db
    .updateTable('change_set')
    .set({ state: 'APPLYING', job_id: jobID, failure: null })
    .where('change_set_id', '=', changeSetID)
    .where('state', 'in', NOT_APPLIED)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new Failure(409, 'ER_000', 'The change set is being applied or has already been applied')
  return jobID
}

export const applyChangeSet = job(
  APPLY_CHANGE_SET,
  async ({ payload: { changeSetID, kind, grants, removesCreated }, finish, report }) => {
    await finish(async (tx) => {
      const rules = await itemRules(tx.db, new Map(grants))
      if (kind === 'BULK') await checkPrepared(tx, changeSetID, rules)
      await applyWithin(tx, changeSetID, kind, rules, (done) => report({ done }), removesCreated)
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
  whole: WriteTransaction,
  changeSetID: number,
  kind: ChangeSetKind,
  rules: ItemRules,
  report: (done: number) => Promise<void>,
  removesCreated = false,
) {
  const tx = asPartOf(whole, kind, changeSetID)
  const removal = removesCreated ? await beginRemoval(tx, changeSetID, rules.grants) : undefined
  const written = await writeChanges(tx, changeSetID, rules, report, removal)
  const removed = (await removal?.remove(tx, changeSetID, (done) => report(written + done))) ?? 0
  await tx.db
    .updateTable('change_set')
    .set({ state: 'APPLIED', total: written + removed, finished_at: tx.at })
    .where('change_set_id', '=', changeSetID)
    .execute()
}
