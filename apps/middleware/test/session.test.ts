import { expect, test } from 'vitest'
import { mustUsePartnerPortal, ROLES } from '@greenroom/permissions'
import { session } from '#areas/session/area.ts'
import { areaOf, startApp, tokenOf } from './app.ts'
import { addCompany, PASSWORD } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const company = await addCompany(
  database,
  'acme',
  ROLES.map(({ id }) => id),
)
await addCompany(database, 'other', [2])
await company.db.insertInto('account_configuration').values({ key: 'k', value: 'v' }).execute()
/** Signing in does not depend on the other areas. */
const area = { document: areaOf('session'), handlers: session.handlers }
const started = await startApp(database, area)
const { app, call, clock, signIn, platform } = started
const { db } = database

const credentials = { domain: 'acme', username: 'role2', password: PASSWORD }

function form(path: string, fields: Record<string, string>, token?: string) {
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(token && { token }) },
    payload: new URLSearchParams(fields).toString(),
  })
}

test('returns token, user, access, and account configuration if requested', async () => {
  const reply = await call(undefined, 'POST', '/login', { ...credentials, fetchAccountConfig: true })
  expect(reply).toMatchObject({ status: 200, code: 'OK_000', message: 'Request processed' })
  expect(reply.headers['rc_environment']).toBe('local')
  expect(reply.body.token).toMatch(/^[\w-]{65}$/)
  expect(reply.body.user).toMatchObject({ userName: 'role2', companyCode: 'acme', roleID: 2, role: 'system admin' })
  expect(reply.body.accountConfig).toContainEqual({ key: 'k', value: 'v' })
  expect(reply.body.authorizationData.features).toContainEqual({
    key: 'CATALOG_PRODUCT',
    access: expect.arrayContaining(['READ', 'WRITE', 'DELETE']),
  })
  expect((await call(undefined, 'POST', '/login', credentials)).body).not.toHaveProperty('accountConfig')
})

test('asks for the password and answers a token to refresh whatever the request says about both (ADR 0018)', async () => {
  const passwordless = { ...credentials, isPasswordLessLogin: true }
  expect(await call(undefined, 'POST', '/login', { ...passwordless, password: 'wrong' })).toMatchObject({
    status: 401,
    error_description: 'Could not authenticate',
  })
  const { password: _, ...without } = passwordless
  expect((await call(undefined, 'POST', '/login', without)).status).toBe(400)

  const usual = (await call(undefined, 'POST', '/login', credentials)).body
  for (const isRequestRefreshToken of [false, true]) {
    const { status, body } = await call(undefined, 'POST', '/login', { ...credentials, isRequestRefreshToken })
    expect(status).toBe(200)
    expect({ ...body, token: usual.token }).toEqual(usual)
    const refreshed = await form('/token/refresh', { domain: 'acme', username: 'role2' }, body.token)
    expect(refreshed.statusCode).toBe(200)
  }
})

test('accepts company code and user name in any case', async () => {
  const reply = await call(undefined, 'POST', '/login', { ...credentials, domain: ' ACME ', username: 'Role2' })
  expect(reply.status).toBe(200)
})

