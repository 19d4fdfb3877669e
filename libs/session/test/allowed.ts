import type { SessionEvent, SessionState } from '../src/index.ts'

type At = SessionState['at']

/**
 * Every way from one state to another that section 4 allows, by state and event. What is not here changes nothing and
 * asks for nothing; what stays in its state may still ask for something.
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
    loggedIn: ['twoFactor', 'authorising', 'signedIn', 'signingOut'],
    loginRefused: ['signedOut'],
  },
  twoFactor: {
    codeEntered: ['twoFactor'],
    codeRefused: ['twoFactor'],
    codeAccepted: ['twoFactor', 'authorising', 'signedIn', 'signingOut'],
    tokenReplaced: ['twoFactor'],
    loginRefused: ['signedOut'],
    loginCancelled: ['signedOut'],
  },
  authorising: {
    authorised: ['signedIn', 'signingOut'],
    tokenReplaced: ['authorising'],
    loginRefused: ['signedOut'],
  },
  signedIn: {
    authorised: ['signedIn'],
    tokenReplaced: ['signedIn'],
    callRefused: ['signedIn', 'signedOut', 'signingOut'],
    signOut: ['signedIn', 'signingOut'],
    userActive: ['signedIn'],
    timerEnded: ['signedIn', 'signedOut', 'signingOut'],
  },
  signingOut: { cleared: ['signedOut'] },
}
