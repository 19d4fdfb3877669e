import { sql } from 'kysely'
import { productNamesIn } from '@greenroom/catalog'
import { changeObject } from '#database/change-object.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { lockRows } from '#query/locks.ts'
import { nameProducts } from '#areas/items/product-store.ts'
import { type ImportRecord, mappedFields } from './import-record.ts'

/**
 * Makes the products of an import, and holds those that its items are or will be of, in the order of their IDs
 * (`lockProducts`). Where it names some of them, all their items are held as well.
 */
export async function writeProducts(tx: WriteTransaction, record: ImportRecord) {
  const names = mappedFields(record)
  if (names.includes('productID')) await insertProducts(tx, record)
  if (!names.includes('productID') && !names.includes('productName')) return
  const products = tx.db
    .selectFrom('product')
    .select('product_id')
    .where('product_id', 'in', rowsWritten(tx.db, record).select(productAfter.as('id')))
  await lockRows(products, 'product_id').execute()
  const named = await namesGiven(tx.db, record)
  if (named.size === 0) return
  const items = tx.db
    .selectFrom('item')
    .select('item_id')
    .where(({ or, eb }) =>
      or([
        sql<boolean>`product_id = any(${[...named.keys()]})`,
        eb('item_id', 'in', rowsWritten(tx.db, record).select('import_row.item_id')),
      ]),
    )
  await lockRows(items, 'item_id').execute()
  await giveNames(tx, record, named)
}

/** Makes the rows of a named product say its name, so that each item is written once. */
async function giveNames(tx: WriteTransaction, record: ImportRecord, names: ReadonlyMap<string, string>) {
  const rows = rowsWritten(tx.db, record)
    .innerJoin(givenNames(names), (join) => join.on(productAfter, '=', sql.ref('named.id')))
    .select(['import_row.part', 'import_row.line', 'named.name'])
  const change = changeObject(sql`${'productName'}::text`, sql`null::text`, sql`said.name`)
  await tx.db
    .updateTable('import_row')
    .from(rows.as('said'))
    .set({
      fields: sql<string>`import_row.fields || jsonb_build_object('productName', said.name)`,
      // Those of an item that is there are compared again.
      changes: sql<string>`jsonb_path_query_array(import_row.changes, '$[*] ? (@.field != "productName")') || ${change}`,
    })
    .where('import_row.import_id', '=', record.import_id)
    .whereRef('import_row.part', '=', 'said.part')
    .whereRef('import_row.line', '=', 'said.line')
    .execute()
}

/** Gives the products that the written rows name, and all their items, these names (catalog SPEC V17). */
export async function nameWrittenProducts(tx: WriteTransaction, record: ImportRecord) {
  if (mappedFields(record).includes('productName')) await nameProducts(tx, await namesGiven(tx.db, record))
}

/** How many items get a new name of their product that no row writes (catalog SPEC V17). */
export async function countRenamed(db: CompanyQueries, record: ImportRecord): Promise<number> {
  if (!mappedFields(record).includes('productName')) return 0
  const names = await namesGiven(db, record)
  const { count } = await db
    .selectFrom('item')
    .innerJoin(givenNames(names), 'named.id', 'item.product_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`item.product_name is distinct from named.name`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_row')
            .where('import_id', '=', record.import_id)
            .where('action', 'in', ['create', 'update'])
            .whereRef('import_row.item_id', '=', 'item.item_id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

function givenNames(names: ReadonlyMap<string, string>) {
  const given = sql<{ id: string; name: string }>`unnest(${[...names.keys()]}::text[], ${[...names.values()]}::text[])`
  return given.as<'named'>(sql`named(id, name)`)
}

/** Named after one of their items where the file doesn't name them. */
async function insertProducts(tx: WriteTransaction, record: ImportRecord) {
  await tx.db
    .insertInto('product')
    .columns(['product_id', 'product_name', 'change_set_id'])
    .expression((select) =>
      select
        .selectFrom('import_row')
        .select(sql<string>`fields ->> 'productID'`.as('product_id'))
        .select(sql<string>`max(coalesce(fields ->> 'productName', fields ->> 'name', item_id))`.as('product_name'))
        .select(sql<number | null>`${tx.writer.changeSetID ?? null}::bigint`.as('change_set_id'))
        .where('import_id', '=', record.import_id)
        .where('action', 'in', ['create', 'update'])
        .where(sql<boolean>`fields ->> 'productID' is not null`)
        .groupBy(sql`fields ->> 'productID'`)
        .orderBy('product_id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The product of a row's item after the import. */
const productAfter = sql<string | null>`(case when jsonb_exists(import_row.fields, 'productID')
  then import_row.fields ->> 'productID' else item.product_id end)`

function rowsWritten(db: CompanyQueries, { import_id }: ImportRecord) {
  return db
    .selectFrom('import_row')
    .leftJoin('item', 'item.item_id', 'import_row.item_id')
    .where('import_row.import_id', '=', import_id)
    .where('import_row.action', 'in', ['create', 'update'])
}

/** Of several rows of a product the last one in the file decides. */
async function namesGiven(db: CompanyQueries, record: ImportRecord): Promise<Map<string, string>> {
  const change = JSON.stringify([{ field: 'productName' }])
  const name = sql<string | null>`import_row.fields ->> 'productName'`
  const rows = await rowsWritten(db, record)
    .select([productAfter.as('productID'), name.as('productName')])
    .where(sql<boolean>`${name} is not null and ${productAfter} is not null`)
    // A row that repeats the name that its item has doesn't have it among its changes.
    .where(sql<boolean>`import_row.changes @> ${change}::jsonb`)
    .groupBy([productAfter, name])
    .orderBy(sql`max(import_row.line)`)
    .execute()
  return productNamesIn(rows.map((row) => ({ ...row, productID: row.productID!, before: null })))
}
