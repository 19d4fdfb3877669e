import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { RequestHeaders } from '#api/api.ts'
import { mutation } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type Role = Schemas['Role']
export type RoleGrants = Schemas['RoleGrants']

/** All roles. Throws ApiError. */
export const rolesAtom = resource({
  name: 'roles',
  entities: ['role'],
  load: async (api, signal) => dataOf(await api.GET('/roles', { signal })).body,
})()

/** One role with its grants; undefined if there is no role with this ID. Throws ApiError. */
export const roleRecord = resource({
  name: 'role',
  kind: 'record',
  entities: ['role'],
  recordOf: (roleID: number) => String(roleID),
  async load(api, signal, roleID: number): Promise<RoleGrants | undefined> {
    const answer = await api.GET('/roles/{roleID}', { params: { path: { roleID } }, signal })
    return answer.response.status === 404 ? undefined : dataOf(answer).body
  },
})

type Features = Schemas['RoleGrantsUpdate']['features']

const CHANGES_ROLES = { changes: ['role'] }

/** Saves a role's grants and returns the stored role. Throws ApiError. */
export const saveGrantsAtom = mutation(
  async (api, { role }: RoleGrants, features: Features, headers?: RequestHeaders) => {
    const params = { path: { roleID: role.roleID } }
    const body = { version: role.version, features }
    return dataOf(await api.PUT('/roles/{roleID}/grants', { params, body, headers })).body
  },
  CHANGES_ROLES,
)

/** Creates a role with the grants of another, or with none. Throws ApiError. */
export const createRoleAtom = mutation(
  async (api, body: Schemas['RoleCreate'], headers?: RequestHeaders) =>
    dataOf(await api.POST('/roles', { body, headers })).body,
  CHANGES_ROLES,
)

/** Renames a role and returns it. Throws ApiError. */
export const renameRoleAtom = mutation(
  async (api, { roleID, version }: Role, name: string, headers?: RequestHeaders) =>
    dataOf(await api.PUT('/roles', { body: { roleID, version, name }, headers })).body,
  CHANGES_ROLES,
)

/** Deletes a role, and returns the one that its users have now. Throws ApiError. */
export const deleteRoleAtom = mutation(
  async (api, { roleID, version }: Role, to: number) => {
    const params = { path: { roleID }, query: { to, version } }
    return dataOf(await api.DELETE('/roles/{roleID}', { params })).body
  },
  { changes: ['role', 'user'] },
)
