import type { Updateable } from 'kysely'
import { allows } from '@greenroom/permissions'
import type { Call, HandlersOf } from '#calls/call.ts'
import type { Tables } from '#database/tables.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import { Failure, forbidden } from '#failures/failures.ts'
import { cancelJob, enqueue } from '#jobs/enqueue.ts'
import { jobResult } from '#jobs/job-record.ts'
import { itemRules } from '#areas/items/item-rules.ts'
import { APPLY_IMPORT } from './apply-import.ts'
import { CHECK_IMPORT } from './check-import.ts'
import { refuseUnchecked } from './corrections.ts'
import { auditState, canceled, findImport, importAnswer, type ImportRecord } from './import-record.ts'
import { receivePart } from './receive-part.ts'
import { removeCanceled } from './remove-rows.ts'
import { lastMapping, startImport } from './start-import.ts'
import type { ImportState } from './tables.ts'

/** A file of items: started, sent part by part, checked, then applied as one transaction or canceled. */
export const importHandlers: HandlersOf<
  'findImportMapping' | 'startImport' | 'putImportPart' | 'checkImport' | 'applyImport' | 'cancelImport'
> = {
  findImportMapping: async ({ company, body }) => ({ body: { mapping: await lastMapping(company.db, body.columns) } }),

  startImport: (call) =>
    write(call, async (tx) => {
      const record = await startImport(tx, call.body, await itemRules(tx.db, call.user.grants))
      await auditState(tx, record, null)
      return { body: importAnswer(record, call.user.grants) }
    }),

  putImportPart: (call) =>
    write(call, async (tx) => {
      // Held against a check beginning meanwhile; parts may come side by side.
      const record = await findImport(tx.db, call.params.importID, 'forShare')
      refuseOthers(record, call.user)
      refuseUnless(record, ['RECEIVING'])
      if (record.job_id) throw new Failure(409, 'ER_000', 'The import is being checked')
      await receivePart(tx, record, call.params.part, call.body, await itemRules(tx.db, call.user.grants))
      return { body: importAnswer(record, call.user.grants) }
    }),

  checkImport: async (call) => {
    const { importID } = call.params
    const { body: jobID } = await write(call, async (tx) => {
      const before = await findImport(tx.db, importID, 'forUpdate')
      refuseOthers(before, call.user)
      const { import_id, state, job_id } = before
      // Asked again, by a second click or another tab: there is one answer.
      if (state === 'RECEIVING' && job_id) return { body: job_id }
      refuseUnless({ state }, ['RECEIVING', 'CHECKED', 'FAILED'])
      const payload = { importID: import_id, reading: call.body, grants: [...call.user.grants] }
      const job = await enqueue(tx, CHECK_IMPORT, payload)
      await setState(tx, import_id, { state: 'RECEIVING', job_id: job })
      return { body: job }
    })
    await jobResult(call.company, jobID!, call.ended())
    return { body: importAnswer(await findImport(call.company.db, importID), call.user.grants) }
  },

  applyImport: (call) =>
    write(call, async (tx) => {
      const before = await findImport(tx.db, call.params.importID, 'forUpdate')
      refuseOthers(before, call.user)
      if (before.state === 'APPLYING' || before.state === 'APPLIED')
        return { body: importAnswer(before, call.user.grants) }
      refuseUnless(before, ['CHECKED', 'FAILED'])
      await refuseUnchecked(tx.db, before.import_id)
      const payload = { importID: before.import_id, grants: [...call.user.grants] }
      const job_id = await enqueue(tx, APPLY_IMPORT, payload)
      await setState(tx, before.import_id, { state: 'APPLYING', job_id, failure: null, finished_at: null })
      const record = await findImport(tx.db, call.params.importID)
      await auditState(tx, record, before.state)
      return { body: importAnswer(record, call.user.grants) }
    }),

  cancelImport: (call: Call<'cancelImport'>) =>
    write(call, async (tx) => {
      const before = await findImport(tx.db, call.params.importID, 'forUpdate')
      if (!allows(call.user.grants, 'CATALOG_IMPORT', 'DELETE')) refuseOthers(before, call.user)
      if (before.state === 'CANCELED') return { body: importAnswer(before, call.user.grants) }
      refuseUnless(before, ['RECEIVING', 'CHECKED', 'APPLYING', 'FAILED'])
      // A job that is under way stops at its next step, and undoes everything.
      if (before.job_id) await cancelJob(tx, before.job_id)
      await setState(tx, before.import_id, canceled(tx.at))
      await tx.db.deleteFrom('import_entry').where('import_id', '=', before.import_id).execute()
      await removeCanceled(tx, before)
      const record = await findImport(tx.db, call.params.importID)
      await auditState(tx, record, before.state)
      return { body: importAnswer(record, call.user.grants) }
    }),
}

const WORDS: Record<ImportState, string> = {
  RECEIVING: 'is still receiving rows',
  CHECKED: 'has been checked already',
  APPLYING: 'is being applied',
  APPLIED: 'has been applied already',
  CANCELED: 'was canceled',
  FAILED: 'has failed',
}

function setState({ db }: WriteTransaction, importID: number, values: Updateable<Tables['import']>) {
  return db.updateTable('import').set(values).where('import_id', '=', importID).execute()
}

/** What it may write was judged by the rights of its creator when the parts came: nobody else continues it. */
export function refuseOthers({ created_by }: ImportRecord, { userName }: { userName: string }) {
  if (created_by !== userName) throw forbidden(`Only ${created_by}, who started this import, can continue it.`)
}

export function refuseUnless({ state }: Pick<ImportRecord, 'state'>, allowed: ImportState[]) {
  if (!allowed.includes(state)) throw new Failure(409, 'ER_000', `The import ${WORDS[state]}`)
}
