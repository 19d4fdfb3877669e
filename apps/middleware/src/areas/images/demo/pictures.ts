import { sql } from 'kysely'
import type { CompanyStore } from '#database/company-store.ts'
import type { BlobStore } from '#blobs/blob-store.ts'
import { imagePath, keepPicture } from '../image-store.ts'
import { readPicture } from '../picture.ts'
import { demoCatalog } from '#areas/items/demo/catalog.ts'
import { cap, draw, mug, poster, record, shirt } from './drawing.ts'

/** The pictures and their items: [what, its drawing, item IDs]. */
const PICTURES = [
  ['Black shirt', shirt(0x1f2126, 0xd8b45c), /-T\d-BLK-/],
  ['White shirt', shirt(0xffffff, 0x27406e), /-T\d-WHT-/],
  ['Navy shirt', shirt(0x25365c, 0xe7d9b8), /-T\d-NVY-/],
  ['Sand shirt', shirt(0xcdb48a, 0x6d3b22), /-T\d-SND-/],
  ['Lavender shirt', shirt(0xb3a4d4, 0x3b2a63), /-T\d-LAV-/],
  ['Record beside its sleeve', record(0x20304a, 0xd9772f), /-LP\d$/],
  ['Mug with a band', mug(0x2f5d50, 0xe7d9b8), /-MG\d$/],
  ['Poster with a moon', poster(0x262338, 0xe8b04a), /-PO\d$/],
  ['Cap', cap(0x2b3a55, 0xd9772f), /-CAP\d$/],
  ['Label of the back', poster(0xffffff, 0x1f2126), /-T1-BLK-/],
] as const

/** Adds pictures to demo items: drawn here, because none may be copied from elsewhere. */
export async function seedPictures(store: CompanyStore, blobs: BlobStore) {
  const { items } = demoCatalog()
  const shown = new Map<string, number>()
  for (const [altText, drawing, ids] of PICTURES) {
    const picture = await readPicture(await draw(drawing))
    await keepPicture(store, blobs, picture, new Date())
    const own = items.map(({ itemID }) => itemID).filter((itemID) => ids.test(itemID))
    const rows = own.map((item_id) => {
      const position = shown.get(item_id) ?? 0
      shown.set(item_id, position + 1)
      return { item_id, image_id: picture.imageID, position, alt_text: altText }
    })
    await store.db.insertInto('item_image').values(rows).execute()
    const first = rows.filter(({ position }) => position === 0).map(({ item_id }) => item_id)
    await store.db
      .updateTable('item')
      .set({ item_image: imagePath(picture.imageID) })
      .where(sql<boolean>`item_id = any(${first})`)
      .execute()
  }
}
