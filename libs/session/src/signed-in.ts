import { CLEAR_USER, leave, loginPathOf } from './leave.ts'
import { AUTHENTICATION_EXPIRED, type Notice, TIMED_OUT, UNSAVED_CHANGES } from './notice.ts'
import { safeTarget } from './safe-target.ts'
import type { EventOf, RememberedUser, SessionEffect, SessionEvent, SignedIn, SignedOut, Step } from './session.ts'
import { START_IDLE, START_KEEPALIVE, START_TIMEOUT, STOP_TIMEOUT, STOP_TIMERS } from './timers.ts'

const CSRF_FAILED = 'ER_008'
const REFRESH_TOKEN_NOT_FOUND = 'ER_009'
const TOKEN_FAULTS: readonly (string | undefined)[] = ['ER_001', 'ER_002', 'ER_003']

export function whileSignedIn(state: SignedIn, event: SessionEvent): Step {
  switch (event.type) {
    case 'tokenReplaced':
      return [{ ...state, token: event.token }, [{ do: 'storeToken', token: event.token }]]
    case 'authorized':
      return [
        { ...state, features: event.features, places: event.places },
        [{ do: 'storePermissions', features: event.features }],
      ]
    case 'callRefused':
      return callRefused(state, event)
    case 'signOut':
      if (event.dirty) return [state, [{ do: 'ask', question: UNSAVED_CHANGES }]]
      return event.switchTo
        ? switchCompany(state, event.switchTo)
        : signOut(state, STOP_TIMERS[state.activity], {}, event.withUser)
    case 'userActive':
      return userActive(state)
    case 'timerEnded':
      return timerEnded(state, event)
    default:
      return [state, []]
  }
}

const RESTART_IDLE = [START_IDLE] as const
const WAKE_FROM_IDLE = [STOP_TIMEOUT, START_IDLE] as const

function userActive(state: SignedIn): Step {
  if (state.activity === 'active') return [state, RESTART_IDLE]
  return [{ ...state, activity: 'active' }, state.activity === 'idle' ? WAKE_FROM_IDLE : RESTART_IDLE]
}

const GO_IDLE = [START_TIMEOUT] as const
const STAY_ALIVE = [{ do: 'ping' }, START_KEEPALIVE] as const

/** A timer that fires although it was stopped changes nothing (section 4). */
function timerEnded(state: SignedIn, { timer, url, dirty }: EventOf<'timerEnded'>): Step {
  if (timer === 'keepalive') return [state, STAY_ALIVE]
  if (timer === 'idle' && state.activity === 'active') return [{ ...state, activity: 'idle' }, GO_IDLE]
  if (timer !== 'timeout' || state.activity !== 'idle') return [state, []]
  if (state.remember) return [{ ...state, activity: 'timedOut' }, []]
  if (dirty) return stayOver(state, [{ do: 'logout', token: state.token }, ...STOP_TIMERS.timedOut], TIMED_OUT)
  return signOut(state, STOP_TIMERS.timedOut, { notice: TIMED_OUT, target: safeTarget(url) })
}

function callRefused(state: SignedIn, { status, code, url, dirty }: EventOf<'callRefused'>): Step {
  if (code === CSRF_FAILED) return signOut(state, STOP_TIMERS[state.activity])
  if (status !== 401 && !TOKEN_FAULTS.includes(code)) return [state, []]
  if (dirty) return stayOver(state, STOP_TIMERS[state.activity], AUTHENTICATION_EXPIRED)
  const prefill = code === REFRESH_TOKEN_NOT_FOUND ? undefined : prefillOf(state)
  const rest = { notice: AUTHENTICATION_EXPIRED, target: safeTarget(url), prefill }
  return leave(STOP_TIMERS[state.activity], rest)
}

/** The session ends but the page with its unsaved changes stays: the user signs in again over it. */
function stayOver(state: SignedIn, first: readonly SessionEffect[], notice: Notice): Step {
  const { at: _at, token: _token, activity: _activity, ...over } = state
  const { companyCode, user, remember } = over
  const prefill = { companyCode, userName: user.userName, remember }
  return [{ at: 'signedOut', notice, prefill, over }, [...first, ...CLEAR_USER]]
}

function signOut(
  state: SignedIn,
  stopTimers: readonly SessionEffect[],
  rest: Omit<SignedOut, 'at'> = {},
  withUser = false,
): Step {
  const { companyCode, user, token } = state
  const to = withUser ? loginPathOf({ companyCode, userName: user.userName }) : undefined
  return leave([{ do: 'logout', token }, ...stopTimers], { ...rest, prefill: prefillOf(state) }, to)
}

/** The login form asks for a user of the other company, and the page is opened again after that. */
function switchCompany(state: SignedIn, { companyCode, url }: { companyCode: string; url: string }): Step {
  const prefill = { companyCode, userName: '', remember: false }
  const first: readonly SessionEffect[] = [{ do: 'logout', token: state.token }, ...STOP_TIMERS[state.activity]]
  return leave(first, { target: safeTarget(url), prefill })
}

function prefillOf({ companyCode, user, remember }: SignedIn): RememberedUser | undefined {
  return remember ? { companyCode, userName: user.userName, remember } : undefined
}
