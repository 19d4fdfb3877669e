import { whileAuthorising, whileSigningIn, whileTwoFactor } from './authorise.ts'
import type { SessionEvent, SessionState, SignedOut, Step } from './session.ts'
import { whileSignedOut } from './sign-in.ts'
import { whileSignedIn } from './signed-in.ts'

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
      return whileSigningIn(state, event)
    case 'twoFactor':
      return whileTwoFactor(state, event)
    case 'authorising':
      return whileAuthorising(state, event)
    case 'signedIn':
      return whileSignedIn(state, event)
    case 'signingOut':
      return event.type === 'cleared' ? [{ ...state, at: 'signedOut' }, []] : [state, []]
  }
}
