import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { document } from '@greenroom/openapi'
import { operationsOf } from '#http/contract.ts'
import { startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { addressOf } from './listener.ts'

const database = await cloneDatabase()
await addCompany(database, 'acme', [2])
const app = await startApp(database)
const origin = new URL(await addressOf(app))
const sockets: Socket[] = []
afterAll(() => sockets.forEach((socket) => socket.destroy()))

const routes = operationsOf(document).map(({ method, path }, n) => ({
  method: method.toUpperCase(),
  url: `/api${path.replaceAll(/\{[^}]+\}/g, '1')}`,
  // A different address each time, so that no rate limit applies.
  remoteAddress: `10.0.0.${n}`,
}))

/** Sends these lines unchanged, and returns the response until the connection ends or `enough` of it has arrived. */
function raw(lines: string[], enough = /\r\n\r\n/): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(origin.port), origin.hostname, () => socket.write(lines.join('\r\n')))
    sockets.push(socket)
    socket.on('data', (bytes) => {
      answer += String(bytes)
      if (enough.test(answer)) resolve(answer)
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('sends the headers of a private answer on every route of the contract', async () => {
  for (const route of routes.filter(({ url }) => url !== '/api/changes')) {
    const { headers } = await app.app.inject(route as never)
    expect(headers, route.url).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers, route.url).not.toHaveProperty('access-control-allow-origin')
    expect(headers, route.url).not.toHaveProperty('set-cookie')
  }
})

const CROSS_SITE = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]

test('refuses every unsafe operation from another site, whatever it sends', async () => {
  const bodies = ['application/json', 'application/x-www-form-urlencoded', 'text/plain']
  for (const route of routes.filter(({ method }) => method !== 'GET')) {
    for (const elsewhere of CROSS_SITE) {
      for (const type of bodies) {
        const headers = { ...elsewhere, 'content-type': type }
        const response = await app.app.inject({ ...route, headers, payload: '{}' } as never)
        expect([route.url, response.statusCode, response.json().code]).toEqual([route.url, 403, 'ER_008'])
      }
    }
  }
})

test('runs no call and opens no stream for HEAD', async () => {
  const token = await tokenOf(app, 'acme', 'role2')
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const { statusCode } = await app.app.inject({ ...route, method: 'HEAD', headers: { token } })
    expect([route.url, statusCode]).toEqual([route.url, 404])
  }
})

test.each(['TRACE', 'TRACK', 'CONNECT'])('refuses %s', async (method) => {
  const answer = await raw([`${method} /api/config HTTP/1.1`, `host: ${origin.host}`, 'connection: close', '', ''])
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/)
})

const POST = ['POST /api/login HTTP/1.1', `host: ${origin.host}`, 'content-type: application/json']

test.each([
  ['two lengths', [...POST, 'content-length: 2', 'content-length: 3', '', '{}']],
  ['a length and chunks', [...POST, 'content-length: 4', 'transfer-encoding: chunked', '', '0', '', '']],
  ['chunks by another name', [...POST, 'transfer-encoding: xchunked', '', '0', '', '']],
  ['a header folded over two lines', ['GET /api/config HTTP/1.1', `host: ${origin.host}`, 'token: a', ' b', '', '']],
  ['no host', ['GET /api/config HTTP/1.1', '', '']],
  ['a space before the colon', ['GET /api/config HTTP/1.1', `host : ${origin.host}`, '', '']],
])('a request with %s is refused', async (_name, lines) => {
  expect(await raw(lines)).toMatch(/^HTTP\/1\.1 400/)
})

test('refuses a repeated parameter', async () => {
  const { statusCode, json } = await app.app.inject('/api/sso/providers?domain=one&domain=two')
  expect([statusCode, json().code]).toEqual([400, 'ER_000'])
})

test('answers others while 200 clients never finish their request', async () => {
  for (let n = 0; n < 200; n++) {
    const socket = connect(Number(origin.port), origin.hostname, () => socket.write('GET /api/config HTTP/1.1\r\nx: '))
    socket.on('error', () => {})
    sockets.push(socket)
  }
  for (let n = 0; n < 100; n++) expect((await fetch(`${origin.origin}/api/config`)).status).toBe(200)
})
