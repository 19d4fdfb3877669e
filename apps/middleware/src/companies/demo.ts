import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { takeAllTime } from '#database/timeouts.ts'
import type { BlobStore } from '#blobs/blob-store.ts'
import { generatePassword, verifyPassword } from '#identity/passwords.ts'
import { seedDemo } from './seed-demo.ts'

/**
 * Seeds the demo merchant into a database without a company, and returns the password of its users, which is kept in
 * `home` to be shown at every start. Undefined unless it is that of the demo's administrator.
 */
export async function prepareDemo(db: Kysely<Tables>, home: string, blobs: BlobStore): Promise<string | undefined> {
  const file = join(home, 'demo-password')
  await db.transaction().execute(async (tx) => {
    await takeAllTime(tx)
    // A second replica waits here and then finds the company.
    await sql`lock table company in exclusive mode`.execute(tx)
    if (await tx.selectFrom('company').select('company_code').limit(1).executeTakeFirst()) return
    const password = generatePassword()
    await seedDemo(tx, password, blobs)
    writeFileSync(file, password, { mode: 0o600 })
  })
  return existsSync(file) ? passwordThatWorks(db, readFileSync(file, 'utf8')) : undefined
}

/** Undefined if it was changed, or if the database was restored from another one. */
async function passwordThatWorks(db: Kysely<Tables>, password: string): Promise<string | undefined> {
  const admin = await db
    .selectFrom('app_user')
    .innerJoin('company', 'company.company_code', 'app_user.company_code')
    .select('password_hash')
    .where('app_user.company_code', '=', 'demo')
    .where('is_demo', '=', true)
    .where('user_name', '=', 'admin')
    .executeTakeFirst()
  return admin && (await verifyPassword(password, admin.password_hash)) ? password : undefined
}
