import type { CompanyQueries } from '#database/company-store.ts'
import type { Platform } from '#platform/platform.ts'

/** Longer than any upload takes. */
const UPLOAD_TAKES = 3_600_000
/** Blobs per run; the next run continues. */
const MOST_A_RUN = 1_000

/** To be called before a blob is written: it is removed again unless `keepBlob` follows, even after a crash. */
export async function announceBlob(db: CompanyQueries, key: string, now: Date) {
  await removeLater(db, key, new Date(now.getTime() + UPLOAD_TAKES))
}

/** In the transaction of the row that names the blob. Throws if the blob may be gone by now. */
export async function keepBlob(db: CompanyQueries, key: string) {
  const { numDeletedRows } = await db.deleteFrom('blob_to_remove').where('key', '=', key).executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Error(`${key} was not announced, or took too long`)
}

/** In the transaction that removes the row that names the blob. */
export async function removeLater(db: CompanyQueries, key: string, after: Date) {
  await db.insertInto('blob_to_remove').values({ key, after }).execute()
}

/** Removes the blobs that are due. Each is removed while its row is locked, and again by the next run if that fails. */
export async function removeBlobs({ database: { db }, blobs, now }: Pick<Platform, 'database' | 'blobs' | 'now'>) {
  const due = await db
    .selectFrom('blob_to_remove')
    .select(['company_code', 'key'])
    .where('after', '<=', now())
    .orderBy('after')
    .limit(MOST_A_RUN)
    .execute()
  for (const { company_code, key } of due) {
    await db.transaction().execute(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('blob_to_remove')
        .where('company_code', '=', company_code)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (numDeletedRows > 0n) await blobs.remove(key)
    })
  }
}
