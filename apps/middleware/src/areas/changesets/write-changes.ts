import { sql } from 'kysely'
import { explainDenied } from '@greenroom/permissions'
import { noteChanged } from '#database/change-log.ts'
import { auditItems, type WriteTransaction } from '#calls/write.ts'
import { Failure, forbidden } from '#failures/failures.ts'
import { lockRows } from '#query/locks.ts'
import type { ItemRules } from '#areas/items/item-rules.ts'
import { changeItems } from '#areas/items/change-items.ts'
import { guardOf, STORED_COLUMNS, type StoredField } from '#areas/items/item-columns.ts'
import { checkDiscontinued } from '#areas/items/package-rules.ts'
import { holdProducts, nameProducts } from '#areas/items/product-store.ts'
import { changedValue, changes, valueAfter } from './change-sql.ts'
import { isToBeChanged, isToBeWritten } from './prepared-rows.ts'
import type { Removal } from './remove-items.ts'

/** Items written between two reports. */
const ITEMS_A_STEP = 5_000

/** The most items that a refusal names. */
const MOST_NAMED = 100

/**
 * Writes the prepared rows of a change set, all or none, with one audit entry for each item. Everything is done by the
 * database, in steps; `report` is told how many items are written. Answers how many. A removal decides, once the items
 * are held, which of them it removes afterward.
 */
export async function writeChanges(
  tx: WriteTransaction,
  changeSetID: number,
  rules: ItemRules,
  report: (done: number) => Promise<void>,
  removal?: Removal,
): Promise<number> {
  const prepared = await changedFields(tx, changeSetID)
  // Products before items, and items by their ID, as in any save (`lockProducts`).
  if (prepared.includes('productID')) await ensureProducts(tx, changeSetID)
  const isOfProducts = prepared.includes('productID') || prepared.includes('productName')
  const products = isOfProducts ? await productsOf(tx, changeSetID) : []
  await holdProducts(tx, [...products, ...(removal?.products ?? [])])
  if (prepared.includes('productName')) await holdWithSiblings(tx, changeSetID, products)
  await holdUnchanged(tx, changeSetID)
  await removal?.settle(tx, changeSetID)
  const fields = removal ? await changedFields(tx, changeSetID) : prepared
  refuseLocked(fields, rules)
  const ids = await idsToWrite(tx, changeSetID)
  for (let start = 0; start < ids.length; start += ITEMS_A_STEP) {
    const step = ids.slice(start, start + ITEMS_A_STEP)
    await updateItems(tx, changeSetID, fields, step)
    await auditItems(tx, rowsOf(tx, changeSetID, step))
    noteChanged(tx.changed, 'item', step)
    await report(start + step.length)
  }
  if (fields.includes('productName')) await nameProducts(tx, await namesGiven(tx, changeSetID))
  if (fields.includes('itemStatus')) await checkDiscontinued(tx.db, await discontinuedIDs(tx, changeSetID))
  return ids.length
}

function toWrite({ db }: Pick<WriteTransaction, 'db'>, changeSetID: number) {
  return db
    .selectFrom('change_set_row')
    .where('change_set_row.change_set_id', '=', changeSetID)
    .where(isToBeWritten)
    .orderBy('change_set_row.item_id')
}

/** The items that a change set changes, or has changed, by ID. */
export async function idsToWrite(tx: Pick<WriteTransaction, 'db'>, changeSetID: number): Promise<string[]> {
  const rows = await toWrite(tx, changeSetID).select('change_set_row.item_id').where(isToBeChanged).execute()
  return rows.map(({ item_id }) => item_id)
}

async function discontinuedIDs(tx: WriteTransaction, changeSetID: number): Promise<string[]> {
  const change = JSON.stringify([{ field: 'itemStatus', to: 'Discontinued' }])
  const rows = await toWrite(tx, changeSetID)
    .select('change_set_row.item_id')
    .where(isToBeChanged)
    .where(sql<boolean>`change_set_row.changes @> ${change}::jsonb`)
    .execute()
  return rows.map(({ item_id }) => item_id)
}

async function changedFields({ db }: WriteTransaction, changeSetID: number): Promise<StoredField[]> {
  const rows = await db
    .selectFrom('change_set_row')
    .select(sql<StoredField>`jsonb_path_query(change_set_row.changes, '$[*].field') #>> '{}'`.as('field'))
    .distinct()
    .where('change_set_id', '=', changeSetID)
    .where(isToBeChanged)
    .execute()
  return rows.map(({ field }) => field)
}

/** Whoever applies may have fewer rights than whoever prepared. */
function refuseLocked(fields: StoredField[], { locked }: ItemRules) {
  const denied = fields.find((field) => locked.has(field))
  if (denied) throw forbidden(explainDenied(guardOf(denied)!, 'WRITE'))
}

