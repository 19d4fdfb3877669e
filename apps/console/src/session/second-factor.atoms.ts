import { atom } from 'jotai'
import type { Enrolled } from './session-calls.ts'

/** Set after a code has completed an enrollment, until the user has confirmed the recovery codes. */
export const enrolledAtom = atom<Enrolled | null>(null)
