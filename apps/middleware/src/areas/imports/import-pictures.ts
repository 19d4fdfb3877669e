import { sql } from 'kysely'
import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { write } from '#calls/write.ts'
import { Failure } from '#failures/failures.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { awaited, isEnd, isOver } from '#jobs/job-record.ts'
import { FETCH_PICTURES, pictured, type Tried } from './fetch-pictures.ts'
import { findImport } from './import-record.ts'

/** Items whose pictures one answer tells of. */
const ITEMS_AN_ANSWER = 12

/**
 * The pictures that an applied import names by their addresses. Asking for the first ones begins to fetch all of them;
 * each further call waits for the next ones and tells what became of them.
 */
export const importPictureHandlers: HandlersOf<'countImportPictures' | 'fetchImportPictures'> = {
  countImportPictures: async ({ company, params }) => ({
    body: { left: await countLeft(company.db, await appliedImport(company.db, params.importID)) },
  }),

  fetchImportPictures: async (call) => {
    const { company, params } = call
    const { after = '' } = call.body
    const importID = await appliedImport(company.db, params.importID)
    const { body: jobID } = await write(call, async (tx) => {
      const { picture_job_id } = await tx.db
        .selectFrom('import')
        .select('picture_job_id')
        .where('import_id', '=', importID)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (picture_job_id && (after !== '' || !(await isOver(tx.db, picture_job_id)))) return { body: picture_job_id }
      await tx.db.deleteFrom('import_picture').where('import_id', '=', importID).execute()
      const job = await enqueue(tx, FETCH_PICTURES, { importID })
      await tx.db.updateTable('import').set({ picture_job_id: job }).where('import_id', '=', importID).execute()
      return { body: job }
    })
    const body = await awaited(async () => {
      const { tried, isComplete } = await nextTried(company.db, importID, jobID!, after)
      if (tried.length === 0 && !isComplete) return undefined
      const items = new Set(tried.map(({ itemID }) => itemID)).size
      const next = isComplete && items < ITEMS_AN_ANSWER ? null : (tried.at(-1)?.itemID ?? null)
      return { tried, left: await countLeft(company.db, importID), next }
    }, call.ended())
    return { body }
  },
}

async function appliedImport(db: CompanyQueries, id: string): Promise<number> {
  const { import_id, state } = await findImport(db, id)
  if (state !== 'APPLIED') throw new Failure(409, 'ER_000', 'The import has not been applied')
  return import_id
}

async function countLeft(db: CompanyQueries, importID: number): Promise<number> {
  const { left } = await pictured(db, importID)
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .executeTakeFirstOrThrow()
  return Number(left)
}

/**
 * What became of the next items, and whether the job is over: in one statement, since its last step commits both. Asked
 * one after the other, the last pictures could come without being known as the last.
 */
async function nextTried(db: CompanyQueries, importID: number, jobID: string, after: string) {
  const { tried, state } = await db
    .selectFrom('import_picture')
    .where('import_id', '=', importID)
    .where('item_id', 'in', ({ selectFrom }) =>
      selectFrom('import_picture as next')
        .select('next.item_id')
        .distinct()
        .where('next.import_id', '=', importID)
        .where('next.item_id', '>', after)
        .orderBy('next.item_id')
        .limit(ITEMS_AN_ANSWER),
    )
    .select(({ selectFrom }) => [
      sql<Tried[]>`coalesce(
        jsonb_agg(jsonb_build_object('itemID', item_id, 'address', address, 'problem', problem) order by item_id), '[]'
      )`.as('tried'),
      selectFrom('job').select('state').where('job_id', '=', jobID).as('state'),
    ])
    .executeTakeFirstOrThrow()
  return { tried, isComplete: isEnd(state) }
}
