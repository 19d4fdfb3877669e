import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test, vi } from 'vitest'
import { startApp } from './app.ts'
import { addCompany, PASSWORD } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2, 3, 9])
await acme.db.updateTable('app_user').set({ email: 'ada@acme.example' }).where('user_name', '=', 'role2').execute()
const folder = join(tmpdir(), `greenroom-log-${randomUUID()}`)
afterAll(() => rmSync(folder, { recursive: true }))

let log = ''
const logTo = new Writable({
  write(chunk, _encoding, done) {
    log += String(chunk)
    done()
  },
})
const { app, call, clock } = await startApp(database, { logTo, env: { LOG_LEVEL: 'trace', DATA_DIR: folder } })

const entries = () =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
const saying = (message: string) => entries().filter(({ msg }) => msg === message)

test('logs every refusal and lock once, with who and where, and never a password, token, code or key', async () => {
  const logIn = (password: string) => call(undefined, 'POST', '/login', { domain: 'acme', username: 'role2', password })
  const secrets = [PASSWORD, 'guess-number-one', 'staple-horse-battery']

  await logIn('guess-number-one')
  expect(saying('Unauthorized')).toMatchObject([
    { code: 'ER_000', path: '/api/login', address: '127.0.0.1', company: 'acme', userName: 'role2', locked: false },
  ])

  const token: string = (await logIn(PASSWORD)).body.token
  secrets.push(token)
  const from = { reqId: expect.any(String), address: '127.0.0.1', company: 'acme' }
  expect(saying('signed in')).toMatchObject([{ ...from, userName: 'role2', userID: expect.any(String) }])

  await call(`${token.slice(0, 22)}${'x'.repeat(43)}`, 'GET', '/authorise')
  await call(undefined, 'GET', '/authorise')
  expect(saying('Token invalid')).toHaveLength(1)
  expect(saying('Token not found')).toHaveLength(1)

  const cashier: string = (
    await call(undefined, 'POST', '/login', { domain: 'acme', username: 'role9', password: PASSWORD })
  ).body.token
  secrets.push(cashier)
  await call(cashier, 'DELETE', '/users/x/2fa')
  expect(entries().filter(({ code }) => code === 'ER_005')).toMatchObject([
    { company: 'acme', userID: expect.any(String) },
  ])

  const { secret } = (await call(cashier, 'POST', '/2fa/enrollment')).body
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.time })
  await call(cashier, 'POST', '/2fa/enrollment/confirm', { code: '012345' })
  expect(saying('a code was refused')).toHaveLength(1)
  const enrolled = (await call(cashier, 'POST', '/2fa/enrollment/confirm', { code })).body
  secrets.push(secret, enrolled.token, ...enrolled.recoveryCodes)

  await call(undefined, 'POST', '/password/forgot', { domain: 'acme', username: 'role2' })
  const said = 'no SMTP_URL is set: the mail with the password link is a file'
  const [{ file } = {}] = await vi.waitFor(() => {
    expect(saying(said)).toHaveLength(1)
    return saying(said)
  })
  const key = /#key=([\w-]+)$/m.exec(readFileSync(String(file), 'utf8'))![1]!
  secrets.push(key)
  const reset = { domain: 'acme', key, password: 'staple-horse-battery' }
  expect((await call(undefined, 'POST', '/password/reset', reset)).status).toBe(200)
  expect(saying('chose a new password by mail')).toMatchObject([{ ...from, userName: 'role2' }])

  await Promise.all(Array.from({ length: 11 }, () => logIn('guess-number-one')))
  expect(saying('Unauthorized').filter(({ locked }) => locked)).toHaveLength(1)

  for (const value of secrets) expect(log).not.toContain(value)
})

test.each(['warn', 'silent'])('logs what concerns security although LOG_LEVEL is %s', async (LOG_LEVEL) => {
  const { call, signIn } = await startApp(database, { logTo, env: { LOG_LEVEL } })
  log = ''
  const token = await signIn('acme', 'role3')
  const { secret } = (await call(token, 'POST', '/2fa/enrollment')).body
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.time })
  await call(token, 'POST', '/2fa/enrollment/confirm', { code: '012345' })
  const enrolled = (await call(token, 'POST', '/2fa/enrollment/confirm', { code })).body.token
  await call(enrolled, 'DELETE', '/users/x/2fa')
  await call(enrolled, 'POST', '/session/confirm', { secret: PASSWORD })
  await call(enrolled, 'POST', '/session/confirm', { secret: 'guess-number-one' })
  await call(enrolled, 'POST', '/logout')
  await call(enrolled, 'GET', '/authorise')
  const said = entries().filter(({ channel }) => channel === 'security')
  expect(said.map(({ msg }) => msg)).toEqual([
    'signed in',
    'a code was refused',
    'enrolled a second factor',
    expect.stringContaining('This needs WRITE access'),
    'confirmed who they are',
    'gave a wrong current password',
    'signed out',
    'Token invalid',
  ])
  const from = { reqId: expect.any(String), time: expect.any(Number), address: '127.0.0.1' }
  for (const entry of said) expect(entry).toMatchObject({ ...from, channel: 'security' })
  for (const entry of said.slice(0, -1)) expect(entry).toMatchObject({ company: 'acme', userID: expect.any(String) })
  await acme.db.deleteFrom('authenticator').execute()
})

