// The ledger of stock with many movements of 50,000 items at 200 locations: reads beside the same SQL sent straight, and
// documents of 20 lines posted from 16 connections beside the bare function of the database; then random postings by 8
// clients at once beside an independent model. `npm run bench -- ledger [MOVEMENTS] [SEQUENCES]`. Prints a markdown
// table, and fails if a read takes more than 1.5 times the SQL at the median, or a balance is not the sum of its
// movements.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { toQuantity } from '@greenroom/money'
import { ledgerDifferences } from '../../apps/middleware/src/ledger/check-ledger.ts'
import { movements } from '../../apps/middleware/src/areas/inventory/movement-list.ts'
import { type MovedLine, postMovements } from '../../apps/middleware/src/ledger/post-movements.ts'
import { summary } from '../../apps/middleware/src/areas/inventory/summary-list.ts'
import { stockOf } from '../../apps/middleware/src/ledger/item-stock.ts'
import { migrations } from '../../apps/middleware/src/areas.ts'
import { createCompany } from '../../apps/middleware/src/companies/create-company.ts'
import type { CompanyStore } from '../../apps/middleware/src/database/company-store.ts'
import { type Database, openDatabase } from '../../apps/middleware/src/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/middleware/src/database/embedded-postgres.ts'
import { migrate } from '../../apps/middleware/src/database/migrate.ts'
import { writeAs } from '../../apps/middleware/src/calls/write.ts'
import {
  modelOf,
  randomMovements,
  randomOf,
  storedStock,
  tryPosting,
  withoutZeros,
} from '../../apps/middleware/test/ledger-random.ts'
import { generateItems } from './generate-items.ts'

const [count = 1_000_000, sequences = 10_000] = process.argv.slice(2).map(Number)
const ITEMS = 50_000
const LOCATIONS = 200
const CONNECTIONS = 16
const LINES = 20
const SECONDS = 20
const MOST_RATIO = 1.5

const folder = mkdtempSync(join(tmpdir(), 'greenroom-ledger-'))
const embedded = await startEmbeddedPostgres(join(folder, 'database'))
const database = openDatabase({ ...embedded.connection, max: CONNECTIONS }, console.error)
try {
  await migrate(database.db, migrations)
  const company = await newCompany('bench')
  await generateItems(embedded.connection, 'bench', ITEMS)
  await fill(database)
  const reads = await measureReads(company, database)
  const postings = await measurePostings(company)
  const random = await measureRandom()
  console.log(`${count} movements of ${ITEMS} items at ${LOCATIONS} locations, load ${loadavg()[0]!.toFixed(1)}\n`)
  console.log(
    ['| Read | Through the product, p50 ms | SQL, p50 ms | Ratio |', '|---|---|---|---|', ...reads.lines].join('\n'),
  )
  console.log(`\n${postings}\n${random}`)
  const differences = await ledgerDifferences(database.db)
  if (differences.length > 0 || reads.worst > MOST_RATIO) process.exitCode = 1
  console.log(`${differences.length} balances differ from their movements.`)
} finally {
  await database.close()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(embedded.home, { recursive: true, force: true })
}

function newCompany(code: string) {
  const users = [{ userName: 'admin', name: 'Admin', roleID: 2 }]
  const password = 'correct-horse-battery'
  return createCompany(database.db, { code, name: code, isDemo: false, password, users, roles: [] })
}

/** Movements of random items at random locations, of the last 90 days. */
async function fill({ pool }: Database) {
  await pool.query(`insert into location (company_code, location_id, type, name, status)
    select 'bench', 'L' || n, 'STORE', 'Stand ' || n, 'Active' from generate_series(1, ${LOCATIONS}) as n`)
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query(`create temp table moved as
    select items.ids[1 + (random() * (array_length(items.ids, 1) - 1))::int] as item_id,
        'L' || (1 + (random() * ${LOCATIONS - 1})::int) as location_id, n, 1 + (random() * 20)::int as quantity
      from generate_series(1, ${count}) as n,
        (select array_agg(item_id) as ids from item where company_code = 'bench') as items`)
  await client.query(`insert into stock_balance (company_code, item_id, location_type, location_id, bucket, quantity)
    select 'bench', item_id, 'STORE', location_id, 'ON_HAND', sum(quantity) from moved group by item_id, location_id`)
  await client.query(`insert into stock_movement (company_code, item_id, location_type, location_id, bucket, quantity,
      unit_cost, reason, document_kind, document_number, step, line, effective_on, at, posted_by)
    select 'bench', item_id, 'STORE', location_id, 'ON_HAND', quantity, 2.5, 'RECEIPT', 'receipt', 'R' || n / 20, 'post',
        n % 20, now()::date, now() - (${count} - n) * interval '90 days' / ${count}, 'bench'
      from moved order by n`)
  await client.query('drop table moved')
  client.release()
  await pool.query('vacuum analyze stock_movement, stock_balance, item')
}

