import type { SessionEffect, SessionEvent, SessionState } from '@greenroom/session'
import type { Getter, Setter } from 'jotai'

/** What an effect of the session is performed with. */
export type Scene = {
  get: Getter
  set: Setter
  /** Tells the session what came of it. */
  send: (event: SessionEvent) => void
  /** The session before the event, and after it. */
  before: SessionState
  after: SessionState
}

type Kind = SessionEffect['do']

/** What is done about each of these kinds of effect. The files of them together leave none out (`session.atoms.ts`). */
export type Performers<Some extends Kind = Kind> = {
  [Each in Some]: (effect: Extract<SessionEffect, { do: Each }>, scene: Scene) => void
}
