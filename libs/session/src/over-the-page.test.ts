import { expect, test } from 'vitest'
import { type LoginAnswer, nextSession, pageOf, type SessionEvent, type SessionState, SIGNED_OUT } from './index.ts'

const signIn = { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'secret', remember: false } as const
const user = { userID: '1', userName: 'ada', companyCode: 'demo', roleID: 7, role: 'store manager' }
const answer: LoginAnswer = { token: 't1', user, accountConfig: [], authorizationData: { features: [], places: [] } }
const loggedIn = { type: 'loggedIn', answer } as const
const ended = { type: 'callRefused', status: 401, url: '/app/home', dirty: true } as const

/** The last state, and the effects of the last event. */
function after(...events: SessionEvent[]) {
  let [state, effects] = [SIGNED_OUT as SessionState, [] as ReturnType<typeof nextSession>[1]]
  for (const event of events) [state, effects] = nextSession(state, event)
  return { state, effects }
}

const CLEARED = ['currentUser', 'permissions', 'token'].map((what) => ({ do: 'clear', what }))
const STOPPED = ['idle', 'keepalive'].map((timer) => ({ do: 'stopTimer', timer }))
const page = { companyCode: 'demo', remember: false, user, features: [], places: [], accountConfigurations: [] }

test('P1 keeps the page, but no token, when a session with unsaved changes ends', () => {
  const { state, effects } = after(signIn, loggedIn, ended)
  expect(state).toEqual({
    at: 'signedOut',
    notice: { message: 'Your authentication is expired, please login again' },
    prefill: { companyCode: 'demo', userName: 'ada', remember: false },
    over: page,
  })
  expect(effects).toEqual([...STOPPED, ...CLEARED])
})

test('P1 does the same on a timeout, and ends the session on the server', () => {
  const idle = { type: 'timerEnded', timer: 'idle' } as const
  const { state, effects } = after(signIn, loggedIn, idle, { type: 'timerEnded', timer: 'timeout', dirty: true })
  expect(state).toMatchObject({
    at: 'signedOut',
    over: page,
    notice: { message: 'Your session timed out, please login again' },
  })
  expect(effects).toEqual([{ do: 'logout', token: 't1' }, { do: 'stopTimer', timer: 'keepalive' }, ...CLEARED])
})

test('P2 lets the same user continue where they were', () => {
  const again = { ...answer, token: 't2' }
  const { state, effects } = after(signIn, loggedIn, ended, signIn, { type: 'loggedIn', answer: again })
  expect(state).toMatchObject({ at: 'signedIn', token: 't2', activity: 'active' })
  expect(state).not.toHaveProperty('over')
  expect(effects.map((effect) => effect.do)).toEqual([
    'storeToken',
    'storeUser',
    'storePermissions',
    'startTimer',
    'startTimer',
  ])
})

test('P2 leaves the page for another user', () => {
  const other = { ...answer, user: { ...user, userID: '2' } }
  const { effects } = after(signIn, loggedIn, ended, signIn, { type: 'loggedIn', answer: other })
  expect(effects).toContainEqual({ do: 'navigate', to: '/app/home' })
})

test('P3 shows a failed login over the page again', () => {
  const { state, effects } = after(signIn, loggedIn, ended, signIn, { type: 'loginRefused', failure: { status: 401 } })
  expect(state).toMatchObject({ at: 'signedOut', over: page, notice: { title: 'Unauthorized' } })
  expect(effects).toEqual([])
})

test('P3 asks for the second factor over the page', () => {
  const asks = { ...answer, secondFactor: { enrolled: true } }
  const { state } = after(signIn, loggedIn, ended, signIn, { type: 'loggedIn', answer: asks })
  expect(state).toMatchObject({ at: 'twoFactor', login: { over: page } })
})

test('P1 keeps the page on screen in every state on the way back, and in no other', () => {
  const asks = { ...answer, secondFactor: { enrolled: true }, authorizationData: undefined }
  const way: SessionEvent[] = [
    ended,
    signIn,
    { type: 'loggedIn', answer: asks },
    { type: 'codeEntered', code: '1' },
    { type: 'codeAccepted', token: 't3' },
  ]
  for (let steps = 0; steps <= way.length; steps++) {
    expect(pageOf(after(signIn, loggedIn, ...way.slice(0, steps)).state)).toMatchObject({ user })
  }
  expect(pageOf(SIGNED_OUT)).toBeUndefined()
  expect(pageOf(after(signIn).state)).toBeUndefined()
  expect(pageOf(after(signIn, loggedIn, ended, { type: 'signOut' }).state)).toBeUndefined()
})

test('P4 lets the user leave the page instead', () => {
  const { state, effects } = after(signIn, loggedIn, ended, { type: 'signOut' })
  expect(state).toEqual({ at: 'signingOut', prefill: { companyCode: 'demo', userName: 'ada', remember: false } })
  expect(effects.at(-2)).toEqual({ do: 'navigate', to: '/console/login' })
})

test('P4 ends nothing twice, and leaves on no other event', () => {
  const { state, effects } = after(signIn, loggedIn, ended)
  expect(after(signIn, loggedIn, ended, { type: 'signOut' }).effects[0]).toEqual({ do: 'clear', what: 'currentUser' })
  expect(nextSession(state, { type: 'userActive' })).toEqual([state, []])
  expect(effects).not.toEqual([])
})

test('P5 logs out on a CSRF failure, with unsaved changes or not', () => {
  const { state } = after(signIn, loggedIn, { type: 'callRefused', status: 403, code: 'ER_008', dirty: true })
  expect(state.at).toBe('signingOut')
})

test('L13 replaces features and places when they are loaded again', () => {
  const places = [{ type: 'STORE' as const, locationID: 'BOX-1' }]
  const features = [{ key: 'CATALOG_PRODUCT', access: ['READ' as const] }]
  const { state, effects } = after(signIn, loggedIn, { type: 'authorized', features, places })
  expect(state).toMatchObject({ at: 'signedIn', features, places })
  expect(effects).toEqual([{ do: 'storePermissions', features }])
})
