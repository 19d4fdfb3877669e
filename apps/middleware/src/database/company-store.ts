import type { Kysely } from 'kysely'
import { CompanyGuard } from './company-guard.ts'
import type { Tables } from './tables.ts'

/** The parts of Kysely that pass through the guard. `withoutPlugins` is not among them. */
export type CompanyQueries = Pick<
  Kysely<Tables>,
  'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'with' | 'selectNoFrom' | 'fn' | 'case' | 'getExecutor'
>

/** The data of one company, which is all that a handler can reach. */
export interface CompanyStore {
  code: string
  db: CompanyQueries
  /** Everything in `work` is saved, or nothing. Inside a transaction it joins that transaction. */
  transaction<T>(work: (store: CompanyStore) => Promise<T>): Promise<T>
}

export function companyStore(db: Kysely<Tables>, code: string): CompanyStore {
  return storeOver(db.withPlugin(new CompanyGuard(code)), code)
}

function storeOver(db: Kysely<Tables>, code: string): CompanyStore {
  const store: CompanyStore = {
    code,
    db,
    transaction: (work) =>
      db.isTransaction ? work(store) : db.transaction().execute((tx) => work(storeOver(tx, code))),
  }
  return store
}
