import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { startEmbeddedPostgres } from '#database/embedded-postgres.ts'
import { migrate } from '#database/migrate.ts'
import { isAlive } from '#database/processes.ts'
import { migrations } from '../src/areas.ts'
import { removeFolder, temporaryFolder } from './temporary-folder.ts'

/** A folder in which the embedded PostgreSQL has run once: to initialize one takes longer than most tests. */
const used = temporaryFolder()
let dataDir: string
const cleanUp: (() => Promise<unknown> | void)[] = []

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-pg-'))
  cleanUp.push(() => removeFolder(folder))
  return folder
}

beforeAll(async () => {
  const embedded = await startEmbeddedPostgres(used)
  await embedded.stop()
})

beforeEach(() => {
  dataDir = newFolder()
  // With owners and modes, which `cpSync` leaves out.
  execFileSync('cp', ['-a', `${used}/.`, dataDir])
})

afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

const pidIn = (home: string) => Number(readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** The embedded PostgreSQL of `dataDir` in this process. */
async function start() {
  const embedded = await startEmbeddedPostgres(dataDir)
  cleanUp.push(() => embedded.stop())
  return { ...embedded, pid: pidIn(embedded.home) }
}

/** The same in its own process, which can be killed. */
async function startElsewhere(): Promise<{
  child: ChildProcess
  pid: number
  home: string
  connection: pg.ClientConfig
}> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'embedded-process.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanUp.push(() => void child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const told = JSON.parse(String(line))
  return { child, pid: pidIn(told.home), ...told }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function query(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function until(condition: () => boolean | Promise<boolean>) {
  for (let n = 0; n < 400; n++) {
    if (await condition()) return
    await pause(25)
  }
  throw new Error('it did not happen within 10 s')
}

test('starts in an empty folder, keeps checksums and fsync on, has pg_trgm, and stops on request', async () => {
  dataDir = newFolder()
  const { connection, pid, stop } = await start()
  expect(await query(connection, `select name, setting from pg_settings order by name`)).toEqual(
    expect.arrayContaining(
      ['data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit'].map((name) => ({ name, setting: 'on' })),
    ),
  )
  expect(await query(connection, "select 1 as there from pg_available_extensions where name = 'pg_trgm'")).toHaveLength(
    1,
  )
  await stop()
  expect(isAlive(pid)).toBe(false)
})

test('has flushed the log to the disk for each commit that it reports', async () => {
  const { connection } = await start()
  const client = new pg.Client(connection)
  await client.connect()
  const flushed = async () => {
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query<{ count: string }>(
      `select sum(fsyncs) as count from pg_stat_io where object = 'wal' and backend_type = 'client backend'`,
    )
    return Number(rows[0]!.count)
  }
  await client.query('create table kept (n int)')
  const before = await flushed()
  for (let n = 0; n < 50; n++) await client.query('insert into kept values (1)')
  expect((await flushed()) - before).toBeGreaterThanOrEqual(50)
  await client.end()
})

test('keeps saved data over a stop and a start', async () => {
  const first = await start()
  await query(first.connection, 'create table kept as select 1 as n')
  await first.stop()
  const second = await start()
  expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 1 }])
})

test('is adopted after kill -9 of its parent, and stopped by the process that adopted it', async () => {
  const killed = await startElsewhere()
  await end(killed.child, 'SIGKILL')
  expect(isAlive(killed.pid)).toBe(true)
  const adopted = await start()
  expect(adopted.pid).toBe(killed.pid)
  await adopted.stop()
  expect(isAlive(killed.pid)).toBe(false)
})

test('recovers committed data after kill -9 of parent and database', async () => {
  const killed = await startElsewhere()
  await query(killed.connection, 'create table kept as select 1 as n')
  await end(killed.child, 'SIGKILL')
  process.kill(killed.pid, 'SIGKILL')
  const next = await start()
  expect(next.pid).not.toBe(killed.pid)
  expect(await query(next.connection, 'select n from kept')).toEqual([{ n: 1 }])
})

test('is shared by two processes that start at once on a new folder, and stopped by the last to leave', async () => {
  dataDir = newFolder()
  const [one, two] = await Promise.all([startElsewhere(), startElsewhere()])
  expect(two.pid).toBe(one.pid)
  await end(one.child, 'SIGTERM')
  expect(await query(two.connection, 'select 1 as n')).toEqual([{ n: 1 }])
  await end(two.child, 'SIGTERM')
  expect(isAlive(one.pid)).toBe(false)
})

