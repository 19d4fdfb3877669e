import type { CompanyStore } from '#database/company-store.ts'
import { writeAs, type Writer } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import type { Platform } from '#platform/platform.ts'
import { Unreachable } from './fetch-file.ts'
import { keepPicture, lockGallery, saveGallery } from './image-store.ts'
import { readPicture } from './picture.ts'

/**
 * Adds the picture at an https address to the end of an item's gallery, in a transaction of its own; a picture that the
 * gallery already has stays where it is. Never call it inside a transaction: it waits for a third-party server. Throws
 * the refusal that names the address.
 */
export async function addImageByAddress(
  { blobs, now, fetchFile }: Pick<Platform, 'blobs' | 'now' | 'fetchFile'>,
  company: CompanyStore,
  writer: Writer,
  image: { itemID: string; address: string; altText?: string },
) {
  const { itemID, address, altText = '' } = image
  const file = await fetchFile(address).catch((error: unknown) => {
    throw error instanceof Unreachable ? refused(`${address} ${error.message}`) : error
  })
  const picture = await readPicture(file, address)
  await keepPicture(company, blobs, picture, now())
  await writeAs(company, writer, async (tx) => {
    const gallery = await lockGallery(tx, itemID)
    if (gallery.images.some(({ imageID }) => imageID === picture.imageID)) return
    await saveGallery(tx, gallery, [...gallery.images, { imageID: picture.imageID, altText }])
  })
}
