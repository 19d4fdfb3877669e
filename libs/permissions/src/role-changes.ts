import { allows, type Grants } from './access.ts'
import { type Feature, FEATURES } from './features.ts'
import type { NeededLevel } from './levels.ts'

/** Why a change of one feature of a role is refused. */
export type RoleIssue = { feature: Feature; message: string }

const LEVELS: readonly NeededLevel[] = ['READ', 'WRITE', 'DELETE']

/**
 * The problems with changing a role's grants from `before` to `after`, for an editor with the grants `own`. With
 * `isOwn`, the editor's own role: removing its right to edit roles would lock them out.
 */
export function checkRoleChange(own: Grants, isOwn: boolean, before: Grants, after: Grants): RoleIssue[] {
  const issues = FEATURES.flatMap(({ key, label }) => {
    const beyond = LEVELS.find((level) => {
      return allows(before, key, level) !== allows(after, key, level) && !allows(own, key, level)
    })
    const message = `You cannot give or take ${beyond} access to ${label} (${key}), because you do not have it.`
    return beyond ? [{ feature: key, message }] : []
  })
  if (!isOwn || allows(after, 'CONFIG_ROLES', 'WRITE')) return issues
  const message = 'You cannot take WRITE access to Roles and access (CONFIG_ROLES) from your own role.'
  return [...issues, { feature: 'CONFIG_ROLES', message }]
}

/**
 * Whether a user with the grants `own` may assign a role, and change its users: only if they have at least the same
 * access to every feature, because anyone who can create or take over a user effectively has that user's access.
 */
export function mayHandOut(own: Grants, role: Grants): boolean {
  return FEATURES.every(({ key }) => LEVELS.every((level) => !allows(role, key, level) || allows(own, key, level)))
}

/** Whether these grants can repair any user and role: a company always has an active user who holds them. */
export function isAdministrator(grants: Grants): boolean {
  return allows(grants, 'CONFIG_ROLES', 'WRITE') && allows(grants, 'CONFIG_USERS', 'WRITE')
}
