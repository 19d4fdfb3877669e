import { sql, type RawBuilder } from 'kysely'
import type { RowFault } from './tables.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { bySize } from '#database/statement-size.ts'
import type { Change } from '#database/columns.ts'

/** One item of a change set before it is applied. */
export interface PreparedRow {
  itemID: string
  version: number
  changes: Change[]
  fault?: RowFault
}

/** Answers how many characters the changes of the rows have. */
export async function insertRows(db: CompanyQueries, changeSetID: number, rows: PreparedRow[]): Promise<number> {
  const written = rows.map((row) => ({ ...row, changes: JSON.stringify(row.changes) }))
  for (const part of bySize(written, ({ changes }) => changes.length + ROW_SIZE)) {
    const columns = [
      sql`${part.map(({ itemID }) => itemID)}::text[]`,
      sql`${part.map(({ version }) => version)}::int[]`,
      sql`${part.map(({ changes }) => changes)}::jsonb[]`,
      sql`${part.map(({ fault }) => (fault ? JSON.stringify(fault) : null))}::jsonb[]`,
    ]
    await db
      .insertInto('change_set_row')
      .columns(['change_set_id', 'item_id', 'version', 'changes', 'fault'])
      .expression((select) =>
        select
          .selectFrom(
            sql<Given>`unnest(${sql.join(columns)})`.as<'given'>(sql`given(item_id, version, changes, fault)`),
          )
          .select(sql<number>`${changeSetID}::bigint`.as('change_set_id'))
          .select(['given.item_id', 'given.version', 'given.changes', 'given.fault']),
      )
      .execute()
  }
  return written.reduce((sum, { changes }) => sum + changes.length, 0)
}

/** What a row has beside its changes, in characters: at most a fault in words. */
const ROW_SIZE = 500

interface Given {
  item_id: string
  version: number
  changes: string
  fault: string | null
}

/** The rows that applying writes: neither left out, nor faulty, nor without a change. */
export const isToBeWritten: RawBuilder<boolean> = sql<boolean>`(change_set_row.fault is null
  and not change_set_row.excluded and change_set_row.changes <> '[]')`

/** Of them, those that change their items; the others remove them. */
export const isToBeChanged: RawBuilder<boolean> = sql<boolean>`(${isToBeWritten} and not change_set_row.removes)`
