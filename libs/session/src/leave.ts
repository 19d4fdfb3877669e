import { CLEAR_DELAY_MS } from './constants.ts'
import type { Kept, RememberedUser, SessionEffect, SignedOut, Step } from './session.ts'

export const LOGIN_PATH = '/console/login'
/** The entrance of partners (section 6). */
export const PARTNER_LOGIN_PATH = '/partner/login'

const KEPT: readonly Kept[] = ['currentUser', 'permissions', 'registers', 'token', 'cachedData']

/** Clears everything kept for a user. */
export const CLEAR_ALL: readonly SessionEffect[] = KEPT.map((what) => ({ do: 'clear', what }))

/** Clears everything except the registers and cached data that the page on screen still needs. */
export const CLEAR_USER: readonly SessionEffect[] = CLEAR_ALL.filter(
  (effect) => effect.do === 'clear' && effect.what !== 'registers' && effect.what !== 'cachedData',
)

/** Logout, in the order of section 4, after the given effects. The data kept for the login form holds no token. */
export function leave(first: readonly SessionEffect[], rest: Omit<SignedOut, 'at'>, to = LOGIN_PATH): Step {
  return [{ at: 'signingOut', ...rest }, [...first, ...RESET, { do: 'navigate', to }, FINISH]]
}

const RESET: readonly SessionEffect[] = [
  ...CLEAR_ALL,
  { do: 'setAppMode', mode: 'console' },
  { do: 'setDarkMode', on: false },
]
const FINISH = { do: 'finishSignOut', afterMs: CLEAR_DELAY_MS } as const

/** The login page with the user in its URL (section 4). */
export function loginPathOf({ userName, companyCode }: Pick<RememberedUser, 'userName' | 'companyCode'>): string {
  return `${LOGIN_PATH}?reUid=${encodeURIComponent(userName)}&reCompanyCode=${encodeURIComponent(companyCode)}`
}
