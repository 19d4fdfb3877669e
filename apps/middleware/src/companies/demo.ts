import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { BlobStore } from '#areas/images/blob-store.ts'
import { generatePassword } from '#areas/session/passwords.ts'
import { seedDemo } from './seed-demo.ts'

/**
 * Seeds the demo merchant into a database without a company, and returns the password of its users, which is kept in
 * `home` to be shown at every start. Undefined without a demo.
 */
export async function prepareDemo(db: Kysely<Tables>, home: string, blobs: BlobStore): Promise<string | undefined> {
  const file = join(home, 'demo-password')
  await db.transaction().execute(async (tx) => {
    // A second replica waits here and then finds the company.
    await sql`lock table company in exclusive mode`.execute(tx)
    if (await tx.selectFrom('company').select('company_code').limit(1).executeTakeFirst()) return
    const password = generatePassword()
    await seedDemo(tx, password, blobs)
    writeFileSync(file, password, { mode: 0o600 })
  })
  const demo = await db.selectFrom('company').select('company_code').where('is_demo', '=', true).executeTakeFirst()
  return demo && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
