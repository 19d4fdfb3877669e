import { sql, type RawBuilder } from 'kysely'
import type { ItemDraft, ItemFieldName } from '@greenroom/catalog'
import type { DraftValue } from '@greenroom/validation'
import { COLUMN_OF, type ItemColumn, type ItemRow } from './item-columns.ts'
import type { ItemValues, StoredValues } from './item-rules.ts'
import { searchText } from '#query/search-text.ts'

/** Columns to write for what an item says; JSON as text. */
export type ItemColumns = Partial<Omit<ItemRow, 'attributes' | 'item_id' | 'created_at'>> & { attributes?: string }

export function columnsOf({ fields, attributes }: ItemValues): ItemColumns {
  const columns: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields) as [ItemFieldName, DraftValue][]) {
    if (value !== undefined && name !== 'itemID') columns[COLUMN_OF[name]] = value
  }
  if (attributes !== undefined) columns['attributes'] = JSON.stringify(attributes)
  return columns as ItemColumns
}

/** A stored item as the rules read it. */
export function storedValues(row: ItemRow): StoredValues {
  const fields: Partial<Record<ItemFieldName, unknown>> = {}
  for (const [name, column] of Object.entries(COLUMN_OF) as [ItemFieldName, keyof ItemRow][]) fields[name] = row[column]
  return { fields: fields as ItemDraft, attributes: row.attributes }
}

/** `item.search` after these columns, values or SQL that yields them, are written over an item, or a row like one. */
export function searchAfter(
  columns: Readonly<Partial<Record<ItemColumn, unknown>>>,
  table = 'item',
): RawBuilder<string> {
  const textOf = (column: ItemColumn) => (column in columns ? sql`${columns[column]}` : sql.ref(`${table}.${column}`))
  return searchText({
    itemID: textOf('item_id'),
    upc: textOf('upc'),
    additionalUPCs: textOf('additional_upcs'),
    masterSKU: textOf('master_sku'),
    name: textOf('name'),
    productName: textOf('product_name'),
  })
}

/** `item.search` of a new item. */
export function searchOf(itemID: string, columns: ItemColumns): RawBuilder<string> {
  return searchText({
    itemID: sql`${itemID}`,
    upc: sql`${columns.upc}`,
    additionalUPCs: sql`${columns.additional_upcs ?? []}`,
    masterSKU: sql`${columns.master_sku ?? null}`,
    name: sql`${columns.name}`,
    productName: sql`${columns.product_name ?? null}`,
  })
}
