import type { Kysely } from 'kysely'
import { repeatAfterDeadlock } from './busy.ts'
import { CompanyGuard } from './company-guard.ts'
import type { Tables } from './tables.ts'

/** The parts of Kysely that the guard covers. `withoutPlugins` is not among them. */
export type CompanyQueries = Pick<
  Kysely<Tables>,
  'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'with' | 'selectNoFrom' | 'fn' | 'case' | 'getExecutor'
>

/** The data of one company: all that a handler can access. */
export interface CompanyStore {
  code: string
  db: CompanyQueries
  /** The platform's clock. */
  now: () => Date
  /**
   * Saves everything in `work`, or nothing. Inside a transaction it joins that transaction; otherwise `work` runs again
   * after a deadlock.
   */
  transaction<T>(work: (store: CompanyStore) => Promise<T>): Promise<T>
}

export function companyStore(db: Kysely<Tables>, code: string, now = () => new Date()): CompanyStore {
  return storeOver(db.withPlugin(new CompanyGuard(code)), code, now)
}

function storeOver(db: Kysely<Tables>, code: string, now: () => Date): CompanyStore {
  const store: CompanyStore = {
    code,
    db,
    now,
    transaction: (work) =>
      db.isTransaction
        ? work(store)
        : repeatAfterDeadlock(() => db.transaction().execute((tx) => work(storeOver(tx, code, now)))),
  }
  return store
}
