import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import type { Call, HandlersOf } from '#calls/call.ts'
import { applyWithin, enqueueChangeSet } from '#areas/changesets/apply-change-set.ts'
import { type BulkEditBody, findChangeSet, refuseUnwritable } from '#areas/changesets/change-set-record.ts'
import { prepareEdit } from '#areas/changesets/prepare-edit.ts'
import { idsToWrite } from '#areas/changesets/write-changes.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { GrantsPayload } from '#jobs/grants.ts'
import { job, type JobKind } from '#jobs/job-kind.ts'
import { jobResult } from '#jobs/job-record.ts'
import { itemRules, refuseSystemItems } from './item-rules.ts'

/** What the console says of a bulk edit (section 8). */
const MODIFIED = 'Items are modified'

export const itemBatchHandlers: HandlersOf<'updateItems'> = {
  updateItems: async (call) => {
    const { company, user, body } = call
    const { body: jobID } = await write(call, async (tx) => ({
      body:
        body.changeSetID === undefined
          ? await enqueue(tx, EDIT_ITEMS, { edit: body, grants: [...user.grants] })
          : await enqueuePrepared(tx, call, body.changeSetID),
    }))
    const changeSetID = (await jobResult(company, jobID!, call.ended())) as number
    const ids = await idsToWrite(company, changeSetID)
    return { body: ids.map((itemID) => ({ itemID, companyCode: company.code })), message: MODIFIED }
  },
}

const EDIT_ITEMS: JobKind<{ edit: unknown; grants: Schema.Schema.Type<typeof GrantsPayload> }> = {
  name: 'items.edit',
  // The edit has been checked against the contract when it arrived.
  payload: Schema.Struct({ edit: Schema.Unknown, grants: GrantsPayload }),
}

/** Nobody has seen what the edit does: when one item speaks against it, none is changed. */
export const editItems = job(
  EDIT_ITEMS,
  ({ payload: { edit, grants }, finish, report }) =>
    finish(async (tx) => {
      const rules = await itemRules(tx.db, new Map(grants))
      const changeSetID = await prepareEdit(tx, edit as BulkEditBody, rules, 'forUpdate')
      await refuseFaults(tx, changeSetID)
      await applyWithin(tx, changeSetID, 'BULK', rules, (done) => report({ done }))
      return changeSetID
    }),
  { retries: 2, slots: 2 },
)

/** What the user has seen, less what they excluded. */
async function enqueuePrepared(tx: WriteTransaction, call: Call<'updateItems'>, id: string) {
  const { fields, adjustments, filter, excluded = [] } = call.body
  const record = await findChangeSet(tx.db, id)
  const { edit, change_set_id } = record
  refuseUnwritable(record, call.user.grants)
  if (!isSameEdit(edit as BulkEditBody, { fields, adjustments, filter })) {
    throw refused('The change set was prepared for another edit')
  }
  await refuseSystemItemsAlone(tx, change_set_id)
  const jobID = await enqueueChangeSet(tx, change_set_id, 'BULK', call.user.grants)
  await tx.db
    .updateTable('change_set_row')
    .set({ excluded: sql<boolean>`item_id = any(${excluded})` })
    .where('change_set_id', '=', change_set_id)
    .where(sql<boolean>`excluded <> (item_id = any(${excluded}))`)
    .execute()
  return jobID
}

async function refuseFaults(tx: WriteTransaction, changeSetID: number) {
  const row = await tx.db
    .selectFrom('change_set_row')
    .select(['item_id', 'fault'])
    .where('change_set_id', '=', changeSetID)
    .where(sql<boolean>`fault ->> 'code' <> 'systemItem'`)
    .orderBy('item_id')
    .limit(1)
    .executeTakeFirst()
  if (!row?.fault) return refuseSystemItemsAlone(tx, changeSetID)
  const message = `${row.item_id}: ${row.fault.message}`
  throw refused(message, [{ ...row.fault, message, value: row.item_id }])
}

/** System items are left out of an edit; one of nothing else is refused, because it cannot modify anything. */
async function refuseSystemItemsAlone(tx: WriteTransaction, changeSetID: number) {
  const row = await tx.db
    .selectFrom('change_set_row')
    .select('item_id')
    .where('change_set_id', '=', changeSetID)
    .orderBy(sql`fault is not null`)
    .orderBy('item_id')
    .limit(1)
    .executeTakeFirst()
  if (row) refuseSystemItems([row.item_id])
}

/** Whatever the order of the keys: the database does not keep it. */
function isSameEdit(prepared: BulkEditBody | null, given: BulkEditBody): boolean {
  return prepared !== null && canonical(prepared) === canonical(given)
}

function canonical({ adjustments = [], ...edit }: BulkEditBody): string {
  const sorted = (_key: string, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part
  return JSON.stringify({ ...edit, adjustments }, sorted)
}
