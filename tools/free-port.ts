import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A free port below those that systems give to clients, so that no connection takes it before it is used. */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
    server.once('error', () => resolve(freePort()))
  })
}
