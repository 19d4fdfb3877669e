import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { requestID, startApp, tokenOf } from './app.ts'
import { atEnd } from './at-end.ts'
import { catalogOfTwo } from './catalog.ts'
import { anotherHandle } from './database.ts'
import { addressOf, listenAt } from './listener.ts'

const catalog = catalogOfTwo()
const newApp = () => startApp(anotherHandle(catalog.database))
const save = (n: number) => ({ screen: 'products', name: `View ${n % 3}`, state: 'x' })

test('a user who writes without pause is slowed down, and nobody else', async () => {
  const app = await newApp()
  const token = await tokenOf(app, 'one', 'role2')
  const statuses = new Map<number, number>()
  for (let n = 0; n < 1_900; n += 50) {
    const some = Array.from({ length: 50 }, (_, m) => app.call(token, 'POST', '/views', { screen: n + m }))
    for (const { status } of await Promise.all(some)) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(statuses.get(429)).toBeGreaterThanOrEqual(100)
  const refused = await app.call(token, 'POST', '/views', save(1))
  expect(refused).toMatchObject({ status: 429, message: expect.stringMatching(/^You have too many requests a minute/) })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await app.call(token, 'GET', '/views?screen=products')).toMatchObject({ status: 200 })
  const other = await tokenOf(app, 'one', 'role5')
  expect(await app.call(other, 'POST', '/views', save(1))).toMatchObject({ status: 200 })
})

test('a user has 20 streams at a time, whoever signs in how often', async () => {
  const app = await newApp()
  const address = await addressOf(app)
  const listeners = []
  for (let n = 0; n < 20; n++) listeners.push(await listenAt(app, await tokenOf(app, 'one', 'role2')))
  for (const { headers } of listeners) expect(headers.get('content-type')).toBe('text/event-stream')
  const token = await tokenOf(app, 'one', 'role2')
  const refused = await fetch(`${address}/api/changes`, { headers: { token } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  const other = await listenAt(app, await tokenOf(app, 'one', 'role5'))
  await vi.waitFor(() => expect(other.comments).toEqual([': listening']))
})

test('a user has 64 calls at a time, and others are served', async () => {
  const app = await newApp()
  const { port } = new URL(await addressOf(app))
  const token = await tokenOf(app, 'one', 'role2')
  const get = async (user: string) => (await app.call(user, 'GET', '/views?screen=products')).status
  const calls = Array.from({ length: 80 }, () => ({ ...unfinished(Number(port), token, 9), isRefused: false }))
  for (const each of calls) void each.answer.then((text) => (each.isRefused = text.startsWith('HTTP/1.1 429')))
  const underWay = () => calls.filter(({ isRefused }) => !isRefused)
  await vi.waitFor(() => expect(underWay()).toHaveLength(64))
  const { status, message } = await app.call(token, 'GET', '/views?screen=products')
  expect([status, message]).toEqual([429, expect.stringMatching(/^You have too many requests at a time/)])
  expect(await get(await tokenOf(app, 'one', 'role5'))).toBe(200)
  underWay()[0]!.socket.destroy()
  await vi.waitFor(async () => expect(await get(token)).toBe(200))
})

test('callers who leave before they are admitted are not counted for ever', async () => {
  const app = await newApp()
  const { port } = new URL(await addressOf(app))
  const token = await tokenOf(app, 'one', 'role2')
  const { sessions } = app.platform
  const check = sessions.check.bind(sessions)
  const haveLeft = Promise.withResolvers<void>()
  const checked = vi.spyOn(sessions, 'check').mockImplementation(async (...session) => {
    await haveLeft.promise
    return check(...session)
  })
  let left = 0
  app.app.server.on('connection', (socket) => socket.once('close', () => left++))

  const paths = [...Array<string>(64).fill('/views?screen=products'), ...Array<string>(20).fill('/changes')]
  const sockets = paths.map((path) =>
    send(Number(port), [`GET /api${path} HTTP/1.1`, 'host: localhost', `token: ${token}`]),
  )
  await vi.waitFor(() => expect(checked).toHaveBeenCalledTimes(84))
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(() => expect(left).toBe(84))
  haveLeft.resolve()
  await Promise.all(checked.mock.results.map(({ value }) => value))

  expect((await app.call(token, 'GET', '/views?screen=products')).status).toBe(200)
  expect((await listenAt(app, token)).headers.get('content-type')).toBe('text/event-stream')
})

test('a user has a limited number of bytes on their way, until they have arrived or the caller has left', async () => {
  const app = await newApp()
  const { port } = new URL(await addressOf(app))
  const token = await tokenOf(app, 'one', 'role2')
  const upload = () => unfinished(Number(port), token, 9_000_000)
  const uploads = Array.from({ length: 6 }, upload)
  expect(await Promise.race(uploads.map(({ answer }) => answer))).toMatch(/^HTTP\/1.1 429/)
  for (const { socket } of uploads) socket.destroy()
  const fits = () => app.call(token, 'POST', '/items/images?itemID=A', Buffer.alloc(9_000_000))
  await vi.waitFor(async () => expect((await fits()).status).not.toBe(429))
})

/** A call whose body never arrives. */
function unfinished(port: number, token: string, bytes: number) {
  const lines = [
    'POST /api/items/images?itemID=A HTTP/1.1',
    'host: localhost',
    `token: ${token}`,
    `content-length: ${bytes}`,
    'content-type: application/octet-stream',
    `x-client-request-id: ${requestID()}`,
  ]
  const socket = send(port, lines)
  return { socket, answer: new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes)))) }
}

/** Sends the head of a call. */
function send(port: number, lines: string[]) {
  const socket = connect(port, '127.0.0.1', () => socket.write([...lines, '', ''].join('\r\n')))
  socket.on('error', () => {})
  atEnd(() => socket.destroy())
  return socket
}
