// While one company sends 40 bulk edits of its catalog and applies 20 imports, all at once: how long another company waits
// for a page of items, and a load balancer for /readyz, beside the same without that. Fails where the 99th percentile is
// above the limit and three times that of the quiet time, which a busy machine raises as well.
// `node tools/bench/noisy-company.ts [BATCHES] [IMPORTS]`. Prints a markdown table.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrations } from '../../apps/middleware/src/areas.ts'
import { createCompany } from '../../apps/middleware/src/companies/create-company.ts'
import { openDatabase } from '../../apps/middleware/src/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/middleware/src/database/embedded-postgres.ts'
import { migrate } from '../../apps/middleware/src/database/migrate.ts'
import { generateItems } from './generate-items.ts'
import { Client } from './load/client.ts'
import { Figures } from './load/figures.ts'
import { Replica } from './load/replicas.ts'

const batches = Number(process.argv[2] ?? 40)
const imports = Number(process.argv[3] ?? 20)
const ITEMS = 20_000
const ROWS_OF_IMPORT = 2_000
const PASSWORD = 'correct-horse-battery'
/** A user has at most 10 unfinished imports. */
const IMPORTS_A_USER = 5
const QUIET = 10_000
/** Milliseconds. */
const LIMITS = { listItems: 500, readyz: 100 }

const folder = mkdtempSync(join(tmpdir(), 'greenroom-noisy-'))
const embedded = await startEmbeddedPostgres(join(folder, 'database'))
try {
  await prepare()
  await measure()
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(embedded.home, { recursive: true, force: true })
}

function userNames(): string[] {
  return Array.from({ length: Math.ceil(imports / IMPORTS_A_USER) }, (_, n) => `user${n}`)
}

async function prepare() {
  const database = openDatabase(embedded.connection, console.error)
  await migrate(database.db, migrations)
  for (const code of ['noisy', 'quiet']) {
    const users = userNames().map((userName) => ({ userName, name: userName, roleID: 2 }))
    await createCompany(database.db, { code, name: code, isDemo: false, password: PASSWORD, users, roles: [] })
    await generateItems(embedded.connection, code, ITEMS)
  }
  await database.close()
}

async function measure() {
  const { host, port, user, password, database } = embedded.connection
  const replica = await Replica.start(join(folder, 'a'), {
    DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${database}`,
    SECRET_KEY: randomBytes(32).toString('base64'),
  })
  const noisy = new Figures()
  const clientOf = (company: string, userName: string, figures: Figures) =>
    new Client({ company, userName, password: PASSWORD, address: '10.1.0.1' }, { replicas: [replica], figures }, 0)
  const senders = userNames().map((userName) => clientOf('noisy', userName, noisy))
  for (const sender of senders) await sender.signIn()
  const senderOf = (n: number) => senders[n % senders.length]!
  const started = await Promise.all(Array.from({ length: imports }, (_, n) => prepareImport(senderOf(n), n)))

  const before = await waitsOf(sleep(QUIET))
  const noise = Promise.all([
    ...Array.from({ length: batches }, (_, n) => edit(senderOf(n), n)),
    ...started.map((where, n) => apply(senderOf(n), where)),
  ])
  const meanwhile = await waitsOf(noise)
  await replica.stop()
  report(before, meanwhile, noisy)

  /** How long the other company and the load balancer wait until `over`. */
  async function waitsOf(over: Promise<unknown>): Promise<Figures> {
    const figures = new Figures()
    const client = clientOf('quiet', 'user0', figures)
    await client.signIn()
    let isOver = false
    const end = over.finally(() => (isOver = true))
    const reads = async () => {
      for (; !isOver; await sleep(20)) await client.call('listItems', 'GET', '/items?limit=50')
    }
    const looks = async () => {
      for (; !isOver; await sleep(20)) {
        const start = performance.now()
        const { status } = await fetch(`${replica.url}/readyz`)
        figures.add('readyz', status, performance.now() - start)
        if (status !== 200) figures.fail(`/readyz answered ${status}`)
      }
    }
    await Promise.all([end, reads(), looks()])
    return figures
  }
}

async function prepareImport(client: Client, n: number): Promise<string> {
  const columns = ['Code', 'Name', 'Price']
  const mapping = ['itemID', 'name', 'sellingPrice'].map((field, column) => ({ field, column }))
  const { body } = await client.call('startImport', 'POST', '/items/imports', { fileName: 'a.csv', columns, mapping })
  const where = `/items/imports/${body.importID}`
  const items = Array.from({ length: ROWS_OF_IMPORT }, (_, row) => {
    const itemID = `I${n}R${row}`
    return { line: row + 2, item: { itemID, name: `Imported as ${itemID}`, sellingPrice: 1 } }
  })
  await client.call('putImportPart', 'PUT', `${where}/parts/0`, { items, rejections: [] })
  await client.call('checkImport', 'POST', `${where}/check`, { rows: items.length, skipped: 0, conflicts: 0 })
  return where
}

async function apply(client: Client, where: string) {
  await client.call('applyImport', 'POST', `${where}/apply`)
  for (;;) {
    const { body } = await client.call('getImport', 'GET', where)
    if (body.state === 'APPLIED') return
    if (body.state !== 'APPLYING') throw new Error(`an import ended as ${body.state}: ${body.failure}`)
    await sleep(500)
  }
}

function edit(client: Client, n: number) {
  const fields = { licensee: `Edited ${n}` }
  return client.call('updateItems', 'PATCH', '/items/batches', { fields, filter: { department: [`DEPT${n % 8}`] } })
}

function report(before: Figures, meanwhile: Figures, noisy: Figures) {
  console.log(`${batches} bulk edits of ${ITEMS / 8} items and ${imports} imports of ${ROWS_OF_IMPORT}, at once\n`)
  console.log(
    '| of another company | quiet p50, p99 ms | meanwhile p50, p99 ms | times | limit ms |\n|---|---|---|---|---|',
  )
  for (const [operation, limit] of Object.entries(LIMITS)) {
    const [quiet, busy] = [before, meanwhile].map((figures) => figures.percentile(operation, 0.99)) as [number, number]
    const cell = (figures: Figures) =>
      [0.5, 0.99].map((share) => figures.percentile(operation, share).toFixed(0)).join(', ')
    console.log(`| ${operation} | ${cell(before)} | ${cell(meanwhile)} | ${(busy / quiet).toFixed(1)} | ${limit} |`)
    if (busy > limit && busy > 3 * quiet) meanwhile.fail(`${operation} waited ${busy.toFixed(0)} ms`)
  }
  console.log(`\n${noisy.table()}\n\nload average ${loadavg()[0]!.toFixed(1)}`)
  const failures = [...before.failures, ...meanwhile.failures, ...noisy.failures]
  for (const failure of failures.slice(0, 20)) console.error(`FAILED: ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}
