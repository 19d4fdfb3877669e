import type { ReferenceExpression, SelectQueryBuilder } from 'kysely'
import type { WriteTransaction } from '#calls/write.ts'

/**
 * Locks these rows until the transaction ends, always in key order, so that no two transactions wait for each other.
 */
export function lockRows<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  key: ReferenceExpression<DB, Table>,
) {
  return rows.orderBy(key).forNoKeyUpdate()
}

/** Serializes the transactions of a company that call this, so that validated data is what gets stored. */
export async function lockCompany({ db }: Pick<WriteTransaction, 'db'>) {
  await db.selectFrom('company').select('company_code').forNoKeyUpdate().execute()
}
