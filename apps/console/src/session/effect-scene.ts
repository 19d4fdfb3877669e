import type { SessionEffect, SessionEvent, SessionState } from '@greenroom/session'
import type { Getter, Setter } from 'jotai'

/** What an effect of the session can use. */
export type Scene = {
  get: Getter
  set: Setter
  /** Reports the result to the session. */
  send: (event: SessionEvent) => void
  /** The session before and after the event. */
  before: SessionState
  after: SessionState
}

type Kind = SessionEffect['do']

/** The handler of each of these effects. Together, the files that use it handle all of them (`session.atoms.ts`). */
export type Performers<Some extends Kind = Kind> = {
  [Each in Some]: (effect: Extract<SessionEffect, { do: Each }>, scene: Scene) => void
}
