import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'

export type Role = components['schemas']['Role']
export type RoleGrants = components['schemas']['RoleGrants']

/**
 * One role with what it may do, loaded beside the list of all roles; undefined when there is none of this ID. An atom
 * of its own for each caller.
 */
export function roleAtom(roleID: number) {
  return atom(async (get, { signal }): Promise<{ roles: Role[]; grants: RoleGrants | undefined }> => {
    const api = get(apiAtom)
    const [roles, grants] = await Promise.all([
      api.GET('/roles', { signal }).then(dataOf),
      api.GET('/roles/{roleID}', { params: { path: { roleID } }, signal }),
    ])
    return { roles: roles.body, grants: grants.response.status === 404 ? undefined : dataOf(grants).body }
  })
}

type Features = components['schemas']['RoleGrantsUpdate']['features']

/** Saves what a role may do. Answers the role as the server keeps it; throws ApiError. */
export const saveGrantsAtom = atom(null, async (get, _set, { role }: RoleGrants, features: Features) => {
  const params = { path: { roleID: role.roleID } }
  const body = { version: role.version, features }
  return dataOf(await get(apiAtom).PUT('/roles/{roleID}/grants', { params, body })).body
})

/** Makes a role that begins as another. Throws ApiError. */
export const createRoleAtom = atom(null, async (get, _set, body: components['schemas']['RoleCreate']) => {
  return dataOf(await get(apiAtom).POST('/roles', { body })).body
})

export const renameRoleAtom = atom(null, async (get, _set, { roleID, version }: Role, name: string) => {
  return dataOf(await get(apiAtom).PUT('/roles', { body: { roleID, version, name } })).body
})
