import { expect, test } from 'vitest'
import { type LoginAnswer, nextSession, type SessionEvent, type SessionState, SIGNED_OUT } from './index.ts'

const signIn = { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'secret', remember: false } as const
const user = { userID: '1', userName: 'ada', companyCode: 'demo', roleID: 7, role: 'store manager' }
const whole: LoginAnswer = { token: 't1', user, accountConfig: [], authorizationData: { features: [], places: [] } }
const asking = { secondFactor: { enrolled: true }, authorizationData: undefined }

const loggedIn = (answer: Partial<LoginAnswer> = {}, partnerMode?: boolean): SessionEvent => ({
  type: 'loggedIn',
  answer: { ...whole, ...answer },
  partnerMode,
})

/** The last state, and the effects of the last event. */
function after(...events: SessionEvent[]) {
  let [state, effects] = [SIGNED_OUT as SessionState, [] as ReturnType<typeof nextSession>[1]]
  for (const event of events) [state, effects] = nextSession(state, event)
  return { state, effects }
}

const CLEARED = [
  { do: 'clear', what: 'currentUser' },
  { do: 'clear', what: 'permissions' },
  { do: 'clear', what: 'registers' },
  { do: 'clear', what: 'token' },
  { do: 'clear', what: 'cachedData' },
  { do: 'navigate', to: '/console/login' },
]

test('L8 sends its own request for the form login', () => {
  const { state, effects } = after({ ...signIn, form: true })
  expect(state.at).toBe('signingIn')
  const request = { domain: 'demo', username: 'ada', password: 'secret', remember: false }
  expect(effects).toEqual([{ do: 'loginForm', request }])
})

test('L9 sends the SSO access token and keeps it nowhere', () => {
  const event = { type: 'signInWithSso', companyCode: 'demo', ssoType: 'okta', accessToken: 'secret' } as const
  const { state, effects } = after(event)
  expect(state).toEqual({ at: 'signingIn', companyCode: 'demo', userName: '', remember: false, sso: true })
  expect(effects).toEqual([
    {
      do: 'ssoLogin',
      request: { domain: 'demo', sso_type: 'okta', sso_access_token: 'secret', fetchAccountConfig: true },
    },
  ])
  expect(after(event, loggedIn()).state).toMatchObject({ at: 'signedIn', remember: false, token: 't1' })
})

test('L10 signs a partner in by their own name', () => {
  const [effect] = after({ ...signIn, partnerUserName: 'pat' }).effects
  expect(effect).toMatchObject({ do: 'login', request: { is_partner: true, partnerUserName: 'pat' } })
})

test.each([
  ['a refusal', []],
  ['a refused code', [loggedIn(asking, true), { type: 'loginRefused', failure: { status: 401 } }]],
  ['turning back from the code', [loggedIn(asking, true), { type: 'loginCanceled' }]],
] as [string, SessionEvent[]][])("F8 returns to the partners' form after %s there", (_, events) => {
  const last: SessionEvent = { type: 'loginRefused', failure: { status: 401 } }
  const partner = { ...signIn, partnerUserName: 'ada' }
  const { effects } = after(partner, ...(events.length > 0 ? events : [last]))
  expect(effects.at(-1)).toEqual({ do: 'navigate', to: '/partner/login' })
})

test("O5 ignores events that don't apply while features are loading", () => {
  const { state } = after(signIn, loggedIn({ authorizationData: undefined }))
  expect(state.at).toBe('authorizing')
  expect(nextSession(state, { type: 'userActive' })).toEqual([state, []])
})

test('L3 does not authenticate a partner with the inventory service', () => {
  const authorizationData = { features: [{ key: 'INVENTORY_DASHBOARD', access: ['READ' as const] }], places: [] }
  const asked = (partnerMode: boolean) => after(signIn, loggedIn({ authorizationData }, partnerMode)).effects
  expect(asked(false)).toContainEqual({ do: 'authenticateCloud' })
  expect(asked(true)).not.toContainEqual({ do: 'authenticateCloud' })
})

