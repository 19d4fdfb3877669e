import { allows, explainDenied, type Grants } from '@greenroom/permissions'
import type { Call, HandlersOf } from '../call.ts'
import { write } from '../database/write.ts'
import { forbidden } from '../failures.ts'
import { itemRules } from '../items/item-rules.ts'
import { changeSetAnswer, findChangeSet } from './change-set-record.ts'
import { prepareEdit } from './prepare-edit.ts'
import { apply } from './run-change-set.ts'
import { prepareUndo } from './undo.ts'

/** Bulk edits before they are applied (`items/item-batch.ts`), and the way back from what was. */
export const changeSetHandlers: HandlersOf<'prepareBulkEdit' | 'undoChangeSet'> = {
  prepareBulkEdit: (call) =>
    write(call, async (tx) => {
      const { grants } = call.user
      requireProductWrite(grants)
      const changeSetID = await prepareEdit(tx, call.body, await itemRules(tx.db, grants), undefined)
      return { body: changeSetAnswer(await findChangeSet(tx.db, String(changeSetID)), grants) }
    }),

  undoChangeSet: async (call: Call<'undoChangeSet'>) => {
    const { grants } = call.user
    requireProductWrite(grants)
    let go: (() => Promise<void>) | undefined
    const answer = await write(call, async (tx) => {
      const record = await findChangeSet(tx.db, call.params.changeSetID)
      const changeSetID = await prepareUndo(tx, record, call.body.leaveChanged ?? false)
      const rules = await itemRules(tx.db, grants)
      go = () => apply(call.company, { changeSetID, runID: call.requestID }, call, rules, call.log)
      return { body: changeSetAnswer(await findChangeSet(tx.db, String(changeSetID)), grants) }
    })
    // Begun only after what is prepared is committed, and not waited for.
    void go?.()
    return answer
  },
}

/** The contract asks for the feature of bulk edits; it is items that they change. */
export function requireProductWrite(grants: Grants) {
  if (!allows(grants, 'CATALOG_PRODUCT', 'WRITE')) throw forbidden(explainDenied('CATALOG_PRODUCT', 'WRITE'))
}
