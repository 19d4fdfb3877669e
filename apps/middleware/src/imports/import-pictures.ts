import { sql } from 'kysely'
import type { HandlersOf } from '../call.ts'
import type { CompanyQueries } from '../database/company-store.ts'
import { Failure } from '../failures.ts'
import { addImageByAddress } from '../images/add-image-by-address.ts'
import type { Platform } from '../platform.ts'
import { findImport } from './import-record.ts'

/** Pictures that one call fetches, side by side: as many as are there within a minute even where none answers. */
const PICTURES_A_CALL = 12

/**
 * The pictures that an applied import names by their addresses. `itemImage` holds the address until the picture is in
 * the item's gallery, so that nothing else is to be kept of what is done and what is left.
 */
export function importPictureHandlers(platform: Platform): HandlersOf<'countImportPictures' | 'fetchImportPictures'> {
  return {
    countImportPictures: async ({ company, params }) => ({
      body: { left: await countLeft(company.db, await appliedImport(company.db, params.importID)) },
    }),

    fetchImportPictures: async (call) => {
      const { company, params, body } = call
      const importID = await appliedImport(company.db, params.importID)
      const wanted = await nextWanted(company.db, importID, body.after ?? '')
      // Variants of a product often share a picture.
      const files = new Map<string, Promise<Buffer>>()
      const fetchFile = (address: string) => {
        const file = files.get(address) ?? platform.fetchFile(address)
        files.set(address, file)
        return file
      }
      const tried = await Promise.all(
        wanted.map(async ({ itemID, name, address }) => {
          const image = { itemID, address, altText: name }
          const problem = await addImageByAddress(
            { ...platform, fetchFile },
            company,
            { ...call, source: 'IMPORT' },
            image,
          ).then(
            () => null,
            (failure: unknown) => problemOf(failure),
          )
          return { itemID, address, problem }
        }),
      )
      const isMore = wanted.length === PICTURES_A_CALL
      return {
        body: { tried, left: await countLeft(company.db, importID), next: isMore ? wanted.at(-1)!.itemID : null },
      }
    },
  }
}

async function appliedImport(db: CompanyQueries, id: string): Promise<number> {
  const { import_id, state } = await findImport(db, id)
  if (state !== 'APPLIED') throw new Failure(409, 'ER_000', 'The import has not been applied')
  return import_id
}

/** The items of an import whose image is at an address on the web. */
function pictured(db: CompanyQueries, importID: number) {
  return db
    .selectFrom('item')
    .where('item_image', 'like', 'https://%')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('import_row')
          .select(sql`1`.as('one'))
          .where('import_id', '=', importID)
          .whereRef('import_row.item_id', '=', 'item.item_id'),
      ),
    )
}

async function countLeft(db: CompanyQueries, importID: number): Promise<number> {
  const { left } = await pictured(db, importID)
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .executeTakeFirstOrThrow()
  return Number(left)
}

async function nextWanted(db: CompanyQueries, importID: number, after: string) {
  const rows = await pictured(db, importID)
    .select(['item_id', 'name', 'item_image'])
    .where('item_id', '>', after)
    .orderBy('item_id')
    .limit(PICTURES_A_CALL)
    .execute()
  return rows.map(({ item_id, name, item_image }) => ({ itemID: item_id, name, address: item_image! }))
}

/** Why a picture was refused, in words; anything else is ours to answer for. */
function problemOf(failure: unknown): string {
  if (failure instanceof Failure) return failure.message
  throw failure
}
