import { Readable } from 'node:stream'
import type { HandlersOf } from '#calls/call.ts'
import { checkVersion, write } from '#calls/write.ts'
import { notFound } from '#failures/failures.ts'
import type { Platform } from '#platform/platform.ts'
import { pictureKey } from '#blobs/picture-key.ts'
import { type Gallery, keepPicture, lockGallery, readGallery, saveGallery } from './image-store.ts'
import { readPicture } from './picture.ts'

/** The content of an ID never changes; another company in the same browser has a cache of its own. */
export const FOR_EVER = { 'cache-control': 'private, max-age=31536000, immutable', vary: 'Domain' }

export function imageHandlers({
  blobs,
  now,
}: Platform): HandlersOf<'listImages' | 'addImage' | 'arrangeImages' | 'getImage'> {
  return {
    listImages: async ({ company, query }) => ({ body: await readGallery(company.db, query.itemID) }),

    addImage: async (call) => {
      const { company, query, body } = call
      // Checked before the work is done; concurrent changes are detected below.
      await readGallery(company.db, query.itemID)
      const picture = await readPicture(body, query.name)
      await keepPicture(company, blobs, picture, now())
      return write(call, async (tx) => {
        const gallery = await lockGallery(tx, query.itemID)
        const added = { imageID: picture.imageID, altText: '' }
        return { body: await saveGallery(tx, gallery, [...gallery.images, added]) }
      })
    },

    arrangeImages: (call) =>
      write(call, async (tx) => {
        const { version, images } = call.body
        const gallery = await lockGallery(tx, call.query.itemID)
        checkVersion(gallery, version, (): Gallery => ({ version: gallery.version, images: gallery.images }))
        return { body: await saveGallery(tx, gallery, images) }
      }),

    getImage: async ({ company, params: { imageID }, query: { size = 'large' } }) => {
      const image = await company.db
        .selectFrom('image')
        .select('image_id')
        .where('image_id', '=', imageID)
        .executeTakeFirst()
      const bytes = image && (await blobs.get(pictureKey(company.code, imageID, size)))
      if (!bytes) throw notFound()
      const disposition = `inline; filename="${imageID.slice(0, 12)}.webp"`
      return {
        stream: { type: 'image/webp', content: Readable.from([bytes]) },
        headers: { ...FOR_EVER, 'content-disposition': disposition },
      }
    },
  }
}