test('gives a wrong password, an unknown user, an unknown company and a disabled user the same answer and time', async () => {
  await company.db
    .updateTable('app_user')
    .set({ disabled_at: new Date(0) })
    .where('user_name', '=', 'role3')
    .execute()
  const tries = [
    { ...credentials, password: 'wrong' },
    { ...credentials, username: 'nobody' },
    { ...credentials, domain: 'nowhere' },
    { ...credentials, username: 'role3' },
  ]
  const answers = []
  for (const payload of tries) {
    const begun = performance.now()
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/login', payload })
    const took = performance.now() - begun
    // At least: a busy machine only makes it longer.
    expect(took).toBeGreaterThan(240)
    answers.push({ statusCode, body })
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(JSON.parse(answers[0]!.body)).toEqual({
    code: 'ER_000',
    message: 'Unauthorized',
    error: 'unauthorized',
    error_description: 'Could not authenticate',
  })
})

test('refuses the right password for 30 minutes after 10 failures, also on another replica', async () => {
  const wrong = { ...credentials, username: 'role4', password: 'wrong' }
  const right = { ...wrong, password: PASSWORD }
  const failures = await Promise.all(Array.from({ length: 10 }, () => call(undefined, 'POST', '/login', wrong)))
  expect(failures.map(({ status }) => status)).toEqual(Array(10).fill(401))
  const replica = await startApp(database, area)
  expect((await replica.call(undefined, 'POST', '/login', right)).status).toBe(401)
  const elsewhere = { method: 'POST', url: '/api/login', payload: right, remoteAddress: '192.0.2.9' } as const
  expect((await app.inject(elsewhere)).statusCode).toBe(200)
  clock.pass(1_799)
  expect((await call(undefined, 'POST', '/login', right)).status).toBe(401)
  clock.pass(2)
  expect((await call(undefined, 'POST', '/login', right)).status).toBe(200)
})

test('counts concurrent guesses as well', async () => {
  const wrong = { ...credentials, username: 'role5', password: 'wrong' }
  await Promise.all(Array.from({ length: 20 }, () => call(undefined, 'POST', '/login', wrong)))
  const row = await db
    .selectFrom('login_attempt')
    .select('failures')
    .where('user_name', '=', 'role5')
    .executeTakeFirst()
  expect(row?.failures).toBe(10)
  expect((await call(undefined, 'POST', '/login', { ...wrong, password: PASSWORD })).status).toBe(401)
})

test.each(ROLES.filter(({ id }) => mustUsePartnerPortal(id)))(
  'role $id is sent to the partner portal',
  async ({ id }) => {
    expect(await call(undefined, 'POST', '/login', { ...credentials, username: `role${id}` })).toMatchObject({
      status: 403,
      code: 'ER_010',
      message: 'You are not allowed to access this application',
    })
  },
)

test('refuses an expired password as invalid_grant, only if it is right', async () => {
  await company.db
    .updateTable('app_user')
    .set({ password_expires_at: new Date(clock.time - 1_000) })
    .where('user_name', '=', 'role6')
    .execute()
  const expired = { ...credentials, username: 'role6' }
  expect(await call(undefined, 'POST', '/login', expired)).toMatchObject({
    status: 401,
    error: 'invalid_grant',
    error_description: 'User credentials have expired',
  })
  expect(await call(undefined, 'POST', '/login', { ...expired, password: 'x' })).toMatchObject({
    error: 'unauthorized',
  })
})

test('accepts the same credentials form-encoded', async () => {
  const response = await form('/login/form', { ...credentials, remember: 'true' })
  expect(response.statusCode).toBe(200)
  expect(response.json().body.user.userName).toBe('role2')
  const { password: _, ...without } = credentials
  expect((await form('/login/form', without)).statusCode).toBe(401)
})

test("replaces the token on refresh, and requires the named user's", async () => {
  const token = await signIn('acme', 'role2')
  const who = { domain: 'acme', username: 'role2' }
  const refreshed = await form('/token/refresh', who, token)
  expect(refreshed.statusCode).toBe(200)
  const successor = refreshed.json().body.token
  expect(successor).not.toBe(token)
  expect((await call(successor, 'GET', '/authorise')).status).toBe(200)
  for (const response of [
    await form('/token/refresh', who),
    await form('/token/refresh', who, 'x'.repeat(65)),
    await form('/token/refresh', { ...who, username: 'role7' }, successor),
    await form('/token/refresh', { ...who, domain: 'other' }, successor),
  ]) {
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'ER_009', message: 'Refresh token not found' })
  }
})

test("returns your own user, another user only with CONFIG_USERS, and never another company's", async () => {
  const admin = await signIn('acme', 'role2')
  const cashier = await signIn('acme', 'role9')
  expect((await call(cashier, 'GET', '/users?username=role9')).body).toMatchObject([{ userName: 'role9' }])
  expect(await call(cashier, 'GET', '/users?username=role2')).toMatchObject({ status: 403, code: 'ER_005' })
  expect((await call(admin, 'GET', '/users?username=role9')).body).toMatchObject([
    { userName: 'role9', companyCode: 'acme' },
  ])
  const other = await signIn('other', 'role2')
  expect((await call(other, 'GET', '/users?username=role9')).body).toEqual([])
})

test("returns the signed-in user's features and account configuration", async () => {
  const cashier = await signIn('acme', 'role9')
  const { body } = await call(cashier, 'GET', '/authorise')
  expect(body.features).toContainEqual({ key: 'CATALOG_PRODUCT_COST', access: ['NOACCESS'] })
  const { accountConfigurations } = (await call(cashier, 'GET', '/account/configuration')).body
  expect(accountConfigurations).toContainEqual({ key: 'k', value: 'v' })
})

test('returns the URL of the partner portal without a session', async () => {
  expect((await call(undefined, 'GET', '/config')).body).toEqual({
    partnerPortalURL: '/partner',
    partnerPortalLoginEndPoint: '/partner/login',
  })
})

