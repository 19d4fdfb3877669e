import type { Expected, MadeByOne } from '../needs.ts'

export const needs: Expected = {
  listRoles: ['CONFIG_ROLES:READ'],
  createRole: ['CONFIG_ROLES:WRITE'],
  renameRole: ['CONFIG_ROLES:WRITE'],
  getRole: ['CONFIG_ROLES:READ'],
  deleteRole: ['CONFIG_ROLES:DELETE', 'CONFIG_USERS:WRITE'],
  saveRoleGrants: ['CONFIG_ROLES:WRITE'],
}

export const madeByOne: MadeByOne = async (call) => {
  const { body } = await call('POST', '/roles', { name: 'Theirs', likeRoleID: 9 })
  return { roleID: body.roleID }
}
