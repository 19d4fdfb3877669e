import { mayHandOut } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { Call, HandlersOf } from '#calls/call.ts'
import { nextVersion } from '#calls/stamp.ts'
import { audit, auditAll, checkVersion, write, type WriteTransaction } from '#calls/write.ts'
import { notFound, refused, refusedField } from '#failures/failures.ts'
import { logOnceSaved } from '#http/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { beyondRole } from '#areas/users/user-store.ts'
import { requireAllPlaces } from './role-handlers.ts'
import { grantsOfRole } from '#identity/role-grants.ts'
import { keepingAdministrator, oneRole, roleGrants, rolesOf } from './role-store.ts'

/** Deletes a role that the company created; its users get another (`@greenroom/permissions` G4, L5). */
export const deleteRoleHandlers = ({ sessions }: Platform): HandlersOf<'deleteRole'> => ({
  deleteRole: async (call) => {
    const answer = await write(call, (tx) => keepingAdministrator(tx, call, (current) => deleteRole(tx, current)))
    sessions.invalidateCompany(call.company.code)
    return answer
  },
})

async function deleteRole(tx: WriteTransaction, call: Call<'deleteRole'>) {
  const { roleID } = call.params
  const { to, version } = call.query
  requireAllPlaces(call)
  const stored = await tx.db.selectFrom('role').selectAll().where('role_id', '=', roleID).forUpdate().executeTakeFirst()
  if (!stored) throw notFound(`There is no role ${roleID}`)
  const before = await roleGrants(tx, roleID)
  checkVersion(stored, version, () => before)
  if (!before.role.custom) throw refused(`${stored.name} is a built-in role and can't be deleted`)
  if (call.user.roleID === roleID) throw refused("You can't delete your own role")
  const next = to === roleID ? undefined : (await rolesOf(tx.db)).find((role) => role.roleID === to)
  if (!next) throw refusedField('to', to === roleID ? 'Choose another role' : `There is no role ${to}`, to)
  // Both what they lose and what they get must be the caller's to give.
  for (const role of [before.role, next]) {
    if (!mayHandOut(call.user.grants, await grantsOfRole(tx, role.roleID)))
      throw refusedField('to', beyondRole(role.name), to)
  }

  const moved = await tx.db
    .updateTable('app_user')
    .set({ role_id: to, ...nextVersion(tx) })
    .where('role_id', '=', roleID)
    .returning('user_id')
    .execute()
  await tx.db
    .updateTable('saved_view')
    .set({ role_ids: sql<number[]>`array_remove(role_ids, ${roleID}::integer)` })
    .where(sql<boolean>`${roleID}::integer = any(role_ids)`)
    .execute()
  const partners = await tx.db
    .updateTable('partner_grant')
    .set({ role_id: to, ...nextVersion(tx) })
    .where('role_id', '=', roleID)
    .returning('partner_code')
    .execute()
  await tx.db.deleteFrom('role').where('role_id', '=', roleID).execute()
  const update = { action: 'update', changes: [{ field: 'roleID', from: roleID, to }] }
  await auditAll(tx, [
    ...moved.map(({ user_id }) => ({ entity: 'user' as const, entityID: user_id, ...update })),
    ...partners.map(({ partner_code }) => ({ entity: 'partner' as const, entityID: partner_code, ...update })),
  ])
  await audit(tx, 'role', String(roleID), 'delete', [{ field: 'name', from: stored.name, to: null }])
  logOnceSaved(tx, call, { roleID, to, users: moved.length }, 'deleted a role')
  return { body: await oneRole(tx.db, to) }
}
