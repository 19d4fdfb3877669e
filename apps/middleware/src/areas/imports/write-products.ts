import { sql } from 'kysely'
import type { WriteTransaction } from '#database/write.ts'
import { type ImportRecord, mappedFields } from './import-record.ts'

/** Makes and names the products of an import, locked in the order of their IDs (`lockProducts`). */
export async function writeProducts(tx: WriteTransaction, record: ImportRecord) {
  const names = mappedFields(record)
  if (!names.includes('productID')) return
  const saysName = names.includes('productName')
  await tx.db
    .insertInto('product')
    .columns(['product_id', 'product_name'])
    .expression((select) =>
      select
        .selectFrom('import_row')
        .select(sql<string>`fields ->> 'productID'`.as('product_id'))
        .select(sql<string>`max(coalesce(fields ->> 'productName', fields ->> 'name', item_id))`.as('product_name'))
        .where('import_id', '=', record.import_id)
        .where('action', 'in', ['create', 'update'])
        .where(sql<boolean>`fields ->> 'productID' is not null`)
        .groupBy(sql`fields ->> 'productID'`)
        .orderBy('product_id'),
    )
    .onConflict((conflict) =>
      saysName
        ? conflict.columns(['company_code', 'product_id']).doUpdateSet({ product_name: sql`excluded.product_name` })
        : conflict.doNothing(),
    )
    .execute()
}
