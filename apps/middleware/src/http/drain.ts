import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that the calls under way have once the server is told to stop; then all connections are cut. */
const DRAIN_WITHIN = 2_200
const LOOK_EVERY = 20

/**
 * Lets the calls under way end when the server closes. Meanwhile any other call, `/readyz` too, answers 503 (Fastify's
 * `return503OnClosing`). Returns what is aborted at the beginning of that.
 */
export function drainOnClose(app: FastifyInstance): AbortSignal {
  const stopping = new AbortController()
  const connections = promisify(app.server.getConnections.bind(app.server))
  app.addHook('preClose', async () => {
    stopping.abort()
    const end = performance.now() + DRAIN_WITHIN
    for (; performance.now() < end; await sleep(LOOK_EVERY)) {
      app.server.closeIdleConnections()
      if ((await connections()) === 0) return
    }
  })
  // The caller's next request goes to another server.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.signal.aborted) reply.header('connection', 'close')
  })
  return stopping.signal
}
