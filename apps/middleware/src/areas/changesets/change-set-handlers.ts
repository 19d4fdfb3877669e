import type { Call, HandlersOf } from '#calls/call.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import { Failure } from '#failures/failures.ts'
import { lockCompany } from '#query/locks.ts'
import { itemRules, requireAccess } from '#areas/items/item-rules.ts'
import { enqueueChangeSet } from './apply-change-set.ts'
import { changeSetAnswer, type ChangeSetRecord, findChangeSet, refuseUnwritable } from './change-set-record.ts'
import { prepareEdit } from './prepare-edit.ts'
import { NOT_APPLIED } from './tables.ts'
import { prepareUndo } from './undo.ts'

/** Bulk edits before they are applied (`items/item-batch.ts`), and the way back from what was. */
export const changeSetHandlers: HandlersOf<'prepareBulkEdit' | 'undoChangeSet'> = {
  prepareBulkEdit: (call) =>
    write(call, async (tx) => {
      const { grants } = call.user
      const changeSetID = await prepareEdit(tx, call.body, await itemRules(tx.db, grants), undefined)
      await removeOldPreviews(tx)
      return { body: changeSetAnswer(await findChangeSet(tx.db, String(changeSetID)), grants) }
    }),

  undoChangeSet: async (call: Call<'undoChangeSet'>) => {
    const { grants } = call.user
    return write(call, async (tx) => {
      const record = await findChangeSet(tx.db, call.params.changeSetID)
      refuseDocument(record)
      refuseUnwritable(record, grants)
      const { leaveChanged = false, removeCreated = false } = call.body
      if (removeCreated) requireAccess(grants, 'CATALOG_PRODUCT', 'DELETE')
      const asked = { leaveChanged, ...(removeCreated && { removesAs: grants }) }
      const { changeSetID, removes } = await prepareUndo(tx, record, asked)
      await enqueueChangeSet(tx, changeSetID, 'UNDO', grants, removes)
      return { body: changeSetAnswer(await findChangeSet(tx.db, String(changeSetID)), grants) }
    })
  },
}

/** Bulk edits that were prepared and not applied: each keeps up to 50,000 rows. */
const MOST_PREVIEWS = { ofUser: 5, ofCompany: 50 }

/** Of the previews, keeps the newest ones of the user and of the company. */
async function removeOldPreviews(tx: WriteTransaction) {
  // Of several at once, each finds those before it.
  await lockCompany(tx)
  const { db, writer } = tx
  const previews = () =>
    db
      .selectFrom('change_set')
      .select('change_set_id')
      .where('state', 'in', NOT_APPLIED)
      .where('kind', '=', 'BULK')
      .orderBy('change_set_id', 'desc')
  const ofUser = await previews().where('created_by', '=', writer.user.userName).offset(MOST_PREVIEWS.ofUser).execute()
  const ofCompany = await previews().offset(MOST_PREVIEWS.ofCompany).execute()
  const ids = [...new Set([...ofUser, ...ofCompany].map(({ change_set_id }) => change_set_id))]
  if (ids.length === 0) return
  await db.deleteFrom('change_set').where('change_set_id', 'in', ids).where('state', 'in', NOT_APPLIED).execute()
}

/** Undone by itself, it would leave a document that still says it is applied. */
function refuseDocument({ document_number }: ChangeSetRecord) {
  if (document_number === null) return
  throw new Failure(409, 'ER_000', `This belongs to ${document_number}. Open it to undo it.`)
}
