// 200 signed-in users of 20 companies read, search, save, import and listen at two middlewares on one PostgreSQL, of which
// one after the other is killed and started again. Fails on an answer 5xx other than 503 with Retry-After, on a session
// that ends, on anything saved that is not there in the end, and where memory or connections still grow when the kills are
// over. `node tools/bench/load/run.ts [MINUTES] [USERS] [PAUSE]`, with the seconds between two actions of a user.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrations } from '../../../apps/middleware/src/areas.ts'
import { createCompany } from '../../../apps/middleware/src/companies/create-company.ts'
import { openDatabase } from '../../../apps/middleware/src/database/database.ts'
import { startEmbeddedPostgres } from '../../../apps/middleware/src/database/embedded-postgres.ts'
import { migrate } from '../../../apps/middleware/src/database/migrate.ts'
import { generateItems } from '../generate-items.ts'
import { type Account, Client } from './client.ts'
import { type Acknowledged, workThroughDay } from './day.ts'
import { Figures, type Sample, trend } from './figures.ts'
import { Replica } from './replicas.ts'

const minutes = Number(process.argv[2] ?? 10)
const users = Number(process.argv[3] ?? 200)
const pause = Number(process.argv[4] ?? 4) * 1_000
const COMPANIES = 20
const ITEMS = 2_000
const PASSWORD = 'correct-horse-battery'
/** The share of the time in which replicas are killed. Then it is judged whether what they use is steady. */
const KILLING = 0.5
const KILL_EVERY = 20_000
const LOOK_EVERY = 5_000
/** What may be more at the end: caches that are not full yet, and calls that happen to be under way. */
const TOLERATED = { share: 0.15, bytes: 8 * 1024 * 1024, count: 4 }

const MEMORY = 'nodejs_heap_size_used_bytes'
const folder = mkdtempSync(join(tmpdir(), 'greenroom-load-'))
const embedded = await startEmbeddedPostgres(join(folder, 'database'))
const figures = new Figures()
try {
  await prepare()
  await measure()
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(embedded.home, { recursive: true, force: true })
}

function codeOf(company: number): string {
  return `company${company}`
}

async function prepare() {
  const database = openDatabase(embedded.connection, console.error)
  await migrate(database.db, migrations)
  for (let company = 0; company < COMPANIES; company++) {
    const code = codeOf(company)
    const names = Array.from({ length: Math.ceil(users / COMPANIES) }, (_, n) => `user${n}`)
    const members = names.map((userName) => ({ userName, name: userName, roleID: 2 }))
    await createCompany(database.db, { code, name: code, isDemo: false, password: PASSWORD, users: members, roles: [] })
    await generateItems(embedded.connection, code, ITEMS)
  }
  await database.close()
}

async function measure() {
  const { host, port, user, password, database } = embedded.connection
  const env = {
    DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${database}`,
    SECRET_KEY: randomBytes(32).toString('base64'),
  }
  const replicas = [await Replica.start(join(folder, 'a'), env), await Replica.start(join(folder, 'b'), env)]
  const acknowledged: Acknowledged = new Map()
  for (let company = 0; company < COMPANIES; company++) acknowledged.set(codeOf(company), new Map())
  const clients = Array.from({ length: users }, (_, n) => {
    const account: Account = {
      company: codeOf(n % COMPANIES),
      userName: `user${Math.floor(n / COMPANIES)}`,
      password: PASSWORD,
      address: `10.1.${n >> 8}.${n & 255}`,
    }
    return new Client(account, { replicas, figures }, n)
  })
  for (const client of clients) await client.signIn()
  console.log(`${users} users of ${COMPANIES} companies are signed in; load average ${loadavg()[0]!.toFixed(1)}`)

  const stop = new AbortController()
  const days = clients.map((client, number) =>
    workThroughDay({ client, number, acknowledged, figures, pause, imports: number < COMPANIES }, stop.signal),
  )
  const streams = clients.map((client) => client.listen(stop.signal))
  const all = Promise.all([...days, ...streams])
  all.catch((error: unknown) => figures.fail(String(error)))

  const length = minutes * 60_000
  const kills = await killFor(length * KILLING, replicas)
  const samples = await watch(length * (1 - KILLING), replicas)
  stop.abort()
  await all.catch(() => {})
  const lost = await readBack(clients, acknowledged)
  judgeGrowth(samples)
  await report(replicas, clients, {
    kills,
    lost,
    saved: [...acknowledged.values()].reduce((n, { size }) => n + size, 0),
  })
}

async function killFor(length: number, replicas: Replica[]): Promise<number> {
  const client = new pg.Client(embedded.connection)
  await client.connect()
  const end = Date.now() + length
  let kills = 0
  for (; Date.now() + KILL_EVERY < end; kills++) {
    await sleep(KILL_EVERY * (0.5 + Math.random() / 2))
    // As after 15 minutes: each user's next call replaces the token, and for some the answer is lost in the kill.
    await client.query(`update session set token_issued_at = token_issued_at - interval '15 minutes'`)
    await replicas[kills % replicas.length]!.killAndRestart()
  }
  await client.end()
  await sleep(Math.max(0, end - Date.now()))
  return kills
}

/** What grows, by name. */
type Samples = Record<string, Sample[]>

async function watch(length: number, replicas: Replica[]): Promise<Samples> {
  const samples: Samples = {}
  const client = new pg.Client(embedded.superuser)
  await client.connect()
  for (const end = Date.now() + length; Date.now() < end; await sleep(LOOK_EVERY)) {
    const add = (name: string, value: number) => (samples[name] ??= []).push({ at: Date.now(), value })
    for (const [n, replica] of replicas.entries()) {
      await replica.collectGarbage()
      const metrics = await replica.metrics()
      add(`heap of replica ${n + 1}, bytes`, metrics.get(MEMORY)!)
      add(`streams of replica ${n + 1}`, metrics.get('greenroom_change_streams')!)
    }
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from pg_stat_activity where backend_type = 'client backend' and usename <> current_user`,
    )
    add('connections to PostgreSQL', Number(rows[0]!.count))
  }
  await client.end()
  return samples
}

