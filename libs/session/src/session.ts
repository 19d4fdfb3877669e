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
  /** Below 0 once the password has expired; null where passwords do not expire. */
  passwordExpiresInSeconds?: number | null
}

export type AccountConfiguration = { key: string; value: string }

/** The body of a login that succeeded, by password or by token (section 3). */
export type LoginAnswer = {
  token: string
  user: SessionUser
  accountConfig?: AccountConfiguration[]
  authorizationData: { features: FeatureGrant[] }
}

/** Who signed in here last: enough to fill the login form, or with a token to sign in again (section 4). */
export type RememberedUser = { companyCode: string; userName: string; remember: boolean; token?: string }

export type SignedOut = { at: 'signedOut'; target?: string; notice?: Notice; prefill?: RememberedUser }
export type SigningIn = { at: 'signingIn'; companyCode: string; userName: string; remember: boolean; target?: string }
export type SignedIn = {
  at: 'signedIn'
  companyCode: string
  remember: boolean
  token: string
  user: SessionUser
  features: FeatureGrant[]
  accountConfigurations: AccountConfiguration[]
  /** Whole days until the password runs out; below 0 when it has. */
  passwordDaysLeft?: number
}
export type SigningOut = { at: 'signingOut'; target?: string; notice?: Notice; prefill?: RememberedUser }

/** Where a session stands (section 4). Plain data; no password is ever in it. */
export type SessionState = SignedOut | SigningIn | SignedIn | SigningOut

/** What can happen to a session. */
export type SessionEvent =
  /** The console has started at `url`, with whoever the browser remembers. */
  | { type: 'started'; url?: string; remembered?: RememberedUser }
  /** A page that needs a login was asked for without one. */
  | { type: 'loginNeeded'; url: string }
  | { type: 'signIn'; companyCode: string; userName: string; password: string; remember: boolean }
  | { type: 'loggedIn'; answer: LoginAnswer; partnerMode?: boolean; portalURL?: string }
  | { type: 'loginRefused'; failure: LoginFailure; portalURL?: string }
  /** A response carried the header token_new. */
  | { type: 'tokenReplaced'; token: string }
  /** A call was refused; `url` is the page that the user is on. */
  | { type: 'callRefused'; status: number; code?: string; url?: string }
  /** With `dirty` forms the user is asked first; a yes is the same event without it. */
  | { type: 'signOut'; dirty?: boolean }
  /** The delay of `finishSignOut` has passed. */
  | { type: 'cleared' }

/** The parts of what the browser keeps for a user. */
export type Kept = 'currentUser' | 'permissions' | 'registers' | 'token' | 'cachedData'

/** What the console is to do, in the order given. */
export type SessionEffect =
  | { do: 'login'; request: LoginRequest }
  /** Trade the remembered token for a fresh login. */
  | { do: 'refreshToken'; token: string; companyCode: string; userName: string }
  /** Tell the server that this token is done. */
  | { do: 'logout'; token: string }
  | { do: 'storeUser'; user: RememberedUser }
  | { do: 'storePermissions'; features: FeatureGrant[] }
  | { do: 'storeToken'; token: string }
  | { do: 'authenticateCloud' }
  | { do: 'clear'; what: Kept }
  | { do: 'setAppMode'; mode: 'console' }
  | { do: 'setDarkMode'; on: false }
  | { do: 'navigate'; to: string }
  /** Ask before leaving; on yes send `signOut` again without `dirty`. */
  | { do: 'ask'; question: string }
  /** Send `cleared` after so many milliseconds. */
  | { do: 'finishSignOut'; afterMs: number }
