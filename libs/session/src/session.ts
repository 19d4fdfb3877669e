import type { FeatureGrant, Location } from '@greenroom/permissions'
import type { LoginFailure } from './login-failure.ts'
import type { Notice } from './notice.ts'

/** The body of POST /login (section 3). */
export type LoginRequest = {
  domain: string
  username: string
  password: string
  remember: boolean
  fetchAccountConfig: boolean
  is_partner?: boolean
  partnerUserName?: string
}

/** The body of the form login, form-encoded (section 7). */
export type FormLoginRequest = { domain: string; username: string; password: string; remember: boolean }

/** The body of POST /sso (section 3). */
export type SsoRequest = {
  domain: string
  sso_type: string
  sso_access_token: string
  username?: string
  fetchAccountConfig: boolean
}

/** The user as returned by the server (section 3). */
export type SessionUser = {
  userID: string
  userName: string
  /** The person's name. */
  name?: string
  companyCode: string
  roleID: number
  role: string
  employeeID?: string | null
  enablePin?: boolean
  systemAdminUserName?: string | null
  /** Negative once the password has expired; null if passwords do not expire. */
  passwordExpiresInSeconds?: number | null
}

export type AccountConfiguration = { key: string; value: string }

/** What a user may do, and where: at these places, or everywhere if there are none. */
export type Access = { features: FeatureGrant[]; places: Location[] }

/** The body of a successful login of any kind (section 3). Missing parts are requested afterwards. */
export type LoginAnswer = {
  token: string
  user: SessionUser
  accountConfig?: AccountConfiguration[]
  authorizationData?: Access
  /** A second-factor code comes next; a user who is not enrolled yet enrolls with it. */
  secondFactor?: { enrolled: boolean }
}

/** The last user of this browser: enough to fill the login form, or with a token to sign in again (section 4). */
export type RememberedUser = { companyCode: string; userName: string; remember: boolean; token?: string }

/** The stored user (section 3, user session record). The token is stored separately because it is replaced often. */
export type UserRecord = Omit<SessionUser, 'passwordExpiresInSeconds'> & {
  remember: boolean
  currentUser: true
  password: null
}

/** The page of a session that ended with unsaved changes: it stays, with the login form over it. */
export type KeptPage = Omit<SignedIn, 'at' | 'token' | 'activity'>

export type SignedOut = {
  at: 'signedOut'
  target?: string
  notice?: Notice
  prefill?: RememberedUser
  over?: KeptPage
}
export type SigningIn = {
  at: 'signingIn'
  companyCode: string
  userName: string
  remember: boolean
  target?: string
  /** Whether an SSO service has confirmed the user's identity. */
  sso?: boolean
  /** Whether the form was that of the partner portal. */
  partnerMode?: boolean
  over?: KeptPage
}

/** A login that the server has accepted but not yet authorized. */
export type Login = {
  companyCode: string
  remember: boolean
  target?: string
  partnerMode?: boolean
  over?: KeptPage
  answer: LoginAnswer
}

/** Waiting for the second-factor code, or with `checking` for the server's answer to it. */
export type TwoFactor = {
  at: 'twoFactor'
  login: Login
  enrolled: boolean
  checking: boolean
  /** The server's message about the previous code. */
  fault?: string
}

/** Waiting for the features, if the login answer did not hold them. */
export type Authorizing = { at: 'authorizing'; login: Login }

export type SignedIn = Access & {
  at: 'signedIn'
  companyCode: string
  remember: boolean
  partnerMode?: boolean
  token: string
  user: SessionUser
  accountConfigurations: AccountConfiguration[]
  /** Whole days until the password expires; negative once it has. */
  passwordDaysLeft?: number
  /** Idle after 1500 s without input, timed out after 1800 s more; only a user who chose remember stays signed in
   * then. */
  activity: 'active' | 'idle' | 'timedOut'
}
export type SigningOut = Omit<SignedOut, 'at' | 'over'> & { at: 'signingOut' }

/** The state of a session (section 4). Plain data without any password. */
export type SessionState = SignedOut | SigningIn | TwoFactor | Authorizing | SignedIn | SigningOut

/** The user whose page is on screen: signed in, or signing in again over unsaved changes. */
export function pageOf(state: SessionState): KeptPage | undefined {
  switch (state.at) {
    case 'signedIn':
      return state
    case 'twoFactor':
    case 'authorizing':
      return state.login.over
    case 'signingOut':
      return undefined
    default:
      return state.over
  }
}

