import { dataOf } from '@greenroom/api-client'
import type { SessionState } from '@greenroom/session'
import { atom } from 'jotai'
import { apiAtom } from '#data/api.ts'
import type { Enrolled } from '#session/session-calls.ts'

/** Set after a code has completed an enrollment, until the user has confirmed the recovery codes. */
export const enrolledAtom = atom<Enrolled | null>(null)

/** The secret for a new authenticator, requested once per login. */
export const enrollmentAtom = atom(null, async (get, _set, { login }: Extract<SessionState, { at: 'twoFactor' }>) => {
  const headers = { token: login.answer.token, Domain: login.companyCode }
  return dataOf(await get(apiAtom).POST('/2fa/enrolment', { headers })).body
})
