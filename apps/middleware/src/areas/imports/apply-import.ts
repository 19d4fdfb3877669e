import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import { explainDenied } from '@greenroom/permissions'
import { noteChanged } from '#database/change-log.ts'
import { asPartOf, type WriteTransaction } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import { GrantsPayload } from '#jobs/grants.ts'
import { job, type JobKind } from '#jobs/job-kind.ts'
import { lockRows } from '#query/locks.ts'
import { type ItemRules, itemRules } from '#areas/items/item-rules.ts'
import { lockUPCs } from '#areas/items/used-upcs.ts'
import { findChangedHere, leaveOutKept } from './changed-here.ts'
import { countRows } from './check-import.ts'
import { compareRows, type IDRange, within } from './compare.ts'
import { findImport, type ImportRecord } from './import-record.ts'
import { brokenPackages, judgeBesideItems, lockedFieldsOf } from './judge-rows.ts'
import { changesField, type Fault } from './judged-rows.ts'
import { repeatedUPCs, usedUPCFaults } from './row-warnings.ts'
import { pricesBeyondLimit, tooPrecisePrices } from './judge-prices.ts'
import { makeNewEntries } from './new-entries.ts'
import { refuseRemoved, writeItems } from './write-items.ts'
import { nameWrittenProducts, writeProducts } from './write-products.ts'

/** Items written between two reports. */
const ITEMS_A_STEP = 5_000

interface Payload {
  importID: number
  grants: Schema.Schema.Type<typeof GrantsPayload>
}

export const APPLY_IMPORT: JobKind<Payload> = {
  name: 'imports.apply',
  payload: Schema.Struct({ importID: Schema.Number, grants: GrantsPayload }),
}

/** Writes all items in one transaction, step by step; others see how far it is by the job. */
export const applyImport = job(
  APPLY_IMPORT,
  ({ payload: { importID, grants }, finish, report }) =>
    finish(async (tx) => {
      const record = await findImport(tx.db, String(importID))
      const rules = await itemRules(tx.db, new Map(grants))
      const hasKept = await apply(tx, record, rules, (done) => report({ done, total: record.total }))
      await tx.db
        .updateTable('import')
        .set({ state: 'APPLIED', finished_at: tx.at })
        // What was kept may have left an item unchanged, or a row rejected.
        .set(hasKept ? await countRows(tx.db, record, record.counts!) : {})
        .where('import_id', '=', importID)
        .execute()
    }),
  {
    retries: 2,
    slots: 2,
    failed: async (tx, jobID, { message }) => {
      await tx.db
        .updateTable('import')
        .set({ state: 'FAILED', failure: message, finished_at: tx.at })
        .where('job_id', '=', jobID)
        .execute()
    },
  },
)

async function apply(
  whole: WriteTransaction,
  record: ImportRecord,
  rules: ItemRules,
  report: (done: number) => Promise<void>,
) {
  const tx = asPartOf(whole, 'IMPORT', await beginChangeSet(whole, record))
  await refuseRemoved(tx, record, 'unchanged')
  await makeNewEntries(tx, record.import_id)
  let hasKept = await leaveOutKept(tx.db, record.import_id)
  // All products before any item, in the order of a save: a later range would otherwise wait for a save that waits for it.
  await writeProducts(tx, record)
  await leaveOutPictures(tx, record.import_id)
  if (rules.refusesUsedUPCs) await lockUPCs(tx)
  const inFile = rules.refusesUsedUPCs ? await repeatedUPCs(tx.db, record) : new Map()
  let done = 0
  for (let range = await nextRange(tx, record, ''); range; range = await nextRange(tx, record, range.upTo)) {
    const found = await lockItems(tx, range.ids)
    // The catalog may have changed since the check.
    if (found > 0) {
      await compareRows(tx.db, record, range)
      await findChangedHere(tx.db, record, range)
      if (await leaveOutKept(tx.db, record.import_id, range)) hasKept = true
      if (hasKept) await judgeBesideItems(tx.db, record, range, rules)
      refuseFaults(await pricesBeyondLimit(tx, record, range, rules))
    }
    await refuseLockedChanges(tx, record, range, rules)
    refuseFaults(await usedUPCFaults(tx.db, record, range, rules, inFile))
    refuseFaults(await tooPrecisePrices(tx.db, record, range, rules))
    await writeItems(tx, record, range, found)
    noteChanged(tx.changed, 'item', range.ids)
    done += range.ids.length
    await report(done)
  }
  await nameWrittenProducts(tx, record)
  refuseFaults(await brokenPackages(tx.db, record))
  return hasKept
}

/** What was right when it was checked may be wrong beside the catalog as it is now. */
function refuseFaults([fault]: Fault[]) {
  if (fault) throw refused(`Item ${fault.row.item_id}: ${fault.message}`)
}

/** As with `itemImage`: an item that has a picture keeps the gallery that it has. */
async function leaveOutPictures({ db }: WriteTransaction, importID: number) {
  await db
    .updateTable('import_row')
    .from('item')
    .set({ pictures: '[]' })
    .where('import_row.import_id', '=', importID)
    .where(sql<boolean>`import_row.pictures <> '[]'::jsonb`)
    .whereRef('item.item_id', '=', 'import_row.item_id')
    .where('item.item_image', 'not like', 'https://%')
    .execute()
}

/** Others see it once the import is applied. */
async function beginChangeSet(tx: WriteTransaction, { import_id, total }: ImportRecord): Promise<number> {
  const { change_set_id } = await tx.db
    .insertInto('change_set')
    .values({
      kind: 'IMPORT',
      state: 'APPLIED',
      import_id,
      total,
      created_at: tx.at,
      created_by: tx.writer.user.userName,
      finished_at: tx.at,
    })
    .returning('change_set_id')
    .executeTakeFirstOrThrow()
  return change_set_id
}

/** The next items to write, by ID, so that every writer of many items locks them in the same order. */
async function nextRange(
  tx: WriteTransaction,
  record: ImportRecord,
  after: string,
): Promise<(IDRange & { ids: string[] }) | undefined> {
  const rows = await tx.db
    .selectFrom('import_row')
    .select('item_id')
    .where('import_id', '=', record.import_id)
    .where('action', 'in', ['create', 'update'])
    .where('item_id', '>', after)
    .orderBy('item_id')
    .limit(ITEMS_A_STEP)
    .execute()
  const last = rows.at(-1)
  return last && { after, upTo: last.item_id, ids: rows.map((row) => row.item_id) }
}

/** Answers how many there are; the others are new. */
async function lockItems(tx: WriteTransaction, ids: string[]): Promise<number> {
  const items = tx.db
    .selectFrom('item')
    .select('item_id')
    .where(sql<boolean>`item_id = any(${ids})`)
  return (await lockRows(items, 'item_id').execute()).length
}

/** Rights may have been taken away since the check. */
async function refuseLockedChanges(tx: WriteTransaction, record: ImportRecord, range: IDRange, rules: ItemRules) {
  for (const { field, feature } of lockedFieldsOf(record, rules)) {
    const row = await tx.db
      .selectFrom('import_row')
      .select('item_id')
      .where('import_id', '=', record.import_id)
      .where('action', '<>', 'rejected')
      .where(within(range))
      .where(changesField(field))
      .limit(1)
      .executeTakeFirst()
    if (row) throw refused(explainDenied(feature, 'WRITE'))
  }
}
