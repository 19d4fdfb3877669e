import type { FeatureGrant } from '@greenroom/permissions'
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

/** What the form login sends, form-encoded (section 7). */
export type FormLoginRequest = { domain: string; username: string; password: string; remember: boolean }

/** The body of POST /sso (section 3). */
export type SsoRequest = {
  domain: string
  sso_type: string
  sso_access_token: string
  username?: string
  fetchAccountConfig: boolean
}

/** The user as the server describes them (section 3). */
export type SessionUser = {
  userID: string
  userName: string
  companyCode: string
  roleID: number
  role: string
  employeeID?: string | null
  enablePin?: boolean
  systemAdminUserName?: string | null
  /** Below 0 once the password has expired; null where passwords do not expire. */
  passwordExpiresInSeconds?: number | null
}

export type AccountConfiguration = { key: string; value: string }

/** The body of a login that succeeded, however it was made (section 3). What is missing is asked for afterwards. */
export type LoginAnswer = {
  token: string
  user: SessionUser
  accountConfig?: AccountConfiguration[]
  authorizationData?: { features: FeatureGrant[] }
  /** The code of the second factor comes next; who is not enrolled yet enrols with it. */
  secondFactor?: { enrolled: boolean }
}

/** Who signed in here last: enough to fill the login form, or with a token to sign in again (section 4). */
export type RememberedUser = { companyCode: string; userName: string; remember: boolean; token?: string }

/** What is stored of the user (section 3, user session record). The token is stored by itself: it is replaced often. */
export type UserRecord = Omit<SessionUser, 'passwordExpiresInSeconds'> & {
  remember: boolean
  currentUser: true
  password: null
}

/** The page of a session that has ended over unsaved changes: it stays, and the login form stands over it. */
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
  /** Whether another service has said who this is. */
  sso?: boolean
  over?: KeptPage
}

/** A login that the server has answered, on its way to being authorised. */
export type Login = {
  companyCode: string
  remember: boolean
  target?: string
  partnerMode?: boolean
  over?: KeptPage
  answer: LoginAnswer
}

/** Waits for the code of the second factor, or with `checking` for what the server says to it. */
export type TwoFactor = {
  at: 'twoFactor'
  login: Login
  enrolled: boolean
  checking: boolean
  /** What the server said to the code before. */
  fault?: string
}

/** Waits for the features, where the login's answer did not hold them. */
export type Authorising = { at: 'authorising'; login: Login }

export type SignedIn = {
  at: 'signedIn'
  companyCode: string
  remember: boolean
  partnerMode?: boolean
  token: string
  user: SessionUser
  features: FeatureGrant[]
  accountConfigurations: AccountConfiguration[]
  /** Whole days until the password runs out; below 0 when it has. */
  passwordDaysLeft?: number
  /** Idle after 1500 s without input, timed out after 1800 s more; only who chose remember stays then. */
  activity: 'active' | 'idle' | 'timedOut'
}
export type SigningOut = Omit<SignedOut, 'at' | 'over'> & { at: 'signingOut' }

/** Where a session stands (section 4). Plain data; no password is ever in it. */
export type SessionState = SignedOut | SigningIn | TwoFactor | Authorising | SignedIn | SigningOut

/** Whose page is on screen: that of whoever is signed in, or is about to be again over unsaved changes. */
export function pageOf(state: SessionState): KeptPage | undefined {
  switch (state.at) {
    case 'signedIn':
      return state
    case 'twoFactor':
    case 'authorising':
      return state.login.over
    case 'signingOut':
      return undefined
    default:
      return state.over
  }
}

/** The timers that a session asks for; `keepalive` is started anew whenever it has ended. */
export type SessionTimer = 'idle' | 'timeout' | 'keepalive'

/** What can happen to a session. */
export type SessionEvent =
  /** The console has started at `url`, with whoever the browser remembers. */
  | { type: 'started'; url?: string; remembered?: RememberedUser }
  /** A page that needs a login was asked for without one. */
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
  | { type: 'loginRefused'; failure: LoginFailure; portalURL?: string }
  | { type: 'codeEntered'; code: string }
  /** With the token that replaces the one of the half-made login. */
  | { type: 'codeAccepted'; token: string }
  /** Not this code, but another may be tried. */
  | { type: 'codeRefused'; message: string }
  /** The user turned back while asked for the code. */
  | { type: 'loginCancelled' }
  /** GET /authorise has answered, at login or again: roles change, and a partner goes from merchant to merchant. */
  | { type: 'authorised'; features: FeatureGrant[] }
  /** A response carried the header token_new. */
  | { type: 'tokenReplaced'; token: string }
  /** A call was refused; `url` is the page that the user is on, and `dirty` says that it holds unsaved changes. */
  | { type: 'callRefused'; status: number; code?: string; url?: string; dirty?: boolean }
  /** With `dirty` forms the user is asked first; a yes is the same event without it. */
  | {
      type: 'signOut'
      dirty?: boolean
      /** Whether the address of the login page names user and company. */
      withUser?: boolean
    }
  /** The user has typed, clicked or moved. */
  | { type: 'userActive' }
  /** A timer has run its time; `url` and `dirty` as for a refused call. */
  | { type: 'timerEnded'; timer: SessionTimer; url?: string; dirty?: boolean }
  /** The delay of `finishSignOut` has passed. */
  | { type: 'cleared' }

/** The parts of what the browser keeps for a user. */
export type Kept = 'currentUser' | 'permissions' | 'registers' | 'token' | 'cachedData'

/** What the console is to do, in the order given. */
export type SessionEffect =
  | { do: 'login'; request: LoginRequest }
  | { do: 'loginForm'; request: FormLoginRequest }
  | { do: 'ssoLogin'; request: SsoRequest }
  /** Trade the remembered token for a fresh login. */
  | { do: 'refreshToken'; token: string; companyCode: string; userName: string }
  /** Ask the server whether this is the code, or with it confirm the enrolment. */
  | { do: 'verifyCode'; enrolled: boolean; code: string; token: string; companyCode: string; userName: string }
  /** Ask for the features. */
  | { do: 'authorise'; token: string; companyCode: string }
  /** Tell the server that this token is done. */
  | { do: 'logout'; token: string }
  | { do: 'storeUser'; user: UserRecord }
  | { do: 'storePermissions'; features: FeatureGrant[] }
  | { do: 'storeToken'; token: string }
  | { do: 'authenticateCloud' }
  | { do: 'clear'; what: Kept }
  | { do: 'setAppMode'; mode: 'console' }
  | { do: 'setDarkMode'; on: false }
  | { do: 'navigate'; to: string }
  /** Ask before leaving; on yes send `signOut` again without `dirty`. */
  | { do: 'ask'; question: string }
  /** Send `timerEnded` after so many milliseconds; a timer of this name that runs begins anew. */
  | { do: 'startTimer'; timer: SessionTimer; afterMs: number }
  | { do: 'stopTimer'; timer: SessionTimer }
  /** Keep the session alive on the server. */
  | { do: 'ping' }
  /** Send `cleared` after so many milliseconds. */
  | { do: 'finishSignOut'; afterMs: number }

/** The next state, and what to do about it. */
export type Step = readonly [SessionState, readonly SessionEffect[]]

export type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>
