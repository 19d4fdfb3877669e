import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiAtom } from '#api/api.ts'
import { APPEARANCE, appearanceAtom, DEFAULT_APPEARANCE } from '#browser/appearance.atoms.ts'
import { type Answers, loginAnswer, Refusal, serve } from './session-fixture.ts'
import { gatewayFailureAtom, offlineAtom } from '#browser/connection.atoms.ts'
import { dataOf } from '@greenroom/api-client'
import { keepPageAtom, renewOpenedAtom } from '#data/keep-page.atoms.ts'
import { restoringAtom, signOutQuestionAtom } from '#browser/page.atoms.ts'
import { sessionAtom, userAtom } from './session.atoms.ts'
import { readSession, type StoredSession, TOKEN, USER } from './session-storage.ts'
import { start } from '#shell/start.ts'
import { keep } from '#browser/stored-records.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const ada = { companyCode: 'demo', userID: 'U1', userName: 'ada', roleID: 2, remember: true, token: 'T0' }

/** What an earlier visit has stored. */
async function writeSession({ token, ...user }: StoredSession): Promise<void> {
  await Promise.all([keep(USER, user), keep(TOKEN, token)])
}

/** A console opened at `url` with a server that knows these calls. */
function open(url: string, answers: Answers = {}) {
  window.history.replaceState(null, '', url)
  const calls = serve(answers)
  const store = createStore()
  const preload = vi.fn()
  void start(store, preload)
  const path = () => window.location.pathname + window.location.search
  const signIn = (remember = false) =>
    store.set(sessionAtom, { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'pw', remember })
  const reaches = (at: string) => vi.waitFor(() => expect(store.get(sessionAtom).at).toBe(at))
  return { store, calls, preload, path, signIn, reaches }
}

const welcome = { 'POST /login': () => loginAnswer() }

test.each(['/', '/console', '/console/'])('%s leads to the login page (section 2)', (address) => {
  expect(open(address).path()).toBe('/console/login')
})

test('the empty path leads to the login page (section 2)', () => {
  expect(open('/').path()).toBe('/console/login')
})

test('restores the requested page with its query after signing in', async () => {
  const { path, signIn, reaches } = open('/app/catalog/products?search=shirt', welcome)
  expect(path()).toBe('/console/login')
  signIn()
  await reaches('signedIn')
  expect(path()).toBe('/app/catalog/products?search=shirt')
})

test('signing in on the login page leads home, and later requests carry company and token', async () => {
  const { store, calls, path, signIn, reaches } = open('/console/login', welcome)
  signIn()
  await reaches('signedIn')
  expect(path()).toBe('/app/home')
  await store.get(apiAtom).GET('/authorise')
  const [login, next] = [calls[0]!, calls.at(-1)!]
  expect([login.headers.get('Domain'), login.headers.get('token')]).toEqual(['greenroom', null])
  expect([next.headers.get('Domain'), next.headers.get('token')]).toEqual(['demo', 'T1'])
})

test('keeps the signed-in user until the last tab closes, or permanently with remember', async () => {
  const short = open('/console/login', welcome)
  short.signIn()
  await vi.waitFor(async () => expect(await readSession()).toMatchObject({ userName: 'ada', token: 'T1' }))
  sessionStorage.clear()
  expect(await readSession()).toBeUndefined()

  const long = open('/console/login', welcome)
  long.signIn(true)
  await vi.waitFor(async () => expect(await readSession()).toMatchObject({ remember: true, token: 'T1' }))
  sessionStorage.clear()
  expect(await readSession()).toMatchObject({ userName: 'ada' })
})

test('restores a stored session with its token, on the same page', async () => {
  await writeSession(ada)
  const { store, calls, path, preload, reaches } = open('/app/home?x=1', {
    'POST /token/refresh': () => ({ ...loginAnswer(), accountConfig: undefined }),
    'GET /account/configuration': () => ({ accountConfigurations: [{ key: 'a', value: 'b' }] }),
  })
  expect(store.get(restoringAtom)).toBe(true)
  await reaches('signedIn')
  expect(preload).toHaveBeenCalled()
  expect(path()).toBe('/app/home?x=1')
  expect(calls[0]!.headers.get('token')).toBe('T0')
  expect(await calls[0]!.text()).toBe('domain=demo&username=ada')
  expect(store.get(sessionAtom)).toMatchObject({ accountConfigurations: [{ key: 'a', value: 'b' }] })
  await vi.waitFor(async () => expect((await readSession())?.token).toBe('T1'))
})

