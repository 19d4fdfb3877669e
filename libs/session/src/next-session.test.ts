import type { FeatureGrant } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import {
  CLEAR_DELAY_MS,
  IDLE_SECONDS,
  KEEPALIVE_SECONDS,
  nextSession,
  passwordDaysLeft,
  type SessionEvent,
  type SessionState,
  type SessionUser,
  SIGNED_OUT,
  TIMEOUT_SECONDS,
} from './index.ts'

const signIn = { type: 'signIn', companyCode: 'demo', userName: 'admin', password: 'secret', remember: true } as const

function answer(user: Partial<SessionUser> = {}, features: FeatureGrant[] = []) {
  const admin = { userID: '1', userName: 'admin', companyCode: 'demo', roleID: 2, role: 'system admin' }
  return { token: 't1', user: { ...admin, ...user }, accountConfig: [], authorizationData: { features, places: [] } }
}

/** The last state, and the effects of the last event. */
function after(...events: SessionEvent[]) {
  let [state, effects] = [SIGNED_OUT as SessionState, [] as ReturnType<typeof nextSession>[1]]
  for (const event of events) [state, effects] = nextSession(state, event)
  return { state, effects }
}

const loggedIn = { type: 'loggedIn', answer: answer() } as const
const WAY_OUT = [
  { do: 'clear', what: 'currentUser' },
  { do: 'clear', what: 'permissions' },
  { do: 'clear', what: 'registers' },
  { do: 'clear', what: 'token' },
  { do: 'clear', what: 'cachedData' },
  { do: 'setAppMode', mode: 'console' },
  { do: 'setDarkMode', on: false },
  { do: 'navigate', to: '/console/login' },
  { do: 'finishSignOut', afterMs: 100 },
]

const START = [
  { do: 'startTimer', timer: 'idle', afterMs: 1_500_000 },
  { do: 'startTimer', timer: 'keepalive', afterMs: 15_000 },
]
const STOP = [
  { do: 'stopTimer', timer: 'idle' },
  { do: 'stopTimer', timer: 'keepalive' },
]

test('L1 calls login and keeps no password', () => {
  const { state, effects } = after(signIn)
  expect(state).toEqual({ at: 'signingIn', companyCode: 'demo', userName: 'admin', remember: true })
  const request = { domain: 'demo', username: 'admin', password: 'secret', remember: true, fetchAccountConfig: true }
  expect(effects).toEqual([{ do: 'login', request }])
})

test('L2 stores token, user and permissions and goes home', () => {
  const features = [{ key: 'CATALOG_PRODUCT', access: ['READ' as const] }]
  const { state, effects } = after(signIn, { type: 'loggedIn', answer: answer({}, features) })
  expect(state).toMatchObject({
    at: 'signedIn',
    companyCode: 'demo',
    token: 't1',
    user: { userName: 'admin' },
    features,
  })
  expect(effects).toEqual([
    { do: 'storeToken', token: 't1' },
    {
      do: 'storeUser',
      user: { ...answer().user, remember: true, currentUser: true, password: null },
    },
    { do: 'storePermissions', features },
    { do: 'navigate', to: '/app/home' },
    ...START,
  ])
})

test('L3 authenticates with the inventory cloud only users who can read its dashboard', () => {
  const cloud = (access: ('READ' | 'NOACCESS')[]) =>
    after(signIn, { type: 'loggedIn', answer: answer({}, [{ key: 'INVENTORY_DASHBOARD', access }]) }).effects
  expect(cloud(['READ'])).toContainEqual({ do: 'authenticateCloud' })
  expect(cloud(['READ', 'NOACCESS'])).not.toContainEqual({ do: 'authenticateCloud' })
  expect(cloud([])).not.toContainEqual({ do: 'authenticateCloud' })
})

test('L4 signs a remembered user in with the token, or fills in the form', () => {
  const remembered = { companyCode: 'demo', userName: 'admin', remember: true }
  const withToken = after({ type: 'started', remembered: { ...remembered, token: 't0' } })
  expect(withToken.state.at).toBe('signingIn')
  expect(withToken.effects).toEqual([{ do: 'refreshToken', token: 't0', companyCode: 'demo', userName: 'admin' }])
  const without = after({ type: 'started', remembered })
  expect(without).toEqual({ state: { at: 'signedOut', prefill: remembered }, effects: [] })
  expect(after({ type: 'started' })).toEqual({ state: SIGNED_OUT, effects: [] })
})

