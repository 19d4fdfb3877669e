import { sql, type Kysely } from 'kysely'
import { installQueue } from './queue.ts'
import { SchemaError } from './schema-error.ts'
import type { Tables } from './tables.ts'
import { takeAllTime } from './timeouts.ts'

/** One step of the schema. Once it has landed it never changes. */
export interface Migration {
  /** `NNNN-what`: the numbers of all areas are one sequence, in which they run. */
  name: string
  statements: readonly string[]
}

/**
 * Brings the schema up to date in one transaction: all of it or nothing.
 * The table lock makes a second replica wait and then find nothing left to do. Kysely's own migrator takes an
 * advisory lock instead, which poolers and some PostgreSQL-compatible databases do not keep.
 */
export async function migrate(db: Kysely<Tables>, migrations: readonly Migration[]) {
  const inOrder = inTheirOrder(migrations)
  await createMigrationTable(db)
  await db.transaction().execute(async (tx) => {
    await takeAllTime(tx)
    await sql.raw(LOCK_SCHEMA).execute(tx)
    await installQueue(db)
    const applied = new Set((await tx.selectFrom('migration').select('name').execute()).map((row) => row.name))
    refuseUnknown(applied, inOrder)
    for (const { name, statements } of inOrder) {
      if (applied.has(name)) continue
      for (const statement of statements) await sql.raw(statement).execute(tx)
      await tx.insertInto('migration').values({ name, applied_at: new Date() }).execute()
    }
  })
}

/** Held by whoever changes the schema or restores a backup; a server that starts waits for it. */
export const LOCK_SCHEMA = 'lock table migration in exclusive mode'
export const CREATE_MIGRATION =
  'create table if not exists migration (name text primary key, applied_at timestamptz not null)'

export const inTheirOrder = (migrations: readonly Migration[]) =>
  migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** Waits for a restore, which replaces the table's schema, as long as that takes. */
export async function createMigrationTable(db: Kysely<Tables>) {
  const creating = db.transaction().execute(async (tx) => {
    await takeAllTime(tx)
    await sql.raw(CREATE_MIGRATION).execute(tx)
  })
  await creating.catch(unlessCreatedMeanwhile)
}

/** Throws if a database, or a backup of one, has had migrations of a later version. */
export function refuseUnknown(applied: ReadonlySet<string>, known: readonly Migration[]) {
  const unknown = [...applied].filter((name) => !known.some((migration) => migration.name === name))
  if (unknown.length === 0) return
  throw new SchemaError(
    `This database has changes that this version of Greenroom does not know (${unknown.join(', ')}). ` +
      'Start the version that made them, or choose another database.',
  )
}

/** `if not exists` does not protect against another replica creating the table at the same instant. */
function unlessCreatedMeanwhile(error: unknown) {
  if (!['23505', '42P07', '42710'].includes((error as { code?: string }).code ?? '')) throw error
}