function judgeGrowth(samples: Samples) {
  for (const [name, values] of Object.entries(samples)) {
    const { rise, mean } = trend(values)
    const most = Math.max(name.includes('bytes') ? TOLERATED.bytes : TOLERATED.count, mean * TOLERATED.share)
    const unit = (value: number) =>
      name.includes('bytes') ? `${(value / 1024 / 1024).toFixed(1)} MB` : value.toFixed(1)
    console.log(`${name.replace(', bytes', '')}: ${unit(mean)} on average, ${unit(rise)} more at the end`)
    if (rise > most) figures.fail(`${name} grew by ${unit(rise)}`)
  }
}

/** What was acknowledged and is not there, or has another name. */
async function readBack(clients: Client[], acknowledged: Acknowledged): Promise<number> {
  let lost = 0
  for (const [company, items] of acknowledged) {
    const client = clients.find(({ account }) => account.company === company)!
    const ids = [...items.keys()]
    for (let begin = 0; begin < ids.length; begin += 200) {
      const wanted = ids.slice(begin, begin + 200)
      const query = new URLSearchParams({ itemIDOnSearch: wanted.join(','), pagination: 'false' })
      const { body } = await client.call('listItems, read back', 'GET', `/items?${query}`)
      // A refused call is a failure already.
      const found = new Map(
        ((body?.data ?? []) as { itemID: string; name: string }[]).map(({ itemID, name }) => [itemID, name]),
      )
      for (const itemID of wanted) {
        if (found.get(itemID) === items.get(itemID)) continue
        lost += 1
        figures.fail(`${company} ${itemID} is ${found.get(itemID) ?? 'lost'}, not ${items.get(itemID)}`)
      }
    }
  }
  return lost
}

interface Outcome {
  kills: number
  lost: number
  saved: number
}

async function report(replicas: Replica[], clients: Client[], { kills, lost, saved }: Outcome) {
  const rotations = clients.reduce((sum, client) => sum + client.rotations, 0)
  for (const replica of replicas) {
    const { took, status } = await replica.stop()
    if (status !== 0 || took > 5_000) figures.fail(`a stop took ${took.toFixed(0)} ms and ended with ${status}`)
  }
  console.log(`\n${figures.table()}\n`)
  console.log(
    `${kills} times kill -9; ${figures.lostConnections} connections lost with it; ${figures.retries} repeated calls`,
  )
  console.log(`${rotations} tokens replaced; ${saved} items acknowledged, ${lost} of them lost`)
  console.log(
    `load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
  for (const failure of figures.failures.slice(0, 20)) console.error(`FAILED: ${failure}`)
  if (figures.failures.length > 0) {
    console.error(`${figures.failures.length} failures`)
    process.exitCode = 1
  }
}