test('L5 restores the requested page after login', () => {
  const url = '/app/inventory/po/summary?poNumber=7'
  const asked = after({ type: 'loginNeeded', url })
  expect(asked).toEqual({
    state: { at: 'signedOut', target: url },
    effects: [{ do: 'navigate', to: '/console/login' }],
  })
  expect(after({ type: 'loginNeeded', url }, signIn, loggedIn).effects).toContainEqual({ do: 'navigate', to: url })
  const failed = { type: 'loginRefused', failure: {} } as const
  expect(after({ type: 'loginNeeded', url }, signIn, failed, signIn, loggedIn).effects).toContainEqual({
    do: 'navigate',
    to: url,
  })
})

test('L5 returns to a reloaded page', () => {
  const remembered = { companyCode: 'demo', userName: 'admin', remember: false, token: 't0' }
  const started = { type: 'started', url: '/app/catalog/products?type=3', remembered } as const
  expect(after(started, loggedIn).effects).toContainEqual({ do: 'navigate', to: started.url })
})

test('L6 does not restore a page elsewhere', () => {
  const asked = { type: 'loginNeeded', url: '//evil.example/app/' } as const
  expect(after(asked, signIn, loggedIn).effects).toContainEqual({ do: 'navigate', to: '/app/home' })
})

test('L7 keeps the account configuration', () => {
  const accountConfig = [{ key: 'system.security.2fa.enabled', value: 'false' }]
  const kept = after(signIn, { type: 'loggedIn', answer: { ...answer(), accountConfig } }).state
  expect(kept).toMatchObject({ accountConfigurations: accountConfig })
  const none = after(signIn, { type: 'loggedIn', answer: { ...answer(), accountConfig: undefined } }).state
  expect(none).toMatchObject({ accountConfigurations: [] })
})

test.each([1, 15, 17, 18])('G1 sends role %i to the partner portal', (roleID) => {
  const portalURL = 'https://partners.example'
  const { state, effects } = after(signIn, { type: 'loggedIn', answer: answer({ roleID }), portalURL })
  expect(state).toMatchObject({
    at: 'signingOut',
    notice: { message: 'Please use partner portal', link: portalURL, seconds: 10 },
  })
  expect(effects).toEqual([{ do: 'logout', token: 't1' }, ...WAY_OUT])
})

test('G1 accepts these roles in partner mode, and all others at the regular login', () => {
  expect(after(signIn, { type: 'loggedIn', answer: answer({ roleID: 17 }), partnerMode: true }).state.at).toBe(
    'signedIn',
  )
  expect(after(signIn, { type: 'loggedIn', answer: answer({ roleID: 43 }) }).state.at).toBe('signedIn')
})

test.each([
  [2, false, -1, 'signingOut'],
  [2, false, 0, 'signedIn'],
  [2, true, -1, 'signedIn'],
  [7, false, -1, 'signedIn'],
  [2, false, null, 'signedIn'],
] as const)('G2 puts role %i, partner mode %o, %o seconds left at %s', (roleID, partnerMode, seconds, at) => {
  const user = { roleID, passwordExpiresInSeconds: seconds }
  const { state } = after(signIn, { type: 'loggedIn', answer: answer(user), partnerMode })
  expect(state.at).toBe(at)
  if (state.at === 'signingOut') {
    expect(state.notice).toEqual({ message: 'Your password is expired, please login again' })
  }
})

test.each([
  [86_400, 1],
  [86_399, 0],
  [0, 0],
  [-1, -1],
  [-86_401, -2],
  [undefined, undefined],
  [null, undefined],
])('G3 counts %o seconds as %o days', (seconds, days) => {
  expect(passwordDaysLeft(seconds)).toBe(days)
})

test('F8 returns to the form after a refused login and clears everything kept', () => {
  const { state, effects } = after(signIn, { type: 'loginRefused', failure: { status: 400, body: 'No' } })
  expect(state).toEqual({
    at: 'signedOut',
    notice: { title: 'Unauthorized', message: 'No' },
    prefill: { companyCode: 'demo', userName: 'admin', remember: true },
  })
  expect(effects).toEqual([...WAY_OUT.slice(0, 5), { do: 'navigate', to: '/console/login' }])
})

test('T1 replaces the old token with the new one', () => {
  const { state, effects } = after(signIn, loggedIn, { type: 'tokenReplaced', token: 't2' })
  expect(state).toMatchObject({ at: 'signedIn', token: 't2' })
  expect(effects).toEqual([{ do: 'storeToken', token: 't2' }])
  expect(after(signIn, loggedIn, { type: 'tokenReplaced', token: 't2' }, { type: 'signOut' }).effects[0]).toEqual({
    do: 'logout',
    token: 't2',
  })
})

