import { sql, type Kysely } from 'kysely'
import * as platform from './migrations/0001-platform.ts'
import * as catalog from './migrations/0002-catalog.ts'
import * as partners from './migrations/0003-partners.ts'
import * as changes from './migrations/0004-changes.ts'
import * as signIn from './migrations/0005-sign-in.ts'
import * as sso from './migrations/0006-sso.ts'
import * as changeSets from './migrations/0009-change-sets.ts'
import * as images from './migrations/0010-images.ts'
import * as importEntries from './migrations/0011-import-entries.ts'
import * as cto from './migrations/0012-cto.ts'
import * as sales from './migrations/0013-sales.ts'
import type { Tables } from './tables.ts'

/** In order; a name once released never changes. */
const MIGRATIONS: Record<string, { up(db: Kysely<Tables>): Promise<void> }> = {
  '0001-platform': platform,
  '0002-catalog': catalog,
  '0003-partners': partners,
  '0004-changes': changes,
  '0005-sign-in': signIn,
  '0006-sso': sso,
  '0009-change-sets': changeSets,
  '0010-images': images,
  '0011-import-entries': importEntries,
  '0012-cto': cto,
  '0013-sales': sales,
}

/**
 * Brings the schema up to date in one transaction: all of it or nothing.
 * The table lock makes a second replica wait and then find nothing left to do. Kysely's own migrator takes an
 * advisory lock instead, which poolers and some PostgreSQL-compatible databases do not keep.
 */
export async function migrate(db: Kysely<Tables>) {
  await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null)`
    .execute(db)
    .catch(unlessCreatedMeanwhile)
  await db.transaction().execute(async (tx) => {
    await sql`lock table migration in exclusive mode`.execute(tx)
    const applied = new Set((await tx.selectFrom('migration').select('name').execute()).map((row) => row.name))
    for (const [name, migration] of Object.entries(MIGRATIONS)) {
      if (applied.has(name)) continue
      await migration.up(tx)
      await tx.insertInto('migration').values({ name, applied_at: new Date() }).execute()
    }
  })
}

/** `if not exists` is no protection against another replica creating the table at the same instant. */
function unlessCreatedMeanwhile(error: unknown) {
  if (!['23505', '42P07', '42710'].includes((error as { code?: string }).code ?? '')) throw error
}
