import { expect, test } from 'vitest'
import { requestID, startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { smallContract, smallHandlers } from './small-contract.ts'

const database = await cloneDatabase()
await addCompany(database, 'acme', [2, 9])
const options = { document: smallContract, handlers: () => smallHandlers }
const small = await startApp(database, options)
const { app, call } = small
const admin = await tokenOf(small, 'acme', 'role2')
const cashier = await tokenOf(small, 'acme', 'role9')

test('refuses to start if an operation has no handler', async () => {
  const { echo: _, ...handlers } = smallHandlers
  await expect(startApp(database, { ...options, handlers: () => handlers })).rejects.toThrow('without a handler: echo')
})

test('refuses to start if a handler has no operation', async () => {
  const handlers = { ...smallHandlers, extra: async () => ({}) }
  await expect(startApp(database, { ...options, handlers: () => handlers })).rejects.toThrow(
    'without an operation: extra',
  )
})

test('refuses to start with an unknown feature in the contract', async () => {
  const document = structuredClone(smallContract)
  document.paths['/settings']!['put']!['x-feature'] = ['CONFIG_SYSTEM:SOMETIMES']
  await expect(startApp(database, { ...options, document })).rejects.toThrow('CONFIG_SYSTEM:SOMETIMES')
})

test('refuses to start with an unknown kind of session in the contract', async () => {
  const document = structuredClone(smallContract)
  Object.assign(document.paths['/settings']!['put']!, { 'x-session': 'sometimes' })
  await expect(startApp(database, { ...options, document })).rejects.toThrow('there is no x-session sometimes')
})

test('parses path and query from text and applies their defaults', async () => {
  expect(await call(undefined, 'GET', '/echo/7?all=true')).toMatchObject({
    status: 200,
    code: 'OK_000',
    message: 'Request processed',
    body: { id: 7, limit: 10, all: true },
  })
})

test.each([
  ['GET', '/echo/seven', undefined, 'id', 'type'],
  ['GET', '/echo/7?limit=0', undefined, 'limit', 'minimum'],
  ['GET', '/echo/7?unknown=1', undefined, 'unknown', 'additionalProperties'],
  ['GET', '/echo/7?limit=1&limit=2', undefined, 'limit', 'type'],
  ['PUT', '/settings', { key: 'a' }, 'value', 'required'],
  ['PUT', '/settings', { key: 'a', value: 'b', other: 1 }, 'other', 'additionalProperties'],
  ['PUT', '/settings', { key: 'x'.repeat(21), value: 'b' }, 'key', 'maxLength'],
  ['PUT', '/settings', { key: 'a', value: 'b', count: '7' }, 'count', 'type'],
] as const)('%s %s %j is refused for %s (%s)', async (method, path, body, field, code) => {
  const reply = await call(admin, method, path, body)
  expect(reply).toMatchObject({ status: 400, code: 'ER_000', message: 'Request not processed' })
  expect(reply.errors).toContainEqual(expect.objectContaining({ field, code }))
})

test.each([
  [{ key: 'a', value: 'b\0' }, 'value'],
  [{ key: 'a', value: 'b\uD800' }, 'value'],
])('refuses %j, which cannot be stored, by its field', async (body, field) => {
  expect(await call(admin, 'PUT', '/settings', body)).toMatchObject({ status: 400, errors: [{ field }] })
})

test.each([
  ['PUT', '/settings', { key: 1, value: 'b' }, 'key', 'must be text'],
  ['PUT', '/settings', { key: 'a', value: 'b', count: 1.5 }, 'count', 'must be a whole number'],
  ['PUT', '/settings', { key: 'a'.repeat(21), value: 'b' }, 'key', 'must be at most 20 characters'],
  ['GET', '/echo/7?limit=0', undefined, 'limit', 'must be at least 1'],
] as const)('%s %s with %j says of %s: %s', async (method, path, body, field, message) => {
  expect(await call(admin, method, path, body)).toMatchObject({ status: 400, errors: [{ field, message }] })
})

test('refuses a write without a request ID', async () => {
  const response = await app.inject({
    method: 'PUT',
    url: '/api/settings',
    headers: { token: admin },
    payload: { key: 'a', value: 'b' },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toContainEqual(expect.objectContaining({ field: 'x-client-request-id' }))
})

test.each([
  ['text/plain', 'key=a', 415],
  ['application/x-www-form-urlencoded', 'key=a&value=b', 415],
  ['application/json', '{"key":', 400],
  ['application/json', '{"key":"a","value":"b","__proto__":{"x":1}}', 400],
  ['application/json', `{"key":"a","value":"${'x'.repeat(5_000_000)}"}`, 413],
])('a body of type %s that should not be there answers %#', async (type, payload, status) => {
  const headers = { token: admin, 'content-type': type, 'x-client-request-id': requestID() }
  const response = await app.inject({ method: 'PUT', url: '/api/settings', headers, payload })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ code: 'ER_000' })
})

test('fails the test if an answer is not in the contract', async () => {
  expect(await call(undefined, 'GET', '/wrong')).toMatchObject({ status: 500, code: 'ER_000' })
})

test('distinguishes no token, a foreign token, and a missing feature', async () => {
  expect(await call(undefined, 'GET', '/settings')).toMatchObject({
    status: 401,
    code: 'ER_003',
    message: 'Token not found',
  })
  expect(await call('x'.repeat(65), 'GET', '/settings')).toMatchObject({
    status: 401,
    code: 'ER_001',
    message: 'Token invalid',
  })
  expect(await call(cashier, 'PUT', '/settings', { key: 'a', value: 'b' })).toMatchObject({
    status: 403,
    code: 'ER_005',
    message: expect.stringMatching(/WRITE.*CONFIG_SYSTEM/),
  })
})

test('checks permission before the body', async () => {
  expect(await call(cashier, 'PUT', '/settings', { nonsense: true })).toMatchObject({ status: 403, code: 'ER_005' })
})

test('answers ER_006 in JSON for an unknown path', async () => {
  expect(await call(admin, 'GET', '/nowhere')).toMatchObject({ status: 404, code: 'ER_006' })
})

test('answers 409, not 500, if another call has just saved the same key', async () => {
  const again = `insert into app_user select * from app_user where user_name = 'role9'`
  const handlers = { ...smallHandlers, echo: () => database.pool.query(again) as never }
  const taken = await startApp(database, { ...options, handlers: () => handlers })
  expect(await taken.call(undefined, 'GET', '/echo/7')).toMatchObject({
    status: 409,
    code: 'ER_000',
    message: expect.stringMatching(/^Somebody else has just saved/),
  })
})