test('issues a short-lived inventory token for the caller alone, for inventory features only', async () => {
  const admin = await signIn('acme', 'role2')
  const own = { companyCode: 'acme', username: 'role2' }
  const { body } = await call(admin, 'POST', '/cloud/authenticate', own)
  expect(body.authData.expiresInSeconds).toBe(600)
  const scoped = body.authData.token
  const { grants } = (await platform.sessions.check(scoped)).user
  expect([...grants.keys()].every((key) => key.startsWith('INVENTORY_'))).toBe(true)
  for (const [method, path, sent] of [
    ['GET', '/authorise'],
    ['POST', '/cloud/authenticate', own],
  ] as const) {
    expect(await call(scoped, method, path, sent)).toMatchObject({ status: 401, code: 'ER_001' })
  }
  expect(await call(admin, 'POST', '/cloud/authenticate', { ...own, username: 'role9' })).toMatchObject({ status: 403 })
  expect(await form('/token/refresh', { domain: 'acme', username: 'role2' }, scoped)).toMatchObject({ statusCode: 401 })
  expect((await call(admin, 'GET', '/sessions')).body).not.toContainEqual(
    expect.objectContaining({ device: 'INVENTORY_' }),
  )
  clock.pass(601)
  await expect(platform.sessions.check(scoped)).rejects.toMatchObject({ code: 'ER_002' })
})

test('ends an inventory token with the session that it came from, whichever way that ends', async () => {
  const own = { companyCode: 'acme', username: 'role2' }
  const derived = async (token: string) => (await call(token, 'POST', '/cloud/authenticate', own)).body.authData
  const session = await signIn('acme', 'role2')
  const { token } = await derived(session)
  await platform.sessions.check(token)
  await call(session, 'POST', '/logout')
  await expect(platform.sessions.check(token)).rejects.toMatchObject({ code: 'ER_001' })

  const user = (await platform.sessions.check(await signIn('acme', 'role2'))).user
  const late = await tokenOf(started, 'acme', 'role2', { remember: true })
  clock.pass(14 * 24 * 3_600 - 60)
  const last = await derived(late)
  expect(last.expiresInSeconds).toBe(60)
  clock.pass(61)
  await expect(platform.sessions.check(last.token)).rejects.toMatchObject({ code: 'ER_002' })

  const another = await derived(await signIn('acme', 'role2'))
  await platform.sessions.check(another.token)
  await platform.sessions.endAllOf('acme', user.userID)
  await expect(platform.sessions.check(another.token)).rejects.toMatchObject({ code: 'ER_001' })
})

test('invalidates the token at once on logout', async () => {
  const token = await signIn('acme', 'role2')
  const reply = await call(token, 'POST', '/logout')
  expect(reply).toMatchObject({ status: 200, code: 'OK_000', message: 'Request processed' })
  expect(reply.headers['clear-site-data']).toBe('"cache"')
  for (let n = 0; n < 5; n++)
    expect(await call(token, 'GET', '/authorise')).toMatchObject({ status: 401, code: 'ER_001' })
})

test('applies a revoked grant and a disabled user within a second', async () => {
  const token = await signIn('acme', 'role7')
  const own = { companyCode: 'acme', username: 'role7' }
  expect((await call(token, 'POST', '/cloud/authenticate', own)).status).toBe(200)
  await company.db.deleteFrom('role_grant').where('feature', '=', 'INVENTORY_DASHBOARD').execute()
  clock.pass(1.1)
  expect((await call(token, 'POST', '/cloud/authenticate', own)).status).toBe(403)
  await company.db
    .updateTable('app_user')
    .set({ disabled_at: new Date(0) })
    .where('user_name', '=', 'role7')
    .execute()
  clock.pass(1.1)
  expect(await call(token, 'GET', '/authorise')).toMatchObject({ status: 401, code: 'ER_002' })
})

test('gives the new token to one of ten requests that find it due, and accepts all', async () => {
  const token = await signIn('acme', 'role2')
  expect((await call(token, 'GET', '/authorise')).headers).not.toHaveProperty('token_new')
  clock.pass(15 * 60)
  const replies = await Promise.all(Array.from({ length: 10 }, () => call(token, 'GET', '/authorise')))
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const successors = replies.map(({ headers }) => headers['token_new']).filter(Boolean) as string[]
  expect(successors).toHaveLength(1)
  expect((await call(successors[0], 'GET', '/authorise')).status).toBe(200)
})

test('ends the session of both when a token comes back after its successor was used', async () => {
  const token = await signIn('acme', 'role2')
  clock.pass(15 * 60)
  const successor = String((await call(token, 'GET', '/authorise')).headers['token_new'])
  expect((await call(successor, 'GET', '/authorise')).status).toBe(200)
  expect((await call(token, 'GET', '/authorise')).status).toBe(200)
  clock.pass(11)
  expect(await call(token, 'GET', '/authorise')).toMatchObject({ status: 401, code: 'ER_001' })
  expect(await call(successor, 'GET', '/authorise')).toMatchObject({ status: 401, code: 'ER_001' })
})

test('stores no usable token, and passwords as argon2id of the configured cost', async () => {
  const token = await signIn('acme', 'role2')
  expect(JSON.stringify(await db.selectFrom('session').selectAll().execute())).not.toContain(token)
  const users = await db.selectFrom('app_user').select('password_hash').execute()
  for (const { password_hash } of users) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await platform.sessions.check(token)).toMatchObject({ companyCode: 'acme' })
})
