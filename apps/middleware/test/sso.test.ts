import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { aboutSecret, returnAddress } from '#areas/session/provider.ts'
import { startApp } from './app.ts'
import { addCompany, cloneDatabase } from './database.ts'
import { CLIENT, signInAt, startIdentityProvider } from './identity-provider.ts'

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2, 5, 9, 17])
const other = await addCompany(database, 'other', [2])
await addCompany(database, 'plain', [2])
const app = await startApp(database)
const { call, clock, platform } = app

const issuer = await startIdentityProvider(returnAddress(platform.config), {
  ann: { email: 'Ann@acme.example', email_verified: true },
  unverified: { email: 'ann@acme.example', email_verified: false },
  byName: { preferred_username: 'role9' },
  stranger: { email: 'stranger@acme.example' },
  nameless: {},
  off: { preferred_username: 'role5' },
  partner: { preferred_username: 'role17' },
})
for (const company of [acme, other]) {
  const secret = platform.seal.close(CLIENT.client_secret, aboutSecret(company.code))
  const provider = { name: 'Acme ID', issuer, client_id: CLIENT.client_id, client_secret: secret }
  await company.db.insertInto('sso_provider').values(provider).execute()
}
await acme.db.updateTable('app_user').set({ email: 'ann@acme.example' }).where('user_name', '=', 'role2').execute()
await acme.db
  .updateTable('app_user')
  .set({ disabled_at: new Date(0) })
  .where('user_name', '=', 'role5')
  .execute()

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
const newVerifier = () => randomBytes(32).toString('base64url')

async function setOut(verifier: string, domain = 'acme') {
  const { body } = await call(undefined, 'POST', '/sso/start', { domain, challenge: challengeOf(verifier) })
  return body.url as string
}

/** Where our answer to the provider's redirect sends the browser. */
async function comeBack(url: URL) {
  const response = await app.app.inject({ url: url.pathname + url.search })
  expect(response.statusCode).toBe(303)
  return String(response.headers['location'])
}

const handleOf = (location: string) => /^\/console\/login#sso=([\w-]+)$/.exec(location)![1]!

async function handleFor(person: string, verifier: string, domain = 'acme') {
  return handleOf(await comeBack(await signInAt(await setOut(verifier, domain), person)))
}

const enter = (handle: string, verifier: string, more: object = {}) =>
  call(undefined, 'POST', '/sso', {
    domain: 'acme',
    sso_type: 'oidc',
    sso_access_token: `${handle}.${verifier}`,
    ...more,
  })

const refusal = (error_description: string) => ({ status: 401, error: 'unauthorized', error_description })
const NOT_AUTHENTICATED = refusal('Cloud not authenticate at this moment')

test("returns the name of a company's provider, and nothing else about it", async () => {
  expect((await call(undefined, 'GET', '/sso/providers?domain=ACME')).body).toEqual([{ type: 'oidc', name: 'Acme ID' }])
  for (const domain of ['plain', 'nowhere']) {
    expect((await call(undefined, 'GET', `/sso/providers?domain=${domain}`)).body).toEqual([])
    const start = { domain, challenge: challengeOf('x') }
    expect(await call(undefined, 'POST', '/sso/start', start)).toMatchObject(NOT_AUTHENTICATED)
  }
  const stored = await acme.db.selectFrom('sso_provider').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(CLIENT.client_secret)
})

test.each([
  ['ann', 'role2'],
  ['byName', 'role9'],
])('%s of the provider is %s, and gets the answer of a login', async (person, userName) => {
  const verifier = newVerifier()
  const handle = await handleFor(person, verifier)
  const answer = await enter(handle, verifier, { fetchAccountConfig: true })
  expect(answer).toMatchObject({ status: 200, body: { user: { userName, companyCode: 'acme' }, partner: false } })
  expect(answer.body.authorizationData.features.length).toBeGreaterThan(0)
  expect(answer.body.accountConfig.length).toBeGreaterThan(0)
  expect((await call(answer.body.token, 'GET', '/authorise')).status).toBe(200)
  // A handle works once.
  expect(await enter(handle, verifier)).toMatchObject(NOT_AUTHENTICATED)
})

test.each([
  ['stranger', 'Could not find the user'],
  ['off', 'Could not find the user'],
  ['nameless', 'Could not fetch your email'],
  ['unverified', 'Could not fetch your email'],
])('%s does not get in: %s', async (person, message) => {
  const verifier = newVerifier()
  expect(await enter(await handleFor(person, verifier), verifier)).toMatchObject(refusal(message))
})

