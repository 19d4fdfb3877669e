import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { discoverProvider, returnAddress } from '#areas/session/provider.ts'
import { aboutProvider, createSeal } from '#identity/seal.ts'
import { startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { CLIENT, type People, signInAt, startIdentityProvider } from './identity-provider.ts'

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2, 5, 9, 17])
const other = await addCompany(database, 'other', [2])
await addCompany(database, 'plain', [2])
const app = await startApp(database)
const { call, clock, platform } = app

const people: People = {
  ann: { email: 'Ann@acme.example', email_verified: true },
  unverified: { email: 'ann@acme.example', email_verified: false },
  unsaid: { email: 'ann@acme.example' },
  byName: { preferred_username: 'role9' },
  stranger: { email: 'stranger@acme.example', email_verified: true },
  nameless: {},
  off: { email: 'off@acme.example', email_verified: true },
  partner: { email: 'partner@acme.example', email_verified: true },
  // Got the address of ann, after she had left it.
  successor: { email: 'ann@acme.example', email_verified: true },
}
const issuer = await startIdentityProvider(returnAddress(platform.config), people)
const emails = { role2: 'ann@acme.example', role5: 'off@acme.example', role17: 'partner@acme.example' }
for (const company of [acme, other]) {
  const secret = platform.seal.close(CLIENT.client_secret, aboutProvider(company.code))
  const provider = { name: 'Acme ID', issuer, client_id: CLIENT.client_id, client_secret: secret }
  await company.db.insertInto('sso_provider').values(provider).execute()
}
for (const [userName, email] of Object.entries(emails)) {
  await acme.db.updateTable('app_user').set({ email }).where('user_name', '=', userName).execute()
}
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

test('says that sign-on is not available when the client secret does not open, on the way out and back', async () => {
  const lost = refusal('Single sign-on is not available. Sign in with your password, or tell your administrator.')
  const { client_secret } = await acme.db.selectFrom('sso_provider').select('client_secret').executeTakeFirstOrThrow()
  const verifier = newVerifier()
  const back = await signInAt(await setOut(verifier), 'ann')
  const another = createSeal(randomBytes(32)).close(CLIENT.client_secret, aboutProvider('acme'))
  for (const stored of [another, 'x']) {
    await acme.db.updateTable('sso_provider').set({ client_secret: stored }).execute()
    const start = { domain: 'acme', challenge: challengeOf('x') }
    expect(await call(undefined, 'POST', '/sso/start', start)).toMatchObject(lost)
  }
  expect(await enter(handleOf(await comeBack(back)), verifier)).toMatchObject(lost)
  await acme.db.updateTable('sso_provider').set({ client_secret }).execute()
})

test('signs in the user with the verified address, once for each handle, with the answer of a login', async () => {
  const verifier = newVerifier()
  const handle = await handleFor('ann', verifier)
  const answer = await enter(handle, verifier, { fetchAccountConfig: true })
  expect(answer).toMatchObject({
    status: 200,
    body: { user: { userName: 'role2', companyCode: 'acme' }, partner: false },
  })
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
  ['unsaid', 'Could not fetch your email'],
  ['byName', 'Could not fetch your email'],
  ['successor', 'Could not find the user'],
])('%s does not get in: %s', async (person, message) => {
  const verifier = newVerifier()
  expect(await enter(await handleFor(person, verifier), verifier)).toMatchObject(refusal(message))
})

test('knows a person by the subject of the first sign-in until an administrator changes the address', async () => {
  const verifier = newVerifier()
  const signIn = async (person: string) => enter(await handleFor(person, verifier), verifier)
  const userOf = async (person: string) => (await signIn(person)).body?.user.userName
  expect(await userOf('ann')).toBe('role2')
  const ann = people['ann']!
  people['ann'] = { email: 'married@acme.example', email_verified: false }
  expect(await userOf('ann')).toBe('role2')
  expect(await signIn('successor')).toMatchObject(refusal('Could not find the user'))

  const admin = await tokenOf(app, 'acme', 'role2')
  const change = async (email: string) => {
    const [{ userID, version, name, roleID }] = (await call(admin, 'GET', '/users/all?role=2')).body.data
    return call(admin, 'PUT', '/users', { userID, version, name, roleID, email })
  }
  await change('other@acme.example')
  await change('ann@acme.example')
  expect(await userOf('successor')).toBe('role2')
  expect(await signIn('ann')).toMatchObject(refusal('Could not fetch your email'))
  people['ann'] = ann
  await change('other@acme.example')
  await change('ann@acme.example')
  expect(await userOf('ann')).toBe('role2')
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

test('accepts only an ID token signed with a key that the provider publishes', async () => {
  await other.db.updateTable('app_user').set({ email: 'ann@acme.example' }).execute()
  const enterOther = async () => {
    const verifier = newVerifier()
    return enter(await handleFor('ann', verifier, 'other'), verifier, { domain: 'other' })
  }
  expect(await enterOther()).toMatchObject({ status: 200 })
  const people = { ann: { email: 'ann@acme.example', email_verified: true } }
  const forged = await startIdentityProvider(returnAddress(platform.config), people, { isForged: true })
  await other.db.updateTable('sso_provider').set({ issuer: forged }).execute()
  expect(await enterOther()).toMatchObject(NOT_AUTHENTICATED)
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

test('asks no provider on another machine in plain text', async () => {
  await other.db.updateTable('sso_provider').set({ issuer: 'http://id.invalid' }).execute()
  const error: Error = (await discoverProvider(platform, other).catch((reason: Error) => reason)) as Error
  expect([error.message, String(error.cause)].join(' ')).toContain('HTTPS')
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
