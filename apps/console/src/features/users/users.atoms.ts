import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { restrictedCharacters } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { formatsAtom } from '#app/formats.ts'
import { locationsAtom, systemConfigurationAtom } from '#app/reference.atoms.ts'

export type StaffUser = components['schemas']['StaffUser']
export type NewPassword = components['schemas']['NewPassword']

/** The roles that a user can have. Throws ApiError. */
export const roleChoicesAtom = atom(
  async (get, { signal }) => dataOf(await get(apiAtom).GET('/users/roles', { signal })).body,
)

/** What the list needs besides the users: the roles to narrow it by, and how the company writes times. */
export const userListSettingsAtom = atom(async (get) => {
  const [roles, formats] = await Promise.all([get(roleChoicesAtom), get(formatsAtom)])
  return { roles, formats }
})

/** What the form of any user needs besides the user. */
const settingsAtom = atom(async (get) => {
  const [roles, formats, locations, configuration] = await Promise.all([
    get(roleChoicesAtom),
    get(formatsAtom),
    get(locationsAtom),
    get(systemConfigurationAtom),
  ])
  return { roles, formats, locations, restricted: restrictedCharacters(configuration) }
})

export type UserSettings = Awaited<ReturnType<(typeof settingsAtom)['read']>>

/** Everything that one form waits for. Without an ID there is no user to load. An atom of its own for each caller. */
export function userEditorAtom(userID: string | undefined) {
  const loading = atom(async (get, { signal }): Promise<StaffUser | undefined> => {
    if (userID === undefined) return undefined
    return dataOf(await get(apiAtom).GET('/users/all', { params: { query: { userID } }, signal })).body.data[0]
  })
  return atom(async (get) => {
    const [settings, user] = await Promise.all([get(settingsAtom), get(loading)])
    return { settings, user }
  })
}

/** Each answers the user as the server keeps them, and throws ApiError. */
export const createUserAtom = atom(
  null,
  async (get, _set, body: components['schemas']['UserCreate']) =>
    dataOf(await get(apiAtom).POST('/users', { body })).body,
)

export const updateUserAtom = atom(
  null,
  async (get, _set, body: components['schemas']['UserUpdate']) =>
    dataOf(await get(apiAtom).PUT('/users', { body })).body,
)

export const setStatusAtom = atom(null, async (get, _set, userID: string, status: StaffUser['status']) => {
  const params = { path: { userID } }
  return dataOf(await get(apiAtom).PUT('/users/{userID}/status', { params, body: { status } })).body
})

export const unlockAtom = atom(null, async (get, _set, userID: string) => {
  return dataOf(await get(apiAtom).POST('/users/{userID}/unlock', { params: { path: { userID } } })).body
})

export const resetPasswordAtom = atom(null, async (get, _set, userID: string, mail: boolean) => {
  const params = { path: { userID } }
  return dataOf(await get(apiAtom).POST('/users/{userID}/password', { params, body: { mail } })).body
})

export const resetSecondFactorAtom = atom(null, async (get, _set, userID: string) => {
  dataOf(await get(apiAtom).DELETE('/users/{userID}/2fa', { params: { path: { userID } } }))
})
