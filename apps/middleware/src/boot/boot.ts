import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { document } from '@greenroom/openapi'
import { buildApp } from '#http/app.ts'
import { ChangeFeed } from '#database/change-feed.ts'
import { type Config, isVerifiedDatabase } from '#platform/config.ts'
import { startDatabaseClock } from '#database/database-clock.ts'
import { migrate } from '#database/migrate.ts'
import { prepareDemo } from '#companies/demo.ts'
import { stopPdfWorker } from '#print/render-pdf.ts'
import { startJobRunner } from '#jobs/job-runner.ts'
import { endTracing } from '#telemetry/tracing.ts'
import { openStore } from '#platform/open-store.ts'
import { stopWithin } from './stop-within.ts'
import { allHandlers, allWork, audiences, finders, migrations } from '../areas.ts'
import { createBlobStore } from '#blobs/create-blob-store.ts'
import { fetchFile } from '#areas/images/fetch-file.ts'
import { printersIn } from '#areas/labelprinting/printer-network.ts'
import { createMail } from '#platform/mail.ts'
import { openSeal } from '#identity/seal.ts'
import { Sessions } from '#identity/sessions.ts'

export interface Greenroom {
  app: FastifyInstance
  /** The password of the demo merchant's users; undefined without a demo. */
  demoPassword: string | undefined
  /** Nobody can sign in before there is one. */
  hasCompany: boolean
  stop(): Promise<void>
}

const CONSOLE = join(import.meta.dirname, '../../../console/dist')

/**
 * Milliseconds of the 5 seconds of a stop that calls and jobs have together. The connections have half a second after
 * that, and PostgreSQL the rest.
 */
const STOP_CALLS_WITHIN = 2_500

/** Starts everything in order. If a step fails, the previous ones are stopped again, last first. */
export async function boot(config: Config): Promise<Greenroom> {
  const stored: (() => Promise<unknown>)[] = []
  const started: (() => Promise<unknown>)[] = []
  const stop = async () => {
    await stopWithin(STOP_CALLS_WITHIN, started.splice(0).toReversed())
    for (const stopOne of stored.splice(0).toReversed()) await stopOne()
  }
  try {
    const { database, home } = await openStore(config, (stopOne) => stored.push(stopOne))
    await migrate(database.db, migrations)
    const seal = await openSeal(database, config, home)
    const blobs = createBlobStore(config)
    const demoPassword = config.demo ? await prepareDemo(database.db, home, blobs) : undefined
    const hasCompany = (await database.db.selectFrom('company').select('company_code').limit(1).execute()).length > 0
    const consoleFolder = existsSync(join(CONSOLE, 'index.html')) ? CONSOLE : undefined
    const { now, stop: stopClock } = await startDatabaseClock(database.side.db)
    started.push(async () => stopClock())
    const platform = {
      config,
      database,
      now,
      sessions: new Sessions(database.db, now),
      changes: new ChangeFeed(database),
      audiences,
      finders,
      mail: createMail(config),
      seal,
      blobs,
      fetchFile,
      isPrinterAllowed: printersIn(config.printerNetworks),
    }
    const app = await buildApp({ platform, document, handlers: allHandlers(platform), consoleFolder })
    if (config.databaseURL && !isVerifiedDatabase(config.databaseURL)) {
      app.log.warn('DATABASE_URL leads to another machine without verified TLS: add sslmode=verify-full to it')
    }
    started.push(stopPdfWorker)
    started.push(endTracing)
    started.push(() => app.close())
    const runner = await startJobRunner(platform, allWork(platform), app.log)
    // Both at once, because each takes nearly all of that time if it must.
    started.push(() => (void app.close(), runner.stop()))
    await app.listen({ port: config.port, host: config.host })
    return { app, demoPassword, hasCompany, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
