import { NEEDS_ALL_PLACES } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { publicFetch } from '#areas/session/public-fetch.ts'
import { returnAddress } from '#areas/session/provider.ts'
import { aboutProvider } from '#identity/seal.ts'
import { startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { CLIENT, type People, signInAt, startIdentityProvider } from './identity-provider.ts'

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2, 6, 9, 17])
const other = await addCompany(database, 'other', [2])
const started = await startApp(database)
const { call, platform } = started
const admin = await tokenOf(started, 'acme', 'role2')

const PROVIDER = { name: 'Acme ID', issuer: 'https://id.invalid/acme', clientID: 'greenroom' }
const SECRET = 'a client secret of 40 characters at least'
const path = '/sso/provider'
const save = (body: object, token = admin) => call(token, 'PUT', path, body)
const stored = () => acme.db.selectFrom('sso_provider').selectAll().executeTakeFirst()
const restart = () => acme.db.deleteFrom('sso_provider').execute()

test('sets up a provider, and never returns or audits its secret', async () => {
  const none = { returnAddress: returnAddress(platform.config), provider: null }
  expect(await call(admin, 'GET', path)).toMatchObject({ status: 200, body: none })
  const saved = await save({ ...PROVIDER, clientSecret: SECRET })
  expect(saved).toMatchObject({ status: 200, body: { provider: { ...PROVIDER, version: 1, updatedBy: 'role2' } } })
  const read = await call(admin, 'GET', path)
  const row = (await stored())!
  expect(platform.seal.open(row.client_secret, aboutProvider('acme'))).toBe(SECRET)
  const audited = await acme.db
    .selectFrom('audit_entry')
    .select('changes')
    .where('entity', '=', 'ssoProvider')
    .execute()
  expect(audited).toHaveLength(1)
  const requests = await acme.db.selectFrom('answered_request').selectAll().execute()
  for (const seen of [saved, read, audited, requests]) expect(JSON.stringify(seen)).not.toContain(SECRET)
  expect(await other.db.selectFrom('sso_provider').selectAll().execute()).toEqual([])
})

test('keeps the secret of the same issuer and client, asks for it again for others, and reports a conflict', async () => {
  const sealed = (await stored())!.client_secret
  expect(await save({ ...PROVIDER, name: 'Acme', version: 1 })).toMatchObject({ status: 200 })
  expect(await stored()).toMatchObject({ name: 'Acme', client_secret: sealed, version: 2, public_only: true })
  const elsewhere = { ...PROVIDER, issuer: 'https://elsewhere.invalid', version: 2 }
  expect(await save(elsewhere)).toMatchObject({ status: 400, errors: [{ field: 'clientSecret' }] })
  expect(await save({ ...elsewhere, clientSecret: SECRET, version: 1 })).toMatchObject({
    status: 409,
    body: { updatedBy: 'role2', current: { name: 'Acme', version: 2 } },
  })
  expect(await save({ ...PROVIDER, clientSecret: SECRET })).toMatchObject({ status: 409 })
})

test.each([
  'http://id.example.com',
  'https://localhost',
  'https://169.254.169.254/latest',
  'https://user:word@id.example.com',
])('refuses the issuer %s, without repeating the secret', async (issuer) => {
  const answer = await save({ ...PROVIDER, issuer, clientSecret: SECRET, version: 2 })
  expect(answer).toMatchObject({ status: 400, errors: [{ field: 'issuer' }] })
  expect(JSON.stringify(answer)).not.toContain(SECRET)
})

