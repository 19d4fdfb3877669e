import { sql } from 'kysely'
import type { Call, HandlersOf } from '../call.ts'
import { type BulkEditBody, findChangeSet } from '../changesets/change-set-record.ts'
import { requireProductWrite } from '../changesets/change-set-handlers.ts'
import { prepareEdit } from '../changesets/prepare-edit.ts'
import { applyWithin, claim, fail } from '../changesets/run-change-set.ts'
import { write, type WriteTransaction } from '../database/write.ts'
import { refused } from '../failures.ts'
import { type ItemRules, itemRules } from './item-rules.ts'

/** What the console says of a bulk edit (section 8). */
const MODIFIED = 'Items are modified'

export const itemBatchHandlers: HandlersOf<'updateItems'> = {
  updateItems: async (call) => {
    requireProductWrite(call.user.grants)
    const { changeSetID } = call.body
    if (changeSetID === undefined) return write(call, (tx) => applyAtOnce(tx, call))
    try {
      return await write(call, (tx) => applyPrepared(tx, call, changeSetID))
    } catch (error) {
      // Only now, because until then the transaction may hold the record.
      await fail(call.company, { changeSetID: Number(changeSetID), runID: call.requestID }, error)
      throw error
    }
  },
}

/** Nobody has seen what the edit does: when one item speaks against it, none is changed. */
async function applyAtOnce(tx: WriteTransaction, call: Call<'updateItems'>) {
  const rules = await itemRules(tx.db, call.user.grants)
  const changeSetID = await prepareEdit(tx, call.body, rules, 'forUpdate')
  await refuseFaults(tx, changeSetID)
  await claim(tx, { changeSetID, runID: call.requestID })
  return modified(tx, call, changeSetID, rules)
}

/** What the user has seen, less what they excluded. */
async function applyPrepared(tx: WriteTransaction, call: Call<'updateItems'>, id: string) {
  const { fields, adjustments, filter, excluded = [] } = call.body
  const { edit, change_set_id } = await findChangeSet(tx.db, id)
  if (!isSameEdit(edit as BulkEditBody, { fields, adjustments, filter })) {
    throw refused('The change set was prepared for another edit')
  }
  const rules = await itemRules(tx.db, call.user.grants)
  await claim(call.company, { changeSetID: change_set_id, runID: call.requestID })
  await tx.db
    .updateTable('change_set_row')
    .set({ excluded: sql<boolean>`item_id = any(${excluded})` })
    .where('change_set_id', '=', change_set_id)
    .where(sql<boolean>`excluded <> (item_id = any(${excluded}))`)
    .execute()
  return modified(tx, call, change_set_id, rules)
}

async function modified(tx: WriteTransaction, call: Call<'updateItems'>, changeSetID: number, rules: ItemRules) {
  const run = { changeSetID, runID: call.requestID }
  const ids = await applyWithin(tx, call.company, run, 'BULK', rules)
  return { body: ids.map((itemID) => ({ itemID, companyCode: call.company.code })), message: MODIFIED }
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
  if (!row?.fault) return
  const message = `${row.item_id}: ${row.fault.message}`
  throw refused(message, [{ ...row.fault, message, value: row.item_id }])
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
