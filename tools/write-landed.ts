// `node tools/write-landed.ts NAME`: writes the database of this state of the product, with data in it, to
// apps/middleware/test/landed/NAME.sql.gz. The upgrade test loads each of these files and migrates it. Run once for
// each landed state that changed the schema; needs an installed PostgreSQL with pg_dump.
import { execFileSync } from 'node:child_process'
import { realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { startProduct } from './product.ts'
import { findSystemPostgres, startSystemPostgres } from './system-postgres.ts'

const [name] = process.argv.slice(2)
const folder = findSystemPostgres()
if (!name || !folder) throw new Error('usage: node tools/write-landed.ts NAME, with a PostgreSQL server installed')

const postgres = await startSystemPostgres(folder)
const product = await startProduct({ DATABASE_URL: postgres.url })
const api = `${product.url}/api`

async function call(method: string, path: string, body?: unknown, token = '') {
  const headers = {
    ...(token && { token }),
    ...(body !== undefined && {
      'content-type': body instanceof Buffer ? 'application/octet-stream' : 'application/json',
    }),
    'x-client-request-id': crypto.randomUUID().replaceAll('-', ''),
  }
  const bytes = body === undefined || body instanceof Buffer ? body : JSON.stringify(body)
  const response = await fetch(`${api}${path}`, { method, headers, body: bytes })
  const answer = (await response.json()) as { message: string; body: any } // oxlint-disable-line typescript/no-explicit-any -- as the contract has it
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`)
  return answer.body
}

const { token } = await call('POST', '/login', { domain: 'demo', username: 'admin', password: product.password })
await call('POST', '/items', newItem('LANDED-1', 'Landed once'), token)
await call('PATCH', '/items/batches', { fields: { licensee: 'Landed Licensing' }, filter: { search: 'tour' } }, token)
await addPriceChange('A draft', 21)
await act(await addPriceChange('Canceled', 21), 'cancel')
await act(await addPriceChange('Above the limit', 40), 'submit')
await act(await addPriceChange('Applied', 22), 'submit')
await applied()
await addImport()
await product.stop()

// A year of sales is the same row thousands of times.
const client = new pg.Client(postgres.url)
await client.connect()
await client.query('delete from sale_line where sale_line_id % 200 <> 0')
await client.end()
const programs = dirname(realpathSync(join(folder, 'postgres')))
const dump = execFileSync(
  join(programs, 'pg_dump'),
  [postgres.url, '--no-owner', '--no-privileges', '--rows-per-insert=500', '--exclude-table-data=public.session'],
  { encoding: 'utf8', maxBuffer: 1 << 30 },
)
postgres.stop()
const file = join(import.meta.dirname, `../apps/middleware/test/landed/${name}.sql.gz`)
const packed = gzipSync(dump, { level: 9 })
writeFileSync(file, packed)
console.log(`${file}: ${(packed.length / 1024).toFixed(0)} KB`)

/** Adds a draft with one line and one file. Returns its path and version. */
async function addPriceChange(reason: string, price: number): Promise<{ path: string; version: number }> {
  const lines = [{ itemID: 'LANDED-1', field: 'sellingPrice', price }]
  const { number } = await call('POST', '/pricechanges', { reason, lines }, token)
  const path = `/pricechanges/${number}`
  const { version } = await call('POST', `${path}/attachments?name=note.txt`, Buffer.from('As agreed'), token)
  return { path, version }
}

function act({ path, version }: { path: string; version: number }, action: string) {
  return call('POST', `${path}/actions`, { action, version }, token)
}

/** Waits for the job that applies the price change. */
async function applied() {
  const isApplied = async () => (await call('GET', '/pricechanges?state=APPLIED', undefined, token)).data.length > 0
  while (!(await isApplied())) await pause(100)
}

/** Adds an import that is canceled before it is sent completely. */
async function addImport() {
  const mapping = [{ field: 'itemID', column: 0 }]
  const { importID } = await call('POST', '/items/imports', { fileName: 'a.csv', columns: ['Code'], mapping }, token)
  await call('POST', `/items/imports/${importID}/cancel`, undefined, token)
}

function newItem(itemID: string, title: string) {
  return { itemID, upc: itemID, name: title, type: 1, costPrice: 4.5, sellingPrice: 20 }
}
