import type { Kysely } from 'kysely'
import { repeatAfterDeadlock } from './busy.ts'
import { CompanyGuard } from './company-guard.ts'
import type { PlacedReader } from './located-tables.ts'
import type { Tables } from './tables.ts'

/** The parts of Kysely that the guard covers. `withoutPlugins` is not among them. */
export type CompanyQueries = Pick<
  Kysely<Tables>,
  'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'with' | 'selectNoFrom' | 'fn' | 'case' | 'getExecutor'
>

/** The data of one company, at the places of the user who calls: all that a handler can access. */
export interface CompanyStore {
  code: string
  db: CompanyQueries
  /** At all places, whoever calls: for a rule of the company, such as that a name is taken. Its rows are not answered. */
  everywhere: CompanyQueries
  /** The platform's clock. */
  now: () => Date
  /**
   * Saves everything in `work`, or nothing. Inside a transaction it joins that transaction; otherwise `work` runs again
   * after a deadlock.
   */
  transaction<T>(work: (store: CompanyStore) => Promise<T>): Promise<T>
}

/** @param reader A user who is assigned to some locations. */
export function companyStore(
  db: Kysely<Tables>,
  code: string,
  now = () => new Date(),
  reader?: PlacedReader,
): CompanyStore {
  const everywhere = db.withPlugin(new CompanyGuard(code))
  const store: CompanyStore = {
    code,
    db: reader ? db.withPlugin(new CompanyGuard(code, reader)) : everywhere,
    everywhere,
    now,
    transaction: (work) =>
      db.isTransaction
        ? work(store)
        : repeatAfterDeadlock(() => db.transaction().execute((tx) => work(companyStore(tx, code, now, reader)))),
  }
  return store
}
