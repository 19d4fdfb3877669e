import { document } from '@greenroom/openapi'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { operationsOf } from '#http/contract.ts'
import { describeDevice } from '#areas/session/device.ts'
import { GRACE, IDLE_LIMIT, LIFETIME, RECORD_EVERY, ROTATE_AFTER } from '#identity/session-rules.ts'
import { startApp, tokenOf } from './app.ts'
import { addCompany, PASSWORD } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
await addCompany(database, 'acme', [2, 7, 8, 9])
await addCompany(database, 'other', [2])
const started = await startApp(database)
const { app, call, clock } = started

const SECOND = 1_000
const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

async function signInFrom(
  username: string,
  userAgent: string,
  remoteAddress: string,
  remember = false,
): Promise<string> {
  const payload = { domain: 'acme', username, password: PASSWORD, remember }
  const headers = { 'user-agent': userAgent }
  const response = await app.inject({ method: 'POST', url: '/api/login', payload, headers, remoteAddress })
  return response.json().body.token
}

test("lists your own sessions and nobody else's", async () => {
  await tokenOf(started, 'acme', 'role9')
  await tokenOf(started, 'other', 'role2')
  const first = await signInFrom('role2', WINDOWS_CHROME, '192.0.2.1')
  const startedAt = clock.now().toISOString()
  clock.pass(60)
  const second = await signInFrom('role2', 'curl/8.0', '192.0.2.2')
  const { body } = await call(second, 'GET', '/sessions')
  expect(body).toEqual([
    {
      sessionID: expect.any(String),
      device: 'Unknown device',
      address: '192.0.2.2',
      startedAt: clock.now().toISOString(),
      activeAt: clock.now().toISOString(),
      current: true,
    },
    {
      sessionID: expect.any(String),
      device: 'Chrome on Windows',
      address: '192.0.2.1',
      startedAt,
      activeAt: startedAt,
      current: false,
    },
  ])
  for (const { sessionID } of body) expect([first, second].join()).toContain(sessionID)
})

test('signs out one of your own sessions, at once, and no other', async () => {
  const mine = await tokenOf(started, 'acme', 'role7')
  const lost = await tokenOf(started, 'acme', 'role7')
  const theirs = await tokenOf(started, 'acme', 'role8')
  expect((await call(lost, 'GET', '/authorise')).status).toBe(200)
  const lostID = lost.slice(0, 22)
  expect((await call(theirs, 'DELETE', `/sessions/${lostID}`)).status).toBe(404)
  expect((await call(lost, 'GET', '/authorise')).status).toBe(200)
  expect((await call(mine, 'DELETE', `/sessions/${lostID}`)).status).toBe(200)
  expect(await call(lost, 'GET', '/authorise')).toMatchObject({ status: 401, code: 'ER_001' })
  expect((await call(mine, 'DELETE', `/sessions/${lostID}`)).status).toBe(404)
  expect((await call(mine, 'GET', '/sessions')).body).toHaveLength(1)
})

test('does not list ended sessions', async () => {
  await tokenOf(started, 'acme', 'role8')
  const remembered = await signInFrom('role8', WINDOWS_CHROME, '192.0.2.1', true)
  clock.pass(IDLE_LIMIT / SECOND + 1)
  expect((await call(remembered, 'GET', '/sessions')).body).toHaveLength(1)
})

test('does not count pings as activity: after 1,500 s and 1,800 s more the session ends despite 220 pings', async () => {
  let token = await tokenOf(started, 'acme', 'role9')
  const ping = async () => {
    const reply = await call(token, 'POST', '/session/ping')
    token = (reply.headers['token_new'] as string) ?? token
    return reply.status
  }
  for (let n = 1; n <= 219; n++) {
    clock.pass(15)
    expect(await ping()).toBe(200)
  }
  clock.pass(14)
  expect(await ping()).toBe(200)
  clock.pass(1 + RECORD_EVERY / SECOND + 1)
  expect(await ping()).toBe(401)
})

test('counts a ping after input as activity: two hours of typing keep the session', async () => {
  let token = await tokenOf(started, 'acme', 'role9')
  for (let n = 1; n <= 480; n++) {
    clock.pass(15)
    const reply = await call(token, 'POST', `/session/ping?input=${n % 120 === 0}`)
    expect(reply.status).toBe(200)
    token = (reply.headers['token_new'] as string) ?? token
  }
  expect((await call(token, 'GET', '/authorise')).status).toBe(200)
})

test('counts activity just after a ping, although the ping was checked a moment ago', async () => {
  const token = await tokenOf(started, 'acme', 'role9', { remember: false })
  clock.pass(600)
  await call(token, 'POST', '/session/ping')
  await call(token, 'GET', '/authorise')
  const { body } = await call(token, 'GET', '/sessions')
  const current = body.find((session: { current: boolean }) => session.current)
  expect(current.activeAt).toBe(clock.now().toISOString())
})

