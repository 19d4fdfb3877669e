import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom, type RequestHeaders } from '#api/api.ts'
import { businessAtom } from '#data/company.atoms.ts'
import { combined } from '#data/combined.ts'
import { formatsAtom } from '#data/formats.ts'
import { mutation, taken } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'
import { sessionAtom } from '#session/session.atoms.ts'

export type Device = components['schemas']['Session']

/** The server doesn't announce changes of sessions, so only actions on this page reload them. */
const sessionsAtom = resource({
  name: 'sessions',
  kind: 'pages',
  entities: ['session'],
  load: async (api, signal) => dataOf(await api.GET('/sessions', { signal })).body,
})()

/** The user's sessions, and the company's time format. Throws ApiError. */
export const devicesAtom = combined({ devices: sessionsAtom, formats: formatsAtom })

/** Saves the user's own formats. Throws ApiError. */
export const savePersonalFormatsAtom = mutation(
  async (api, body: components['schemas']['PersonalFormatsUpdate'], headers?: RequestHeaders) =>
    dataOf(await api.PUT('/account/formats', { body, headers })).body,
  {
    changes: ['personalFormats'],
    takes: (personalFormats) => [taken(businessAtom, (business) => ({ ...business, personalFormats }))],
  },
)

const CHANGES_SESSIONS = { changes: ['session'] }

/** Each throws ApiError. */
export const endDeviceAtom = mutation(async (api, sessionID: string) => {
  dataOf(await api.DELETE('/sessions/{sessionID}', { params: { path: { sessionID } } }))
}, CHANGES_SESSIONS)

export const changePasswordAtom = mutation(async (api, body: components['schemas']['ChangeRequest']) => {
  dataOf(await api.POST('/password/change', { body }))
}, CHANGES_SESSIONS)

/** Whether the user has an authenticator. Throws ApiError. */
export const secondFactorAtom = resource({
  name: 'secondFactor',
  entities: ['secondFactor'],
  load: async (api, signal) => dataOf(await api.GET('/2fa', { signal })).body,
})()

const CHANGES_SECOND_FACTOR = { changes: ['secondFactor'] }

/** Returns the new recovery codes. */
export const renewRecoveryCodesAtom = mutation(
  async (api, code: string) => dataOf(await api.POST('/2fa/recovery-codes', { body: { code } })).body.recoveryCodes,
  CHANGES_SECOND_FACTOR,
)

/** Returns the secret of a new authenticator, which a code has to confirm. */
export const beginEnrollmentAtom = mutation(async (api) => dataOf(await api.POST('/2fa/enrollment')).body)

/** Returns the recovery codes. The session goes on with the token of the answer. */
export const confirmEnrollmentAtom = atom(null, async (get, set, code: string) => {
  const answer = await get(apiAtom).POST('/2fa/enrollment/confirm', { body: { code } })
  const { token, recoveryCodes } = dataOf(answer).body
  set(sessionAtom, { type: 'tokenReplaced', token })
  return recoveryCodes
})
