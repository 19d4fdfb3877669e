import { connect, type Socket } from 'node:net'

/** What a printer did wrong, as text that follows its name. Nothing that it answered is in it. */
export class PrinterFault extends Error {}

/** Milliseconds: to connect, without the printer taking anything, and for everything. */
export interface Patience {
  connect: number
  idle: number
  whole: number
}

const PATIENCE: Patience = { connect: 5_000, idle: 20_000, whole: 120_000 }

/** More than any 20 labels need. */
const MOST_BYTES = 16_000_000

interface Sending {
  address: string
  port: number
  content: string
  signal: AbortSignal
  patience?: Patience
}

/**
 * Sends text to a printer over one connection, and resolves once the printer has taken everything and closed. The address
 * is a number, so that nothing is looked up; whatever the printer answers is thrown away. Throws PrinterFault.
 */
export async function sendToPrinter({ address, port, content, signal, patience = PATIENCE }: Sending): Promise<void> {
  if (content.length > MOST_BYTES) throw new PrinterFault('cannot take labels this large.')
  const socket = connect({ host: address, port, family: 4, timeout: patience.connect })
  const whole = setTimeout(() => socket.destroy(new PrinterFault('took too long.')), patience.whole)
  const stop = () => socket.destroy(new PrinterFault('was interrupted.'))
  signal.addEventListener('abort', stop, { once: true })
  try {
    await taken(socket, content, patience)
  } finally {
    clearTimeout(whole)
    signal.removeEventListener('abort', stop)
    socket.destroy()
  }
  signal.throwIfAborted()
}

function taken(socket: Socket, content: string, patience: Patience): Promise<void> {
  return new Promise((resolve, reject) => {
    let isConnected = false
    let isSent = false
    socket.once('connect', () => {
      isConnected = true
      socket.setTimeout(patience.idle)
      socket.end(content, 'latin1', () => (isSent = true))
    })
    socket.on('timeout', () => {
      socket.destroy(new PrinterFault(isConnected ? 'stopped taking labels.' : 'does not answer.'))
    })
    socket.once('error', (error) => reject(error instanceof PrinterFault ? error : explained(error, isConnected)))
    // Read to the end, so that its end is seen.
    socket.resume()
    socket.once('end', () => {
      if (!isSent) socket.destroy(new PrinterFault('closed the connection.'))
    })
    socket.once('close', (hadError) => {
      if (hadError) return
      if (isSent) resolve()
      else reject(new PrinterFault('closed the connection.'))
    })
  })
}

function explained(error: NodeJS.ErrnoException, isConnected: boolean): PrinterFault {
  if (isConnected) return new PrinterFault('closed the connection.')
  return new PrinterFault(error.code === 'ECONNREFUSED' ? 'refuses the connection.' : 'cannot be reached.')
}
