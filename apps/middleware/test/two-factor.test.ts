import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { document } from '@greenroom/openapi'
import { ROLES } from '@greenroom/permissions'
import { operationsOf } from '#http/contract.ts'
import { startApp, tokenOf, type Reply } from './app.ts'
import { addCompany, PASSWORD } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const acme = await addCompany(
  database,
  'acme',
  ROLES.map(({ id }) => id),
)
await addCompany(database, 'relaxed', [2, 3])
await addCompany(database, 'easygoing', [3])
const started = await startApp(database)
const { app, call, clock } = started

beforeAll(() =>
  acme.db
    .updateTable('account_configuration')
    .set({ value: 'true' })
    .where('key', '=', 'system.security.2fa.enabled')
    .execute(),
)

const logIn = (username: string, more: object = {}, domain = 'acme') =>
  call(undefined, 'POST', '/login', { domain, username, password: PASSWORD, ...more })

/** A code of this authenticator, `steps` of 30 seconds away from now. */
function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.time + steps * 30_000 })
}

const verify = (token: string, code: string) => call(token, 'POST', '/2fa/verify', { code })

/** Signs in and enrolls: the resulting token, the secret and the recovery codes. */
async function enroll(username: string) {
  const half: string = (await logIn(username)).body.token
  const { secret } = (await call(half, 'POST', '/2fa/enrollment')).body
  const confirmed = await call(half, 'POST', '/2fa/enrollment/confirm', { code: codeOf(secret) })
  clock.pass(60)
  return { half, secret: secret as string, ...(confirmed.body as { token: string; recoveryCodes: string[] }) }
}

const require2fa = (token: string, value: string) => {
  const setting = { key: 'system.security.2fa.enabled', value, seen: String(value !== 'true') }
  return call(token, 'PUT', '/account/configuration', { accountConfigurations: [setting] })
}

async function refresh(domain: string, username: string, token: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', token }
  const payload = new URLSearchParams({ domain, username }).toString()
  const response = await app.inject({ method: 'POST', url: '/api/token/refresh', headers, payload })
  return { ...response.json<Reply>(), status: response.statusCode }
}

const refusedCode = {
  status: 400,
  errors: [{ field: 'code', message: 'The code is not right, or it was used before' }],
}

test("announces the second factor at login, and withholds the user's access and the account's settings", async () => {
  const { body } = await logIn('role2', { fetchAccountConfig: true })
  expect(body).toMatchObject({ user: { userName: 'role2' }, secondFactor: { enrolled: false } })
  expect(body).not.toHaveProperty('accountConfig')
  expect(body).not.toHaveProperty('authorizationData')
})

test('requires nothing for other accounts', async () => {
  const { body } = await logIn('role2', {}, 'relaxed')
  expect(body).not.toHaveProperty('secondFactor')
  expect((await call(body.token, 'GET', '/authorise')).status).toBe(200)
})

test.each(ROLES)('requires it of $name at every entrance', async ({ id }) => {
  const credentials = { domain: 'acme', username: `role${id}`, password: PASSWORD }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(credentials).toString()
  const answers = [
    await logIn(`role${id}`),
    await logIn(`role${id}`, { is_partner: true }),
    (await app.inject({ method: 'POST', url: '/api/login/form', headers, payload })).json(),
  ]
  const entered = answers.filter(({ code }) => code === 'OK_000')
  expect(entered.length).toBeGreaterThan(0)
  for (const { body } of entered) {
    expect(body).toHaveProperty('secondFactor')
    expect((await call(body.token, 'GET', '/authorise')).status).toBe(401)
  }
})

test('answers 401 to every operation before the second factor, except those that lead to it', async () => {
  const open = []
  for (const { path, method, operation } of operationsOf(document)) {
    if (operation.security?.length === 0) continue
    const token = await tokenOf(started, 'acme', 'role2', { owesSecondFactor: true })
    const url = `/api${path.replaceAll(/\{[^}]+\}/g, '1')}`
    const { statusCode } = await app.inject({ method: method.toUpperCase() as 'GET', url, headers: { token } })
    if (statusCode !== 401) open.push(operation.operationId)
  }
  expect(open.toSorted()).toEqual(['beginEnrollment', 'confirmEnrollment', 'logout', 'verifySecondFactor'])
})

