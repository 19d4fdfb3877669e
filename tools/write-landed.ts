// `node tools/write-landed.ts NAME`: writes the database of this state of the product, with data in it, to
// apps/middleware/test/landed/NAME.sql.gz. The upgrade test loads each of these files and migrates it. Run once for
// each landed state that changed the schema; needs an installed PostgreSQL with pg_dump.
import { execFileSync } from 'node:child_process'
import { realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
    'content-type': 'application/json',
    'x-client-request-id': crypto.randomUUID().replaceAll('-', ''),
  }
  const response = await fetch(`${api}${path}`, { method, headers, body: body ? JSON.stringify(body) : undefined })
  const answer = (await response.json()) as { message: string; body: any } // oxlint-disable-line typescript/no-explicit-any -- as the contract has it
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`)
  return answer.body
}

const { token } = await call('POST', '/login', { domain: 'demo', username: 'admin', password: product.password })
await call('POST', '/items', newItem('LANDED-1', 'Landed once'), token)
await call('PATCH', '/items/batches', { fields: { licensee: 'Landed Licensing' }, filter: { search: 'tour' } }, token)
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

function newItem(itemID: string, title: string) {
  return { itemID, upc: itemID, name: title, type: 1, costPrice: 4.5, sellingPrice: 20 }
}
