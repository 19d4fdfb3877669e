import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { printersIn } from '#areas/labelprinting/printer-network.ts'
import { PrinterFault, sendToPrinter } from '#areas/labelprinting/send-to-printer.ts'
import { type FakePrinter, fakePrinter, hangingPrinter } from './fake-printer.ts'

const PATIENCE = { connect: 10_000, idle: 10_000, answer: 10_000, whole: 60_000 }
/** For printers that never go on. */
const BRIEF = { ...PATIENCE, idle: 200, answer: 50 }

/** More than the buffers of both ends hold. */
const LARGE = '^XA^XZ\n'.repeat(2_000_000)

function send({ address, port }: Pick<FakePrinter, 'address' | 'port'>, content: string, more: object = {}) {
  return sendToPrinter({ address, port, content, signal: new AbortController().signal, patience: PATIENCE, ...more })
}

test.each([
  ['says so', true],
  ['closes', false],
])('sends everything, and ends when the printer %s', async (_, isTalkative) => {
  const printer = await fakePrinter(() => {}, isTalkative)
  const patience = { ...PATIENCE, answer: isTalkative ? PATIENCE.answer : 50 }
  await send(printer, '^XA^XZ\n', { patience })
  await send(printer, LARGE, { patience })
  expect(printer.taken[0]).toBe('^XA^XZ\n')
  expect(printer.taken[1]).toHaveLength(LARGE.length)
})

test('tells nothing of what the printer answers', async () => {
  const printer = await fakePrinter((socket) => socket.write('SECRET'.repeat(1_000)))
  await send(printer, '^XA^XZ\n')
  expect(printer.taken).toEqual(['^XA^XZ\n'])
})

test('gives up on what answers without end', async () => {
  const printer = await fakePrinter((socket) => socket.write('x'.repeat(100_000)), false)
  await expect(send(printer, '^XA^XZ\n')).rejects.toEqual(new PrinterFault('answers like no label printer.'))
})

test('says that a printer refuses the connection', async () => {
  const printer = await fakePrinter()
  await printer.close()
  await expect(send(printer, '^XA^XZ\n')).rejects.toEqual(new PrinterFault('refuses the connection.'))
})

test('gives up on a printer that takes nothing', async () => {
  const printer = await fakePrinter((socket) => socket.pause())
  await expect(send(printer, LARGE, { patience: BRIEF })).rejects.toEqual(new PrinterFault('stopped taking labels.'))
})

test('gives up on a printer that takes everything and never ends', async () => {
  const printer = await hangingPrinter()
  await expect(send(printer, '^XA^XZ\n', { patience: BRIEF })).rejects.toEqual(
    new PrinterFault('stopped taking labels.'),
  )
})

test.each([
  ['ends at once', (socket: Socket) => socket.end()],
  ['breaks off at once', (socket: Socket) => socket.destroy()],
  ['ends half way', (socket: Socket) => socket.once('data', () => socket.end())],
  ['breaks off half way', (socket: Socket) => socket.once('data', () => socket.resetAndDestroy())],
])('says that a printer closed that %s, whatever the buffers hold', async (_, behave) => {
  const printer = await fakePrinter(behave, false)
  const closed = new PrinterFault('closed the connection.')
  await expect(send(printer, '^XA^XZ\n')).rejects.toEqual(closed)
  await expect(send(printer, LARGE)).rejects.toEqual(closed)
})

test('gives up after a while, however slowly the printer goes on', async () => {
  const printer = await fakePrinter((socket) => {
    socket.allowHalfOpen = true
    const trickle = setInterval(() => socket.write('.'), 20)
    socket.on('close', () => clearInterval(trickle))
  }, false)
  const patience = { ...PATIENCE, answer: 50, whole: 500 }
  await expect(send(printer, '^XA^XZ\n', { patience })).rejects.toEqual(new PrinterFault('took too long.'))
})

test('sends no more than a limit', async () => {
  const printer = await fakePrinter()
  await expect(send(printer, 'x'.repeat(16_000_001))).rejects.toEqual(
    new PrinterFault('cannot take labels this large.'),
  )
  expect(printer.taken).toEqual([])
})

test('stops when the process does', async () => {
  const stopping = new AbortController()
  const printer = await fakePrinter((socket) => {
    socket.pause()
    stopping.abort()
  })
  await expect(send(printer, LARGE, { signal: stopping.signal })).rejects.toThrow()
})

test.each([
  ['10.1.2.3', 9100, true],
  ['192.168.4.20', 9100, true],
  ['192.168.4.20', 80, false],
  ['192.168.5.20', 9100, false],
  ['127.0.0.1', 9100, false],
  ['169.254.169.254', 9100, false],
  ['::ffff:10.1.2.3', 9100, false],
  ['printer.local', 9100, false],
  ['', 9100, false],
])('of two networks, %s:%d is a printer: %s', (address, port, expected) => {
  expect(printersIn(['10.0.0.0/8', '192.168.4.0/24'])(address, port)).toBe(expected)
})
