// An import of 100,000 rows, from the file to the catalog: read as the console's worker reads it, sent in parts, compared,
// applied with an audit entry for each item; beside COPY of the same file into one table in the same database, and COPY of
// the items and audit entries that came of it into tables with the same indexes, which is the least that applying can cost.
// `node tools/bench/import.ts [ROWS] [ROUNDS]`. Prints a markdown table of rows per second, and
// of the seconds of processor time of Node and of PostgreSQL, which hold on a busy machine too.
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { csvLine, FORM_OPTIONS, guessColumns } from '@greenroom/imports'
import { DEFAULT_RESTRICTED } from '@greenroom/validation'
import { createImportReader } from '../../apps/console/src/areas/imports/reading/import-reader.ts'
import { createCompany } from '../../apps/middleware/src/companies/create-company.ts'
import { openDatabase } from '../../apps/middleware/src/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/middleware/src/database/embedded-postgres.ts'
import { migrate } from '../../apps/middleware/src/database/migrate.ts'
import { migrations } from '../../apps/middleware/src/areas.ts'
import { startProduct } from '../product.ts'
import { cpuSeconds } from './cpu.ts'

const count = Number(process.argv[2] ?? 100_000)
const rounds = Number(process.argv[3] ?? 3)
const PASSWORD = 'correct-horse-battery'

const HEADER = ['Item ID', 'UPC', 'Master SKU', 'Product ID', 'Name', 'Cost price', 'Selling price', 'Status']
const TABLE = `create table copied (item_id text primary key, upc text, master_sku text, product_id text, name text,
  cost_price numeric(14, 4), selling_price numeric(14, 4), item_status text)`

/** Tables like those that an import writes, and what goes into them. Their indexes are the same; they have no foreign keys. */
const FLOOR = { item: 'item_id', product: 'product_id', audit_entry: 'item_id' }

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-import-'))
const path = join(dataDir, 'items.csv')
// PostgreSQL may run as another user, which has to read the file.
chmodSync(dataDir, 0o755)
const embedded = await startEmbeddedPostgres(join(dataDir, 'database'))
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
  const isDemo = false
  await createCompany(database.db, { code: 'bench', name: 'Bench', isDemo, password: PASSWORD, users, roles: [] })
  await database.close()
}

/** Where PostgreSQL may write, whichever user it runs as. */
function fileOf(table: string): string {
  return join(embedded.home, 'postgres', `floor-${table}`)
}

/** Each round has its own items, so that all of them are new. */
function textOf(round: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = `R${round}-${String(index).padStart(8, '0')}`
    const product = `R${round}-P${Math.floor(index / 20)}`
    const price = ((index * 7919) % 12_000) / 100
    return csvLine([id, id, product, product, `Tour shirt, ${index}`, String(price / 4), String(price), 'Active'])
  })
  return csvLine(HEADER) + rows.join('')
}