test('forgets a token that is no longer found, and the login page says why (section 8)', async () => {
  await writeSession(ada)
  const refusal = new Refusal(401, { code: 'ER_009', message: 'Refresh token not found' })
  const { store, path } = open('/app/home', { 'POST /token/refresh': () => refusal })
  await vi.waitFor(() => expect(path()).toBe('/console/login'))
  expect(store.get(sessionAtom)).toMatchObject({
    notice: { message: 'Your authentication is expired, please login again' },
    target: '/app/home',
  })
  expect(await readSession()).toBeUndefined()
})

test('keeps the token for a refresh if a gateway fails while a session is restored', async () => {
  await writeSession(ada)
  const { store } = open('/app/home', { 'POST /token/refresh': () => new Refusal(502, '') })
  await vi.waitFor(() => expect(store.get(gatewayFailureAtom)).toBe(502))
  expect((await readSession())?.token).toBe('T0')
})

test('a reload without a connection opens the page as it was, until the server can be reached', async () => {
  const fees = [{ id: 'F1' }]
  const { store, signIn, reaches } = open('/app/home', { ...welcome, 'GET /fees': () => fees })
  signIn(true)
  await reaches('signedIn')
  await store.get(apiAtom).GET('/fees')
  await store.set(keepPageAtom)
  await vi.waitFor(async () => expect(await readSession()).toBeDefined())

  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
  const features = [{ key: 'CATALOG_PRODUCT', access: ['READ'] }]
  let isBack = false
  const again = open('/app/catalog/products', {
    'POST /token/refresh': unreachable,
    'GET /fees': () => (isBack ? [] : unreachable()),
    'GET /authorise': () => ({ features, places: [] }),
  })
  await again.reaches('signedIn')
  expect(again.store.get(userAtom)).toMatchObject({ userID: 'U1', userName: 'ada' })
  expect(again.store.get(offlineAtom)).toBe(true)
  const read = async () => dataOf(await again.store.get(apiAtom).GET('/fees')).body
  expect(await read()).toEqual(fees)

  isBack = true
  again.store.set(renewOpenedAtom)
  await vi.waitFor(() => expect(again.store.get(sessionAtom)).toMatchObject({ features }))
  isBack = false
  await expect(read()).rejects.toMatchObject({ status: 0 })
})

test('without unsaved changes a reload without a connection says so, and keeps the token', async () => {
  await writeSession(ada)
  const { store } = open('/app/home', { 'POST /token/refresh': () => Promise.reject(new TypeError('Failed to fetch')) })
  await vi.waitFor(() => expect(store.get(gatewayFailureAtom)).toBe(0))
  expect((await readSession())?.token).toBe('T0')
})

test.each([
  [401, { error: 'unauthorized', error_description: 'Account is locked' }, 'Unauthorized', 'Account is locked'],
  [502, '', '502 Bad Gateway', "Can't connect to the server. Please try to log in again."],
  [500, {}, 'Unauthorized', 'Please contact administrator'],
])(
  'a login refused with %s shows the reason and forgets the user (section 8)',
  async (status, body, title, message) => {
    const { store, signIn, reaches } = open('/console/login', { 'POST /login': () => new Refusal(status, body) })
    signIn()
    await reaches('signedOut')
    expect(store.get(sessionAtom)).toMatchObject({ notice: { title, message }, prefill: { userName: 'ada' } })
  },
)

test('signs a partner out and links to the partner portal (section 6)', async () => {
  const { store, calls, signIn, reaches } = open('/console/login', {
    'POST /login': () => loginAnswer(17),
    'GET /config': () => ({ partnerPortalURL: '/partner', partnerPortalLoginEndPoint: '/partner/login' }),
    'POST /logout': () => null,
  })
  signIn()
  await reaches('signedOut')
  expect(store.get(sessionAtom)).toMatchObject({
    notice: { message: 'Please use partner portal', link: `${window.location.origin}/partner/login`, seconds: 10 },
  })
  const logout = calls.find(({ url }) => url.endsWith('/logout'))!
  expect([logout.headers.get('token'), logout.headers.get('Domain')]).toEqual(['T1', 'demo'])
})

test('leaves out a portal URL that is not a web address', async () => {
  const { store, signIn, reaches } = open('/console/login', {
    'POST /login': () => new Refusal(403, { code: 'ER_010', message: 'Not allowed' }),
    'GET /config': () => ({
      partnerPortalURL: 'javascript:alert(1)',
      partnerPortalLoginEndPoint: 'javascript:alert(1)',
    }),
  })
  signIn()
  await reaches('signedOut')
  expect(store.get(sessionAtom)).toMatchObject({ notice: { message: 'Please use partner portal', link: undefined } })
})

