import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Platform } from '#platform/platform.ts'
import { IMAGE_SIZES, pictureKey } from '#blobs/picture-key.ts'

/** Long enough to undo a removal, and to add an upload to its item. */
const KEPT_UNUSED = 24 * 3_600_000
/** Pictures per run; the next run continues. */
const MOST_A_RUN = 1_000

/**
 * Removes the pictures that no item shows any more and that are no logo. The bytes are removed while the row is locked: a concurrent upload
 * of the same picture waits, and then stores both again.
 */
export async function removeOrphans({ database: { db }, blobs, now }: Pick<Platform, 'database' | 'blobs' | 'now'>) {
  const unusedSince = new Date(now().getTime() - KEPT_UNUSED)
  const isOrphan = ({ and, not, exists, eb, selectFrom, ref }: ExpressionBuilder<Tables, 'image'>) => {
    const shown = selectFrom('item_image')
      .select(sql`1`.as('one'))
      .where('item_image.company_code', '=', ref('image.company_code'))
      .where('item_image.image_id', '=', ref('image.image_id'))
    const isLogo = selectFrom('company_logo')
      .select(sql`1`.as('one'))
      .where('company_logo.company_code', '=', ref('image.company_code'))
      .where('company_logo.image_id', '=', ref('image.image_id'))
    return and([eb('image.used_at', '<', unusedSince), not(exists(shown)), not(exists(isLogo))])
  }
  const orphans = await db
    .selectFrom('image')
    .select(['company_code', 'image_id'])
    .where(isOrphan)
    .orderBy('used_at')
    .limit(MOST_A_RUN)
    .execute()
  for (const { company_code, image_id } of orphans) {
    await db.transaction().execute(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('image')
        .where('company_code', '=', company_code)
        .where('image_id', '=', image_id)
        .where(isOrphan)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return
      for (const size of IMAGE_SIZES) await blobs.remove(pictureKey(company_code, image_id, size))
    })
  }
}
