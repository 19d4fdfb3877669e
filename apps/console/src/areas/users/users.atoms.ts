import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { RequestHeaders } from '#api/api.ts'
import { combined } from '#data/combined.ts'
import { locationsAtom } from '#data/company.atoms.ts'
import { formatsAtom } from '#data/formats.ts'
import { mutation } from '#data/mutation.ts'
import { paged } from '#data/pages.ts'
import { restrictedAtom } from '#data/reference.atoms.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type StaffUser = Schemas['StaffUser']
export type NewPassword = Schemas['NewPassword']

/** The roles that a user can have. Throws ApiError. */
const roleChoicesAtom = resource({
  name: 'roleChoices',
  entities: ['role'],
  load: async (api, signal) => dataOf(await api.GET('/users/roles', { signal })).body,
})()

/** What the list needs besides the users: the roles to narrow it by, and how the company writes times. */
export const userListSettingsAtom = combined({ roles: roleChoicesAtom, formats: formatsAtom })

/** What the form of any user needs besides the user. */
export const userSettingsAtom = combined({
  roles: roleChoicesAtom,
  formats: formatsAtom,
  locations: locationsAtom,
  restricted: restrictedAtom,
})

export type UserSettings = Awaited<ReturnType<(typeof userSettingsAtom)['read']>>

/** Rows a page. */
const PAGE = 200

export type UserQuery = { search?: string; status?: string; role?: string; sort?: string }

export const userPages = paged({
  name: 'users',
  entities: ['user'],
  async load(api, signal, cursor, query: UserQuery) {
    return dataOf(await api.GET('/users/all', { params: { query: { ...query, cursor, limit: PAGE } }, signal })).body
  },
})

/** One user; undefined where there is none of this ID, and without an ID. */
export const userRecord = resource({
  name: 'user',
  kind: 'record',
  entities: ['user'],
  recordOf: (userID: string | undefined) => userID ?? '',
  async load(api, signal, userID: string | undefined): Promise<StaffUser | undefined> {
    if (userID === undefined) return undefined
    return dataOf(await api.GET('/users/all', { params: { query: { userID } }, signal })).body.data[0]
  },
})

const CHANGES_USERS = { changes: ['user'] }

/** Each answers the user as the server keeps them, and throws ApiError. */
export const createUserAtom = mutation(
  async (api, body: Schemas['UserCreate'], headers?: RequestHeaders) =>
    dataOf(await api.POST('/users', { body, headers })).body,
  CHANGES_USERS,
)

export const updateUserAtom = mutation(
  async (api, body: Schemas['UserUpdate'], headers?: RequestHeaders) =>
    dataOf(await api.PUT('/users', { body, headers })).body,
  CHANGES_USERS,
)

export const setStatusAtom = mutation(async (api, userID: string, status: StaffUser['status']) => {
  const params = { path: { userID } }
  return dataOf(await api.PUT('/users/{userID}/status', { params, body: { status } })).body
}, CHANGES_USERS)

export const unlockAtom = mutation(async (api, userID: string) => {
  return dataOf(await api.POST('/users/{userID}/unlock', { params: { path: { userID } } })).body
}, CHANGES_USERS)

export const resetPasswordAtom = mutation(async (api, userID: string) => {
  return dataOf(await api.POST('/users/{userID}/password', { params: { path: { userID } } })).body
}, CHANGES_USERS)

export const resetSecondFactorAtom = mutation(async (api, userID: string) => {
  dataOf(await api.DELETE('/users/{userID}/2fa', { params: { path: { userID } } }))
}, CHANGES_USERS)
