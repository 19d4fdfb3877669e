import { connect, type Socket } from 'node:net'

/** What a printer did wrong, as text that follows its name. Nothing that it answered is in it. */
export class PrinterFault extends Error {}

/**
 * Milliseconds: to connect, without the printer taking anything, for its answer that it has read everything, which some
 * never give, and for everything.
 */
export interface Patience {
  connect: number
  idle: number
  answer: number
  whole: number
}

const PATIENCE: Patience = { connect: 5_000, idle: 20_000, answer: 2_000, whole: 120_000 }

/** More than any 20 labels need. */
const MOST_BYTES = 16_000_000
/** A printer answers with some 80 characters. */
const MOST_ANSWERED = 65_536

/** Asks a printer for its status, which it answers once it has read everything before. */
const STATUS = '~HS'
/** The first byte of the answer. */
const START_OF_TEXT = 2

interface Sending {
  address: string
  port: number
  content: string
  signal: AbortSignal
  patience?: Partial<Patience>
}

/**
 * Sends text to a printer over one connection, and resolves once the printer has answered that it has read everything. One
 * that never answers has taken everything when it closes after our end. The address is a number, so that nothing is looked
 * up; whatever the printer answers is thrown away. Throws PrinterFault, or the signal's reason.
 */
export async function sendToPrinter({ address, port, content, signal, patience }: Sending): Promise<void> {
  if (content.length > MOST_BYTES) throw new PrinterFault('cannot take labels this large.')
  const times = { ...PATIENCE, ...patience }
  const socket = connect({ host: address, port, family: 4, timeout: times.connect })
  const whole = setTimeout(() => socket.destroy(new PrinterFault('took too long.')), times.whole)
  const stop = () => socket.destroy(new PrinterFault('was interrupted.'))
  signal.addEventListener('abort', stop, { once: true })
  try {
    await taken(socket, content, times)
  } catch (fault) {
    signal.throwIfAborted()
    throw fault
  } finally {
    clearTimeout(whole)
    signal.removeEventListener('abort', stop)
    socket.destroy()
  }
}

function taken(socket: Socket, content: string, patience: Patience): Promise<void> {
  return new Promise((resolve, reject) => {
    let isConnected = false
    let answered = 0
    let silence: NodeJS.Timeout | undefined
    const fail = (fault: PrinterFault) => {
      clearTimeout(silence)
      reject(fault)
    }
    socket.once('connect', () => {
      isConnected = true
      socket.setTimeout(patience.idle)
      socket.write(`${content}${STATUS}\r\n`, 'latin1', () => {
        silence = setTimeout(() => socket.end(), patience.answer)
      })
    })
    socket.on('timeout', () => fail(new PrinterFault(isConnected ? 'stopped taking labels.' : 'does not answer.')))
    socket.once('error', (error) => fail(error instanceof PrinterFault ? error : explained(error, isConnected)))
    socket.on('data', (bytes: Buffer) => {
      if (bytes.includes(START_OF_TEXT)) {
        clearTimeout(silence)
        resolve()
      }
      answered += bytes.length
      if (answered > MOST_ANSWERED) fail(new PrinterFault('answers like no label printer.'))
    })
    // An end before ours: it need not have read what we sent.
    socket.once('end', () => {
      if (!socket.writableEnded) fail(new PrinterFault('closed the connection.'))
    })
    socket.once('close', (hadError) => {
      if (!hadError && socket.writableEnded) resolve()
      else fail(new PrinterFault('closed the connection.'))
    })
  })
}

function explained(error: NodeJS.ErrnoException, isConnected: boolean): PrinterFault {
  if (isConnected) return new PrinterFault('closed the connection.')
  return new PrinterFault(error.code === 'ECONNREFUSED' ? 'refuses the connection.' : 'cannot be reached.')
}
