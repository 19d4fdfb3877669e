import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { document } from '@greenroom/openapi'
import { buildApp } from './app.ts'
import { ChangeFeed } from './changes/change-feed.ts'
import type { Config } from './config.ts'
import { openDatabase, type Database } from './database/database.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { migrate } from './database/migrate.ts'
import { prepareDemo } from './demo/demo.ts'
import { allHandlers } from './handlers.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createBlobStore } from './images/create-blob-store.ts'
import { fetchFile } from './images/fetch-file.ts'
import { createMail } from './mail/mail.ts'
import { createSeal, sealKey } from './session/seal.ts'
import { Sessions } from './session/sessions.ts'

export interface Greenroom {
  app: FastifyInstance
  /** Of the demo merchant's users; undefined where there is no demo. */
  demoPassword: string | undefined
  stop(): Promise<void>
}

const CONSOLE = join(import.meta.dirname, '../../console/dist')

/** Brings everything up in order. What was started is stopped again, last first, when a later step fails. */
export async function boot(config: Config): Promise<Greenroom> {
  const started: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const stopOne of started.splice(0).toReversed()) await stopOne()
  }
  try {
    const { database, home } = await openStore(config, (stopOne) => started.push(stopOne))
    await migrate(database.db)
    const blobs = createBlobStore(config)
    const demoPassword = await prepareDemo(database.db, home, blobs)
    const consoleFolder = existsSync(join(CONSOLE, 'index.html')) ? CONSOLE : undefined
    const now = () => new Date()
    const platform = {
      config,
      database,
      now,
      sessions: new Sessions(database.db, now),
      changes: new ChangeFeed(database),
      mail: createMail(config),
      seal: createSeal(sealKey(config.secretKey, home)),
      blobs,
      fetchFile,
    }
    const app = await buildApp({ platform, document, handlers: allHandlers(platform), consoleFolder })
    started.push(() => app.close())
    const stopHousekeeping = startHousekeeping(platform, app.log)
    started.push(async () => stopHousekeeping())
    await app.listen({ port: config.port, host: config.host })
    return { app, demoPassword, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The database, external or embedded, and the folder of what belongs to it. */
export async function openStore(
  config: Config,
  onStarted: (stop: () => Promise<unknown>) => void,
): Promise<{ database: Database; home: string }> {
  if (config.databaseURL) {
    mkdirSync(config.dataDir, { recursive: true })
    const database = openDatabase({ connectionString: config.databaseURL }, console.error)
    onStarted(() => database.close())
    return { database, home: config.dataDir }
  }
  const embedded = await startEmbeddedPostgres(config.dataDir)
  onStarted(() => embedded.stop())
  const database = openDatabase(embedded.connection, console.error)
  embedded.onRestart(({ port }) => database.movePort(port))
  onStarted(() => database.close())
  return { database, home: embedded.home }
}
