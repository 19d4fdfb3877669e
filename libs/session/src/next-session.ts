import { allows, grantsOf, mustUsePartnerPortal, SYSTEM_ADMIN } from '@greenroom/permissions'
import { CLEAR_DELAY_MS } from './constants.ts'
import { loginFailure } from './login-failure.ts'
import { AUTHENTICATION_EXPIRED, type Notice, PASSWORD_EXPIRED, UNSAVED_CHANGES, usePartnerPortal } from './notice.ts'
import { passwordDaysLeft } from './password-days.ts'
import { safeTarget } from './safe-target.ts'
import type { Kept, RememberedUser, SessionEffect, SessionEvent, SessionState } from './session.ts'
import type { SignedIn, SignedOut, SigningIn } from './session.ts'

const LOGIN = '/console/login'
const HOME = '/app/home'

const KEPT: readonly Kept[] = ['currentUser', 'permissions', 'registers', 'token', 'cachedData']

const CSRF_FAILED = 'ER_008'
const REFRESH_TOKEN_NOT_FOUND = 'ER_009'
const TOKEN_FAULTS: readonly (string | undefined)[] = ['ER_001', 'ER_002', 'ER_003']

type Step = readonly [SessionState, readonly SessionEffect[]]
type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

/** A session before anything has happened. */
export const SIGNED_OUT: SignedOut = { at: 'signedOut' }

/**
 * One step of the session (section 4): the next state, and what to do about it. An event that means nothing in a
 * state (an answer that comes after the user has left) changes nothing.
 */
export function nextSession(state: SessionState, event: SessionEvent): Step {
  switch (state.at) {
    case 'signedOut':
      return whileSignedOut(state, event)
    case 'signingIn':
      if (event.type === 'loggedIn') return loggedIn(state, event)
      if (event.type === 'loginRefused') return loginRefused(state, event)
      return [state, []]
    case 'signedIn':
      return whileSignedIn(state, event)
    case 'signingOut':
      return event.type === 'cleared' ? [{ ...state, at: 'signedOut' }, []] : [state, []]
  }
}

function whileSignedOut(state: SignedOut, event: SessionEvent): Step {
  switch (event.type) {
    case 'started':
      return started({ ...state, target: safeTarget(event.url) }, event.remembered)
    case 'loginNeeded':
      return [{ ...state, target: safeTarget(event.url) }, [{ do: 'navigate', to: LOGIN }]]
    case 'signIn': {
      const { companyCode, userName, password, remember } = event
      const request = { domain: companyCode, username: userName, password, remember, fetchAccountConfig: true }
      return [{ at: 'signingIn', companyCode, userName, remember, target: state.target }, [{ do: 'login', request }]]
    }
    default:
      return [state, []]
  }
}

/** With a token the user is signed in again; without one the login form is filled in (section 4). */
function started(state: SignedOut, remembered: RememberedUser | undefined): Step {
  if (!remembered?.token) return [{ ...state, prefill: remembered }, []]
  const { companyCode, userName, remember, token } = remembered
  return [
    { at: 'signingIn', companyCode, userName, remember, target: state.target },
    [{ do: 'refreshToken', token, companyCode, userName }],
  ]
}

function loggedIn(state: SigningIn, { answer, partnerMode, portalURL }: EventOf<'loggedIn'>): Step {
  const { companyCode, remember } = state
  const { token, user } = answer
  const features = answer.authorizationData.features
  const daysLeft = passwordDaysLeft(user.passwordExpiresInSeconds)
  const signedIn: SignedIn = {
    at: 'signedIn',
    companyCode,
    remember,
    token,
    user,
    features,
    accountConfigurations: answer.accountConfig ?? [],
    passwordDaysLeft: daysLeft,
  }
  if (!partnerMode && mustUsePartnerPortal(user.roleID)) return signOut(signedIn, usePartnerPortal(portalURL))
  if (!partnerMode && user.roleID === SYSTEM_ADMIN && daysLeft !== undefined && daysLeft < 0) {
    return signOut(signedIn, PASSWORD_EXPIRED)
  }
  const cloud = allows(grantsOf(features), 'INVENTORY_DASHBOARD', 'READ')
  return [
    signedIn,
    [
      { do: 'storeToken', token },
      { do: 'storeUser', user: { companyCode, userName: user.userName, remember } },
      { do: 'storePermissions', features },
      ...(cloud ? [{ do: 'authenticateCloud' } as const] : []),
      { do: 'navigate', to: state.target ?? HOME },
    ],
  ]
}

/** The login form returns, still filled in and still knowing where the user was going (section 8). */
function loginRefused(state: SigningIn, { failure, portalURL }: EventOf<'loginRefused'>): Step {
  const { companyCode, userName, remember, target } = state
  const notice = loginFailure(failure, portalURL)
  return [
    { at: 'signedOut', target, notice, prefill: { companyCode, userName, remember } },
    [...CLEAR_ALL, { do: 'navigate', to: LOGIN }],
  ]
}

function whileSignedIn(state: SignedIn, event: SessionEvent): Step {
  switch (event.type) {
    case 'tokenReplaced':
      return [{ ...state, token: event.token }, [{ do: 'storeToken', token: event.token }]]
    case 'callRefused':
      return callRefused(state, event)
    case 'signOut':
      return event.dirty ? [state, [{ do: 'ask', question: UNSAVED_CHANGES }]] : signOut(state)
    default:
      return [state, []]
  }
}

function callRefused(state: SignedIn, { status, code, url }: EventOf<'callRefused'>): Step {
  if (code === CSRF_FAILED) return signOut(state)
  if (status !== 401 && !TOKEN_FAULTS.includes(code)) return [state, []]
  const remembered = code === REFRESH_TOKEN_NOT_FOUND ? undefined : prefillOf(state)
  return leave({ notice: AUTHENTICATION_EXPIRED, target: safeTarget(url), prefill: remembered })
}

function signOut(state: SignedIn, notice?: Notice): Step {
  const [next, effects] = leave({ notice, prefill: prefillOf(state) })
  return [next, [{ do: 'logout', token: state.token }, ...effects]]
}

const CLEAR_ALL: readonly SessionEffect[] = KEPT.map((what) => ({ do: 'clear', what }))

/** The way out, in the order of section 4. What is kept for the login form never holds the token. */
function leave(rest: Omit<SignedOut, 'at'>): Step {
  return [
    { at: 'signingOut', ...rest },
    [
      ...CLEAR_ALL,
      { do: 'setAppMode', mode: 'console' },
      { do: 'setDarkMode', on: false },
      { do: 'navigate', to: LOGIN },
      { do: 'finishSignOut', afterMs: CLEAR_DELAY_MS },
    ],
  ]
}

function prefillOf({ companyCode, user, remember }: SignedIn): RememberedUser | undefined {
  return remember ? { companyCode, userName: user.userName, remember } : undefined
}
