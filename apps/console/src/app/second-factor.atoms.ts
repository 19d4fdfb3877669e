import { dataOf } from '@greenroom/api-client'
import type { SessionState } from '@greenroom/session'
import { atom } from 'jotai'
import { apiAtom } from './api.ts'
import type { Enrolled } from './session-calls.ts'

/** Set when a code has confirmed an enrolment, until the user has seen the recovery codes. */
export const enrolledAtom = atom<Enrolled | null>(null)

/** The secret for the authenticator of whoever enrols. Asked for once a login: another question, another secret. */
export const enrolmentAtom = atom(null, async (get, _set, { login }: Extract<SessionState, { at: 'twoFactor' }>) => {
  const headers = { token: login.answer.token, Domain: login.companyCode }
  return dataOf(await get(apiAtom).POST('/2fa/enrolment', { headers })).body
})