test('L11 requests missing features and settings before anything is stored', () => {
  const waiting = after(signIn, loggedIn({ authorizationData: undefined }))
  expect(waiting.state.at).toBe('authorizing')
  expect(waiting.effects).toEqual([{ do: 'authorize', token: 't1', companyCode: 'demo' }])
  const features = [{ key: 'CATALOG_PRODUCT', access: ['READ' as const] }]
  const accountConfig = [{ key: 'system.security.2fa.enabled', value: 'true' }]
  const withheld = loggedIn({ authorizationData: undefined, accountConfig: undefined })
  const places = [{ type: 'STORE' as const, locationID: 'BOX-1' }]
  const done = after(signIn, withheld, { type: 'authorized', features, places, accountConfig })
  expect(done.state).toMatchObject({ at: 'signedIn', features, places, accountConfigurations: accountConfig })
  expect(done.effects).toContainEqual({ do: 'storePermissions', features })
})

test('L12 stores the user as section 3 describes, with null for the password', () => {
  const stored = {
    ...user,
    employeeID: 'E1',
    enablePin: true,
    systemAdminUserName: 'root',
    passwordExpiresInSeconds: 9,
  }
  const effect = after(signIn, loggedIn({ user: stored })).effects.find((each) => each.do === 'storeUser')
  expect(effect?.user).toEqual({
    userID: '1',
    userName: 'ada',
    companyCode: 'demo',
    roleID: 7,
    role: 'store manager',
    employeeID: 'E1',
    enablePin: true,
    systemAdminUserName: 'root',
    remember: false,
    currentUser: true,
    password: null,
  })
})

test('L14 leads from a generated password to choosing another, with the key in the URL alone', () => {
  const { state, effects } = after(signIn, { type: 'loginRefused', failure: { status: 401 }, passwordKey: 'k/1' })
  expect(state).toEqual({ at: 'signedOut' })
  const reset = { do: 'navigate', to: '/console/login/reset?domain=demo#key=k%2F1' }
  expect(effects).toEqual([...CLEARED.slice(0, -1), reset])
})

test.each([
  [{ enrolled: true }, false, 'twoFactor'],
  [{ enrolled: false }, false, 'twoFactor'],
  [{ enrolled: true }, true, 'twoFactor'],
  [undefined, false, 'signedIn'],
  [undefined, true, 'signedIn'],
])('W1 where the server asks %j and partner mode is %o a login leads to %s', (secondFactor, partnerMode, at) => {
  expect(after(signIn, loggedIn({ secondFactor }, partnerMode)).state).toMatchObject({ at })
})

test('W6 enrolls a user with the first code', () => {
  const asked = [signIn, loggedIn({ secondFactor: { enrolled: false } })]
  expect(after(...asked).state).toMatchObject({ at: 'twoFactor', enrolled: false })
  const [effect] = after(...asked, { type: 'codeEntered', code: '123456' }).effects
  expect(effect).toMatchObject({ do: 'verifyCode', enrolled: false })
})

test('W7 accepts another code after a wrong one', () => {
  const wrong = [loggedIn(asking), { type: 'codeEntered', code: '1' }, { type: 'codeRefused', message: 'Not this one' }]
  const { state, effects } = after(signIn, ...(wrong as SessionEvent[]))
  expect(state).toMatchObject({ at: 'twoFactor', checking: false, fault: 'Not this one' })
  expect(effects).toEqual([])
  const again = nextSession(state, { type: 'codeEntered', code: '2' })[0]
  expect(again).toMatchObject({ checking: true })
  expect(again).not.toHaveProperty('fault')
  const asked = after(signIn, loggedIn(asking)).state
  expect(nextSession(asked, { type: 'codeRefused', message: 'Not this one' })).toEqual([asked, []])
})

test('W1 requires the code after a token, too', () => {
  const remembered = { companyCode: 'demo', userName: 'ada', remember: true, token: 't0' }
  expect(after({ type: 'started', remembered }, loggedIn(asking)).state.at).toBe('twoFactor')
})

