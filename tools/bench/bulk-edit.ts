// A bulk edit of 50,000 items in a catalog of 400,000, through the API: previewed, applied with an audit entry for each
// item, and undone; compared with one UPDATE of the same items by hand. `node tools/bench/bulk-edit.ts [COUNT]
// [ROUNDS]`; an eighth of COUNT is edited. Prints a markdown table.
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

const count = Number(process.argv[2] ?? 400_000)
const rounds = Number(process.argv[3] ?? 5)
const PASSWORD = 'correct-horse-battery'
const filter = { department: ['DEPT3'] }

/** What a person at the database would type: every fifth cent, and who did it. */
const BY_HAND = `update item set selling_price = round(selling_price * $1 * 20) / 20, version = version + 1,
  updated_at = now(), updated_by = 'bench' where company_code = 'bench' and department_id = 'DEPT3'`

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-bulk-'))
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
  await createCompany(database.db, {
    code: 'bench',
    name: 'Bench',
    isDemo: false,
    password: PASSWORD,
    users,
    roles: [],
  })
  await database.close()
  await generateItems(embedded.connection, 'bench', count)
}

async function measure(url: string) {
  const client = new pg.Client(embedded.connection)
  await client.connect()
  let token = ''
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { Domain: 'bench', token, 'X-Client-Request-ID': randomUUID().replaceAll('-', '') }
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...content,
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
  let edited = 0
  for (let round = 0; round < rounds; round++) {
    const raise = { field: 'sellingPrice', by: 'PERCENT', value: 10 + round, rounding: 'FIVE_CENTS' }
    const edit = { fields: {}, adjustments: [raise], filter }
    await time('one UPDATE by hand', () => client.query(BY_HAND, [round % 2 ? 1.1 : 0.9]))
    const { changeSetID } = await time('the difference, item by item', () => call('POST', '/changesets', edit))
    await time('a page of it', () => call('GET', `/changesets/${changeSetID}/rows?limit=200`))
    const items = await time('applied', () => call('PATCH', '/items/batches', { ...edit, changeSetID }))
    edited = items.length
    await time('undone', async () => {
      const undo = await call('POST', `/changesets/${changeSetID}/undo`, {})
      for (;;) {
        const { state, failure } = await call('GET', `/changesets/${undo.changeSetID}`)
        if (state === 'APPLIED') return
        if (state === 'FAILED') throw new Error(failure)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    await client.query('vacuum analyze item')
  }
  await client.end()
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
  const byHand = median(seconds['one UPDATE by hand']!)
  console.log(
    `| ${edited.toLocaleString('en')} of ${count.toLocaleString('en')} items, median of ${rounds} | s | to one UPDATE |`,
  )
  console.log('|---|---|---|')
  for (const [name, values] of Object.entries(seconds)) {
    console.log(`| ${name} | ${median(values).toFixed(2)} | ${(median(values) / byHand).toFixed(2)} |`)
  }
}
