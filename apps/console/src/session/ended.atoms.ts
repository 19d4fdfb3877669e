import { pageOf } from '@greenroom/session'
import { atom } from 'jotai'
import { sessionAtom } from './session.atoms.ts'

/** Whether the session ended under unsaved changes, whose page waits until the user has signed in again. */
export const endedAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.at !== 'signedIn' && session.at !== 'signingOut' && pageOf(session) !== undefined
})
