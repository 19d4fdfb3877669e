import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

/** `/healthz`: the process runs. `/readyz`: it can serve, so a load balancer may send it calls. */
export function serveHealth(app: FastifyInstance, { side: { db } }: Pick<Database, 'side'>) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.status(503).send({ status: 'database does not answer' })
    }
  })
}
