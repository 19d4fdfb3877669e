import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { document } from '@greenroom/openapi'
import { buildApp } from '#http/app.ts'
import { ChangeFeed } from '#database/change-feed.ts'
import type { Config } from './config.ts'
import { openDatabase, type Database } from '#database/database.ts'
import { startEmbeddedPostgres } from '#database/embedded-postgres.ts'
import { migrate } from '#database/migrate.ts'
import { prepareDemo } from '#companies/demo.ts'
import { stopPdfWorker } from '#documents/pdf/render-pdf.ts'
import { startJobRunner } from '#jobs/job-runner.ts'
import { allHandlers, allWork, audiences, migrations } from '../areas.ts'
import { createBlobStore } from '#areas/images/create-blob-store.ts'
import { fetchFile } from '#areas/images/fetch-file.ts'
import { createMail } from '#areas/mail/mail.ts'
import { createSeal, sealKey } from '#areas/session/seal.ts'
import { Sessions } from '#areas/session/sessions.ts'

export interface Greenroom {
  app: FastifyInstance
  /** The password of the demo merchant's users; undefined without a demo. */
  demoPassword: string | undefined
  stop(): Promise<void>
}

const CONSOLE = join(import.meta.dirname, '../../../console/dist')

/** Starts everything in order. If a step fails, the previous ones are stopped again, last first. */
export async function boot(config: Config): Promise<Greenroom> {
  const started: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const stopOne of started.splice(0).toReversed()) await stopOne()
  }
  try {
    const { database, home } = await openStore(config, (stopOne) => started.push(stopOne))
    await migrate(database.db, migrations)
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
      audiences,
      mail: createMail(config),
      seal: createSeal(sealKey(config.secretKey, home)),
      blobs,
      fetchFile,
    }
    const app = await buildApp({ platform, document, handlers: allHandlers(platform), consoleFolder })
    started.push(stopPdfWorker)
    started.push(() => app.close())
    const runner = await startJobRunner(platform, allWork(platform), app.log)
    started.push(() => runner.stop())
    await app.listen({ port: config.port, host: config.host })
    return { app, demoPassword, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The database, external or embedded, and its folder. */
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
