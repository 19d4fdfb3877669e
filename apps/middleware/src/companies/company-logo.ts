import sharp from 'sharp'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import type { BlobStore } from '#blobs/blob-store.ts'
import { pictureKey } from '#blobs/picture-key.ts'

/** The ID of the company's logo. */
export async function logoID(db: CompanyQueries): Promise<string | undefined> {
  const logo = await db.selectFrom('company_logo').select('image_id').executeTakeFirst()
  return logo?.image_id
}

/** The logo as PDFs hold it: a PNG in base64, at most 320 pixels a side. Undefined without one, or without its bytes. */
export async function printedLogo({ db, code }: CompanyStore, blobs: BlobStore): Promise<string | undefined> {
  const id = await logoID(db)
  const bytes = id === undefined ? undefined : await blobs.get(pictureKey(code, id, 'thumbnail'))
  return bytes && (await sharp(bytes).png().toBuffer()).toString('base64')
}
