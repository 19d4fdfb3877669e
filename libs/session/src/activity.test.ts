import { expect, test } from 'vitest'
import {
  maySync,
  nextSession,
  type SessionEvent,
  type SessionState,
  SIGNED_OUT,
  SYNC_THROTTLE_SECONDS,
} from './index.ts'

const user = { userID: '1', userName: 'ada lovelace', companyCode: 'demo', roleID: 7, role: 'store manager' }
const answer = { token: 't1', user, accountConfig: [], authorizationData: { features: [], places: [] } }

function signedIn(remember = false): SessionState {
  const signIn = { type: 'signIn', companyCode: 'demo', userName: 'ada lovelace', password: 'x', remember } as const
  return nextSession(nextSession(SIGNED_OUT, signIn)[0], { type: 'loggedIn', answer })[0]
}

/** A signed-in session after these events, and the effects of the last one. */
function after(remember: boolean, ...events: SessionEvent[]) {
  let [state, effects] = [signedIn(remember), [] as ReturnType<typeof nextSession>[1]]
  for (const event of events) [state, effects] = nextSession(state, event)
  return { state, effects }
}

const idleEnded = { type: 'timerEnded', timer: 'idle' } as const
const timeoutEnded = { type: 'timerEnded', timer: 'timeout', url: '/app/catalog/products' } as const
const userActive = { type: 'userActive' } as const

test('K1 becomes idle after 1500 s without input, and starts 1800 s more', () => {
  expect(after(false, idleEnded)).toMatchObject({
    state: { at: 'signedIn', activity: 'idle' },
    effects: [{ do: 'startTimer', timer: 'timeout', afterMs: 1_800_000 }],
  })
})

test('K2 restarts the 1500 s on input, and makes an idle user active', () => {
  const idle = { do: 'startTimer', timer: 'idle', afterMs: 1_500_000 }
  expect(after(false, userActive)).toMatchObject({ state: { activity: 'active' }, effects: [idle] })
  expect(after(false, idleEnded, userActive)).toMatchObject({
    state: { activity: 'active' },
    effects: [{ do: 'stopTimer', timer: 'timeout' }, idle],
  })
})

test("K2 leaves an active user's state identical", () => {
  const { state } = after(false)
  expect(nextSession(state, userActive)[0]).toBe(state)
})

test('K3 logs the user out on timeout, and remembers the page', () => {
  const { state, effects } = after(false, idleEnded, timeoutEnded)
  expect(state).toEqual({
    at: 'signingOut',
    target: '/app/catalog/products',
    notice: { message: 'Your session timed out, please login again' },
  })
  expect(effects.slice(0, 2)).toEqual([
    { do: 'logout', token: 't1' },
    { do: 'stopTimer', timer: 'keepalive' },
  ])
})

test('K4 keeps a user who chose remember, timed out, until the next input', () => {
  expect(after(true, idleEnded, timeoutEnded)).toMatchObject({
    state: { at: 'signedIn', activity: 'timedOut' },
    effects: [],
  })
  expect(after(true, idleEnded, timeoutEnded, userActive)).toMatchObject({
    state: { activity: 'active' },
    effects: [{ do: 'startTimer', timer: 'idle' }],
  })
})

test('K5 pings every 15 s, idle or not', () => {
  const ended = { type: 'timerEnded', timer: 'keepalive' } as const
  const ping = [{ do: 'ping' }, { do: 'startTimer', timer: 'keepalive', afterMs: 15_000 }]
  expect(after(false, ended).effects).toEqual(ping)
  expect(after(false, idleEnded, ended).effects).toEqual(ping)
})

test('K6 stops the timers that are running on the way out, and no others', () => {
  const stopped = (...events: SessionEvent[]) =>
    after(true, ...events, { type: 'signOut' }).effects.flatMap((effect) =>
      effect.do === 'stopTimer' ? effect.timer : [],
    )
  expect(stopped()).toEqual(['idle', 'keepalive'])
  expect(stopped(idleEnded)).toEqual(['timeout', 'keepalive'])
  expect(stopped(idleEnded, timeoutEnded)).toEqual(['keepalive'])
})

test('K7 ignores a timer that fires too late', () => {
  for (const events of [[timeoutEnded], [idleEnded, idleEnded], [idleEnded, userActive, timeoutEnded]] as const) {
    const before = after(false, ...events.slice(0, -1)).state
    expect(nextSession(before, events.at(-1)!)).toEqual([before, []])
  }
  expect(nextSession(SIGNED_OUT, idleEnded)).toEqual([SIGNED_OUT, []])
})

test('O6 puts user and company into the URL of the login page on request', () => {
  const { effects } = after(false, { type: 'signOut', withUser: true })
  const to = '/console/login?reUid=ada%20lovelace&reCompanyCode=demo'
  expect(effects).toContainEqual({ do: 'navigate', to })
})

test('O8 signs in to another company and comes back to the page', () => {
  const url = '/app/inventory/po/summary?poNumber=PO-000001&domain=tour'
  const { state, effects } = after(false, { type: 'signOut', switchTo: { companyCode: 'tour', url } })
  expect(state).toMatchObject({ target: url, prefill: { companyCode: 'tour', userName: '' } })
  expect(effects).toContainEqual({ do: 'navigate', to: '/console/login' })
  const outside = after(false, { type: 'signOut', switchTo: { companyCode: 'tour', url: 'https://evil.example' } })
  expect(outside.state).not.toMatchObject({ target: 'https://evil.example' })
})

test('Y1 syncs a provider again after 5 minutes, and at once if the clock was set back', () => {
  expect(SYNC_THROTTLE_SECONDS).toBe(300)
  expect([undefined, 1000, 1001, 1300, 1301].map((last) => maySync(last, 1300))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
})