test('is only for users with the right, of all places and of the company itself', async () => {
  const granted = [6, 17].flatMap((role_id) => ['WRITE', 'DELETE'].map((level) => ({ role_id, level })))
  await acme.db.deleteFrom('role_grant').where('feature', '=', 'CONFIG_SSO').where('role_id', '!=', 2).execute()
  await acme.db
    .insertInto('role_grant')
    .values(granted.map((grant) => ({ ...grant, feature: 'CONFIG_SSO' })))
    .execute()
  const token = await tokenOf(started, 'acme', 'role9')
  const refused = { status: 403, code: 'ER_005' }
  for (const [method, url] of [
    ['GET', path],
    ['PUT', path],
    ['DELETE', `${path}?version=2`],
    ['POST', `${path}/test`],
    ['GET', `${path}/test`],
  ] as const) {
    expect(await call(token, method, url, method === 'PUT' ? PROVIDER : undefined)).toMatchObject(refused)
  }
  const place = { user_id: await userID('role6'), location_type: 'VENUE', location_id: 'V1' } as const
  await acme.db
    .insertInto('location')
    .values({ location_id: 'V1', type: 'VENUE', name: 'One', status: 'Active' })
    .execute()
  await acme.db.insertInto('user_location').values(place).execute()
  const manager = await tokenOf(started, 'acme', 'role6')
  const placed = { ...refused, message: NEEDS_ALL_PLACES }
  expect(await save({ ...PROVIDER, version: 2 }, manager)).toMatchObject(placed)
  expect(await call(manager, 'POST', `${path}/test`)).toMatchObject(placed)
  const partner = await tokenOf(started, 'acme', 'role17', { partner: true })
  const message = 'Only users of the company itself can set up single sign-on'
  expect(await call(partner, 'DELETE', `${path}?version=2`)).toMatchObject({ ...refused, message })
})

test('G4 is chosen only by a user with the access of everybody who could sign in with it', async () => {
  const expert = await addCompany(database, 'expert', [2, 9, 1], [])
  await expert.db
    .deleteFrom('role_grant')
    .where('role_id', '=', 9)
    .where('feature', 'not in', ['CATALOG_PRODUCT'])
    .execute()
  const levels = ['READ', 'WRITE', 'DELETE']
  await expert.db
    .insertInto('role_grant')
    .values(levels.map((level) => ({ role_id: 9, feature: 'CONFIG_SSO', level })))
    .execute()
  const token = await tokenOf(started, 'expert', 'role9')
  const provider = { ...PROVIDER, clientSecret: SECRET }
  expect(await save(provider, token)).toMatchObject({
    status: 403,
    message: expect.stringContaining('can sign in as anybody. The role system admin has access that yours lacks.'),
  })
  expect(await expert.db.selectFrom('sso_provider').selectAll().execute()).toEqual([])
  // The partner portal takes no identity provider.
  await expert.db.updateTable('app_user').set({ disabled_at: new Date() }).where('role_id', '=', 2).execute()
  expect(await save(provider, token)).toMatchObject({ status: 200 })
})

test('a user tests twenty times in a row, many at once as well', async () => {
  const token = await tokenOf(started, 'expert', 'role9')
  const answers = await Promise.all(Array.from({ length: 22 }, () => call(token, 'POST', `${path}/test`)))
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
})

async function userID(userName: string) {
  const user = await acme.db.selectFrom('app_user').select('user_id').where('user_name', '=', userName).execute()
  return user[0]!.user_id
}