/** Locks the items, and refuses to write over what somebody else changed or removed since they were prepared. */
async function holdUnchanged(tx: WriteTransaction, changeSetID: number) {
  const changed = await tx.db
    .with('held', () =>
      toWrite(tx, changeSetID)
        .innerJoin('item', 'item.item_id', 'change_set_row.item_id')
        .select(['item.item_id', 'item.version', 'change_set_row.version as prepared'])
        .forUpdate('item'),
    )
    .selectFrom('held')
    .select('held.item_id')
    .whereRef('held.version', '<>', 'held.prepared')
    .orderBy('held.item_id')
    .execute()
  const removed = await toWrite(tx, changeSetID)
    .select('change_set_row.item_id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('item').select('item.item_id').whereRef('item.item_id', '=', 'change_set_row.item_id'))),
    )
    .execute()
  changed.push(...removed)
  if (changed.length === 0) return
  const ids = changed.slice(0, MOST_NAMED).map(({ item_id }) => item_id)
  const message = `Changed by others in the meantime: ${ids.slice(0, 5).join(', ')}${changed.length > 5 ? ` and ${changed.length - 5} more` : ''}. Nothing was changed.`
  const errors = ids.map((itemID) => ({
    field: 'itemID',
    code: 'changedSince',
    message: `${itemID} was changed`,
    value: itemID,
  }))
  throw new Failure(409, 'ER_000', message, { errors })
}

/** The products that the written items will be of. */
async function productsOf(tx: WriteTransaction, changeSetID: number): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('change_set_row')
    .innerJoin('item', 'item.item_id', 'change_set_row.item_id')
    .select(sql<string | null>`${valueAfter('productID')}`.as('product_id'))
    .distinct()
    .where('change_set_id', '=', changeSetID)
    .where(isToBeChanged)
    .execute()
  return rows.flatMap(({ product_id }) => product_id ?? [])
}

/** Who names a product on one item names it on all of them. */
async function holdWithSiblings(tx: WriteTransaction, changeSetID: number, products: string[]) {
  const ids = await idsToWrite(tx, changeSetID)
  const items = tx.db
    .selectFrom('item')
    .select('item_id')
    .where(sql<boolean>`(item_id = any(${ids}) or product_id = any(${products}))`)
  await lockRows(items, 'item_id').execute()
}

/** The names that the written rows give to the products of their items, by product. */
async function namesGiven(tx: WriteTransaction, changeSetID: number): Promise<Map<string, string>> {
  const rows = await tx.db
    .selectFrom('change_set_row')
    .innerJoin('item', 'item.item_id', 'change_set_row.item_id')
    .select(({ fn }) => ['item.product_id', fn.max('item.product_name').as('product_name')])
    .where('change_set_row.change_set_id', '=', changeSetID)
    .where(isToBeChanged)
    .where(changes('productName'))
    .where('item.product_id', 'is not', null)
    .where('item.product_name', 'is not', null)
    .groupBy('item.product_id')
    .execute()
  return new Map(rows.map(({ product_id, product_name }) => [product_id!, product_name!]))
}

/** Makes the products that items are about to refer to, named after the item where nothing else is said. */
async function ensureProducts(tx: WriteTransaction, changeSetID: number) {
  await tx.db
    .insertInto('product')
    .columns(['product_id', 'product_name'])
    .expression((select) =>
      select
        .selectFrom((inner) =>
          inner
            .selectFrom('change_set_row')
            .innerJoin('item', 'item.item_id', 'change_set_row.item_id')
            .select(sql<string>`${changedValue('productID')}`.as('product_id'))
            .select(sql<string>`coalesce(${valueAfter('productName')}, item.name)`.as('product_name'))
            .where('change_set_row.change_set_id', '=', changeSetID)
            .where(isToBeChanged)
            .as('named'),
        )
        .select(({ fn }) => ['named.product_id', fn.max('named.product_name').as('product_name')])
        .where('named.product_id', 'is not', null)
        .groupBy('named.product_id')
        .orderBy('named.product_id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function updateItems(tx: WriteTransaction, changeSetID: number, fields: StoredField[], ids: string[]) {
  await changeItems(tx, Object.fromEntries(fields.map((name) => [STORED_COLUMNS[name], valueAfter(name)])))
    .from('change_set_row')
    .where('change_set_row.change_set_id', '=', changeSetID)
    .whereRef('change_set_row.item_id', '=', 'item.item_id')
    .where(sql<boolean>`change_set_row.item_id = any(${ids})`)
    .execute()
}

/** The changes of some items. */
export function rowsOf({ db }: WriteTransaction, changeSetID: number, ids: string[]) {
  return db
    .selectFrom('change_set_row')
    .select(['change_set_row.item_id', sql<string>`${'update'}::text`.as('action'), 'change_set_row.changes'])
    .where('change_set_id', '=', changeSetID)
    .where(sql<boolean>`change_set_row.item_id = any(${ids})`)
}
