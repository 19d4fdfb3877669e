// Entitlements of 200 stands by 50,000 items: a page of 100 items by 200 stands, what one stand sells, and changes of
// 10,000 cells, next to one bare INSERT of as many rows; then how long the main thread of the browser works for a frame
// while the matrix is scrolled. `npm run bench -- entitlement-matrix [ROUNDS]`. Prints two markdown tables, and fails if a
// frame takes more than its limit (`scroll.ts`).
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createCompany } from '../../../apps/middleware/src/companies/create-company.ts'
import { openDatabase } from '../../../apps/middleware/src/database/database.ts'
import { startEmbeddedPostgres } from '../../../apps/middleware/src/database/embedded-postgres.ts'
import { migrate } from '../../../apps/middleware/src/database/migrate.ts'
import { migrations } from '../../../apps/middleware/src/areas.ts'
import { startProduct } from '../../product.ts'
import { generateItems } from '../generate-items.ts'
import { measureScrolling } from './scroll.ts'

const STANDS = 200
const ITEMS = 50_000
const PAGE = 100
const CELLS = 10_000
const rounds = Number(process.argv[2] ?? 5)
const PASSWORD = 'correct-horse-battery'

/** A venue with its stands, which sells every item, and stands that sell one item in ten themselves. */
const PLACES = [
  `insert into location (company_code, type, location_id, name, status) values ('bench', 'VENUE', 'V', 'Arena', 'Active')`,
  `insert into location (company_code, type, location_id, name, venue_id, status)
    select 'bench', 'STORE', 'S' || nth, 'Stand ' || nth, 'V', 'Active' from generate_series(1, ${STANDS}) as nth`,
  `insert into entitlement (company_code, item_id, location_type, location_id)
    select 'bench', item_id, 'VENUE', 'V' from item where company_code = 'bench'`,
  `insert into entitlement (company_code, item_id, location_type, location_id)
    select 'bench', item_id, 'STORE', 'S' || nth
      from (select item_id, row_number() over (order by item_id) as at from item where company_code = 'bench') as item,
           generate_series(1, ${STANDS}) as nth
     where (at + nth) % 10 = 0`,
  `vacuum analyze`,
]

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-entitlements-'))
const embedded = await startEmbeddedPostgres(dataDir)
try {
  await prepare()
  const { host, port, user, password, database } = embedded.connection
  const DATABASE_URL = `postgres://${user}:${password}@${host}:${port}/${database}`
  const product = await startProduct({ DATABASE_URL, LOG_LEVEL: 'silent' })
  const client = new pg.Client(embedded.connection)
  try {
    await client.connect()
    await measure(`${product.url}/api`, client)
    await measureScrolling(product.url, 'bench/admin', PASSWORD)
  } finally {
    await client.end()
    await product.stop()
  }
} finally {
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(embedded.home, { recursive: true, force: true })
}

async function prepare() {
  const database = openDatabase(embedded.connection, console.error)
  await migrate(database.db, migrations)
  const users = [{ userName: 'admin', name: 'Admin', roleID: 2 }]
  const company = { code: 'bench', name: 'Bench', isDemo: false, password: PASSWORD, users, roles: [] }
  await createCompany(database.db, company)
  await database.close()
  await generateItems(embedded.connection, 'bench', ITEMS)
  const client = new pg.Client(embedded.connection)
  await client.connect()
  for (const statement of PLACES) await client.query(statement)
  await client.end()
}

async function measure(url: string, client: pg.Client) {
  let token = ''
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { Domain: 'bench', token, 'X-Client-Request-ID': randomUUID().replaceAll('-', '') }
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const envelope = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${envelope.message}`)
    return envelope.body
  }
  token = (await call('POST', '/login', { domain: 'bench', username: 'admin', password: PASSWORD })).token

  const seconds: Record<string, number[]> = {}
  const time = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await work()
    ;(seconds[name] ??= []).push((performance.now() - start) / 1_000)
    return result
  }
  const stands = Array.from({ length: STANDS }, (_, nth) => `S${nth + 1}`)
  const locations = stands.map((id) => `STORE/${id}`).join(',')
  const bare = `one bare INSERT of ${CELLS} entitlements`
  for (let round = 0; round < rounds; round++) {
    const sample = `select item_id from item where company_code = 'bench' order by md5(item_id || $1) limit $2`
    const idsOf = async (seed: string, count: number): Promise<string[]> =>
      (await client.query(sample, [seed, count])).rows.map((row) => row.item_id)
    const page = await idsOf(`page ${round}`, PAGE)
    const cells = `/entitlements/cells?items=${page.map(encodeURIComponent).join(',')}&locations=${locations}`
    await time(`a page of ${PAGE} items by ${STANDS} stands`, () => call('GET', cells))
    const sold = '/entitlements/sold?locationType=STORE&locationID=S7'
    await time(`the first 100 of ${ITEMS} items that a stand sells`, () => call('GET', sold))
    const compared = '/entitlements/comparison?locationType=STORE&locationID=S7&otherType=VENUE&otherID=V'
    await time('two locations compared', () => call('GET', compared))

    // New stands, so that every cell is new.
    const made = [1, 2].map((nth) => `N${round}-${nth}`)
    for (const id of made) await call('POST', '/business/stores', { storeID: id, name: id })
    const items = await idsOf(`change ${round}`, CELLS)
    const change = { cells: items.map((itemID) => ({ itemID, type: 'STORE', locationID: made[0] })) }
    const { changeID } = await time(`a change of ${CELLS} cells`, () => call('POST', '/entitlements/changes', change))
    await time('its undo', () => call('POST', `/entitlements/changes/${changeID}/undo`, {}))
    const insert = `insert into entitlement (company_code, item_id, location_type, location_id)
      select 'bench', item_id, 'STORE', $2 from unnest($1::text[]) as item_id`
    await time(bare, () => client.query(insert, [items, made[1]]))
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
  const ofBare = median(seconds[bare]!)
  console.log(`| ${STANDS} stands by ${ITEMS} items, median of ${rounds} | ms | slowest | to one INSERT |`)
  console.log('|---|---|---|---|')
  for (const [name, values] of Object.entries(seconds)) {
    const [middle, slowest] = [median(values), Math.max(...values)]
    const inMs = [middle, slowest].map((value) => (value * 1_000).toFixed(0)).join(' | ')
    console.log(`| ${name} | ${inMs} | ${(middle / ofBare).toFixed(2)} |`)
  }
}
