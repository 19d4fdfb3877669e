import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { requestID, startApp } from './app.ts'
import { addCompany, PASSWORD } from './companies.ts'
import { cloneDatabase, grantTo } from './database.ts'

const database = await cloneDatabase()
const partner = await addCompany(database, 'partner', [2, 17, 18])
const merchant = await addCompany(database, 'merchant', [2])
await addCompany(database, 'stranger', [2])
await merchant.db.insertInto('partner_grant').values(grantTo('partner')).execute()

const { app, clock, platform } = await startApp(database)

async function call(method: 'GET' | 'POST' | 'PATCH', path: string, headers: object, payload?: object) {
  const all = { ...(method !== 'GET' && { 'x-client-request-id': requestID() }), ...headers }
  const answer = await app.inject({ method, url: `/api${path}`, headers: all, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json<{ code: string; message: string; body: never }>() }
}

const logIn = (username: string, is_partner: boolean) =>
  call('POST', '/login', {}, { domain: 'partner', username, password: PASSWORD, is_partner })

async function tokenOf(username: string): Promise<string> {
  return ((await logIn(username, true)).body as { token: string }).token
}

test('admits partner roles in partner mode, and all others at the regular login', async () => {
  expect(await logIn('role17', true)).toMatchObject({ status: 200, body: { partner: true } })
  expect(await logIn('role17', false)).toMatchObject({ status: 403, code: 'ER_010' })
  expect(await logIn('role2', true)).toMatchObject({ status: 403, code: 'ER_010' })
})

test("lists a partner's entrusted merchants, with their onboarding progress", async () => {
  const token = await tokenOf('role17')
  const { body } = await call('GET', '/partner/merchants', { token })
  expect(body).toMatchObject([
    { companyCode: 'merchant', name: 'Company merchant', status: 'Active', stepsVisited: 0, steps: 8 },
  ])
})

test('lists no merchants for a regular session', async () => {
  const { body } = await logIn('role2', false)
  const answer = await call('GET', '/partner/merchants', { token: (body as { token: string }).token })
  expect(answer).toMatchObject({ status: 403, code: 'ER_005' })
})

test('grants a partner what both sides grant, with the merchant as Domain', async () => {
  const inMerchant = { token: await tokenOf('role18'), Domain: 'merchant' }
  await merchant.db
    .deleteFrom('role_grant')
    .where('role_id', '=', 18)
    .where('feature', '=', 'CATALOG_PRODUCT_COST')
    .execute()
  const { body } = await call('GET', '/authorise', inMerchant)
  const features = (body as { features: unknown[] }).features
  expect(features).toContainEqual({ key: 'CATALOG_PRODUCT', access: ['READ'] })
  expect(features).toContainEqual({ key: 'CATALOG_PRODUCT_COST', access: [] })
  expect(await call('GET', '/onboarding/steps', inMerchant)).toMatchObject({ status: 200 })
  const visit = await call('PATCH', '/onboarding/steps', inMerchant, { steps: [] })
  expect(visit).toMatchObject({ status: 403, code: 'ER_005' })
})

test("stores a partner's writes at the merchant, under the name of partner and user", async () => {
  const inMerchant = { token: await tokenOf('role17'), Domain: 'MERCHANT' }
  const view = { screen: 'products', name: 'Mine', state: '{}' }
  expect(await call('POST', '/views', inMerchant, view)).toMatchObject({ status: 200 })
  expect(await merchant.db.selectFrom('saved_view').select('name').execute()).toEqual([{ name: 'Mine' }])
  const steps = [{ name: 'welcome', visited: true }]
  expect(await call('PATCH', '/onboarding/steps', inMerchant, { steps })).toMatchObject({ status: 200 })
  const entries = await merchant.db.selectFrom('audit_entry').select('user_name').distinct().execute()
  expect(entries).toEqual([{ user_name: 'partner/role17' }])
})

test("requires the second factor of a partner for a merchant's setting, and of a session before it was set", async () => {
  const key = 'system.security.2fa.enabled'
  const require2fa = async (company: typeof merchant, value: string) => {
    await company.db.updateTable('account_configuration').set({ value }).where('key', '=', key).execute()
    clock.pass(2)
  }
  const before = await tokenOf('role17')
  const inMerchant = { token: before, Domain: 'merchant' }
  expect(await call('GET', '/authorise', inMerchant)).toMatchObject({ status: 200 })
  await require2fa(merchant, 'true')
  expect(await call('GET', '/authorise', inMerchant)).toMatchObject({ status: 401, code: 'ER_001' })
  const headers = { token: before, 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'domain=partner&username=role17'
  const refreshed = await app.inject({ method: 'POST', url: '/api/token/refresh', headers, payload })
  expect(refreshed.json()).toMatchObject({ body: { secondFactor: { enrolled: false } } })

  const { body } = await logIn('role17', true)
  expect(body).toMatchObject({ partner: true, secondFactor: { enrolled: false } })
  const half = { token: (body as { token: string }).token }
  expect(await call('GET', '/partner/merchants', half)).toMatchObject({ status: 401 })
  const { secret } = (await call('POST', '/2fa/enrollment', half)).body as { secret: string }
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.time })
  const { token } = (await call('POST', '/2fa/enrollment/confirm', half, { code })).body as { token: string }
  expect(await call('GET', '/authorise', { token, Domain: 'merchant' })).toMatchObject({ status: 200 })
  await require2fa(merchant, 'false')

  await require2fa(partner, 'true')
  expect((await logIn('role17', true)).body).toMatchObject({ secondFactor: { enrolled: true } })
  await require2fa(partner, 'false')
})

test('issues an inventory token to a partner at a merchant', async () => {
  const inMerchant = { token: await tokenOf('role17'), Domain: 'merchant' }
  const own = { companyCode: 'merchant', username: 'role17' }
  const { status, body } = await call('POST', '/cloud/authenticate', inMerchant, own)
  expect(status).toBe(200)
  const { token } = (body as { authData: { token: string } }).authData
  expect(await platform.sessions.check(token)).toMatchObject({
    scope: 'INVENTORY_',
    user: { partner: { companyCode: 'partner' } },
  })
})

test('reaches no other company: not a stranger, not a former merchant, not with a regular token', async () => {
  const token = await tokenOf('role17')
  expect(await call('GET', '/authorise', { token, Domain: 'stranger' })).toMatchObject({ status: 403, code: 'ER_005' })
  const regular = ((await logIn('role2', false)).body as { token: string }).token
  const elsewhere = await call('GET', '/authorise', { token: regular, Domain: 'merchant' })
  expect(elsewhere).toMatchObject({ status: 401, code: 'ER_001' })
  await merchant.db.updateTable('partner_grant').set({ status: 'Revoked' }).execute()
  expect(await call('GET', '/authorise', { token, Domain: 'merchant' })).toMatchObject({ status: 403, code: 'ER_005' })
})
