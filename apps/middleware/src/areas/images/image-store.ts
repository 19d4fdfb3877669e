import { sql } from 'kysely'
import { checkAltText, IMAGES_MAX } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import { auditAll, type AuditEntry, changesBetween, type WriteTransaction } from '#calls/write.ts'
import { notFound, refused } from '#failures/failures.ts'
import { changeItems } from '#areas/items/change-items.ts'
import { refuseSystemItems } from '#areas/items/item-rules.ts'
import { listQuery } from '#query/list-query.ts'
import { byNumber } from '#query/sort-keys.ts'
import type { BlobStore } from '#blobs/blob-store.ts'
import { IMAGE_SIZES, pictureKey } from '#blobs/picture-key.ts'
import type { Picture } from './picture.ts'

export type Gallery = components['schemas']['Gallery']
type GalleryImage = Gallery['images'][number]
export type PlacedImage = Pick<GalleryImage, 'imageID' | 'altText'>

/**
 * Stores a picture of the company, once however often it is uploaded. The row is written first, so that housekeeping
 * keeps it for a day; the bytes follow.
 */
export async function keepPicture({ code, db }: CompanyStore, blobs: BlobStore, picture: Picture, at: Date) {
  const { imageID, width, height } = picture
  await db
    .insertInto('image')
    .values({ image_id: imageID, width, height, used_at: at })
    .onConflict((conflict) => conflict.columns(['company_code', 'image_id']).doUpdateSet({ used_at: at }))
    .execute()
  for (const size of IMAGE_SIZES) await blobs.put(pictureKey(code, imageID, size), picture[size], 'image/webp')
}

/** The pictures of an item in their order, the main image first. */
export async function readGallery(db: CompanyQueries, itemID: string): Promise<Gallery> {
  const item = await db.selectFrom('item').select('images_version').where('item_id', '=', itemID).executeTakeFirst()
  if (!item) throw notFound()
  return { version: item.images_version, images: await imagesOf(db, itemID) }
}

const pictures = listQuery({
  from: ({ db, itemID }: { db: CompanyQueries; itemID: string }) =>
    db
      .selectFrom('item_image')
      .innerJoin('image', 'image.image_id', 'item_image.image_id')
      .select(['item_image.image_id as imageID', 'alt_text as altText', 'width', 'height'])
      .where('item_id', '=', itemID),
  key: byNumber('position'),
  byDefault: [],
})

function imagesOf(db: CompanyQueries, itemID: string): Promise<GalleryImage[]> {
  return pictures.all({ db, itemID })
}

/** A gallery to change, with its item's fields. */
type LockedGallery = Awaited<ReturnType<typeof lockGallery>>

/** Locks the gallery of an item until the transaction ends. */
export async function lockGallery({ db }: WriteTransaction, itemID: string) {
  const item = await db
    .selectFrom('item')
    .select(['item_id', 'images_version as version', 'item_image', 'updated_by', 'updated_at'])
    .where('item_id', '=', itemID)
    .forUpdate()
    .executeTakeFirst()
  if (!item) throw notFound()
  refuseSystemItems([itemID])
  return { ...item, images: await imagesOf(db, itemID) }
}

/** Sets the pictures of an item, in this order. The first becomes its image in lists (`itemImage`). */
export async function saveGallery(tx: WriteTransaction, before: LockedGallery, images: readonly PlacedImage[]) {
  const { item_id } = before
  const after = images.map(({ imageID, altText }) => ({ imageID, altText: altText.trim() }))
  refuseImages(after)
  await useImages(tx, after)
  await tx.db.deleteFrom('item_image').where('item_id', '=', item_id).execute()
  const rows = after.map(({ imageID, altText }, position) => ({
    item_id,
    image_id: imageID,
    position,
    alt_text: altText,
  }))
  if (rows.length > 0) await tx.db.insertInto('item_image').values(rows).execute()
  const itemImage = after[0] ? imagePath(after[0].imageID) : null
  await changeItems(tx, { item_image: itemImage }, 'images_version').where('item_id', '=', item_id).execute()

  const placed = before.images.map(({ imageID, altText }) => ({ imageID, altText }))
  const gallery = changesBetween({ images: placed }, { images: after }, ['images'])
  const main = changesBetween({ itemImage: before.item_image }, { itemImage }, ['itemImage'])
  const entries: AuditEntry[] = [
    { entity: 'image', entityID: item_id, itemID: item_id, action: 'update', changes: gallery },
    { entity: 'item', entityID: item_id, action: 'update', changes: main },
  ]
  await auditAll(
    tx,
    entries.filter(({ changes }) => changes.length > 0),
  )
  return readGallery(tx.db, item_id)
}

/** The value of `itemImage` for a stored picture: the address of the call that returns it. */
export function imagePath(imageID: string): string {
  return `/images/${imageID}`
}

function refuseImages(images: readonly PlacedImage[]) {
  const errors = images.flatMap(({ imageID, altText }, index) => {
    const isRepeated = images.findIndex((image) => image.imageID === imageID) < index
    const fault = checkAltText(altText)
    return [
      ...(isRepeated ? [{ field: `images.${index}.imageID`, message: 'This picture is already in the gallery.' }] : []),
      ...(fault ? [{ field: `images.${index}.altText`, message: fault }] : []),
    ]
  })
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
  if (images.length > IMAGES_MAX) throw refused(`An item has at most ${IMAGES_MAX} pictures.`)
}

/** Marks pictures as used, so that housekeeping keeps them. Refuses those that the company does not have. */
async function useImages(tx: WriteTransaction, images: readonly PlacedImage[]) {
  const ids = images.map(({ imageID }) => imageID)
  const { numUpdatedRows } = await tx.db
    .updateTable('image')
    .set({ used_at: tx.at })
    .where(sql<boolean>`image_id = any(${ids})`)
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) < ids.length) throw refused('One of the pictures no longer exists. Upload it again.')
}