test('reaches a provider over https at public addresses only', async () => {
  const fetching = publicFetch()
  const get = (address: string) =>
    fetching(address, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' })
  for (const host of ['localhost', '127.0.0.1', '[::1]', '10.0.0.1', '169.254.169.254', '[::ffff:127.0.0.1]']) {
    await expect(get(`https://${host}:9/x`)).rejects.toThrow('is not on the internet, or cannot be reached.')
  }
  await expect(get('http://example.com')).rejects.toThrow('is not an https address.')
})

test.each(['localhost', 'nowhere.invalid'])(
  'says of a test of %s that it cannot be reached, not whether the name leads inward',
  async (host) => {
    await acme.db
      .updateTable('sso_provider')
      .set({ issuer: `https://${host}:9` })
      .execute()
    const failed = { state: 'failed', failure: `${host} is not on the internet, or cannot be reached.` }
    expect(await call(admin, 'POST', `${path}/test`)).toMatchObject({ status: 200, body: { url: null, test: failed } })
    expect(await call(admin, 'GET', `${path}/test`)).toMatchObject({ body: failed })
  },
)

const people: People = {
  ann: { email: 'Ann@acme.example', email_verified: true },
  unverified: { email: 'ann@acme.example', email_verified: false },
  stranger: { email: 'stranger@acme.example', email_verified: true },
  nameless: {},
}
const issuer = await startIdentityProvider(returnAddress(platform.config), people)

/** A provider on this machine, as only an operator sets it up. */
async function atLocalProvider() {
  await restart()
  await acme.db.updateTable('app_user').set({ email: 'ann@acme.example' }).where('user_name', '=', 'role2').execute()
  const client_secret = platform.seal.close(CLIENT.client_secret, aboutProvider('acme'))
  const provider = { name: 'Local', issuer, client_id: CLIENT.client_id, client_secret }
  await acme.db.insertInto('sso_provider').values(provider).execute()
}

async function testAs(person: string) {
  const { body } = await call(admin, 'POST', `${path}/test`)
  expect(body.test).toMatchObject({ state: 'waiting', userName: null })
  const back = await signInAt(body.url, person)
  const answer = await started.app.inject({ url: back.pathname + back.search })
  expect(answer.headers['location']).toBe('/app/settings/account?section=sso')
  expect(answer.headers['set-cookie']).toBeUndefined()
  return (await call(admin, 'GET', `${path}/test`)).body
}

test('a test shows what the provider said, signs nobody in and binds nobody', async () => {
  await atLocalProvider()
  const sessions = () => acme.db.selectFrom('session').select('session_id').execute()
  const before = await sessions()
  expect(await testAs('ann')).toMatchObject({
    state: 'passed',
    failure: null,
    issuer,
    subject: 'ann',
    email: 'ann@acme.example',
    isEmailVerified: true,
    userName: 'role2',
    isBound: false,
  })
  expect(await acme.db.selectFrom('sso_identity').selectAll().execute()).toEqual([])
  expect(await acme.db.selectFrom('sso_handle').selectAll().execute()).toEqual([])
  expect(await sessions()).toEqual(before)
})

test.each([
  ['unverified', 'The provider does not say that it has verified ann@acme.example: "email_verified" is not true.'],
  ['stranger', 'No active user has the email address stranger@acme.example.'],
  ['nameless', 'The provider states no email address. Let it include the claim "email".'],
])('says why %s could not sign in', async (person, failure) => {
  expect(await testAs(person)).toMatchObject({ state: 'failed', failure, subject: person, userName: null })
})

test('shows the answer of a provider that refuses, once', async () => {
  const { body } = await call(admin, 'POST', `${path}/test`)
  const state = new URL(body.url).searchParams.get('state')!
  const refusal = new URLSearchParams({ error: 'access_denied', error_description: 'Not today', iss: issuer, state })
  const url = `/api/sso/callback?${refusal}`
  await started.app.inject({ url })
  const failure = 'The provider answered: access_denied: Not today'
  expect((await call(admin, 'GET', `${path}/test`)).body).toMatchObject({ state: 'failed', failure })
  expect((await started.app.inject({ url })).headers['location']).toBe('/console/login#sso=unknown')
})

test('keeps the result of a test from others, and to the next test', async () => {
  const manager = await tokenOf(started, 'acme', 'role6')
  expect(await call(manager, 'GET', `${path}/test`)).toMatchObject({ status: 200, body: null })
  const elsewhere = await tokenOf(started, 'other', 'role2')
  expect(await call(elsewhere, 'GET', `${path}/test`)).toMatchObject({ status: 200, body: null })
  expect(await call(elsewhere, 'POST', `${path}/test`)).toMatchObject({ status: 404 })
})

test('removes the provider, with what began at it', async () => {
  const { body } = await call(admin, 'POST', `${path}/test`)
  const back = await signInAt(body.url, 'ann')
  expect(await call(admin, 'DELETE', `${path}?version=9`)).toMatchObject({ status: 409 })
  expect(await call(admin, 'DELETE', `${path}?version=1`)).toMatchObject({ status: 200 })
  expect(await call(admin, 'DELETE', `${path}?version=1`)).toMatchObject({ status: 404 })
  const answer = await started.app.inject({ url: back.pathname + back.search })
  expect(answer.headers['location']).toBe('/console/login#sso=unknown')
  expect((await call(undefined, 'GET', '/sso/providers?domain=acme')).body).toEqual([])
  expect((await call(admin, 'GET', `${path}/test`)).body).toBeNull()
})
