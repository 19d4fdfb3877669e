import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { combined } from '#data/combined.ts'
import { formatsAtom } from '#data/formats.ts'
import { mutation } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'

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

const CHANGES_SESSIONS = { changes: ['session'] }

/** Each throws ApiError. */
export const endDeviceAtom = mutation(async (api, sessionID: string) => {
  dataOf(await api.DELETE('/sessions/{sessionID}', { params: { path: { sessionID } } }))
}, CHANGES_SESSIONS)

export const changePasswordAtom = mutation(async (api, body: components['schemas']['ChangeRequest']) => {
  dataOf(await api.POST('/password/change', { body }))
}, CHANGES_SESSIONS)

/** Returns the new recovery codes. */
export const renewRecoveryCodesAtom = mutation(
  async (api, code: string) => dataOf(await api.POST('/2fa/recovery-codes', { body: { code } })).body.recoveryCodes,
)
