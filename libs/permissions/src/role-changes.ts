import { allows, type Grants, type NeededLevel } from './access.ts'
import { type Feature, FEATURES } from './features.ts'

/** Why a change of one feature of a role is refused. */
export type RoleIssue = { feature: Feature; message: string }

const LEVELS: readonly NeededLevel[] = ['READ', 'WRITE', 'DELETE']

/**
 * What is wrong with changing a role's grants from `before` to `after`, for an editor with the grants `own`. `isOwn`
 * when it is the editor's own role, of which nobody can take the right to edit roles: it would lock them out.
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
 * Whether somebody with the grants `own` may give a role to a user, and change the users who have it. Any role without
 * a hand in the configuration; else only one that reaches no further there than they do themselves: whoever could make
 * an administrator, or reset the password of one, would be one.
 */
export function mayHandOut(own: Grants, role: Grants): boolean {
  const settings = FEATURES.filter(({ group }) => group === 'Configuration')
  return settings.every(({ key }) => LEVELS.every((level) => !allows(role, key, level) || allows(own, key, level)))
}

/** Whether these grants can put any user and any role right: some active user of a company always holds them. */
export function isAdministrator(grants: Grants): boolean {
  return allows(grants, 'CONFIG_ROLES', 'WRITE') && allows(grants, 'CONFIG_USERS', 'WRITE')
}
