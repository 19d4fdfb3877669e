import { sql, type RawBuilder } from 'kysely'
import type { ItemDraft, ItemFieldName, KeyValue } from '@greenroom/catalog'
import type { CompanyQueries } from '#database/company-store.ts'
import { type IDRange, within } from './compare.ts'
import { fieldValue } from './field-sql.ts'
import type { ImportRecord } from './import-record.ts'
import type { Fault as RowFault } from './rejections.ts'

/** A row with what it says of its item. */
interface Judged {
  part: number
  line: number
  item_id: string
  fields: ItemDraft & { attributes?: KeyValue[] }
}

export interface Fault extends RowFault {
  row: Judged
}

/** The rows that are not rejected. */
export function rowsOf(db: CompanyQueries, { import_id }: ImportRecord, range?: IDRange) {
  return db
    .selectFrom('import_row')
    .select(['import_row.part', 'import_row.line', 'import_row.item_id', 'import_row.fields'])
    .where('import_row.import_id', '=', import_id)
    .where('import_row.action', '<>', 'rejected')
    .where(within(range))
}

/** Whether the row changes the field. A 0 of a new item changes nothing. */
export function changesField(field: ItemFieldName | 'attributes'): RawBuilder<boolean> {
  const change = JSON.stringify([{ field }])
  const ofNothing = JSON.stringify([{ field, from: null, to: 0 }])
  const ofItem = sql`(import_row.changes @> ${change}::jsonb and not import_row.changes @> ${ofNothing}::jsonb)`
  return sql<boolean>`(case when import_row.action = ${'create'} then ${fieldValue(field)} <> '0'::jsonb else ${ofItem} end)`
}