test('W2 stores nothing and opens no page before the code is accepted', () => {
  const asked = after(signIn, loggedIn(asking))
  expect(asked).toMatchObject({ state: { at: 'twoFactor', checking: false }, effects: [] })
  const entered = after(signIn, loggedIn(asking), { type: 'codeEntered', code: '123456' })
  expect(entered.effects).toEqual([
    { do: 'verifyCode', enrolled: true, code: '123456', token: 't1', companyCode: 'demo', userName: 'ada' },
  ])
  expect(JSON.stringify(entered.state)).not.toContain('123456')
  const again = nextSession(entered.state, { type: 'codeEntered', code: '654321' })
  expect(again).toEqual([entered.state, []])
  const [accepted, asks] = nextSession(entered.state, { type: 'codeAccepted', token: 't2' })
  expect(asks).toEqual([{ do: 'authorize', token: 't2', companyCode: 'demo' }])
  const [signedIn, effects] = nextSession(accepted, { type: 'authorized', features: [], places: [] })
  expect(signedIn).toMatchObject({ at: 'signedIn', token: 't2' })
  expect(effects[0]).toEqual({ do: 'storeToken', token: 't2' })
})

test('W3 ignores an unexpected answer', () => {
  const asked = after(signIn, loggedIn(asking)).state
  expect(nextSession(asked, { type: 'codeAccepted', token: 't2' })).toEqual([asked, []])
})

test.each([
  ['twoFactor', asking],
  ['authorizing', { authorizationData: undefined }],
])('F10 revokes the token and returns to the form on a refusal while %s', (at, answer) => {
  const before = after(signIn, loggedIn(answer)).state
  expect(before.at).toBe(at)
  const [state, effects] = nextSession(before, { type: 'loginRefused', failure: { status: 401 } })
  expect(state).toEqual({
    at: 'signedOut',
    notice: { title: 'Unauthorized', message: 'Could not authenticate' },
    prefill: { companyCode: 'demo', userName: 'ada', remember: false },
  })
  expect(effects).toEqual([{ do: 'logout', token: 't1' }, ...CLEARED])
})

test('W4 goes back to the form', () => {
  const { state, effects } = after(signIn, loggedIn(asking), { type: 'loginCanceled' })
  expect(state).toEqual({ at: 'signedOut', prefill: { companyCode: 'demo', userName: 'ada', remember: false } })
  expect(effects).toEqual([{ do: 'logout', token: 't1' }, ...CLEARED])
})

test('W5 checks the portal before the code, and the password expiry after it', () => {
  const partner = { ...user, roleID: 17 }
  expect(after(signIn, loggedIn({ user: partner, ...asking })).state.at).toBe('signingOut')
  const expired = { ...user, roleID: 2, passwordExpiresInSeconds: -1 }
  const asked = [signIn, loggedIn({ user: expired, ...asking })]
  expect(after(...asked).state.at).toBe('twoFactor')
  const passed: SessionEvent[] = [
    { type: 'codeEntered', code: '1' },
    { type: 'codeAccepted', token: 't2' },
    { type: 'authorized', features: [], places: [] },
  ]
  const { state } = after(...asked, ...passed)
  expect(state).toMatchObject({ at: 'signingOut', notice: { message: 'Your password is expired, please login again' } })
})

test.each([asking, { authorizationData: undefined }])(
  'T1 uses a token replaced before the end of the login but does not store it: %o',
  (answer) => {
    const before = after(signIn, loggedIn(answer)).state
    const [state, effects] = nextSession(before, { type: 'tokenReplaced', token: 't2' })
    expect(effects).toEqual([])
    const [, turnedBack] = nextSession(state, { type: 'loginRefused', failure: {} })
    expect(turnedBack[0]).toEqual({ do: 'logout', token: 't2' })
  },
)

test.each([
  [{}, 'Cloud not authenticate at this moment'],
  [{ body: { message: 'No such company' } }, 'No such company'],
  [{ missing: 'email' as const }, 'Could not fetch your email'],
  [{ missing: 'user' as const }, 'Could not find the user'],
])('F11 shows an SSO login refused with %o as: %s', (failure, message) => {
  const event = { type: 'signInWithSso', companyCode: 'demo', ssoType: 'okta', accessToken: 'a' } as const
  const { state } = after(event, { type: 'loginRefused', failure })
  expect(state).toMatchObject({ at: 'signedOut', notice: { title: 'Unauthorized', message } })
})
