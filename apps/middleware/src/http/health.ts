import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isDamaged } from '#database/busy.ts'
import type { Database } from '#database/database.ts'

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, so a load balancer may send it calls. With a full disk it still
 * serves reads, and says so until a write succeeds; once it has met damaged data, it says so until it is started again.
 */
export function serveHealth(app: FastifyInstance, { side: { db } }: Pick<Database, 'side'>) {
  let isFull = false
  let hasDamage = false
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDamaged(error)) hasDamage = true
  })
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (statusCode === 507) isFull = true
    else if (method !== 'GET' && statusCode === 200) isFull = false
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(db)
      if (hasDamage) return { status: 'ready, but some of the data is damaged: see the log' }
      return { status: isFull ? 'ready for reads only: the disk is full' : 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.status(503).send({ status: 'database does not answer' })
    }
  })
}
