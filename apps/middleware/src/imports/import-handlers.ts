import type { Call, HandlersOf } from '../call.ts'
import type { ImportState } from '../database/catalog-tables.ts'
import { audit, write, type WriteTransaction } from '../database/write.ts'
import { Failure } from '../failures.ts'
import { itemRules } from '../items/item-rules.ts'
import { apply, claim } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { findImport, importAnswer, type ImportRecord } from './import-record.ts'
import { receivePart } from './receive-part.ts'
import { startImport } from './start-import.ts'

/** A file of items: started, sent part by part, checked, then applied as one transaction or cancelled. */
export const importHandlers: HandlersOf<
  'startImport' | 'putImportPart' | 'checkImport' | 'applyImport' | 'cancelImport'
> = {
  startImport: (call) =>
    write(call, async (tx) => {
      const record = await startImport(tx, call.body, await itemRules(tx.db, call.user.grants))
      await auditState(tx, record, null)
      return { body: importAnswer(record) }
    }),

  putImportPart: (call) =>
    write(call, async (tx) => {
      // Held against a check beginning meanwhile; parts may come side by side.
      const record = await findImport(tx.db, call.params.importID, 'forShare')
      refuseUnless(record, ['RECEIVING'])
      await receivePart(tx, record, call.params.part, call.body, await itemRules(tx.db, call.user.grants))
      return { body: importAnswer(record) }
    }),

  checkImport: (call) =>
    write(call, async (tx) => {
      const before = await findImport(tx.db, call.params.importID, 'forUpdate')
      refuseUnless(before, ['RECEIVING', 'CHECKED', 'FAILED'])
      const record = await checkImport(tx, before, call.body, await itemRules(tx.db, call.user.grants))
      await auditState(tx, record, before.state)
      return { body: importAnswer(record) }
    }),

  applyImport: async (call) => {
    let go: (() => Promise<void>) | undefined
    const answer = await write(call, async (tx) => {
      const before = await findImport(tx.db, call.params.importID, 'forUpdate')
      // Asked again, by a second click or another tab, there is nothing more to do.
      if (!before.is_abandoned && (before.state === 'APPLYING' || before.state === 'APPLIED')) {
        return { body: importAnswer(before) }
      }
      refuseUnless(before, ['CHECKED', 'FAILED', 'APPLYING'])
      const run = await claim(tx, before.import_id)
      const record = await findImport(tx.db, call.params.importID)
      await auditState(tx, record, before.state)
      const rules = await itemRules(tx.db, call.user.grants)
      if (run) go = () => apply(call.company, run, call, rules, call.log)
      return { body: importAnswer(record) }
    })
    // Begun only after the claim is committed, and not waited for.
    void go?.()
    return answer
  },

  cancelImport: (call: Call<'cancelImport'>) =>
    write(call, async (tx) => {
      const before = await findImport(tx.db, call.params.importID, 'forUpdate')
      if (before.state === 'CANCELLED') return { body: importAnswer(before) }
      refuseUnless(before, ['RECEIVING', 'CHECKED', 'APPLYING', 'FAILED'])
      // A run that is under way finds the state changed at its next step, and undoes everything.
      await tx.db
        .updateTable('import')
        .set({ state: 'CANCELLED', done: 0, finished_at: tx.at })
        .where('import_id', '=', before.import_id)
        .execute()
      const record = await findImport(tx.db, call.params.importID)
      await auditState(tx, record, before.state)
      return { body: importAnswer(record) }
    }),
}

const WORDS: Record<ImportState, string> = {
  RECEIVING: 'is still receiving rows',
  CHECKED: 'has been checked already',
  APPLYING: 'is being applied',
  APPLIED: 'has been applied already',
  CANCELLED: 'was cancelled',
  FAILED: 'has failed',
}

function refuseUnless({ state }: ImportRecord, allowed: ImportState[]) {
  if (!allowed.includes(state)) throw new Failure(409, 'ER_000', `The import ${WORDS[state]}`)
}

function auditState(tx: WriteTransaction, { import_id, state }: ImportRecord, from: ImportState | null) {
  return audit(tx, 'import', String(import_id), from ? 'update' : 'create', [{ field: 'state', from, to: state }])
}