test('T2 logs out on a CSRF failure', () => {
  const { state, effects } = after(signIn, loggedIn, { type: 'callRefused', status: 403, code: 'ER_008' })
  expect(state.at).toBe('signingOut')
  expect(effects).toEqual([{ do: 'logout', token: 't1' }, ...STOP, ...WAY_OUT])
})

const EXPIRED = { message: 'Your authentication is expired, please login again' }

test('T3 forgets the user if the refresh token is not found', () => {
  const { state, effects } = after(signIn, loggedIn, { type: 'callRefused', status: 401, code: 'ER_009' })
  expect(state).toEqual({ at: 'signingOut', notice: EXPIRED })
  expect(effects).toEqual([...STOP, ...WAY_OUT])
})

test.each([
  { status: 401 },
  { status: 401, code: 'ER_005' },
  { status: 200, code: 'ER_001' },
  { status: 403, code: 'ER_002' },
  { status: 200, code: 'ER_003' },
])('T4 ends the session on %o and remembers the page', (refusal) => {
  const { state, effects } = after(signIn, loggedIn, { type: 'callRefused', ...refusal, url: '/app/catalog/cto' })
  const prefill = { companyCode: 'demo', userName: 'admin', remember: true }
  expect(state).toEqual({ at: 'signingOut', notice: EXPIRED, target: '/app/catalog/cto', prefill })
  expect(effects).toEqual([...STOP, ...WAY_OUT])
})

test.each([
  { status: 403, code: 'ER_005' },
  { status: 400, code: 'ER_009' },
  { status: 500, code: 'ER_000' },
  { status: 502 },
])('T5 leaves the session unchanged on %o', (refusal) => {
  const before = after(signIn, loggedIn).state
  expect(nextSession(before, { type: 'callRefused', ...refusal })).toEqual([before, []])
})

test('O1 asks first if forms are dirty', () => {
  const before = after(signIn, loggedIn).state
  const question = 'You have unsaved changes, are you sure to leave the page?'
  expect(nextSession(before, { type: 'signOut', dirty: true })).toEqual([before, [{ do: 'ask', question }]])
})

test('O2 logs out in order', () => {
  expect(after(signIn, loggedIn, { type: 'signOut' }).effects).toEqual([
    { do: 'logout', token: 't1' },
    ...STOP,
    ...WAY_OUT,
  ])
})

test('O3 finishes signing out when the cleared data is reset', () => {
  expect(after(signIn, loggedIn, { type: 'signOut' }, signIn).state.at).toBe('signingOut')
  expect(after(signIn, loggedIn, { type: 'signOut' }, { type: 'cleared' }).state.at).toBe('signedOut')
})

test('O3 ignores everything else until then, and does nothing afterwards', () => {
  for (const event of [signIn, { type: 'userActive' }, { type: 'cleared' }] as const) {
    expect(after(signIn, loggedIn, { type: 'signOut' }, event).effects).toEqual([])
  }
})

test('G2 fills in the form for a user who chose remember', () => {
  const expired = answer({ passwordExpiresInSeconds: -1 })
  expect(after(signIn, { type: 'loggedIn', answer: expired }).state).toMatchObject({
    prefill: { companyCode: 'demo', userName: 'admin', remember: true },
  })
})

test('O4 fills in the form for a user who chose remember', () => {
  const out = (remember: boolean) => after({ ...signIn, remember }, loggedIn, { type: 'signOut' }).state
  expect(out(true)).toEqual({
    at: 'signingOut',
    prefill: { companyCode: 'demo', userName: 'admin', remember: true },
  })
  expect(out(false)).toEqual({ at: 'signingOut' })
})

test('O5 ignores late answers', () => {
  for (const event of [
    loggedIn,
    { type: 'loginRefused', failure: {} },
    { type: 'tokenReplaced', token: 'x' },
  ] as const) {
    expect(nextSession(SIGNED_OUT, event)).toEqual([SIGNED_OUT, []])
  }
  const signedIn = after(signIn, loggedIn).state
  expect(nextSession(signedIn, signIn)).toEqual([signedIn, []])
  const signingIn = after(signIn).state
  expect(nextSession(signingIn, { type: 'signOut' })).toEqual([signingIn, []])
})

test('C1 exports the constants', () => {
  expect([IDLE_SECONDS, TIMEOUT_SECONDS, KEEPALIVE_SECONDS, CLEAR_DELAY_MS]).toEqual([1500, 1800, 15, 100])
})
