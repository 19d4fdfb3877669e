// The lists of items and products with a million items in one company: each request to the API beside the SQL it sends,
// straight through pg, turn by turn in the same run. `node tools/bench/items-list.ts [COUNT] [ROUNDS]`. Prints a markdown table.
import { Agent, request } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import pg from 'pg'
import { createCompany } from '../../apps/middleware/src/companies/create-company.ts'
import { companyStore } from '../../apps/middleware/src/database/company-store.ts'
import { openDatabase } from '../../apps/middleware/src/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/middleware/src/database/embedded-postgres.ts'
import { migrate } from '../../apps/middleware/src/database/migrate.ts'
import { migrations } from '../../apps/middleware/src/areas.ts'
import { readMarks } from '../../apps/middleware/src/database/statement-marks.ts'
import type { Tables } from '../../apps/middleware/src/database/tables.ts'
import { visibleColumns } from '../../apps/middleware/src/areas/items/item-columns.ts'
import { filterOfQuery } from '../../apps/middleware/src/areas/items/item-filter.ts'
import { itemOrder, pageInDefaultOrder, pageOfItems } from '../../apps/middleware/src/areas/items/item-query.ts'
import { headsFor, rowsOf } from '../../apps/middleware/src/areas/items/product-list.ts'
import { startProduct } from '../product.ts'
import { generateItems } from './generate-items.ts'

const count = Number(process.argv[2] ?? 1_000_000)
const rounds = Number(process.argv[3] ?? 200)
const LIMIT = 100
/** The first rounds of each query are not counted. Those of the very first are more: a running server has long compiled. */
const WARM_UP = 20
const WARM_UP_FIRST = 1_500
const PASSWORD = 'correct-horse-battery'

const THINGS = ['lantern', 'meridian', 'garden', 'tide', 'signal', 'orchard', 'thunder', 'canyon', 'mirror', 'parade']
const KINDS = ['tee', 'hoodie', 'cap', 'poster', 'mug', 'vinyl', 'tote', 'pin', 'beanie', 'jacket']

/** Typical queries: the address of a round. `{next}` is the cursor after the first page of products. */
const QUESTIONS: Record<string, (round: number) => string> = {
  'first page': () => '/items?',
  'category, by price downwards': (round) => `/items?category=CAT${round % 24}&sort=-sellingPrice`,
  'brand and status, by name': (round) => `/items?brand=BRAND${round % 200}&status=Active`,
  'search: one item': (round) => `/items?search=${(round * 4_001) % count}`,
  'search: rare words': (round) => `/items?search=${THINGS[round % 10]}%20${KINDS[(round * 3) % 10]}%20navy%205`,
  'search: a word in every tenth item': (round) => `/items?search=${THINGS[round % 10]}`,
  'by product: first page': () => '/products?',
  'by product: next page': () => '/products?cursor={next}',
  'by product: category': (round) => `/products?category=CAT${round % 24}`,
  'by product: brand and status': (round) => `/products?brand=BRAND${round % 200}&status=Active`,
  'by product, search: one item': (round) => `/products?search=${(round * 4_001) % count}`,
  'by product, search: a word in every tenth item': (round) => `/products?search=${THINGS[round % 10]}`,
}

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-list-'))
const embedded = await startEmbeddedPostgres(dataDir)
try {
  await prepare()
  const connectionString = urlOf(embedded.connection)
  const product = await startProduct({ DATABASE_URL: connectionString, LOG_LEVEL: 'silent' })
  try {
    await measure(product.url)
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
  await createCompany(database.db, {
    code: 'bench',
    name: 'Bench',
    isDemo: false,
    password: PASSWORD,
    users,
    roles: [],
  })
  await database.close()
  const start = performance.now()
  await generateItems(embedded.connection, 'bench', count)
  console.log(`${count.toLocaleString('en')} items made in ${((performance.now() - start) / 1_000).toFixed(0)} s\n`)
}

async function measure(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const login = { domain: 'bench', username: 'admin', password: PASSWORD }
  const { body } = JSON.parse(await send(agent, `${url}/api/login`, {}, JSON.stringify(login)))
  const client = new pg.Client(embedded.connection)
  client.on('error', () => {})
  await client.connect()
  const sent = recorder()
  const firstPage = await send(agent, `${url}/api/products?limit=${LIMIT}`, { token: body.token })
  const next = JSON.parse(firstPage).body.nextCursor
  console.log('| question | API p50 / p95 ms | SQL p50 / p95 ms | ratio p50 |\n|---|---|---|---|')
  for (const [index, [name, question]] of Object.entries(QUESTIONS).entries()) {
    const times = { api: [] as number[], sql: [] as number[] }
    const warmUp = index === 0 ? WARM_UP_FIRST : WARM_UP
    for (let round = 0; round < warmUp + rounds; round++) {
      const address = question(round).replace('{next}', next)
      const statements = await sent.statementsOf(address)
      const ways = {
        api: () => send(agent, `${url}/api${address}&limit=${LIMIT}`, { token: body.token }),
        sql: async () => {
          for (const { sql, parameters } of statements) await client.query(sql, [...parameters])
        },
      }
      const order = round % 2 === 0 ? (['api', 'sql'] as const) : (['sql', 'api'] as const)
      for (const way of order) {
        const start = performance.now()
        await ways[way]()
        times[way].push(performance.now() - start)
      }
    }
    const [api, sql] = [figures(times.api.slice(warmUp)), figures(times.sql.slice(warmUp))]
    console.log(`| ${name} | ${api.text} | ${sql.text} | ${(api.p50 / sql.p50).toFixed(2)} |`)
  }
  await sent.close()
  await client.end()
  agent.destroy()
}

function figures(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
  return { p50: at(0.5), text: `${at(0.5).toFixed(2)} / ${at(0.95).toFixed(2)}` }
}

/** Runs the lists' own query functions once, and captures their statements. */
function recorder() {
  let sent: CompiledQuery[] = []
  const pool = new pg.Pool({ ...embedded.connection, max: 1 })
  pool.on('error', () => {}).on('connect', readMarks)
  const log = (event: { query: CompiledQuery }) => void sent.push(event.query)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log })
  const { db: company } = companyStore(db, 'bench')
  const hidden = new Set<never>()
  return {
    async statementsOf(address: string): Promise<readonly CompiledQuery[]> {
      sent = []
      const [path, text] = address.split('?')
      const query = Object.fromEntries(new URLSearchParams(text))
      const filter = { ...filterOfQuery(query), ranges: {}, seesSKU: true }
      const { sort, cursor } = query
      if (path === '/products') {
        const { first, heads } = await headsFor(company, { filter, sort, cursor, limit: LIMIT })
        await rowsOf(company, [...first, ...heads], filter, hidden)
      } else {
        const asked = { filter, limit: LIMIT, columns: visibleColumns(hidden) }
        if (sort) await pageOfItems(company, { ...asked, order: itemOrder({ sort }) })
        else await pageInDefaultOrder(company, { ...asked, cursor })
      }
      return sent
    },
    close: () => db.destroy(),
  }
}

function send(agent: Agent, url: string, headers: Record<string, string>, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = body ? { method: 'POST', headers: { 'content-type': 'application/json' } } : { headers }
    const outgoing = request(url, { agent, ...options }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (incoming.statusCode === 200) resolve(text)
        else reject(new Error(`${url}: ${incoming.statusCode} ${text.slice(0, 300)}`))
      })
    })
    outgoing.on('error', reject).end(body)
  })
}

function urlOf({ host, port, user, password, database }: pg.ClientConfig): string {
  return `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${database}`
}
