import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { Failure } from '#failures/failures.ts'
import { job, type JobContext, type JobKind } from '#jobs/job-kind.ts'
import { addImageByAddress } from '#areas/images/add-image-by-address.ts'
import type { Platform } from '#platform/platform.ts'
import { type HostFailures, PictureHosts } from './picture-hosts.ts'

/** Pictures fetched side by side: as many as are there within a minute even where none answers, or those of one item. */
const AT_ONCE = 12

/** A run ends after so many batches, or after the batch that takes it past so many milliseconds. */
const TURN = { batches: 10, milliseconds: 20_000 }

/** In milliseconds from the first run. Pictures left by then stay at their addresses, to be asked for again. */
const DEADLINE = 12 * 3_600_000

/** Companies whose pictures one process fetches at once. */
const SLOTS = 4

export const FETCH_PICTURES: JobKind<{ importID: number }> = {
  name: 'imports.pictures',
  payload: Schema.Struct({ importID: Schema.Number }),
}

/**
 * Fetches the pictures that an import names into the galleries of its items, each item in a transaction of its own.
 * `itemImage` holds the address until then, so that a picture that was fetched before a crash is not fetched again.
 * Companies take turns, since a host may take long for each picture.
 */
export const fetchPictures = (platform: Platform) =>
  job(
    FETCH_PICTURES,
    async (context) => {
      const { company, payload } = context
      const turnStart = performance.now()
      for (let batch = 1; ; batch++) {
        if (company.now().getTime() - context.startedAt.getTime() >= DEADLINE) return
        const { after, failures } = readPlace(context.place)
        const { wanted, isLast } = await nextWanted(company.db, payload.importID, after)
        const hosts = new PictureHosts(failures)
        const tried = await fetchAll(platform, context, wanted, hosts)
        const keep = (db: CompanyQueries) => keepTried(db, payload.importID, tried)
        if (isLast) return context.finish((tx) => keep(tx.db))
        const goOn = async (tx: WriteTransaction) => {
          await keep(tx.db)
          const place: Place = { after: wanted.at(-1)!.itemID, failures: hosts.failures }
          return { place }
        }
        const isTurnOver = batch >= TURN.batches || performance.now() - turnStart >= TURN.milliseconds
        if (isTurnOver) return context.yieldTurn(goOn)
        await context.step(goOn)
      }
    },
    { retries: 3, slots: SLOTS },
  )

interface Place {
  /** The last item that was tried. */
  after: string
  failures: HostFailures
}

/** Earlier releases left the item alone. */
function readPlace(place: unknown): Place {
  return typeof place === 'object' && place !== null ? (place as Place) : { after: String(place ?? ''), failures: [] }
}

interface Wanted {
  itemID: string
  name: string
  /** In the order of the gallery. */
  addresses: string[]
}

export interface Tried {
  itemID: string
  address: string
  /** Why there is no picture. */
  problem: string | null
}

async function fetchAll(
  platform: Platform,
  { company, writer }: JobContext<unknown>,
  wanted: readonly Wanted[],
  hosts: PictureHosts,
): Promise<Tried[]> {
  // Variants of a product often share a picture.
  const files = new Map<string, Promise<Buffer>>()
  const fetchFile = (address: string) => {
    const file = files.get(address) ?? hosts.fetch(address, platform.fetchFile)
    files.set(address, file)
    return file
  }
  const fetchOf = async ({ itemID, name, addresses }: Wanted) => {
    // All at once, and added one after the other.
    for (const address of addresses) fetchFile(address).catch(() => undefined)
    const tried: Tried[] = []
    for (const address of addresses) {
      const image = { itemID, address, altText: name }
      const added = addImageByAddress({ ...platform, fetchFile }, company, { ...writer, source: 'IMPORT' }, image)
      tried.push({ itemID, address, problem: await added.then(() => null, problemOf) })
    }
    return tried
  }
  return (await Promise.all(wanted.map(fetchOf))).flat()
}

/** What failed stays to be fetched. */
async function keepTried(db: CompanyQueries, importID: number, tried: readonly Tried[]) {
  if (tried.length === 0) return
  const fetched = tried.filter(({ problem }) => problem === null)
  for (const [itemID, own] of Map.groupBy(fetched, (one) => one.itemID)) {
    await db
      .updateTable('import_row')
      .set({ pictures: sql<string>`pictures - ${own.map(({ address }) => address)}::text[]` })
      .where('import_id', '=', importID)
      .where('item_id', '=', itemID)
      .where('action', '<>', 'rejected')
      .execute()
  }
  const rows = tried.map(({ itemID, address, problem }) => ({ import_id: importID, item_id: itemID, address, problem }))
  await db.insertInto('import_picture').values(rows).execute()
}

/** The items of an import with a picture that is still at an address on the web. */
export function pictured(db: CompanyQueries, importID: number) {
  return db
    .selectFrom('import_row')
    .innerJoin('item', 'item.item_id', 'import_row.item_id')
    .where('import_id', '=', importID)
    .where('action', '<>', 'rejected')
    .where(sql<boolean>`(item.item_image like 'https://%' or import_row.pictures <> '[]'::jsonb)`)
}

async function nextWanted(db: CompanyQueries, importID: number, after: string) {
  const rows = await pictured(db, importID)
    .select(['item.item_id', 'item.name', 'item.item_image', 'import_row.pictures'])
    .where('import_row.item_id', '>', after)
    .orderBy('import_row.item_id')
    .limit(AT_ONCE)
    .execute()
  const named = rows.map(({ item_id, name, item_image, pictures }): Wanted => {
    const main = item_image?.startsWith('https://') ? [item_image] : []
    return { itemID: item_id, name, addresses: [...new Set([...main, ...pictures])] }
  })
  let count = 0
  const wanted = named.filter(({ addresses }, at) => (count += addresses.length) <= AT_ONCE || at === 0)
  return { wanted, isLast: wanted.length === rows.length && rows.length < AT_ONCE }
}

/** Why a picture was refused, in words; anything else is ours to answer for. */
function problemOf(failure: unknown): string {
  if (failure instanceof Failure) return failure.message
  throw failure
}
