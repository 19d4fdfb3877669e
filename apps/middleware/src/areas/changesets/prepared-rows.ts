import { sql, type RawBuilder } from 'kysely'
import type { RowFault } from './tables.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Change } from '#database/columns.ts'

/** One item of a change set before it is applied. */
export interface PreparedRow {
  itemID: string
  version: number
  changes: Change[]
  fault?: RowFault
}

const ROWS_A_STATEMENT = 10_000

export async function insertRows(db: CompanyQueries, changeSetID: number, rows: PreparedRow[]) {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const part = rows.slice(start, start + ROWS_A_STATEMENT)
    const columns = [
      sql`${part.map(({ itemID }) => itemID)}::text[]`,
      sql`${part.map(({ version }) => version)}::int[]`,
      sql`${part.map(({ changes }) => JSON.stringify(changes))}::jsonb[]`,
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
}

interface Given {
  item_id: string
  version: number
  changes: string
  fault: string | null
}

/** The rows that applying writes: neither left out, nor faulty, nor without a change. */
export const isToBeWritten: RawBuilder<boolean> = sql<boolean>`(change_set_row.fault is null
  and not change_set_row.excluded and change_set_row.changes <> '[]')`
