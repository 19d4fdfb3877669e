import { whileAuthorizing, whileSigningIn, whileTwoFactor } from './authorize.ts'
import type { SessionEvent, SessionState, SignedOut, Step } from './session.ts'
import { whileSignedOut } from './sign-in.ts'
import { whileSignedIn } from './signed-in.ts'

/** A session before anything has happened. */
export const SIGNED_OUT: SignedOut = { at: 'signedOut' }

/**
 * One step of the session (section 4): the next state and its effects. An event that does not apply to a state, such as
 * an answer that arrives after the user has left, changes nothing.
 */
export function nextSession(state: SessionState, event: SessionEvent): Step {
  switch (state.at) {
    case 'signedOut':
      return whileSignedOut(state, event)
    case 'signingIn':
      return whileSigningIn(state, event)
    case 'twoFactor':
      return whileTwoFactor(state, event)
    case 'authorizing':
      return whileAuthorizing(state, event)
    case 'signedIn':
      return whileSignedIn(state, event)
    case 'signingOut':
      return event.type === 'cleared' ? [{ ...state, at: 'signedOut' }, []] : [state, []]
  }
}
