import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { atomWithRefresh } from 'jotai/utils'
import { apiAtom } from '#app/api.ts'
import { formatsAtom } from '#app/formats.ts'

export type Device = components['schemas']['Session']

/** Where one is signed in, and how the company writes times. Writing to it loads again. Throws ApiError. */
export const devicesAtom = atomWithRefresh(async (get, { signal }) => {
  const [devices, formats] = await Promise.all([
    get(apiAtom).GET('/sessions', { signal }).then(dataOf),
    get(formatsAtom),
  ])
  return { devices: devices.body, formats }
})

/** Each throws ApiError. */
export const endDeviceAtom = atom(null, async (get, set, sessionID: string) => {
  dataOf(await get(apiAtom).DELETE('/sessions/{sessionID}', { params: { path: { sessionID } } }))
  set(devicesAtom)
})

export const changePasswordAtom = atom(null, async (get, set, body: components['schemas']['ChangeRequest']) => {
  dataOf(await get(apiAtom).POST('/password/change', { body }))
  set(devicesAtom)
})

/** Answers the new recovery codes. */
export const renewRecoveryCodesAtom = atom(null, async (get, _set, code: string) => {
  return dataOf(await get(apiAtom).POST('/2fa/recovery-codes', { body: { code } })).body.recoveryCodes
})