test('logging out clears the user, creates a new client and turns dark mode off (section 4)', async () => {
  await keep(APPEARANCE, { ...DEFAULT_APPEARANCE, dark: true }, ada)
  const { store, path, signIn, reaches } = open('/console/login', welcome)
  signIn()
  await reaches('signedIn')
  const api = store.get(apiAtom)
  await vi.waitFor(() => expect(document.documentElement.dataset.scheme).toBe('dark'))

  store.set(sessionAtom, { type: 'signOut' })
  expect(path()).toBe('/console/login')
  expect(await readSession()).toBeUndefined()
  expect(store.get(appearanceAtom).dark).toBe(false)
  expect(document.documentElement.dataset.scheme).toBe('light')
  expect(() => store.get(userAtom)).toThrow('Nobody is signed in')
  await reaches('signedOut')
  expect(store.get(apiAtom)).not.toBe(api)
})

test('asks before logging out with unsaved changes', async () => {
  const { store, signIn, reaches } = open('/console/login', welcome)
  signIn()
  await reaches('signedIn')
  store.set(sessionAtom, { type: 'signOut', dirty: true })
  expect(store.get(sessionAtom).at).toBe('signedIn')
  expect(store.get(signOutQuestionAtom)).toBe('You have unsaved changes, are you sure to leave the page?')
})

test('a call refused because the token is invalid ends the session and remembers the page', async () => {
  const { store, path, signIn, reaches } = open('/app/home?x=1', {
    ...welcome,
    'GET /taxes': () => new Refusal(401, { code: 'ER_002', message: 'Token expired' }),
  })
  signIn()
  await reaches('signedIn')
  await store.get(apiAtom).GET('/taxes')
  expect(path()).toBe('/console/login')
  await reaches('signedOut')
  expect(store.get(sessionAtom)).toMatchObject({ target: '/app/home?x=1' })
})

test('502 and 504 of a signed-in user open the refresh dialog (section 2)', async () => {
  const { store, signIn, reaches } = open('/console/login', {
    ...welcome,
    'GET /taxes': () => new Refusal(504, ''),
  })
  signIn()
  await reaches('signedIn')
  await store.get(apiAtom).GET('/taxes')
  expect(store.get(gatewayFailureAtom)).toBe(504)
})

test('follows other tabs: a new token, and a logout', async () => {
  const { store, signIn, reaches } = open('/console/login', welcome)
  signIn()
  await reaches('signedIn')
  const otherTab = new BroadcastChannel('greenroom')
  otherTab.postMessage({ type: 'tokenReplaced', token: 'T9' })
  await vi.waitFor(() => expect(store.get(sessionAtom)).toMatchObject({ at: 'signedIn', token: 'T9' }))

  otherTab.postMessage({ type: 'signedOut', token: 'of an earlier session' })
  otherTab.postMessage({ type: 'signedOut', token: 'T9' })
  await reaches('signedOut')
  otherTab.close()
})

test('a tab on the login page follows a tab in which someone signs in', async () => {
  const { reaches } = open('/console/login', { 'POST /token/refresh': () => loginAnswer() })
  await writeSession(ada)
  const otherTab = new BroadcastChannel('greenroom')
  otherTab.postMessage({ type: 'signedIn' })
  await reaches('signedIn')
  otherTab.close()
})

test('a session goes idle, input wakes it, and without input it times out (sections 4 and 9)', async () => {
  vi.useFakeTimers()
  const { store, signIn } = open('/app/home', welcome)
  signIn()
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(1_500_000)
  expect(store.get(sessionAtom)).toMatchObject({ activity: 'idle' })
  window.dispatchEvent(new Event('keydown'))
  expect(store.get(sessionAtom)).toMatchObject({ activity: 'active' })
  await vi.advanceTimersByTimeAsync(3_299_000)
  expect(store.get(sessionAtom)).toMatchObject({ activity: 'idle' })
  await vi.advanceTimersByTimeAsync(1_100)
  expect(store.get(sessionAtom)).toMatchObject({
    at: 'signedOut',
    notice: { message: 'Your session timed out, please login again' },
  })
})

test('pings every 15 seconds to keep the session alive (section 4)', async () => {
  vi.useFakeTimers()
  const { calls, signIn } = open('/console/login', { ...welcome, 'POST /session/ping': () => null })
  signIn()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls.filter(({ url }) => url.includes('/session/ping'))).toHaveLength(4)
})