async function measure(url: string) {
  // COPY reads and writes files of the server.
  const client = new pg.Client(embedded.superuser)
  await client.connect()
  let token = ''
  const call = async (method: string, where: string, body?: unknown) => {
    const headers = { Domain: 'bench', token, 'X-Client-Request-ID': randomUUID().replaceAll('-', '') }
    const json = { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await fetch(url + where, { method, ...(body === undefined ? { headers } : json) })
    const envelope = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${where}: ${answer.status} ${envelope.message}`)
    return envelope.body
  }
  token = (await call('POST', '/login', { domain: 'bench', username: 'admin', password: PASSWORD })).token

  const postmaster = Number(readFileSync(join(embedded.home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const measured: Measured = {}
  const time = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = cpuSeconds(postmaster)
    const start = performance.now()
    const result = await work()
    const taken = (performance.now() - start) / 1000
    const after = cpuSeconds(postmaster)
    const times = { taken, node: after.node - before.node, postgres: after.postgres - before.postgres }
    ;(measured[name] ??= []).push(times)
    return result
  }
  const applied = async (where: string) => {
    await call('POST', `${where}/apply`)
    for (;;) {
      const { state, failure } = await call('GET', where)
      if (state === 'APPLIED') return
      if (state !== 'APPLYING') throw new Error(`${state}: ${failure}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  for (const table of Object.keys(FLOOR))
    await client.query(`create table floor_${table} (like ${table} including all)`)
  for (let round = 0; round < rounds; round++) {
    const text = textOf(round)
    writeFileSync(path, text)
    await client.query('drop table if exists copied')
    await client.query(TABLE)
    await time('COPY', () => client.query(`copy copied from '${path}' with (format csv, header)`))
    await time('import', async () => {
      const reader = createImportReader()
      const summary = await time('read', async () => {
        const opened = await reader.open(new File([text], 'items.csv'))
        const mapping = guessColumns(opened.columns, opened.sample)
        const plan = { form: 'other', mapping, attributes: [], options: FORM_OPTIONS.other } as const
        return (await reader.read({ ...plan, restricted: DEFAULT_RESTRICTED, hidden: [], known: {} }, () => {}))!
      })
      if (summary.items !== count) throw new Error(`${summary.items} items of ${count} rows`)
      const { columns, mapping } = summary
      const { importID } = await call('POST', '/items/imports', { fileName: 'items.csv', columns, mapping })
      const where = `/items/imports/${importID}`
      await time('send', async () => {
        // Four under way at any time, as in the console.
        const unsent = Array.from({ length: summary.parts }, (_, part) => part)
        const sendParts = async () => {
          for (let part = unsent.shift(); part !== undefined; part = unsent.shift())
            await call('PUT', `${where}/parts/${part}`, await reader.part(part))
        }
        await Promise.all(Array.from({ length: 4 }, sendParts))
      })
      await time('check', () => call('POST', `${where}/check`, { rows: count, skipped: 0, conflicts: 0 }))
      await time('apply', () => applied(where))
    })
    for (const [table, column] of Object.entries(FLOOR)) {
      const rows = `select * from ${table} where ${column} like 'R${round}-%' order by ${column}`
      await client.query(`copy (${rows}) to '${fileOf(table)}' with (format binary)`)
    }
    await time('floor', async () => {
      await client.query('begin')
      for (const table of Object.keys(FLOOR))
        await client.query(`copy floor_${table} from '${fileOf(table)}' with (format binary)`)
      await client.query('commit')
    })
  }
  await client.end()
  report(measured)
}

/** The seconds of each step, by round. */
type Measured = Record<string, { taken: number; node: number; postgres: number }[]>

/** The best of all rounds, because other work on the machine only adds time. */
function report(measured: Measured) {
  const best = (name: string, of: 'taken' | 'node' | 'postgres') => Math.min(...measured[name]!.map((each) => each[of]))
  console.log(`${count.toLocaleString('en')} rows of ${HEADER.length} columns, best of ${rounds}\n`)
  console.log('| | seconds | rows a second | times COPY | CPU Node | CPU PostgreSQL |\n|---|---|---|---|---|---|')
  for (const [name, label] of Object.entries({
    COPY: 'COPY into one table',
    import: 'import, from file to catalog',
    read: 'of it: read and judged',
    send: 'of it: sent, judged again and kept',
    check: 'of it: compared with the catalog',
    apply: 'of it: written, with an audit entry each',
    floor: 'COPY of what was written, into the same indexes',
  })) {
    const taken = best(name, 'taken')
    const rate = Math.round(count / taken).toLocaleString('en')
    const cpu = `${best(name, 'node').toFixed(2)} | ${best(name, 'postgres').toFixed(2)}`
    console.log(`| ${label} | ${taken.toFixed(2)} | ${rate} | ${(taken / best('COPY', 'taken')).toFixed(1)} | ${cpu} |`)
  }
}
