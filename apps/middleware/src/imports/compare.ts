import { sql } from 'kysely'
import type { ItemFieldName } from '@greenroom/validation'
import type { CompanyQueries } from '../database/company-store.ts'
import { changesOf } from './field-sql.ts'
import { type ImportRecord, mappedFields } from './import-record.ts'

/** Items by ID: after the one, up to and with the other. */
export interface IDRange {
  after: string
  upTo: string
}

/** Says of each row what it would do to the catalog as it is now, and how: `action` and `changes`. */
export async function compareRows(db: CompanyQueries, record: ImportRecord, range?: IDRange) {
  const names = mappedFields(record)
  await db
    .updateTable('import_row')
    .from((rows) => comparedRows(rows as never, record.import_id, names, range).as('compared'))
    .set({ action: sql`compared.action`, changes: sql`compared.changes` })
    .where('import_row.import_id', '=', record.import_id)
    .whereRef('import_row.part', '=', 'compared.part')
    .whereRef('import_row.line', '=', 'compared.line')
    .execute()
}

function comparedRows(
  db: Pick<CompanyQueries, 'selectFrom'>,
  importID: number,
  names: ItemFieldName[],
  range?: IDRange,
) {
  const changes = changesOf(names)
  return db
    .selectFrom('import_row')
    .leftJoin('item', 'item.item_id', 'import_row.item_id')
    .select(['import_row.part', 'import_row.line', changes.as('changes')])
    .select(
      sql<string>`case when item.item_id is null then 'create' when ${changes} = '[]' then 'unchanged' else 'update' end`.as(
        'action',
      ),
    )
    .where('import_row.import_id', '=', importID)
    .where(within(range))
}

/** Of the rows of an import, those in the range. */
export function within(range: IDRange | undefined) {
  if (!range) return sql<boolean>`true`
  return sql<boolean>`(import_row.item_id > ${range.after} and import_row.item_id <= ${range.upTo})`
}

/** Of several rows of one item the last one counts, in whichever part it came. */
export async function dropSuperseded(db: CompanyQueries, importID: number) {
  await db
    .deleteFrom('import_row')
    .using('import_row as later')
    .where('import_row.import_id', '=', importID)
    .where('later.import_id', '=', importID)
    .whereRef('later.item_id', '=', 'import_row.item_id')
    .where(sql<boolean>`(later.line, later.part) > (import_row.line, import_row.part)`)
    .execute()
}