test('lets somebody enroll whose company asks for no code, and tells how they stand', async () => {
  const signedIn: string = (await logIn('role3', {}, 'easygoing')).body.token
  expect((await call(signedIn, 'GET', '/2fa')).body).toEqual({ enrolled: false, recoveryCodesLeft: 0 })
  const { secret } = (await call(signedIn, 'POST', '/2fa/enrollment')).body
  const confirmed = await call(signedIn, 'POST', '/2fa/enrollment/confirm', { code: codeOf(secret) })
  expect(confirmed).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) } })
  expect((await call(confirmed.body.token, 'GET', '/2fa')).body).toEqual({ enrolled: true, recoveryCodesLeft: 10 })
  // Section 4: the step is for companies that ask for it.
  expect((await logIn('role3', {}, 'easygoing')).body.secondFactor).toBeUndefined()
})

test('returns a secret for a QR code on enrollment, and accepts its code', async () => {
  const half: string = (await logIn('role2')).body.token
  const { secret, uri } = (await call(half, 'POST', '/2fa/enrollment')).body
  expect(uri).toBe(
    `otpauth://totp/Greenroom:acme%2Frole2?issuer=Greenroom&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  expect(await call(half, 'POST', '/2fa/enrollment/confirm', { code: '000000' })).toMatchObject(refusedCode)
  const asShown = codeOf(secret).replace(/^.../, '$& ')
  const { status, body } = await call(half, 'POST', '/2fa/enrollment/confirm', { code: asShown })
  expect(status).toBe(200)
  expect(body.recoveryCodes).toHaveLength(10)
  expect((await call(body.token, 'GET', '/authorise')).status).toBe(200)
  expect((await call(half, 'GET', '/authorise')).status).toBe(401)
  expect((await logIn('role2')).body.secondFactor).toEqual({ enrolled: true })
})

test('enrolls for as long as the half session lasts, without asking for the password again', async () => {
  const half: string = (await logIn('role16')).body.token
  clock.pass(14 * 60)
  const { secret } = (await call(half, 'POST', '/2fa/enrollment')).body
  expect(await call(half, 'POST', '/2fa/enrollment/confirm', { code: codeOf(secret) })).toMatchObject({ status: 200 })
})

test('encrypts the secret, never returns it again, and refuses to replace it with the password alone', async () => {
  const { secret } = await enroll('role3')
  const half: string = (await logIn('role3')).body.token
  expect(await call(half, 'POST', '/2fa/enrollment')).toMatchObject({ status: 400, code: 'ER_000' })
  expect(await call(half, 'POST', '/2fa/enrollment/confirm', { code: codeOf(secret) })).toMatchObject({ status: 400 })
  const rows = await acme.db.selectFrom('authenticator').select('secret').execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('accepts a code of the previous or next step, no other, and each once', async () => {
  const { secret } = await enroll('role4')
  const half = async (): Promise<string> => (await logIn('role4')).body.token
  expect(await verify(await half(), codeOf(secret, -2))).toMatchObject(refusedCode)
  expect(await verify(await half(), codeOf(secret, 2))).toMatchObject(refusedCode)
  const late = codeOf(secret, -1)
  expect((await verify(await half(), late)).status).toBe(200)
  expect(await verify(await half(), late)).toMatchObject(refusedCode)
  expect((await verify(await half(), codeOf(secret, 1))).status).toBe(200)
  expect(await verify(await half(), codeOf(secret))).toMatchObject(refusedCode)
})

test('accepts one of five concurrent uses of a code', async () => {
  const { secret } = await enroll('role5')
  const halves: string[] = await Promise.all(Array.from({ length: 5 }, async () => (await logIn('role5')).body.token))
  const code = codeOf(secret)
  const replies = await Promise.all(halves.map((half) => verify(half, code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('refuses the right code for half an hour after five wrong ones, also in another session and after a restart', async () => {
  const { secret, recoveryCodes } = await enroll('role6')
  const half = async (): Promise<string> => (await logIn('role6')).body.token
  for (let n = 0; n < 5; n++) expect(await verify(await half(), '000000')).toMatchObject(refusedCode)
  const other = await startApp(database)
  for (const code of [codeOf(secret), recoveryCodes[0]!]) {
    expect(await other.call(await half(), 'POST', '/2fa/verify', { code })).toMatchObject({ status: 429 })
  }
  clock.pass(1_801)
  expect((await verify(await half(), codeOf(secret))).status).toBe(200)
})

test('accepts a recovery code once, however it is typed, and replaces old codes with new ones', async () => {
  const { recoveryCodes, secret } = await enroll('role7')
  const half = async (): Promise<string> => (await logIn('role7')).body.token
  const typed = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ')
  const passed = await verify(await half(), typed)
  expect(passed.status).toBe(200)
  expect(await verify(await half(), recoveryCodes[3]!)).toMatchObject(refusedCode)
  const token: string = passed.body.token
  expect(await call(token, 'POST', '/2fa/recovery-codes', { code: recoveryCodes[4] })).toMatchObject(refusedCode)
  const renewed = await call(token, 'POST', '/2fa/recovery-codes', { code: codeOf(secret) })
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect(await verify(await half(), recoveryCodes[5]!)).toMatchObject(refusedCode)
  expect((await verify(await half(), renewed.body.recoveryCodes[0])).status).toBe(200)
  const stored = await acme.db.selectFrom('recovery_code').select('code_hash').execute()
  for (const { code_hash } of stored) expect(code_hash).toMatch(/^\$argon2id\$/)
})

test('keeps a passed session passed through refreshes, and a half session half', async () => {
  const { token, half } = await enroll('role8')
  const passed = await refresh('acme', 'role8', token)
  expect(passed.body).toHaveProperty('authorizationData')
  expect(passed.body).not.toHaveProperty('secondFactor')
  expect((await call(passed.body.token, 'GET', '/authorise')).status).toBe(200)
  expect((await refresh('acme', 'role8', half)).status).toBe(401)
  const owing = await refresh('acme', 'role8', (await logIn('role8', { remember: true })).body.token)
  expect(owing.body).toMatchObject({ secondFactor: { enrolled: true } })
  expect((await call(owing.body.token, 'GET', '/authorise')).status).toBe(401)
})

test('requires the second factor within fifteen minutes, also from remembered users', async () => {
  const { secret } = await enroll('role9')
  const token: string = (await logIn('role9', { remember: true })).body.token
  clock.pass(899)
  expect(await verify(token, '000000')).toMatchObject(refusedCode)
  clock.pass(2)
  expect(await verify(token, codeOf(secret))).toMatchObject({ status: 401 })
})

test('is owed by sessions and service tokens from before it was required, also by who required it', async () => {
  const admin: string = (await logIn('role2', { remember: true }, 'relaxed')).body.token
  const { secret } = (await call(admin, 'POST', '/2fa/enrollment')).body
  await call(admin, 'POST', '/2fa/enrollment/confirm', { code: codeOf(secret) })
  clock.pass(60)
  const enrolled: string = (await logIn('role2', { remember: true }, 'relaxed')).body.token
  const other: string = (await logIn('role3', { remember: true }, 'relaxed')).body.token
  const service = (await call(enrolled, 'POST', '/cloud/authenticate', { companyCode: 'relaxed', username: 'role2' }))
    .body.authData.token
  const { sessionID } = (await started.platform.sessions.check(enrolled)).user
  expect(await started.platform.sessions.check(service)).toMatchObject({ owesSecondFactor: false })

  expect((await require2fa(enrolled, 'true')).status).toBe(200)
  for (const token of [enrolled, other]) {
    expect(await call(token, 'GET', '/authorise')).toMatchObject({ status: 401, code: 'ER_001' })
  }
  expect(await started.platform.sessions.check(service)).toMatchObject({ owesSecondFactor: true })
  await expect(started.platform.sessions.holderOf(sessionID)).rejects.toMatchObject({ code: 'ER_001' })

  const owing = await refresh('relaxed', 'role2', enrolled)
  expect(owing.body).toMatchObject({ secondFactor: { enrolled: true } })
  expect(owing.body).not.toHaveProperty('authorizationData')
  expect((await call(owing.body.token, 'GET', '/authorise')).status).toBe(401)
  const passed: string = (await verify(owing.body.token, codeOf(secret))).body.token
  expect((await call(passed, 'GET', '/authorise')).status).toBe(200)

  const unenrolled = await refresh('relaxed', 'role3', other)
  expect(unenrolled.body).toMatchObject({ secondFactor: { enrolled: false } })
  expect((await call(unenrolled.body.token, 'POST', '/2fa/enrollment')).status).toBe(200)
  await require2fa(passed, 'false')
})

test('is not enrolled with an old token: the user signs in with the password first', async () => {
  const admin: string = (await logIn('role2', {}, 'relaxed')).body.token
  const old: string = (await logIn('role3', { remember: true }, 'relaxed')).body.token
  clock.pass(901)
  const setter: string = (await logIn('role2', {}, 'relaxed')).body.token
  expect((await require2fa(setter, 'true')).status).toBe(200)
  expect(await call(admin, 'POST', '/2fa/enrollment')).toMatchObject({ status: 403, code: 'ER_011' })
  expect(await refresh('relaxed', 'role3', old)).toMatchObject({ status: 401, code: 'ER_009' })
  expect(await call(old, 'POST', '/2fa/enrollment')).toMatchObject({ status: 401 })
  expect((await logIn('role3', {}, 'relaxed')).body).toMatchObject({ secondFactor: { enrolled: false } })
})

test('is reset by an administrator: all sessions end, the lock is gone, and the next login enrolls again', async () => {
  await acme.db.deleteFrom('authenticator').execute()
  const { token: admin } = await enroll('role2')
  const { token: theirs } = await enroll('role7')
  const userID: string = (await call(theirs, 'GET', '/users?username=role7')).body[0].userID
  for (let n = 0; n < 5; n++) await verify((await logIn('role7')).body.token, '000000')
  expect((await call(theirs, 'DELETE', `/users/${userID}/2fa`)).status).toBe(403)
  expect((await call(admin, 'DELETE', `/users/${userID}/2fa`)).status).toBe(200)
  expect((await call(theirs, 'GET', '/authorise')).status).toBe(401)
  expect((await logIn('role7')).body.secondFactor).toEqual({ enrolled: false })
  expect(await enroll('role7')).toHaveProperty('token')
  expect((await call(admin, 'DELETE', '/users/nobody/2fa')).status).toBe(404)
})

test('answers clearly where the authenticator was sealed with another key, and seals none with a replaced one', async () => {
  const { secret, recoveryCodes } = await enroll('role12')
  const other = await startApp(database)
  const logInThere = async () =>
    (await other.call(undefined, 'POST', '/login', { domain: 'acme', username: 'role12', password: PASSWORD })).body
      .token
  const code = { code: codeOf(secret) }
  expect(await other.call(await logInThere(), 'POST', '/2fa/verify', code)).toMatchObject({
    status: 400,
    message: 'Your authenticator can no longer be read. Use a recovery code, or ask an administrator to reset it.',
  })
  const recovered = await other.call(await logInThere(), 'POST', '/2fa/verify', { code: recoveryCodes[0] })
  expect(recovered.status).toBe(200)

  const sealed = started.platform.seal.close('the same key', 'key check')
  await database.db.insertInto('key_check').values({ sealed }).execute()
  const half = (
    await other.call(undefined, 'POST', '/login', { domain: 'acme', username: 'role13', password: PASSWORD })
  ).body.token
  expect(await other.call(half, 'POST', '/2fa/enrollment')).toMatchObject({ status: 503, code: 'ER_000' })
  await database.db.deleteFrom('key_check').execute()
})
