import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { columnOf, type ImportRecord } from './import-record.ts'

/** The name of the item whose ID the row `cell` has, if there is one. */
export function itemNamedIn(db: CompanyQueries, record: ImportRecord) {
  const column = columnOf(record, 'itemID') ?? -1
  const named = db
    .selectFrom('item as named')
    .select('named.name')
    .where('named.item_id', '=', sql<string>`btrim(cell.cells ->> ${column}::integer)`)
  return sql<string | null>`${named}`
}

/** Names the item of a row by its cells, or else by what the item with its ID is called. */
export function rowNames(record: ImportRecord) {
  const [itemID, name] = [columnOf(record, 'itemID') ?? -1, columnOf(record, 'name') ?? -1]
  return (cells: readonly string[], stored: string | null) => ({
    itemID: cells[itemID]?.trim() ?? '',
    name: cells[name]?.trim() || (stored ?? ''),
  })
}
