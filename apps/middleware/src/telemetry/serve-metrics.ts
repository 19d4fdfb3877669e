import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { ChangeFeed } from '#database/change-feed.ts'
import type { Database } from '#database/database.ts'
import { Failure } from '#failures/failures.ts'
import { startMeasuring } from './measures.ts'

interface Observed {
  database: Database
  changes: ChangeFeed
  /** METRICS_TOKEN. */
  token: string
}

/** GET /metrics for Prometheus, only with `Authorization: Bearer METRICS_TOKEN`. The figures are those of this process. */
export async function serveMetrics(app: FastifyInstance, { database, changes, token }: Observed) {
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client')
  const { registry } = await startMeasuring()
  const current = new Registry()
  collectDefaultMetrics({ register: current })
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `greenroom_${name}`, help, labelNames, registers: [current] })
  const streams = gauge('change_streams', 'Streams of changes that are open.')
  const connections = gauge('database_connections', 'Connections to the database.', 'pool', 'state')
  const waiting = gauge('database_connection_waits', 'Calls and jobs that wait for a connection.', 'pool')
  const most = gauge('database_connections_max', 'The most connections that a pool opens.', 'pool')
  const isUp = gauge('database_up', '1 if the database answers.')
  const size = gauge('database_size_bytes', 'Size of the database, the same for every process.')
  const jobs = gauge('jobs', 'Unfinished jobs of all companies, the same for every process.', 'kind', 'state')

  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, token)) throw new Failure(401, 'ER_001', 'Token invalid')
    streams.set(changes.listeners)
    for (const [pool, { totalCount, idleCount, waitingCount, options }] of [
      ['calls', database.pool],
      ['side', database.side.pool],
    ] as const) {
      connections.set({ pool, state: 'idle' }, idleCount)
      connections.set({ pool, state: 'used' }, totalCount - idleCount)
      waiting.set({ pool }, waitingCount)
      most.set({ pool }, options.max)
    }
    try {
      const figures = await askDatabase(database)
      size.set(figures.bytes)
      jobs.reset()
      for (const { kind, state, count } of figures.jobs) jobs.set({ kind, state: state.toLowerCase() }, count)
      isUp.set(1)
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      isUp.set(0)
    }
    return reply
      .header('cache-control', 'no-store')
      .type(current.contentType)
      .send((await registry.metrics()) + (await current.metrics()))
  })
}

async function askDatabase({ side: { db } }: Database) {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  const jobs = await db
    .selectFrom('job')
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count')])
    .where('finished_at', 'is', null)
    .groupBy(['kind', 'state'])
    .execute()
  return { bytes: rows[0]!.bytes, jobs }
}

function isBearer(header: string | undefined, token: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`))
}
