import { allows, grantsOf, mustUsePartnerPortal, SYSTEM_ADMIN } from '@greenroom/permissions'
import { CLEAR_ALL, leave, LOGIN_PATH, PARTNER_LOGIN_PATH } from './leave.ts'
import { loginFailure } from './login-failure.ts'
import { type Notice, PASSWORD_EXPIRED, usePartnerPortal } from './notice.ts'
import { passwordDaysLeft } from './password-days.ts'
import type {
  Access,
  Authorizing,
  EventOf,
  Login,
  SessionEvent,
  SigningIn,
  SignedIn,
  SignedOut,
  Step,
} from './session.ts'
import type { SessionEffect, TwoFactor, UserRecord } from './session.ts'
import { START_TIMERS } from './timers.ts'

const HOME = '/app/home'

/** Users who can read this are authenticated with the inventory cloud service (section 4). */
const DASHBOARD = 'INVENTORY_DASHBOARD'

const NO_SSO = 'Cloud not authenticate at this moment'
const NOT_AUTHENTICATED = 'Could not authenticate'

export function whileSigningIn(state: SigningIn, event: SessionEvent): Step {
  if (event.type === 'loggedIn') return loggedIn(state, event)
  if (event.type !== 'loginRefused') return [state, []]
  if (event.passwordKey) return choosePassword(state, event.passwordKey)
  const { sso, partnerMode: atPortal } = state
  const notice = loginFailure(event.failure, { portalURL: event.portalURL, unsaid: sso ? NO_SSO : undefined, atPortal })
  return backToForm(state, notice)
}

/** The page that sets a password takes the key from the fragment of its URL, as it does from a mailed link. */
function choosePassword({ companyCode, target }: SigningIn, key: string): Step {
  const to = `${LOGIN_PATH}/reset?domain=${encodeURIComponent(companyCode)}#key=${encodeURIComponent(key)}`
  return [{ at: 'signedOut', target }, [...CLEAR_ALL, { do: 'navigate', to }]]
}

/** The partner portal check comes first: nobody should type a code for a login that is refused anyway (section 6). */
function loggedIn(state: SigningIn, { answer, partnerMode, portalURL }: EventOf<'loggedIn'>): Step {
  const { companyCode, remember, target, over } = state
  const login: Login = { companyCode, remember, target, partnerMode, over, answer }
  if (!partnerMode && mustUsePartnerPortal(answer.user.roleID)) return turnAway(login, usePartnerPortal(portalURL))
  const { secondFactor } = answer
  if (secondFactor) return [{ at: 'twoFactor', login, ...secondFactor, checking: false }, []]
  return authorize(login)
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
      return checking ? authorize(withToken(login, event.token)) : [state, []]
    case 'loginCanceled':
      return turnBack(login)
    default:
      return whileUnauthorized(state, event)
  }
}

function verify({ login, enrolled }: TwoFactor, code: string): SessionEffect {
  const { companyCode, answer } = login
  return { do: 'verifyCode', enrolled, code, token: answer.token, companyCode, userName: answer.user.userName }
}

function withToken(login: Login, token: string): Login {
  return { ...login, answer: { ...login.answer, token } }
}

export function whileAuthorizing(state: Authorizing, event: SessionEvent): Step {
  if (event.type !== 'authorized') return whileUnauthorized(state, event)
  const { login } = state
  const accountConfig = login.answer.accountConfig ?? event.accountConfig
  return authorized({ ...login, answer: { ...login.answer, accountConfig } }, event)
}

/** A token exists by now: a refusal revokes it, and a response may replace it. Nothing is stored yet. */
function whileUnauthorized(state: TwoFactor | Authorizing, event: SessionEvent): Step {
  const { login } = state
  if (event.type === 'tokenReplaced') {
    return [{ ...state, login: withToken(login, event.token) }, []]
  }
  if (event.type !== 'loginRefused') return [state, []]
  const { portalURL } = event
  const answered = { portalURL, unsaid: NOT_AUTHENTICATED, atPortal: login.partnerMode }
  return turnBack(login, loginFailure(event.failure, answered))
}

/** Skips a request if the answer holds the features. */
function authorize(login: Login): Step {
  const { companyCode, answer } = login
  if (answer.authorizationData) return authorized(login, answer.authorizationData)
  return [{ at: 'authorizing', login }, [{ do: 'authorize', token: answer.token, companyCode }]]
}

function authorized(login: Login, { features, places }: Access): Step {
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
    places,
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

/** A login that succeeded but is refused afterwards runs the full logout. */
function turnAway({ companyCode, remember, answer }: Login, notice: Notice): Step {
  const prefill = remember ? { companyCode, userName: answer.user.userName, remember } : undefined
  return leave([{ do: 'logout', token: answer.token }], { notice, prefill })
}

/** The login form returns, and the token of the incomplete login is revoked. */
function turnBack({ answer, ...login }: Login, notice?: Notice): Step {
  const [state, effects] = backToForm({ ...login, userName: answer.user.userName }, notice)
  return [state, [{ do: 'logout', token: answer.token }, ...effects]]
}

type FormContent = Pick<SigningIn, 'companyCode' | 'userName' | 'remember' | 'target' | 'over' | 'partnerMode'>

/** The login form that was sent returns, still filled in and with the page to restore (section 8). */
function backToForm(content: FormContent, notice?: Notice): Step {
  const { companyCode, userName, remember, target, over, partnerMode } = content
  const form: SignedOut = { at: 'signedOut', target, notice, prefill: { companyCode, userName, remember }, over }
  return [form, over ? [] : [...CLEAR_ALL, { do: 'navigate', to: partnerMode ? PARTNER_LOGIN_PATH : LOGIN_PATH }]]
}
