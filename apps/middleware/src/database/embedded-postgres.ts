import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresBinaries } from './postgres-binaries.ts'
import {
  asSuperuser,
  connectionTo,
  initialize,
  startOrAdopt,
  stopPostgres,
  type Cluster,
  type RunningPostgres,
} from './postgres-process.ts'
import { APPLICATION, createApplicationRole } from './postgres-role.ts'
import { databaseHome, postgresUser } from './postgres-user.ts'
import { joinUsers, leaveUsers, withLock } from './postgres-users.ts'
import { isAlive } from './processes.ts'

type Connection = ReturnType<typeof connectionTo>
type RestartListener = (connection: Connection) => void

export interface EmbeddedPostgres {
  /** Where the database and what belongs to it live. */
  home: string
  /** Of a user that owns the database. */
  connection: Connection
  superuser: Connection
  /** Called with the new connection after the database was restarted. */
  onRestart(listener: RestartListener): void
  /** Stops watching, and also the database unless another process uses it. */
  stop(): Promise<void>
}

const WATCH_EVERY = 250

/**
 * A real PostgreSQL on files of our own (docs/adr/0001). One that is already running on them is adopted, whether left
 * by a killed process or used by another. While we run it is watched, and restarted when it dies.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const user = postgresUser()
  const home = databaseHome(dataDir, user)
  const binary = await postgresBinaries(user)
  const listeners: RestartListener[] = []
  const { cluster, password, ...started } = await withLock(home, async () => {
    const cluster: Cluster = { home, user, binary, password: secretIn(home, 'postgres.secret') }
    const password = secretIn(home, 'application.secret')
    joinUsers(home)
    try {
      initialize(cluster)
      const running = await startOrAdopt(cluster)
      await createApplicationRole(asSuperuser(cluster, running.port), password)
      return { cluster, password, running }
    } catch (error) {
      leaveUsers(home)
      throw error
    }
  })
  let { running } = started
  const connectionAt = ({ port }: RunningPostgres) => connectionTo(port, APPLICATION, password)
  const stopWatching = watch(
    () => running,
    async () => {
      running = await withLock(home, () => startOrAdopt(cluster, running.port))
      for (const listener of listeners) listener(connectionAt(running))
    },
  )
  return {
    home,
    connection: connectionAt(running),
    superuser: asSuperuser(cluster, running.port),
    onRestart: (listener) => void listeners.push(listener),
    async stop() {
      await stopWatching()
      await withLock(home, async () => {
        if (!leaveUsers(home)) await stopPostgres(cluster, running)
      })
    },
  }
}

/** Calls `restart` when the process is gone, again and again until it succeeds. The result ends the watch. */
function watch(running: () => RunningPostgres, restart: () => Promise<void>): () => Promise<void> {
  let restarting: Promise<void> | undefined
  const timer = setInterval(() => {
    if (restarting || isAlive(running().pid)) return
    restarting = restart()
      .catch(() => {})
      .finally(() => (restarting = undefined))
  }, WATCH_EVERY)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await restarting
  }
}

/** A password of the database: random, created once, readable only by us. */
function secretIn(home: string, file: string): string {
  const path = join(home, file)
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(path, 'utf8')
}
