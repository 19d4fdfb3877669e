import { safeTarget } from './safe-target.ts'
import type { EventOf, RememberedUser, SessionEvent, SignedOut, Step } from './session.ts'
import { leave, LOGIN_PATH } from './leave.ts'

/** Starts a login, and remembers what it needs. */
export function whileSignedOut(state: SignedOut, event: SessionEvent): Step {
  if (state.over) return whileAway(state, event)
  switch (event.type) {
    case 'started':
      return started({ ...state, target: safeTarget(event.url) }, event.remembered)
    case 'loginNeeded':
      return [{ ...state, target: safeTarget(event.url) }, [{ do: 'navigate', to: LOGIN_PATH }]]
    case 'signIn':
      return signIn(state, event)
    case 'signInWithSso':
      return signInWithSso(state, event)
    default:
      return [state, []]
  }
}

/** The login form is open over a page: its user may sign in again, or leave it. */
function whileAway(state: SignedOut, event: SessionEvent): Step {
  if (event.type === 'signIn') return signIn(state, event)
  return event.type === 'signOut' ? leave([], { prefill: state.prefill }) : [state, []]
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

function signIn({ target, over }: SignedOut, event: EventOf<'signIn'>): Step {
  const { companyCode, userName, password, remember, form, partnerUserName } = event
  const request = { domain: companyCode, username: userName, password, remember }
  const partner = partnerUserName === undefined ? undefined : { is_partner: true, partnerUserName }
  return [
    { at: 'signingIn', companyCode, userName, remember, target, over, ...(partner && { partnerMode: true }) },
    form
      ? [{ do: 'loginForm', request }]
      : [{ do: 'login', request: { ...request, fetchAccountConfig: true, ...partner } }],
  ]
}

function signInWithSso({ target }: SignedOut, event: EventOf<'signInWithSso'>): Step {
  const { companyCode, ssoType, accessToken, userName } = event
  const request = {
    domain: companyCode,
    sso_type: ssoType,
    sso_access_token: accessToken,
    username: userName,
    fetchAccountConfig: true,
  }
  return [
    { at: 'signingIn', companyCode, userName: userName ?? '', remember: false, target, sso: true },
    [{ do: 'ssoLogin', request }],
  ]
}
