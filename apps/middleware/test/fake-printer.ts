import { createServer, type AddressInfo, type Socket } from 'node:net'
import { atEnd } from './at-end.ts'

export interface FakePrinter {
  address: string
  port: number
  /** What each connection brought. */
  taken: string[]
  close(): Promise<void>
}

/**
 * A printer that takes everything and closes, as long as `behave` does nothing else with a connection. `isDone` of a
 * connection is called with what it brought.
 */
export async function fakePrinter(
  behave: (socket: Socket, connection: number) => void = () => {},
): Promise<FakePrinter> {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const connection = taken.push('') - 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (bytes) => (taken[connection] += bytes.toString('latin1')))
    behave(socket, connection)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  atEnd(close)
  const { port } = server.address() as AddressInfo
  return { address: '127.0.0.1', port, taken, close }
}

/** A printer that takes everything, and never ends. */
export function hangingPrinter(): Promise<FakePrinter> {
  return fakePrinter((socket) => {
    socket.allowHalfOpen = true
  })
}
