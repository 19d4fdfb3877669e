import { sql } from 'kysely'
import type { Grants } from '@greenroom/permissions'
import { noteChanged } from '#database/change-log.ts'
import { auditItems, type WriteTransaction } from '#calls/write.ts'
import { lockCompany } from '#query/locks.ts'
import { findChangeSet } from './change-set-record.ts'
import { type AppliedImport, itemStays } from './item-use.ts'
import { isToBeWritten } from './prepared-rows.ts'
import { removeMadeEntries } from './remove-entries.ts'
import { discontinued, undoableItems } from './written-items.ts'

/** Items removed between two reports. */
const ITEMS_A_STEP = 5_000

/** What an undo removes of that which an import created (imports SPEC M30, M31). */
export interface Removal {
  /** The products that the import created, to be held before any item. */
  products: readonly string[]
  /** Decides which items go: whoever refers to one from now on waits, and then finds it gone. */
  settle(tx: WriteTransaction, changeSetID: number): Promise<void>
  /** Removes the items, then the products and entries that nothing uses any more. Answers how many items. */
  remove(tx: WriteTransaction, changeSetID: number, report: (done: number) => Promise<void>): Promise<number>
}

/** Begins the removal that a change set is prepared for: lists are locked before products and items, as by an import. */
export async function beginRemoval(tx: WriteTransaction, changeSetID: number, grants: Grants): Promise<Removal> {
  await lockCompany(tx)
  const { undoes } = await findChangeSet(tx.db, String(changeSetID))
  const undone = await findChangeSet(tx.db, String(undoes))
  const products = await tx.db
    .selectFrom('product')
    .select('product_id')
    .where('change_set_id', '=', undone.change_set_id)
    .execute()
  return {
    products: products.map(({ product_id }) => product_id),
    settle: (of) => settle(of, changeSetID, undone),
    remove: async (of, id, report) => {
      const removed = await removeItems(of, id, report)
      await removeEmptyProducts(of, undone)
      await keepEntries(of, id, await removeMadeEntries(of, undone.change_set_id, grants))
      return removed
    },
  }
}

/** Keeps the items that something refers to by now, and says why; they are discontinued as without a removal. */
async function settle(tx: WriteTransaction, changeSetID: number, undone: AppliedImport) {
  await tx.db
    .insertInto('change_set_stay')
    .columns(['change_set_id', 'kind', 'entity_id', 'stay', 'document_kind', 'document_number'])
    .expression((select) =>
      select
        .selectFrom(itemStays(tx.everywhere, undone).as('kept'))
        .select([sql<number>`${changeSetID}::bigint`.as('change_set_id'), sql<'item'>`${'item'}::text`.as('kind')])
        .select(['kept.item_id as entity_id', 'kept.stay', 'kept.document_kind', 'kept.document_number']),
    )
    .execute()
  const kept = tx.db
    .selectFrom('change_set_stay')
    .select('entity_id')
    .where('change_set_id', '=', changeSetID)
    .where('kind', '=', 'item')
  const undoable = undoableItems(tx.everywhere, undone.change_set_id).select('item.item_id')
  const isUndoable = sql<boolean>`(change_set_row.item_id in ${undoable})`
  await tx.db
    .updateTable('change_set_row')
    .set({ removes: false, excluded: sql`not ${isUndoable}`, changes: discontinued })
    .where('change_set_id', '=', changeSetID)
    .where('removes', '=', true)
    .where('item_id', 'in', kept)
    .execute()
}

function removedRows({ db }: WriteTransaction, changeSetID: number) {
  return db
    .selectFrom('change_set_row')
    .where('change_set_row.change_set_id', '=', changeSetID)
    .where('change_set_row.removes', '=', true)
    .where(isToBeWritten)
}

/** With their pictures, of which the files are removed once no item shows them. */
async function removeItems(tx: WriteTransaction, changeSetID: number, report: (done: number) => Promise<void>) {
  const rows = await removedRows(tx, changeSetID).select('item_id').orderBy('item_id').execute()
  const ids = rows.map(({ item_id }) => item_id)
  for (let start = 0; start < ids.length; start += ITEMS_A_STEP) {
    const step = ids.slice(start, start + ITEMS_A_STEP)
    const isOfStep = sql<boolean>`item_id = any(${step})`
    await tx.db.deleteFrom('item_image').where(isOfStep).execute()
    await tx.db.deleteFrom('item').where(isOfStep).execute()
    const removed = removedRows(tx, changeSetID)
      .select(['item_id', sql<string>`${'delete'}::text`.as('action'), 'changes'])
      .where(isOfStep)
    await auditItems(tx, removed)
    noteChanged(tx.changed, 'item', step)
    await report(start + step.length)
  }
  return ids.length
}

/** A product that stood empty before was not created by the import. */
async function removeEmptyProducts({ db }: WriteTransaction, { change_set_id }: AppliedImport) {
  await db
    .deleteFrom('product')
    .where('product.change_set_id', '=', change_set_id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('item').select('item.item_id').whereRef('item.product_id', '=', 'product.product_id'))),
    )
    .execute()
}

async function keepEntries(
  { db }: WriteTransaction,
  changeSetID: number,
  entries: Awaited<ReturnType<typeof removeMadeEntries>>,
) {
  if (entries.length === 0) return
  const rows = entries.map(({ kind, id, stay }) => ({ change_set_id: changeSetID, kind, entity_id: id, stay: stay! }))
  await db.insertInto('change_set_stay').values(rows).execute()
}
