import { execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Binary } from './postgres-binaries.ts'
import { giveTo, type PostgresUser } from './postgres-user.ts'
import { commandOf, isAlive } from './processes.ts'

/** One database directory and how to run it. */
export interface Cluster {
  /** The folder of `postgres/`, `postgres.log` and `postgres.secret`. */
  home: string
  /** Of the superuser. */
  password: string
  user: PostgresUser | undefined
  binary: Binary
}

export interface RunningPostgres {
  pid: number
  port: number
}

const SUPERUSER = 'greenroom'

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  // So that a large import does not wait for its own pages and log to be written.
  shared_buffers: '256MB',
  wal_buffers: '16MB',
  // Random and sequential reads cost nearly the same on modern disks.
  random_page_cost: '1.1',
}

const START_TAKES = 30_000
const STOP_TAKES = 20_000
const LARGEST_LOG = 10 * 1024 * 1024

export const dataOf = ({ home }: Pick<Cluster, 'home'>) => join(home, 'postgres')

/** Creates the database files if missing. An interrupted attempt has no PG_VERSION: it is repeated. */
export function initialize({ home, password, user, binary }: Cluster) {
  const data = dataOf({ home })
  if (existsSync(join(data, 'PG_VERSION'))) return
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  giveTo(user, data)
  const scratch = mkdtempSync(join(tmpdir(), 'greenroom-'))
  const passwordFile = join(scratch, 'password')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  for (const path of [scratch, passwordFile]) giveTo(user, path)
  const options = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  try {
    execFileSync(binary('initdb'), ['-D', data, ...access, ...options, '--data-checksums'], spawnOptions(user))
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/** Adopts the PostgreSQL running on these files, or starts one, preferably on `port`. Call it under the lock. */
export async function startOrAdopt(cluster: Cluster, port?: number): Promise<RunningPostgres> {
  const end = Date.now() + START_TAKES
  while (Date.now() < end) {
    const found = readPidFile(cluster)
    if (found && isAlive(found.pid) && isPostmaster(found.pid, cluster)) {
      if (found.ready && (await answers(cluster, found.port))) return found
    } else {
      if (found) disownPidFile(cluster)
      const started = await start(cluster, await freePort(port), end)
      if (started) return started
    }
    // Backends of a killed postmaster keep its files open for a moment.
    await pause(100)
  }
  throw new Error(`The embedded PostgreSQL did not start. See ${join(cluster.home, 'postgres.log')}`)
}

/** Stops at once but cleanly: open transactions are rolled back. */
export async function stopPostgres(cluster: Cluster, { pid }: RunningPostgres) {
  if (!isAlive(pid) || !isPostmaster(pid, cluster)) return
  if (process.platform === 'win32')
    execFileSync(cluster.binary('pg_ctl'), ['stop', '-m', 'fast', '-D', dataOf(cluster)])
  else process.kill(pid, 'SIGINT')
  for (const end = Date.now() + STOP_TAKES; isAlive(pid) && Date.now() < end;) await pause(20)
}

async function start(cluster: Cluster, port: number, end: number): Promise<RunningPostgres | undefined> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(cluster)
  // Detached, so that Ctrl+C reaches only us and we stop it in order.
  const child = spawn(cluster.binary('postgres'), ['-D', dataOf(cluster), '-p', String(port), ...settings], {
    ...spawnOptions(cluster.user),
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  child.unref()
  let ended = false
  child.on('exit', () => (ended = true)).on('error', () => (ended = true))
  while (!ended && Date.now() < end) {
    const found = readPidFile(cluster)
    if (found?.pid === child.pid && found?.ready) return { pid: found.pid, port }
    await pause(20)
  }
  return undefined
}

/** Whether the process is a PostgreSQL on our files, not another that reuses the process ID. */
function isPostmaster(pid: number, cluster: Cluster): boolean {
  const command = commandOf(pid)
  return command === undefined || (command.includes('postgres') && command.includes(`-D ${dataOf(cluster)}`))
}

const pidFileOf = (cluster: Cluster) => join(dataOf(cluster), 'postmaster.pid')

function readPidFile(cluster: Cluster) {
  try {
    const lines = readFileSync(pidFileOf(cluster), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/**
 * PostgreSQL would refuse to start while anything has the id in the pid file: a stranger, or a zombie. It takes its own
 * parent's id for a leftover; the rest of the file stays, so that it still finds backends of the dead one by their
 * shared memory.
 */
function disownPidFile(cluster: Cluster) {
  const lines = readFileSync(pidFileOf(cluster), 'utf8').split('\n')
  writeFileSync(pidFileOf(cluster), [String(process.pid), ...lines.slice(1)].join('\n'))
}

/** Only a PostgreSQL on our files accepts our password. */
async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({ ...asSuperuser(cluster, port), connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

export const asSuperuser = ({ password }: Cluster, port: number) => connectionTo(port, SUPERUSER, password)

export function connectionTo(port: number, user: string, password: string) {
  return { host: '127.0.0.1', port, user, password, database: 'postgres' }
}

/** The wanted port when it is free, else any. */
function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort())))
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function openLog({ home }: Cluster): number {
  const path = join(home, 'postgres.log')
  if (existsSync(path) && statSync(path).size > LARGEST_LOG) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

/** What PostgreSQL needs of our environment: where to find programs and temporary files. Our secrets are not its business. */
const INHERITED = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']

function spawnOptions(user: PostgresUser | undefined) {
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]))
  return { ...user, cwd: '/', env: { ...inherited, LC_ALL: 'C', PGTZ: 'UTC' }, stdio: 'pipe' as const }
}
