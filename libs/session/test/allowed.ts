import type { SessionEvent, SessionState } from '../src/index.ts'

type At = SessionState['at']

/**
 * Every transition that section 4 allows, by state and event. Anything not listed changes nothing and has no effects;
 * an event that keeps the state may still have effects.
 */
export const ALLOWED: Readonly<Record<At, Partial<Record<SessionEvent['type'], readonly At[]>>>> = {
  signedOut: {
    started: ['signedOut', 'signingIn'],
    loginNeeded: ['signedOut'],
    signIn: ['signingIn'],
    signInWithSso: ['signedOut', 'signingIn'],
    signOut: ['signedOut', 'signingOut'],
  },
  signingIn: {
    loggedIn: ['twoFactor', 'authorizing', 'signedIn', 'signingOut'],
    loginRefused: ['signedOut'],
  },
  twoFactor: {
    codeEntered: ['twoFactor'],
    codeRefused: ['twoFactor'],
    codeAccepted: ['twoFactor', 'authorizing', 'signedIn', 'signingOut'],
    tokenReplaced: ['twoFactor'],
    loginRefused: ['signedOut'],
    loginCanceled: ['signedOut'],
  },
  authorizing: {
    authorized: ['signedIn', 'signingOut'],
    tokenReplaced: ['authorizing'],
    loginRefused: ['signedOut'],
  },
  signedIn: {
    authorized: ['signedIn'],
    tokenReplaced: ['signedIn'],
    callRefused: ['signedIn', 'signedOut', 'signingOut'],
    signOut: ['signedIn', 'signingOut'],
    userActive: ['signedIn'],
    timerEnded: ['signedIn', 'signedOut', 'signingOut'],
  },
  signingOut: { cleared: ['signedOut'] },
}
