import type { Expected } from '../needs.ts'

export const needs: Expected = {
  createUser: ['CONFIG_USERS:WRITE'],
  updateUser: ['CONFIG_USERS:WRITE'],
  listStaff: ['CONFIG_USERS:READ'],
  listRoleChoices: ['CONFIG_USERS:READ'],
  setUserStatus: ['CONFIG_USERS:WRITE'],
  resetUserPassword: ['CONFIG_USERS:WRITE'],
  unlockUser: ['CONFIG_USERS:WRITE'],
}
