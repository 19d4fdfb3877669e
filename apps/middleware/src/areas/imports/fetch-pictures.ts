import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { Failure } from '#http/failures.ts'
import { job, type JobContext, type JobKind } from '#jobs/job-kind.ts'
import { addImageByAddress } from '#areas/images/add-image-by-address.ts'
import type { Platform } from '#boot/platform.ts'

/** Pictures fetched side by side: as many as are there within a minute even where none answers. */
const AT_ONCE = 12

export const FETCH_PICTURES: JobKind<{ importID: number }> = {
  name: 'imports.pictures',
  payload: Schema.Struct({ importID: Schema.Number }),
}

/**
 * Fetches the pictures that an import names into the galleries of its items, each item in a transaction of its own.
 * `itemImage` holds the address until then, so that a picture that was fetched before a crash is not fetched again.
 */
export const fetchPictures = (platform: Platform) =>
  job(
    FETCH_PICTURES,
    async (context) => {
      const { company, payload } = context
      for (;;) {
        const wanted = await nextWanted(company.db, payload.importID, String(context.place ?? ''))
        const tried = await fetchAll(platform, context, wanted)
        const isLast = wanted.length < AT_ONCE
        const keep = (db: CompanyQueries) => keepTried(db, payload.importID, tried)
        if (isLast) return context.finish((tx) => keep(tx.db))
        await context.step(async (tx) => {
          await keep(tx.db)
          return { place: wanted.at(-1)!.itemID }
        })
      }
    },
    { retries: 3 },
  )

interface Wanted {
  itemID: string
  name: string
  address: string
}

type Tried = Pick<Wanted, 'itemID' | 'address'> & { problem: string | null }

function fetchAll(
  platform: Platform,
  { company, writer }: JobContext<unknown>,
  wanted: readonly Wanted[],
): Promise<Tried[]> {
  // Variants of a product often share a picture.
  const files = new Map<string, Promise<Buffer>>()
  const fetchFile = (address: string) => {
    const file = files.get(address) ?? platform.fetchFile(address)
    files.set(address, file)
    return file
  }
  return Promise.all(
    wanted.map(async ({ itemID, name, address }) => {
      const image = { itemID, address, altText: name }
      const added = addImageByAddress({ ...platform, fetchFile }, company, { ...writer, source: 'IMPORT' }, image)
      return { itemID, address, problem: await added.then(() => null, problemOf) }
    }),
  )
}

async function keepTried(db: CompanyQueries, importID: number, tried: readonly Tried[]) {
  if (tried.length === 0) return
  const rows = tried.map(({ itemID, address, problem }) => ({ import_id: importID, item_id: itemID, address, problem }))
  await db.insertInto('import_picture').values(rows).execute()
}

/** The items of an import whose image is at an address on the web. */
export function pictured(db: CompanyQueries, importID: number) {
  return db
    .selectFrom('item')
    .where('item_image', 'like', 'https://%')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('import_row')
          .select(sql`1`.as('one'))
          .where('import_id', '=', importID)
          .where('action', '<>', 'rejected')
          .whereRef('import_row.item_id', '=', 'item.item_id'),
      ),
    )
}

async function nextWanted(db: CompanyQueries, importID: number, after: string): Promise<Wanted[]> {
  const rows = await pictured(db, importID)
    .select(['item_id', 'name', 'item_image'])
    .where('item_id', '>', after)
    .orderBy('item_id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ item_id, name, item_image }) => ({ itemID: item_id, name, address: item_image! }))
}

/** Why a picture was refused, in words; anything else is ours to answer for. */
function problemOf(failure: unknown): string {
  if (failure instanceof Failure) return failure.message
  throw failure
}
