import { dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from './api.ts'
import { sessionAtom } from './session.atoms.ts'

/** What an enrolment has brought: the recovery codes, which are shown this once, and the token to go on with. */
export type Enrolled = { recoveryCodes: readonly string[]; token: string }

/** Set when a code has confirmed an enrolment, until the user has seen the recovery codes. */
export const enrolledAtom = atom<Enrolled | null>(null)

/** The secret for the authenticator of whoever is not enrolled. Throws ApiError where it cannot be had. */
export const enrolmentAtom = atom(async (get) => {
  const session = get(sessionAtom)
  if (session.at !== 'twoFactor' || session.enrolled) throw new Error('Nobody is enrolling')
  const { companyCode, answer } = session.login
  const headers = { token: answer.token, Domain: companyCode }
  return dataOf(await get(apiAtom).POST('/2fa/enrolment', { headers })).body
})