test('refuses a user who is disabled on the way, and sends a partner to the portal', async () => {
  const verifier = newVerifier()
  const handle = await handleFor('ann', verifier)
  const ann = acme.db.updateTable('app_user').where('user_name', '=', 'role2')
  await ann.set({ disabled_at: new Date(0) }).execute()
  expect(await enter(handle, verifier)).toMatchObject(refusal('Could not find the user'))
  await ann.set({ disabled_at: null }).execute()
  expect(await enter(await handleFor('partner', verifier), verifier)).toMatchObject({ status: 403, code: 'ER_010' })
})

test('refuses a handle from another browser, company or user, or after a minute', async () => {
  const verifier = newVerifier()
  const handle = () => handleFor('ann', verifier)
  expect(await enter(await handle(), newVerifier())).toMatchObject(NOT_AUTHENTICATED)
  expect(await enter(await handle(), verifier, { domain: 'other' })).toMatchObject(NOT_AUTHENTICATED)
  const elsewhere = await handleFor('ann', verifier, 'other')
  expect(await enter(elsewhere, verifier)).toMatchObject(NOT_AUTHENTICATED)
  const asAnother = { username: 'role9' }
  expect(await enter(await handle(), verifier, asAnother)).toMatchObject(refusal('Could not find the user'))
  const late = await handle()
  clock.pass(61)
  expect(await enter(late, verifier)).toMatchObject(NOT_AUTHENTICATED)
})

test('accepts only an answer to our own request, once, within ten minutes', async () => {
  const verifier = newVerifier()
  const unknown = '/console/login#sso=unknown'
  const back = await signInAt(await setOut(verifier), 'ann')
  const withState = (state: string) => {
    const changed = new URL(back)
    changed.searchParams.set('state', state)
    return changed
  }
  expect(await comeBack(withState('made-up.acme'))).toBe(unknown)
  expect(await comeBack(withState(back.searchParams.get('state')!.replace('.acme', '.other')))).toBe(unknown)
  // The code of one request under the state of another: its PKCE verifier does not match.
  const another = new URL(await setOut(verifier)).searchParams.get('state')!
  expect(await enter(handleOf(await comeBack(withState(another))), verifier)).toMatchObject(NOT_AUTHENTICATED)
  const late = await signInAt(await setOut(verifier), 'ann')
  clock.pass(601)
  expect(await comeBack(late)).toBe(unknown)
  const once = await signInAt(await setOut(verifier), 'ann')
  expect(await comeBack(once)).not.toBe(unknown)
  expect(await comeBack(once)).toBe(unknown)
})

test('reports a provider that refuses, or does not answer', async () => {
  const verifier = newVerifier()
  const state = new URL(await setOut(verifier)).searchParams.get('state')!
  const denied = new URL(`${returnAddress(platform.config)}?error=access_denied&iss=${issuer}&state=${state}`)
  expect(await enter(handleOf(await comeBack(denied)), verifier)).toMatchObject(NOT_AUTHENTICATED)
  await other.db.updateTable('sso_provider').set({ issuer: 'http://127.0.0.1:9' }).execute()
  const start = { domain: 'other', challenge: challengeOf(verifier) }
  expect(await call(undefined, 'POST', '/sso/start', start)).toMatchObject(NOT_AUTHENTICATED)
})

test('requires the second factor after SSO as well, if the company does', async () => {
  const key = 'system.security.2fa.enabled'
  await acme.db.updateTable('account_configuration').set({ value: 'true' }).where('key', '=', key).execute()
  const verifier = newVerifier()
  const { status, body } = await enter(await handleFor('ann', verifier), verifier)
  expect(status).toBe(200)
  expect(body).toMatchObject({ secondFactor: { enrolled: false } })
  expect(body).not.toHaveProperty('authorizationData')
  expect((await call(body.token, 'GET', '/authorise')).status).toBe(401)
})

test('limits one address to 100 sign-in attempts a minute, whatever the names', async () => {
  const sso = { domain: 'acme', sso_type: 'oidc', sso_access_token: 'x' }
  const send = () => app.app.inject({ method: 'POST', url: '/api/sso', payload: sso, remoteAddress: '192.0.2.77' })
  for (let n = 0; n < 100; n++) expect((await send()).statusCode).toBe(401)
  const refused = await send()
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'ER_000', message: expect.stringMatching(/^Too many attempts/) })
  expect(refused.headers['retry-after']).toBeDefined()
})