/** The timers of a session; `keepalive` restarts whenever it ends. */
export type SessionTimer = 'idle' | 'timeout' | 'keepalive'

/** The events of a session. */
export type SessionEvent =
  /** The console has started at `url`, with the remembered user, if any. */
  | { type: 'started'; url?: string; remembered?: RememberedUser }
  /** A page that needs a login was requested without one. */
  | { type: 'loginNeeded'; url: string }
  /** With `form` the form login is called; `partnerUserName` is a partner's own name (section 3). */
  | {
      type: 'signIn'
      companyCode: string
      userName: string
      password: string
      remember: boolean
      form?: boolean
      partnerUserName?: string
    }
  | { type: 'signInWithSso'; companyCode: string; ssoType: string; accessToken: string; userName?: string }
  | { type: 'loggedIn'; answer: LoginAnswer; partnerMode?: boolean; portalURL?: string }
  /** Any step of the login was refused: the login itself, the code, the features. */
  | {
      type: 'loginRefused'
      failure: LoginFailure
      portalURL?: string
      /** The password is right but was generated: the key to choose another one with. */
      passwordKey?: string
    }
  | { type: 'codeEntered'; code: string }
  /** With the token that replaces the one of the incomplete login. */
  | { type: 'codeAccepted'; token: string }
  /** The code is wrong, but the user may try another. */
  | { type: 'codeRefused'; message: string }
  /** The user went back from the code to the login form. */
  | { type: 'loginCanceled' }
  /** GET /authorise has answered, at login or later: roles change, and a partner moves from merchant to merchant. */
  | ({ type: 'authorized'; accountConfig?: AccountConfiguration[] } & Access)
  /** A response carried the header token_new. */
  | { type: 'tokenReplaced'; token: string }
  /** A call was refused; `url` is the user's page, and `dirty` means that it has unsaved changes. */
  | { type: 'callRefused'; status: number; code?: string; url?: string; dirty?: boolean }
  /** With `dirty` forms the user is asked first; if they agree, the same event follows without it. */
  | {
      type: 'signOut'
      dirty?: boolean
      /** Whether to put user and company into the login page's URL. */
      withUser?: boolean
      /** To sign in to another company, and come back to `url`. */
      switchTo?: { companyCode: string; url: string }
    }
  /** The user has typed, clicked or moved. */
  | { type: 'userActive' }
  /** A timer has fired; `url` and `dirty` as for a refused call. */
  | { type: 'timerEnded'; timer: SessionTimer; url?: string; dirty?: boolean }
  /** The delay of `finishSignOut` has passed. */
  | { type: 'cleared' }

/** The parts of the data that the browser keeps for a user. */
export type Kept = 'currentUser' | 'permissions' | 'registers' | 'token' | 'cachedData'

/** The effects to run, in the order given. */
export type SessionEffect =
  | { do: 'login'; request: LoginRequest }
  | { do: 'loginForm'; request: FormLoginRequest }
  | { do: 'ssoLogin'; request: SsoRequest }
  /** Trade the remembered token for a fresh login. */
  | { do: 'refreshToken'; token: string; companyCode: string; userName: string }
  /** Ask the server whether the code is correct, or with `confirm` to complete the enrollment. */
  | { do: 'verifyCode'; enrolled: boolean; code: string; token: string; companyCode: string; userName: string }
  /** Request the features. */
  | { do: 'authorize'; token: string; companyCode: string }
  /** Tell the server to revoke this token. */
  | { do: 'logout'; token: string }
  | { do: 'storeUser'; user: UserRecord }
  | { do: 'storePermissions'; features: FeatureGrant[] }
  | { do: 'storeToken'; token: string }
  | { do: 'authenticateCloud' }
  | { do: 'clear'; what: Kept }
  | { do: 'setAppMode'; mode: 'console' }
  | { do: 'setDarkMode'; on: false }
  | { do: 'navigate'; to: string }
  /** Ask before leaving; if the user agrees, send `signOut` again without `dirty`. */
  | { do: 'ask'; question: string }
  /** Send `timerEnded` after this many milliseconds; a running timer of this name restarts. */
  | { do: 'startTimer'; timer: SessionTimer; afterMs: number }
  | { do: 'stopTimer'; timer: SessionTimer }
  /** Keep the session alive on the server. */
  | { do: 'ping' }
  /** Send `cleared` after this many milliseconds. */
  | { do: 'finishSignOut'; afterMs: number }

/** The next state and its effects. */
export type Step = readonly [SessionState, readonly SessionEffect[]]

export type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>
