import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operationsOf } from '#http/contract.ts'
import { requestID, startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { smallContract, smallHandlers } from './small-contract.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()
// A name of its own that looks like that of the hashed files.
const consoleFolder = join(folder, 'assets/console')
mkdirSync(join(consoleFolder, 'assets'), { recursive: true })
writeFileSync(join(consoleFolder, 'index.html'), '<title>console</title>')
writeFileSync(join(consoleFolder, 'assets/main-abc123.js'), 'plain')
writeFileSync(join(consoleFolder, 'assets/main-abc123.js.br'), 'brotli')

const database = await cloneDatabase()
await addCompany(database, 'acme', [2])
const small = await startApp(database, { document: smallContract, handlers: () => smallHandlers, consoleFolder })
const { app } = small
const admin = await tokenOf(small, 'acme', 'role2')

const PAGE = { accept: 'text/html,*/*' }

test.each([
  '/',
  '/api/echo/1',
  '/api/settings',
  '/api/nowhere',
  '/api/docs',
  '/api/openapi.json',
  '/healthz',
  '/assets/main-abc123.js',
])('%s carries the security headers', async (url) => {
  const { headers } = await app.inject({ url, headers: PAGE })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    rc_environment: 'local',
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types greenroom-worker")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(headers['strict-transport-security']).toBeUndefined()
  if (url.startsWith('/api')) expect(headers['cache-control']).toBe('no-store')
})

test('sends HSTS only behind TLS, as reported by a trusted proxy', async () => {
  const https = { 'x-forwarded-proto': 'https' }
  const seen = async (remoteAddress: string) =>
    (await app.inject({ url: '/healthz', headers: https, remoteAddress })).headers['strict-transport-security']
  expect(await seen('127.0.0.1')).toBe('max-age=31536000; includeSubDomains')
  expect(await seen('192.0.2.1')).toBeUndefined()
})

const write = (headers: Record<string, string>) =>
  app.inject({
    method: 'PUT',
    url: '/api/settings',
    headers: { host: 'localhost:4000', token: admin, 'x-client-request-id': requestID(), ...headers },
    payload: { key: 'a', value: 'b' },
  })

test.each([
  ['no browser', {}, 200],
  ['our own page', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' }, 200],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another port', { origin: 'http://localhost:5000' }, 403],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
])('a write from %s', async (_name, headers, status) => {
  const response = await write(headers as Record<string, string>)
  expect(response.statusCode).toBe(status)
  if (status === 403) expect(response.json()).toEqual({ code: 'ER_008', message: 'CSRF verification failure' })
})

test('allows reads from another site, which show nothing without the token', async () => {
  const { statusCode } = await app.inject({ url: '/api/settings', headers: { 'sec-fetch-site': 'cross-site' } })
  expect(statusCode).toBe(401)
})

test('requires a request ID for every write of the contract and for no GET', () => {
  for (const { method, operation } of operationsOf(smallContract)) {
    const names = (operation.parameters ?? []).map(({ name }) => name)
    expect(names.includes('X-Client-Request-ID')).toBe(method !== 'get')
  }
})

test('caches hashed files forever and sends them as compressed by the build', async () => {
  const url = '/assets/main-abc123.js'
  const plain = await app.inject({ url })
  expect(plain.body).toBe('plain')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(plain.headers['content-type']).toMatch(/javascript/)
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.body).toBe('brotli')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': plain.headers['cache-control'] })
  expect(packed.headers['vary']).toMatch(/accept-encoding/i)
  expect(packed.headers['content-type']).toMatch(/javascript/)
})

test('sends the start page for every page URL, revalidated each time', async () => {
  for (const url of ['/', '/console/login', '/app/catalog/products?search=a', '/app/items/A.B']) {
    const { statusCode, body, headers } = await app.inject({ url, headers: PAGE })
    expect([url, statusCode, body]).toEqual([url, 200, '<title>console</title>'])
    expect(headers['cache-control']).toBe('no-cache')
    const again = await app.inject({ url, headers: { ...PAGE, 'if-none-match': String(headers['etag']) } })
    expect(again.statusCode).toBe(304)
  }
})

test.each([
  ['GET', '/api/nowhere', PAGE],
  ['GET', '/api', PAGE],
  ['GET', '/assets/gone.js', { accept: '*/*' }],
  ['POST', '/app/home', PAGE],
  ['GET', '/../package.json', { accept: '*/*' }],
  ['GET', '/%2e%2e/package.json', { accept: '*/*' }],
] as const)('%s %s is the 404 in JSON', async (method, url, headers) => {
  const response = await app.inject({ method, url, headers })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 'ER_006' })
})

test('reports health and readiness', async () => {
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
})

test('serves the contract for programs, and for people without any script', async () => {
  expect((await app.inject({ url: '/api/openapi.json' })).json()).toEqual(smallContract)
  const { body, headers } = await app.inject({ url: '/api/docs' })
  expect(headers['content-type']).toMatch(/html/)
  expect(body).toContain('PUT /api/settings')
  expect(body).toContain('Needs CONFIG_SYSTEM:WRITE.')
  expect(body).not.toMatch(/<script/)
})