test.each([
  ['a session', false, LIFETIME.session],
  ['a remembered one', true, LIFETIME.remembered],
])(
  '%s ends at its maximum, however busy: a second before it is good, a second after it is not',
  async (_, remember, lifetime) => {
    let token = await tokenOf(started, 'acme', 'role9', { remember })
    const work = async () => {
      const reply = await call(token, 'GET', '/authorise')
      token = (reply.headers['token_new'] as string) ?? token
      return reply.status
    }
    const often = remember ? 24 * 3_600 : ROTATE_AFTER / SECOND + 1
    let passed = 0
    while (passed + often < lifetime / SECOND) {
      clock.pass(often)
      passed += often
      expect(await work()).toBe(200)
    }
    clock.pass(lifetime / SECOND - passed - 1)
    expect(await work()).toBe(200)
    clock.pass(2)
    expect(await work()).toBe(401)
  },
)

test('accepts the previous token after a refresh only during the grace period', async () => {
  const token = await tokenOf(started, 'acme', 'role2')
  const headers = { 'content-type': 'application/x-www-form-urlencoded', token }
  const payload = 'domain=acme&username=role2'
  const response = await app.inject({ method: 'POST', url: '/api/token/refresh', headers, payload })
  const successor: string = response.json().body.token
  expect((await call(successor, 'GET', '/authorise')).status).toBe(200)
  clock.pass(GRACE / SECOND)
  expect((await call(token, 'GET', '/authorise')).status).toBe(200)
  clock.pass(2)
  expect((await call(token, 'GET', '/authorise')).status).toBe(401)
  expect((await call(successor, 'GET', '/authorise')).status).toBe(401)
})

test.each([
  [WINDOWS_CHROME, 'Chrome on Windows'],
  [`${WINDOWS_CHROME} Edg/150.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari on macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/150.0 Mobile Safari/604.1', 'Chrome on iOS'],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['something else', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%j is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})

test('asks for the password or a code before sensitive operations, five minutes after the last one', async () => {
  const token = await tokenOf(started, 'acme', 'role2')
  const other = await tokenOf(started, 'acme', 'role2')
  const unchanged = { key: 'system.security.2fa.enabled', value: 'false', seen: 'false' }
  const settings = { accountConfigurations: [unchanged] }
  const save = () => call(token, 'PUT', '/account/configuration', settings)
  const confirm = (secret: string) => call(token, 'POST', '/session/confirm', { secret })
  clock.pass(300)
  expect(await save()).toMatchObject({ status: 200 })
  clock.pass(1)
  expect(await save()).toMatchObject({ status: 403, code: 'ER_011', message: 'Confirm that it is you' })
  expect((await call(token, 'GET', '/authorise')).status).toBe(200)

  expect(await confirm('wrong')).toMatchObject({ status: 400, errors: [{ field: 'secret' }] })
  expect(await save()).toMatchObject({ status: 403 })
  expect(await confirm(PASSWORD)).toMatchObject({ status: 200 })
  expect(await save()).toMatchObject({ status: 200 })

  expect(await call(other, 'POST', '/2fa/enrollment')).toMatchObject({ status: 403, code: 'ER_011' })
  const { secret } = (await call(token, 'POST', '/2fa/enrollment')).body
  const code = () => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.time })
  const enroll = () => call(other, 'POST', '/2fa/enrollment/confirm', { code: code() })
  expect(await enroll()).toMatchObject({ status: 403, code: 'ER_011' })
  await call(other, 'POST', '/session/confirm', { secret: PASSWORD })
  const { body } = await enroll()
  expect(body.token).toBeDefined()
  clock.pass(301)
  expect(await save()).toMatchObject({ status: 403, code: 'ER_011' })
  expect(await confirm('000000')).toMatchObject({ status: 400, errors: [{ field: 'code' }] })
  expect(await confirm(code())).toMatchObject({ status: 200 })
  expect(await save()).toMatchObject({ status: 200 })
})

test('names in the contract what needs a recent password or code', () => {
  const recent = operationsOf(document).flatMap(({ operation }) =>
    operation['x-recent'] ? [operation.operationId] : [],
  )
  expect(recent.toSorted()).toEqual([
    'beginEnrollment',
    'confirmEnrollment',
    'createRole',
    'createUser',
    'deleteRole',
    'endSession',
    'removeSsoProvider',
    'resetSecondFactor',
    'resetUserPassword',
    'savePartner',
    'saveRoleGrants',
    'saveSsoProvider',
    'setUserStatus',
    'unlockUser',
    'updateAccountConfiguration',
    'updateUser',
  ])
})
