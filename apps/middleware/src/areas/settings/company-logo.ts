import { Readable } from 'node:stream'
import type { Platform } from '#platform/platform.ts'
import { stamp } from '#calls/stamp.ts'
import { audit, write, type WriteTransaction } from '#calls/write.ts'
import type { HandlersOf } from '#calls/call.ts'
import { notFound, versionConflict } from '#failures/failures.ts'
import { logoID } from '#companies/company-logo.ts'
import { FOR_EVER } from '#areas/images/image-handlers.ts'
import { keepPicture } from '#areas/images/image-store.ts'
import { pictureKey } from '#blobs/picture-key.ts'
import { readPicture } from '#areas/images/picture.ts'
import { lockCompany } from '#query/locks.ts'

/** The logo of a company: one of its pictures, which every user sees. */
export function companyLogoHandlers({
  blobs,
  now,
}: Platform): HandlersOf<'setCompanyLogo' | 'removeCompanyLogo' | 'getCompanyLogo'> {
  return {
    setCompanyLogo: async (call) => {
      const { company, query, body } = call
      const picture = await readPicture(body, query.name)
      await keepPicture(company, blobs, picture, now())
      return write(call, async (tx) => {
        await replaceLogo(tx, query.seen, picture.imageID)
        return { body: { logoID: picture.imageID } }
      })
    },

    removeCompanyLogo: (call) =>
      write(call, async (tx) => {
        await replaceLogo(tx, call.query.seen, undefined)
        return { body: { logoID: null } }
      }),

    getCompanyLogo: async ({ company, params: { imageID } }) => {
      const isLogo = (await logoID(company.db)) === imageID
      const bytes = isLogo && (await blobs.get(pictureKey(company.code, imageID, 'thumbnail')))
      if (!bytes) throw notFound()
      return { stream: { type: 'image/webp', content: Readable.from([bytes]) }, headers: FOR_EVER }
    },
  }
}

/** Throws the 409 unless the logo is the one that the change is based on. */
async function replaceLogo(tx: WriteTransaction, seen: string, imageID: string | undefined) {
  await lockCompany(tx)
  const before = await tx.db.selectFrom('company_logo').selectAll().executeTakeFirst()
  if ((before?.image_id ?? '') !== seen) {
    throw versionConflict({
      current: { logoID: before?.image_id ?? null },
      updatedBy: before?.updated_by ?? 'Someone',
      updatedAt: (before?.updated_at ?? tx.at).toISOString(),
    })
  }
  if (before?.image_id === imageID) return
  await tx.db.deleteFrom('company_logo').execute()
  for (const id of [before?.image_id, imageID]) {
    // Housekeeping keeps either for a day: the one of before may come back.
    if (id) await tx.db.updateTable('image').set({ used_at: tx.at }).where('image_id', '=', id).execute()
  }
  if (imageID) {
    await tx.db
      .insertInto('company_logo')
      .values({ image_id: imageID, ...stamp(tx) })
      .execute()
  }
  const change = { field: 'logo', from: before?.image_id ?? null, to: imageID ?? null }
  await audit(tx, 'company', tx.code, 'update', [change])
}
