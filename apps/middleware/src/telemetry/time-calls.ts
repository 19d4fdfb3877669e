import type { FastifyInstance } from 'fastify'
import { measures } from './measures.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the contract. */
    operationID?: string
  }
}

/** Measures every call, from its first byte to the end of its answer. A stream of changes only ends with its page. */
export function timeCalls(app: FastifyInstance) {
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    if (reply.getHeader('content-type') === 'text/event-stream') return
    const operation = routeOptions.config.operationID ?? routeOptions.url ?? 'unknown'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    measures()?.callSeconds.observe({ operation, status }, reply.elapsedTime / 1_000)
  })
}
