// `kill -9` of the processes that run jobs, a hundred times at random moments: whether every step happened once, and
// how soon another process resumed the work. `node tools/bench/jobs-crash.ts [KILLS] [REPLICAS]`. Prints a markdown
// table and fails if a step is missing or happened twice, or a job waited longer than two minutes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrations } from '../../apps/middleware/src/areas.ts'
import { createCompany } from '../../apps/middleware/src/companies/create-company.ts'
import { openDatabase } from '../../apps/middleware/src/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/middleware/src/database/embedded-postgres.ts'
import { migrate } from '../../apps/middleware/src/database/migrate.ts'
import { writeAs } from '../../apps/middleware/src/calls/write.ts'
import { enqueue } from '../../apps/middleware/src/jobs/enqueue.ts'
import { MARK } from './jobs-crash-replica.ts'

const kills = Number(process.argv[2] ?? 100)
const replicas = Number(process.argv[3] ?? 3)
const STEPS = 20
const LONGEST_WAIT = 120_000

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-jobs-'))
const embedded = await startEmbeddedPostgres(join(dataDir, 'database'))
const running: ChildProcess[] = []
const database = openDatabase(embedded.connection, console.error)
try {
  await measure()
} finally {
  for (const child of running) child.kill('SIGKILL')
  await database.close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(embedded.home, { recursive: true, force: true })
}

async function measure() {
  await migrate(database.db, migrations)
  const users = [{ userName: 'admin', name: 'Admin', roleID: 2 }]
  const companies = []
  for (const code of ['one', 'two', 'three']) {
    const company = { code, name: code, isDemo: false, password: 'correct-horse-battery', users, roles: [] }
    companies.push(await createCompany(database.db, company))
  }
  const writer = { user: { userID: 'bench', userName: 'bench' }, requestID: 'bench' }
  for (let count = 0; count < replicas; count++) running.push(await startReplica())
  const jobs: string[] = []
  const killed: { pid: number; at: number }[] = []
  while (killed.length < kills) {
    const company = companies[killed.length % companies.length]!
    jobs.push(
      ...(await writeAs(company, writer, (tx) =>
        Promise.all([1, 2, 3].map(() => enqueue(tx, MARK, { steps: STEPS }))),
      )),
    )
    await sleep(Math.random() * 2_000)
    const index = Math.floor(Math.random() * replicas)
    const child = running[index]!
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    killed.push({ pid: child.pid!, at: Date.now() })
    await ended
    running[index] = await startReplica()
  }
  const states = await finished(jobs)
  report(jobs, states, killed, await marksByJob())
}

async function startReplica(): Promise<ChildProcess> {
  const { host, port, user, password, database: name } = embedded.connection
  const child = spawn(process.execPath, [join(import.meta.dirname, 'jobs-crash-replica.ts')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${name}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout!, 'data')
  return child
}

/** Waits until all jobs are over, or nothing has happened for too long. */
async function finished(jobs: string[]): Promise<Map<string, number>> {
  for (let idle = 0, before = ''; ;) {
    const rows = await database.db
      .selectFrom('job')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.sum<number>('done').as('done')])
      .groupBy('state')
      .execute()
    const states = new Map(rows.map(({ state, count }) => [state, Number(count)]))
    if (states.get('DONE') === jobs.length || idle > LONGEST_WAIT) return states
    const now = JSON.stringify(rows)
    idle = now === before ? idle + 500 : 0
    before = now
    await sleep(500)
  }
}

interface Mark {
  pid: number
  at: number
}

/** The marks of each job's steps, in order of time. */
async function marksByJob(): Promise<Map<string, Mark[][]>> {
  const rows = await database.db
    .selectFrom('account_configuration')
    .select(['key', 'value'])
    .where('value', 'like', '%@%')
    .execute()
  const marksOf = (value: string) =>
    value
      .trim()
      .split(' ')
      .map((text): Mark => {
        const [pid, at] = text.split('@').map(Number)
        return { pid: pid!, at: at! }
      })
  const byJob = Map.groupBy(rows, ({ key }) => key.split(' ')[0]!)
  return new Map([...byJob].map(([job, steps]) => [job, steps.map(({ value }) => marksOf(value))]))
}

function report(jobs: string[], states: Map<string, number>, killed: Mark[], marks: Map<string, Mark[][]>) {
  const steps = [...marks.values()].flat()
  const twice = steps.filter((step) => step.length > 1).length
  const missing = jobs.length * STEPS - steps.length
  const waits = [...marks.values()].flatMap((job) => takenUpAfter(job.flat(), killed)).toSorted((a, b) => a - b)
  const seconds = (wait: number | undefined) => ((wait ?? 0) / 1_000).toFixed(1)
  console.log(`| kill -9 of one of ${replicas} processes, ${killed.length} times | |\n|---|---|`)
  console.log(`| jobs, done | ${jobs.length}, ${states.get('DONE') ?? 0} |`)
  console.log(`| steps, missing, twice | ${jobs.length * STEPS}, ${missing}, ${twice} |`)
  console.log(`| times a job was interrupted | ${waits.length} |`)
  console.log(`| taken up after, median and most, s | ${seconds(waits[waits.length >> 1])}, ${seconds(waits.at(-1))} |`)
  if (missing + twice > 0 || states.get('DONE') !== jobs.length || (waits.at(-1) ?? 0) > LONGEST_WAIT)
    process.exitCode = 1
}

/** From the end of the process that worked on a job to its next step in another. */
function takenUpAfter(marks: Mark[], killed: Mark[]): number[] {
  const inOrder = marks.toSorted((one, other) => one.at - other.at)
  return inOrder.flatMap(({ pid }, index) => {
    const next = inOrder[index + 1]
    const end = killed.find((kill) => kill.pid === pid)
    return next && end && next.pid !== pid ? [Math.max(0, next.at - end.at)] : []
  })
}
