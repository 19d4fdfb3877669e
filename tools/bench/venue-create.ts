// A venue of the wizard in one call: 100 stands with 200 registers, without entitlements and with 50,000 that are copied
// from another venue's stand, next to one bare INSERT of the same entitlements. `npm run bench -- venue-create [ROUNDS]`.
// Prints a markdown table; the goal of both calls is less than 3 s of server time.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createCompany } from '../../apps/middleware/src/companies/create-company.ts'
import { openDatabase } from '../../apps/middleware/src/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/middleware/src/database/embedded-postgres.ts'
import { migrate } from '../../apps/middleware/src/database/migrate.ts'
import { migrations } from '../../apps/middleware/src/areas.ts'
import { startProduct } from '../product.ts'
import { generateItems } from './generate-items.ts'

const STANDS = 100
const ITEMS = 500
const rounds = Number(process.argv[2] ?? 5)
const PASSWORD = 'correct-horse-battery'

/** What the stand that all others are like sells. */
const SOLD = `insert into entitlement (company_code, item_id, location_type, location_id)
  select 'bench', item_id, 'STORE', $1 from item where company_code = 'bench' order by item_id limit ${ITEMS}`

const BARE = `insert into entitlement (company_code, item_id, location_type, location_id)
  select 'bench', item_id, 'STORE', stand.id from entitlement, unnest($1::text[]) as stand(id)
  where company_code = 'bench' and location_type = 'STORE' and location_id = 'MODEL'`

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-venue-'))
const embedded = await startEmbeddedPostgres(dataDir)
try {
  await prepare()
  const { host, port, user, password, database } = embedded.connection
  const DATABASE_URL = `postgres://${user}:${password}@${host}:${port}/${database}`
  const product = await startProduct({ DATABASE_URL, LOG_LEVEL: 'silent' })
  try {
    await measure(`${product.url}/api`)
  } finally {
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
  await generateItems(embedded.connection, 'bench', ITEMS * 10)
}

function planOf(prefix: string, like: string | null) {
  const stores = Array.from({ length: STANDS }, (_, nth) => ({ id: `${prefix}-${nth}`, name: `Stand ${nth}`, like }))
  const registers = stores.flatMap(({ id }) =>
    [1, 2].map((number) => ({ id: `${id}-${number}`, name: `Till ${number}`, store: id, number })),
  )
  return { venue: { id: prefix, name: `Arena ${prefix}`, city: 'Portland', country: 'US' }, stores, registers }
}

async function measure(url: string) {
  const client = new pg.Client(embedded.connection)
  await client.connect()
  let token = ''
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { Domain: 'bench', token, 'X-Client-Request-ID': randomUUID().replaceAll('-', '') }
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const envelope = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${envelope.message}`)
    return envelope.body
  }
  token = (await call('POST', '/login', { domain: 'bench', username: 'admin', password: PASSWORD })).token
  await call('POST', '/business/stores', { storeID: 'MODEL', name: 'Model stand' })
  await client.query(SOLD, ['MODEL'])

  const seconds: Record<string, number[]> = {}
  const time = async (name: string, work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    ;(seconds[name] ??= []).push((performance.now() - start) / 1_000)
  }
  const create = async (name: string, prefix: string, like: string | null) => {
    const { planID, version } = await call('POST', '/utilities/venues/plans', { plan: planOf(prefix, like) })
    await time(name, () => call('POST', `/utilities/venues/plans/${planID}/venue`, { version }))
  }
  const [plain, copied] = [`${STANDS} stands, ${STANDS * 2} registers`, `with ${STANDS * ITEMS} copied entitlements`]
  const bare = `one bare INSERT of ${STANDS * ITEMS} entitlements`
  for (let round = 0; round < rounds; round++) {
    await create(plain, `P${round}`, null)
    await create(copied, `C${round}`, 'MODEL')
    const stands = planOf(`P${round}`, null).stores.map(({ id }) => id)
    await time(bare, () => client.query(BARE, [stands]))
    await client.query('vacuum analyze entitlement')
  }
  await client.end()
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
  const ofBare = median(seconds[bare]!)
  console.log(`| a venue in one call, median of ${rounds} | s | slowest | to one INSERT |`)
  console.log('|---|---|---|---|')
  for (const [name, values] of Object.entries(seconds)) {
    const [middle, slowest] = [median(values), Math.max(...values)]
    console.log(`| ${name} | ${middle.toFixed(2)} | ${slowest.toFixed(2)} | ${(middle / ofBare).toFixed(2)} |`)
  }
}