test('stops although a killed process had registered', async () => {
  const killed = await startElsewhere()
  const other = await start()
  await end(killed.child, 'SIGKILL')
  await other.stop()
  expect(isAlive(other.pid)).toBe(false)
})

test('repeats an interrupted initdb', async () => {
  dataDir = newFolder()
  mkdirSync(join(dataDir, 'postgres/base'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres/postgresql.conf'), 'half')
  const { connection } = await start()
  expect(await query(connection, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('neither adopts nor harms another process that now has the ID in the pid file', async () => {
  const first = await start()
  const pidFile = join(first.home, 'postgres/postmaster.pid')
  const leftOver = readFileSync(pidFile, 'utf8')
  await first.stop()
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  cleanUp.push(() => void stranger.kill('SIGKILL'))
  writeFileSync(pidFile, leftOver.replace(/^\d+/, String(stranger.pid)))
  const next = await start()
  expect(next.pid).not.toBe(stranger.pid)
  expect(await query(next.connection, 'select 1 as n')).toEqual([{ n: 1 }])
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
})

test('takes over an abandoned lock', async () => {
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  writeFileSync(join(dataDir, 'postgres.lock'), `${gone.pid} 12345`)
  const { connection } = await start()
  expect(await query(connection, 'select 1 as n')).toEqual([{ n: 1 }])
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false)
})

test('restarts a dead database, and the pool reconnects', async () => {
  const embedded = await start()
  const database = openDatabase(embedded.connection, () => {})
  embedded.onRestart(({ port }) => database.movePort(port))
  cleanUp.push(() => database.close())
  await database.pool.query('create table kept as select 1 as n')
  const pidFile = join(embedded.home, 'postgres/postmaster.pid')
  process.kill(embedded.pid, 'SIGKILL')
  await until(
    () => existsSync(pidFile) && pidIn(embedded.home) !== embedded.pid && pidIn(embedded.home) !== process.pid,
  )
  await until(() =>
    database.pool.query('select n from kept').then(
      ({ rows }) => rows.length === 1,
      () => false,
    ),
  )
})

test.runIf(process.getuid?.() === 0)(
  'root keeps the database of a closed folder where its user can reach it',
  async () => {
    const closed = newFolder()
    chmodSync(closed, 0o700)
    dataDir = join(closed, 'below')
    const { home, connection } = await start()
    cleanUp.unshift(() => removeFolder(home))
    expect(home).toMatch(/^\/var\/lib\/greenroom-pg\//)
    expect(await query(connection, 'select 1 as n')).toEqual([{ n: 1 }])
  },
)

test('connects as a user that owns the database and is no superuser', async () => {
  const { connection } = await start()
  expect(
    await query(connection, 'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user'),
  ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }])
  await expect(query(connection, `copy (select 1) to program 'true'`)).rejects.toThrow('permission denied')
  await expect(query(connection, `select pg_read_file('/etc/passwd')`)).rejects.toThrow('permission denied')
  const database = openDatabase(connection, () => {})
  cleanUp.push(() => database.close())
  await migrate(database.db, migrations)
})

test('takes over what the superuser made before there was another user', async () => {
  const { connection, superuser } = await start()
  const older = openDatabase(superuser, () => {})
  await older.pool.query(`alter database postgres owner to ${superuser.user}`)
  const latest = migrations
    .map(({ name }) => name)
    .toSorted()
    .at(-1)
  await migrate(
    older.db,
    migrations.filter(({ name }) => name !== latest),
  )
  await older.pool.query(`reassign owned by ${connection.user} to ${superuser.user}; drop owned by ${connection.user}`)
  await older.pool.query(`drop role ${connection.user}`)
  await older.close()
  const { connection: next } = await start()
  const newer = openDatabase(next, () => {})
  cleanUp.push(() => newer.close())
  await migrate(newer.db, migrations)
  const { rows } = await newer.pool.query(
    `select distinct tableowner as owner from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  expect(rows).toEqual([{ owner: next.user }])
})

test.runIf(process.platform === 'linux')('gives PostgreSQL none of our environment that it does not need', async () => {
  vi.stubEnv('SECRET_KEY', 'key-of-ours')
  vi.stubEnv('SMTP_URL', 'smtp://user:password-of-ours@host')
  const { pid } = await start()
  vi.unstubAllEnvs()
  const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
    .split('\0')
    .map((line) => line.split('=')[0])
  expect(names).toContain('PGTZ')
  expect(names).not.toContain('SECRET_KEY')
  expect(names).not.toContain('SMTP_URL')
})
