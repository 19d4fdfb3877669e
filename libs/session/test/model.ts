import type { SessionEffect, SessionEvent, SessionState, SessionTimer } from '../src/index.ts'
import { ALLOWED } from './allowed.ts'
import { SECRET } from './events.ts'

/** The contents of a browser after the effects of a session. */
export type Browser = {
  timers: Set<SessionTimer>
  stored: Map<string, unknown>
  /** Whether `cleared` is still due. */
  isClearing: boolean
}

export function newBrowser(): Browser {
  return { timers: new Set(), stored: new Map(), isClearing: false }
}

const STORES = { storeToken: 'token', storeUser: 'currentUser', storePermissions: 'permissions' } as const

/** Runs the timer and storage effects. Throws if an effect makes no sense. */
export function perform(effect: SessionEffect, browser: Browser) {
  const { timers, stored } = browser
  switch (effect.do) {
    case 'startTimer':
      return timers.add(effect.timer)
    case 'stopTimer':
      return expectThat(timers.delete(effect.timer), `${effect.timer} is stopped but was not running`)
    case 'storeToken':
      return stored.set(STORES[effect.do], effect.token)
    case 'storeUser':
      return stored.set(STORES[effect.do], effect.user)
    case 'storePermissions':
      return stored.set(STORES[effect.do], effect.features)
    case 'clear':
      return stored.delete(effect.what)
    case 'finishSignOut':
      expectThat(!browser.isClearing, 'cleared twice')
      return (browser.isClearing = true)
    case 'navigate':
      return expectThat(/^\/(app|console\/login|partner\/login)(?=[/?]|$)/.test(effect.to), `leads to ${effect.to}`)
    default:
      return undefined
  }
}

/** Throws on a transition that is not allowed. */
export function checkStep(before: SessionState, event: SessionEvent, after: SessionState, effects: number) {
  const ways = ALLOWED[before.at][event.type]
  if (ways === undefined) expectThat(after === before && effects === 0, `${event.type} does something at ${before.at}`)
  else expectThat(ways.includes(after.at), `${event.type} leads from ${before.at} to ${after.at}`)
}

/** Throws if state and browser disagree. */
export function checkState(state: SessionState, { timers, stored, isClearing }: Browser) {
  const text = JSON.stringify(state)
  expectThat(!text.includes(SECRET), 'a secret in the state')
  expectThat(isClearing === (state.at === 'signingOut'), 'clearing at the wrong time')
  if (state.at === 'signedIn') {
    const running = { active: 'idle', idle: 'timeout', timedOut: undefined }[state.activity]
    const expected = ['keepalive', ...(running ? [running] : [])]
    expectThat(timers.size === expected.length, `timers ${[...timers].join()} while ${state.activity}`)
    for (const timer of expected) expectThat(timers.has(timer as SessionTimer), `${timer} does not run`)
    expectThat(stored.get('token') === state.token, 'another token is stored')
    expectThat(stored.has('currentUser') && stored.has('permissions'), 'the user is not stored')
    expectThat(state.activity !== 'timedOut' || state.remember, 'timed out and still there')
    return
  }
  expectThat(timers.size === 0, `timers ${[...timers].join()} at ${state.at}`)
  if (state.at === 'signedOut' || state.at === 'signingOut')
    expectThat(stored.size === 0, `something kept at ${state.at}`)
  else expectThat(!stored.has('currentUser') && !stored.has('permissions'), `a user stored at ${state.at}`)
  if (state.at !== 'twoFactor' && state.at !== 'authorizing')
    expectThat(!text.includes('TOKEN'), `a token at ${state.at}`)
}

/** Throws if a user is signed in who must not be (sections 4 and 6). */
export function checkUser(state: SessionState, partnerMode: boolean) {
  if (state.at !== 'signedIn' || partnerMode) return
  expectThat(state.user.roleID !== 17, 'a partner at the regular login')
  expectThat(state.user.roleID !== 2 || (state.passwordDaysLeft ?? 0) >= 0, 'an expired password')
}

function expectThat(holds: boolean, otherwise: string) {
  if (!holds) throw new Error(otherwise)
}