test('says with a ping whether there was input since the last one', async () => {
  vi.useFakeTimers()
  const { calls, signIn } = open('/console/login', { ...welcome, 'POST /session/ping': () => null })
  signIn()
  await vi.advanceTimersByTimeAsync(30_000)
  window.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(30_000)
  const pings = calls.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/session/ping'))
  expect(pings.map(({ searchParams }) => searchParams.get('input'))).toEqual(['true', 'false', 'true', 'false'])
})

test('refreshes as the partner portal before a merchant is chosen (section 7)', async () => {
  const partner = () => ({ ...loginAnswer(17), partner: true })
  await writeSession({ ...ada, roleID: 17 })
  const { calls, reaches } = open('/partner/login', { 'POST /token/refresh': partner })
  await reaches('signedIn')
  const refresh = calls.find(({ url }) => url.endsWith('/token/refresh'))
  expect(refresh?.headers.get('RC-Client')).toBe('partner_portal')
})

test('leads from a generated password to choosing another', async () => {
  const refusal = { code: 'ER_000', message: 'Unauthorized', error: 'invalid_grant', body: { passwordKey: 'k' } }
  const { path, signIn, reaches } = open('/console/login', { 'POST /login': () => new Refusal(401, refusal) })
  signIn()
  await reaches('signedOut')
  await vi.waitFor(() => expect(path() + window.location.hash).toBe('/console/login/reset?domain=demo#key=k'))
})

test('trades an expired token for another and repeats the call', async () => {
  const { store, signIn, reaches } = open('/console/login', {
    ...welcome,
    'GET /taxes': (request) =>
      request.headers.get('token') === 'T2' ? [] : new Refusal(401, { code: 'ER_002', message: 'Token expired' }),
    'POST /token/refresh': () => ({ ...loginAnswer(), token: 'T2' }),
  })
  signIn()
  await reaches('signedIn')
  expect((await store.get(apiAtom).GET('/taxes')).response.status).toBe(200)
  expect(store.get(sessionAtom)).toMatchObject({ at: 'signedIn', token: 'T2' })
})

test('logs out with its own message if the refresh token is not found (section 8)', async () => {
  const { store, signIn, reaches } = open('/console/login', {
    ...welcome,
    'GET /taxes': () => new Refusal(401, { code: 'ER_002', message: 'Token expired' }),
    'POST /token/refresh': () => new Refusal(401, { code: 'ER_009', message: 'Refresh token not found' }),
  })
  signIn(true)
  await reaches('signedIn')
  await store.get(apiAtom).GET('/taxes')
  await reaches('signedOut')
  expect(store.get(sessionAtom)).toMatchObject({
    notice: { message: 'Your authentication is expired, please login again' },
    prefill: undefined,
  })
})

test('a CSRF failure logs out (section 8)', async () => {
  const { store, signIn, reaches } = open('/console/login', {
    ...welcome,
    'GET /taxes': () => new Refusal(403, { code: 'ER_008', message: 'CSRF verification failure' }),
  })
  signIn()
  await reaches('signedIn')
  await store.get(apiAtom).GET('/taxes')
  await reaches('signedOut')
})

test('an unknown path stays, whether or not someone was signed in', async () => {
  await writeSession(ada)
  const { store, path } = open('/nowhere')
  expect(path()).toBe('/nowhere')
  expect(store.get(sessionAtom).at).toBe('signedOut')
})

test('reUid and reCompanyCode fill the form and are removed from the URL at once', () => {
  const { store, path } = open('/console/login?reUid=ada&reCompanyCode=demo')
  expect(path()).toBe('/console/login')
  expect(store.get(sessionAtom)).toMatchObject({ prefill: { userName: 'ada', companyCode: 'demo' } })
})

test('the app is preloaded 3 seconds after start', () => {
  vi.useFakeTimers()
  const { preload } = open('/console/login')
  vi.advanceTimersByTime(2999)
  expect(preload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(preload).toHaveBeenCalledOnce()
})

test("one user's running work does not continue with the next user's token", async () => {
  const { store, calls, signIn, reaches } = open('/console/login', welcome)
  signIn()
  await reaches('signedIn')
  const left = store.get(apiAtom)
  store.set(sessionAtom, { type: 'signOut' })
  await reaches('signedOut')
  signIn()
  await reaches('signedIn')
  await left.GET('/taxes')
  expect(calls.at(-1)!.headers.get('token')).toBeNull()
})
