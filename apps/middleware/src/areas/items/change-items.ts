import { type RawBuilder, sql } from 'kysely'
import { stamp } from '#database/stamp.ts'
import type { WriteTransaction } from '#database/write.ts'
import type { ItemColumn } from './item-columns.ts'
import { searchAfter } from './item-row.ts'

/** What counts the saves of a part of an item. */
type Counter = 'version' | 'images_version' | 'components_version'

/** The columns that the search box looks in. */
const SEARCHED: readonly ItemColumn[] = ['upc', 'additional_upcs', 'master_sku', 'name', 'product_name']

/**
 * Begins every update of items: writes these columns, values or SQL that yields them, says who did it and when, counts
 * the version, and keeps what the search box looks in. The caller says which items, and audits.
 */
export function changeItems(
  tx: WriteTransaction,
  columns: Readonly<Partial<Record<ItemColumn, unknown>>>,
  counter: Counter = 'version',
) {
  const search = SEARCHED.some((column) => column in columns) && { search: searchAfter(columns) }
  const next: RawBuilder<number> = sql`${sql.ref(`item.${counter}`)} + 1`
  const written: Record<string, unknown> = { ...columns, ...search, ...stamp(tx), [counter]: next }
  return tx.db.updateTable('item').set(written)
}