/** The median of 40 runs of each, in turn. */
async function measureReads(company: CompanyStore, { pool }: Database) {
  const { db } = company
  const { rows } = await pool.query<{ item_id: string }>(
    `select item_id from item where company_code = 'bench' order by item_id limit 100`,
  )
  const ids = rows.map(({ item_id }) => item_id)
  const source = { db, by: 'department' as const, at: undefined, filters: {} }
  const pairs: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'On hand of a page of 100 items',
      () => stockOf(db, ids),
      () =>
        pool.query(
          `select item_id, sum(quantity) from stock_balance
            where company_code = 'bench' and bucket = 'ON_HAND' and item_id = any($1) group by 1`,
          [ids],
        ),
    ],
    [
      'Summary by department',
      () => summary.page(source, {}),
      () =>
        pool.query(`select department_id, sum(quantity) filter (where bucket = 'ON_HAND'),
            sum(quantity) filter (where bucket = 'IN_TRANSIT'), sum(quantity) filter (where bucket = 'INBOUND'),
            sum(quantity) filter (where bucket = 'RESERVED'),
            sum(quantity * cost_price) filter (where bucket in ('ON_HAND', 'IN_TRANSIT'))
          from stock_balance join item using (company_code, item_id) where company_code = 'bench' group by 1 order by 1`),
    ],
    [
      'Movements of an item',
      () => movements.page({ db, itemID: ids[0]! }, {}),
      () =>
        pool.query(
          `select movement.*, location.name from stock_movement as movement
            join location using (company_code, location_id)
            where company_code = 'bench' and item_id = $1 order by movement_id desc limit 101`,
          [ids[0]],
        ),
    ],
  ]
  const lines: string[] = []
  let worst = 0
  for (const [name, ours, straight] of pairs) {
    const times: [number[], number[]] = [[], []]
    for (let run = 0; run < 45; run++) {
      for (const [nth, work] of [ours, straight].entries()) {
        const took = await milliseconds(work)
        if (run >= 5) times[nth]!.push(took)
      }
    }
    const [own, bare] = [median(times[0]), median(times[1])]
    worst = Math.max(worst, own / bare)
    lines.push(`| ${name} | ${own.toFixed(2)} | ${bare.toFixed(2)} | ${(own / bare).toFixed(2)} |`)
  }
  return { lines, worst }
}

/** Lines a second of documents of 20 lines, by as many clients as connections. */
async function measurePostings(company: CompanyStore): Promise<string> {
  const rows = await company.db.selectFrom('item').select('item_id').orderBy('item_id').limit(20_000).execute()
  const random = randomOf(3)
  let number = 0
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  const client = async () => {
    while (performance.now() < end) {
      const lines = Array.from({ length: LINES }, (_, line): MovedLine => {
        const location = { type: 'STORE' as const, locationID: `L${1 + random(LOCATIONS)}` }
        const itemID = rows[random(rows.length)]!.item_id
        return { line, itemID, location, bucket: 'ON_HAND', quantity: toQuantity(1 + random(9)), reason: 'RECEIPT' }
      })
      const writer = { user: { userID: 'bench', userName: 'bench' }, requestID: `${++number}` }
      const posting = { kind: 'bench', number: `B${number}`, step: 'post', lines }
      times.push(await milliseconds(() => writeAs(company, writer, (tx) => postMovements(tx, posting))))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  const rate = Math.round((times.length * LINES) / SECONDS)
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]!
  return `Documents of ${LINES} lines from ${CONNECTIONS} connections: ${rate} lines a second, p99 ${p99.toFixed(0)} ms.`
}

/** Random documents by 8 clients at once, some of them sent again: balances, movements and a model agree. */
async function measureRandom(): Promise<string> {
  const company = await newCompany('random')
  const itemIDs = ['A', 'B', 'C', 'D']
  const at = new Date()
  const item = { created_at: at, updated_at: at, updated_by: 'bench' }
  await company.db
    .insertInto('item')
    .values(itemIDs.map((id) => ({ ...item, item_id: id, upc: id, name: id, search: id.toLowerCase() })))
    .execute()
  await company.db
    .insertInto('location')
    .values(['S', 'T'].map((id) => ({ location_id: id, type: 'STORE' as const, name: id, status: 'Active' as const })))
    .execute()
  const places = ['S', 'T'].map((locationID) => ({ type: 'STORE' as const, locationID }))
  const random = randomOf(4)
  const posted: Parameters<typeof modelOf>[0][number][] = []
  const outcomes = new Map<string, number>()
  let nth = 0
  const client = async () => {
    while (nth < sequences) {
      const own = randomMovements(random, `R${nth++}`, itemIDs, places)
      const sent = random(6) === 0 && posted.length > 0 ? posted[random(posted.length)]! : own
      const outcome = await tryPosting(company, sent)
      if (outcome === 'posted') posted.push(sent)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
  const stored = await storedStock(company)
  const model = withoutZeros(modelOf(posted))
  const agree = [stored.balances, stored.movements].every(
    (kept) => JSON.stringify([...kept].map(String)) === JSON.stringify([...model].map(String)),
  )
  if (!agree) process.exitCode = 1
  const counts = [...outcomes].map(([outcome, times]) => `${times} ${outcome}`).join(', ')
  return `Random postings by 8 at once: ${counts}; balances, movements and model ${agree ? 'agree' : 'DIFFER'}.`
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!
}
