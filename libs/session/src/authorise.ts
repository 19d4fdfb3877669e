import { allows, type FeatureGrant, grantsOf, mustUsePartnerPortal, SYSTEM_ADMIN } from '@greenroom/permissions'
import { CLEAR_ALL, leave, LOGIN_PATH } from './leave.ts'
import { loginFailure } from './login-failure.ts'
import { type Notice, PASSWORD_EXPIRED, usePartnerPortal } from './notice.ts'
import { passwordDaysLeft } from './password-days.ts'
import type { Authorising, EventOf, Login, SessionEvent, SigningIn, SignedIn, SignedOut, Step } from './session.ts'
import type { SessionEffect, TwoFactor, UserRecord } from './session.ts'
import { START_TIMERS } from './timers.ts'

const HOME = '/app/home'

/** Who can read it is authenticated with the inventory cloud service (section 4). */
const DASHBOARD = 'INVENTORY_DASHBOARD'

const NO_SSO = 'Cloud not authenticate at this moment'
const NOT_AUTHENTICATED = 'Could not authenticate'

export function whileSigningIn(state: SigningIn, event: SessionEvent): Step {
  if (event.type === 'loggedIn') return loggedIn(state, event)
  if (event.type !== 'loginRefused') return [state, []]
  const notice = loginFailure(event.failure, event.portalURL, state.sso ? NO_SSO : undefined)
  return backToForm(state, notice)
}

/** The portal gate comes first: nobody types a code for a login that is refused anyway (section 6). */
function loggedIn(state: SigningIn, { answer, partnerMode, portalURL }: EventOf<'loggedIn'>): Step {
  const { companyCode, remember, target, over } = state
  const login: Login = { companyCode, remember, target, partnerMode, over, answer }
  if (!partnerMode && mustUsePartnerPortal(answer.user.roleID)) return turnAway(login, usePartnerPortal(portalURL))
  const { secondFactor } = answer
  if (!partnerMode && secondFactor) return [{ at: 'twoFactor', login, ...secondFactor, checking: false }, []]
  return authorise(login)
}

export function whileTwoFactor(state: TwoFactor, event: SessionEvent): Step {
  const { login, checking, enrolled } = state
  switch (event.type) {
    case 'codeEntered':
      if (checking) return [state, []]
      return [{ at: 'twoFactor', login, enrolled, checking: true }, [verify(state, event.code)]]
    case 'codeRefused':
      return checking ? [{ ...state, checking: false, fault: event.message }, []] : [state, []]
    case 'codeAccepted':
      return checking ? authorise(withToken(login, event.token)) : [state, []]
    case 'loginCancelled':
      return turnBack(login)
    default:
      return whileUnauthorised(state, event)
  }
}

function verify({ login, enrolled }: TwoFactor, code: string): SessionEffect {
  const { companyCode, answer } = login
  return { do: 'verifyCode', enrolled, code, token: answer.token, companyCode, userName: answer.user.userName }
}

function withToken(login: Login, token: string): Login {
  return { ...login, answer: { ...login.answer, token } }
}

export function whileAuthorising(state: Authorising, event: SessionEvent): Step {
  return event.type === 'authorised' ? authorised(state.login, event.features) : whileUnauthorised(state, event)
}

/** There is a token already, so that a refusal ends it, and it may be replaced. Nothing of it is stored. */
function whileUnauthorised(state: TwoFactor | Authorising, event: SessionEvent): Step {
  const { login } = state
  if (event.type === 'tokenReplaced') {
    return [{ ...state, login: withToken(login, event.token) }, []]
  }
  if (event.type !== 'loginRefused') return [state, []]
  return turnBack(login, loginFailure(event.failure, event.portalURL, NOT_AUTHENTICATED))
}

/** Goes on at once where the answer holds the features. */
function authorise(login: Login): Step {
  const { companyCode, answer } = login
  if (answer.authorizationData) return authorised(login, answer.authorizationData.features)
  return [{ at: 'authorising', login }, [{ do: 'authorise', token: answer.token, companyCode }]]
}

function authorised(login: Login, features: FeatureGrant[]): Step {
  const { companyCode, remember, target, partnerMode, over, answer } = login
  const { token, user, accountConfig = [] } = answer
  const daysLeft = passwordDaysLeft(user.passwordExpiresInSeconds)
  const isExpired = (daysLeft ?? 0) < 0
  if (!partnerMode && user.roleID === SYSTEM_ADMIN && isExpired) return turnAway(login, PASSWORD_EXPIRED)
  const signedIn: SignedIn = {
    at: 'signedIn',
    companyCode,
    remember,
    partnerMode,
    token,
    user,
    features,
    accountConfigurations: accountConfig,
    passwordDaysLeft: daysLeft,
    activity: 'active',
  }
  const effects: SessionEffect[] = [
    { do: 'storeToken', token },
    { do: 'storeUser', user: recordOf(login) },
    { do: 'storePermissions', features },
  ]
  if (!partnerMode && allows(grantsOf(features), DASHBOARD, 'READ')) effects.push({ do: 'authenticateCloud' })
  if (over?.user.userID !== user.userID) effects.push({ do: 'navigate', to: target ?? HOME })
  return [signedIn, [...effects, ...START_TIMERS]]
}

/** The user session record of section 3. */
function recordOf({ companyCode, remember, answer }: Login): UserRecord {
  const { userID, userName, roleID, role, employeeID, enablePin, systemAdminUserName } = answer.user
  const user = { userID, userName, companyCode, roleID, role, employeeID, enablePin, systemAdminUserName }
  return { ...user, remember, currentUser: true, password: null }
}

/** A login that worked and is refused all the same goes the whole way out. */
function turnAway({ companyCode, remember, answer }: Login, notice: Notice): Step {
  const prefill = remember ? { companyCode, userName: answer.user.userName, remember } : undefined
  return leave([{ do: 'logout', token: answer.token }], { notice, prefill })
}

/** The login form returns, and the token of the half-made login is ended. */
function turnBack({ answer, ...login }: Login, notice?: Notice): Step {
  const [state, effects] = backToForm({ ...login, userName: answer.user.userName }, notice)
  return [state, [{ do: 'logout', token: answer.token }, ...effects]]
}

type FormContent = Pick<SigningIn, 'companyCode' | 'userName' | 'remember' | 'target' | 'over'>

/** The login form returns, still filled in and still knowing where the user was going (section 8). */
function backToForm({ companyCode, userName, remember, target, over }: FormContent, notice?: Notice): Step {
  const form: SignedOut = { at: 'signedOut', target, notice, prefill: { companyCode, userName, remember }, over }
  return [form, over ? [] : [...CLEAR_ALL, { do: 'navigate', to: LOGIN_PATH }]]
}
