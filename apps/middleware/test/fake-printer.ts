import { createServer, type AddressInfo, type Socket } from 'node:net'
import { atEnd } from './at-end.ts'

export interface FakePrinter {
  address: string
  port: number
  /** What each connection brought. */
  taken: string[]
  /** How many connections it has. */
  open(): number
  close(): Promise<void>
}

const ASKED = '~HS\r\n'
/** Its answer. */
const STATUS = '\u0002030,0,0,0000,000,0,0,0,000,0,0,0\u0003\r\n'

/**
 * A printer that takes everything, says so when it is asked and closes, as long as `behave` does nothing else with a
 * connection.
 */
export async function fakePrinter(
  behave: (socket: Socket, connection: number) => void = () => {},
  isTalkative = true,
): Promise<FakePrinter> {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const connection = taken.push('') - 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    behave(socket, connection)
    let end = ''
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1')
      taken[connection] += text
      end = `${end}${text}`.slice(-ASKED.length)
      if (end !== ASKED) return
      taken[connection] = taken[connection]!.slice(0, -ASKED.length)
      if (isTalkative && socket.writable) socket.write(STATUS)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  atEnd(close)
  const { port } = server.address() as AddressInfo
  return { address: '127.0.0.1', port, taken, open: () => sockets.size, close }
}

/** A printer that takes everything, and never says so nor ends. */
export function hangingPrinter(): Promise<FakePrinter> {
  return fakePrinter((socket) => {
    socket.allowHalfOpen = true
  }, false)
}
