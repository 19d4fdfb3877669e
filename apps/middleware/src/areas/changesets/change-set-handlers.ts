import type { Call, HandlersOf } from '#http/call.ts'
import { write } from '#database/write.ts'
import { Failure } from '#http/failures.ts'
import { itemRules } from '#areas/items/item-rules.ts'
import { enqueueChangeSet } from './apply-change-set.ts'
import { changeSetAnswer, type ChangeSetRecord, findChangeSet } from './change-set-record.ts'
import { prepareEdit } from './prepare-edit.ts'
import { prepareUndo } from './undo.ts'

/** Bulk edits before they are applied (`items/item-batch.ts`), and the way back from what was. */
export const changeSetHandlers: HandlersOf<'prepareBulkEdit' | 'undoChangeSet'> = {
  prepareBulkEdit: (call) =>
    write(call, async (tx) => {
      const { grants } = call.user
      const changeSetID = await prepareEdit(tx, call.body, await itemRules(tx.db, grants), undefined)
      return { body: changeSetAnswer(await findChangeSet(tx.db, String(changeSetID)), grants) }
    }),

  undoChangeSet: async (call: Call<'undoChangeSet'>) => {
    const { grants } = call.user
    return write(call, async (tx) => {
      const record = await findChangeSet(tx.db, call.params.changeSetID)
      refuseDocument(record)
      const changeSetID = await prepareUndo(tx, record, call.body.leaveChanged ?? false)
      await enqueueChangeSet(tx, changeSetID, 'UNDO', grants)
      return { body: changeSetAnswer(await findChangeSet(tx.db, String(changeSetID)), grants) }
    })
  },
}

/** Undone by itself, it would leave a document that still says it is applied. */
function refuseDocument({ document_number }: ChangeSetRecord) {
  if (document_number === null) return
  throw new Failure(409, 'ER_000', `This belongs to ${document_number}. Open it to undo it.`)
}