test('logs what administrators do to users, roles and the second factor, once, with who, to whom and from where', async () => {
  const { call, signIn } = await startApp(database, { logTo, env: { LOG_LEVEL: 'silent' } })
  await addCompany(database, 'north', [2, 3, 9])
  const token = await signIn('north', 'role2')
  const { userID: by } = (await call(token, 'GET', '/users?username=role2')).body[0]
  log = ''

  const grace = { name: 'Grace', email: 'grace@acme.example' }
  const created = (await call(token, 'POST', '/users', { ...grace, userName: 'grace', roleID: 9 })).body
  const { userID, version } = created.user
  await call(token, 'PUT', '/users', { ...grace, userID, version, roleID: 3 })
  const first = { domain: 'north', username: 'grace', password: created.password }
  const key: string = (await call(undefined, 'POST', '/login', first)).body.passwordKey
  await call(undefined, 'POST', '/password/reset', { domain: 'north', key, password: 'staple-horse-battery' })
  await call(token, 'PUT', `/users/${userID}/status`, { status: 'Inactive' })
  await call(token, 'PUT', `/users/${userID}/status`, { status: 'Active' })
  await call(token, 'POST', `/users/${userID}/unlock`)
  await call(token, 'POST', `/users/${userID}/password`)
  const { roleID } = (await call(token, 'POST', '/roles', { name: 'Night cashier', likeRoleID: 9 })).body
  const features = [{ key: 'CATALOG_PRODUCT', access: ['READ'] }]
  await call(token, 'PUT', `/roles/${roleID}/grants`, { version: 1, features })
  const second = { key: 'system.security.2fa.enabled', value: 'true', seen: 'false' }
  await call(token, 'PUT', '/account/configuration', { accountConfigurations: [second] })

  const where = { channel: 'security', address: '127.0.0.1', company: 'north', reqId: expect.any(String) }
  const did = { ...where, userID: by }
  const noted = entries().filter(({ channel, msg }) => channel === 'security' && msg !== 'Unauthorized')
  // The link is mailed by a job, at any time after the reset.
  expect(noted.filter(({ msg }) => msg !== 'mailed a password link')).toMatchObject([
    { ...did, msg: 'created a user', of: userID, roleID: 9 },
    { ...did, msg: 'changed the role of a user', of: userID, from: 9, to: 3 },
    { ...where, msg: 'chose a first password', userName: 'grace' },
    { ...did, msg: 'deactivated a user', of: userID },
    { ...did, msg: 'activated a user', of: userID },
    { ...did, msg: 'unlocked a user', of: userID },
    { ...did, msg: 'reset a password', of: userID },
    { ...did, msg: 'created a role', roleID, likeRoleID: 9 },
    { ...did, msg: 'changed the access of a role', roleID, features: ['CATALOG_PRODUCT'] },
    { ...did, msg: 'switched the second factor on' },
  ])
  for (const value of [created.password, key, 'staple-horse-battery']) expect(log).not.toContain(value)
})

test('logs what the contract refuses by the names of its fields, and calls that exceed a limit', async () => {
  const { call, signIn } = await startApp(database, { logTo, env: { LOG_LEVEL: 'silent' } })
  const token = await signIn('acme', 'role3')
  log = ''
  await call(token, 'POST', '/views', { screen: 'products', 'se\ncret': PASSWORD })
  await call(token, 'POST', '/views', { screen: 'x'.repeat(5_000_000) })
  for (let n = 0; n < 1_900; n++) {
    if ((await call(token, 'POST', '/views', { screen: n })).status === 429) break
  }
  const noted = new Map(entries().map((entry) => [entry['msg'], entry]))
  const at = { channel: 'security', path: '/api/views', company: 'acme', userID: expect.any(String) }
  expect([...noted.values()]).toMatchObject([
    { ...at, msg: 'the contract refused a call', fields: expect.any(Array) },
    { ...at, msg: 'Request body is too large' },
    { ...at, msg: expect.stringMatching(/^You have too many requests a minute/) },
  ])
  expect(entries()[0]).toMatchObject({ fields: expect.arrayContaining(['se\ncret']) })
  expect(log).not.toContain(PASSWORD)
})

test('logs an unexpected error of the database without the row that it quotes', async () => {
  const again = `insert into app_user select * from app_user where company_code = 'acme' and user_name = 'role9'`
  await database.pool.query(again).catch((err: unknown) => app.log.error({ err }, 'a call failed'))
  expect(saying('a call failed')).toMatchObject([{ err: { code: '23505', detail: '[Redacted]' } }])
})
