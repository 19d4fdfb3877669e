import { sql } from 'kysely'
import { FEATURES, isAdministrator, levelsOf } from '@greenroom/permissions'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import type { Call, OperationID } from '#calls/call.ts'
import { notFound, refused } from '#failures/failures.ts'
import { listQuery } from '#query/list-query.ts'
import { lockCompany } from '#query/locks.ts'
import { byCode, byFlag, byName, byNumber } from '#query/sort-keys.ts'
import { grantsOfRole } from '#identity/role-grants.ts'

type Role = components['schemas']['Role']
type RoleGrants = components['schemas']['RoleGrants']

/** Every role with the number of its active users. */
export const roles = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('role')
      .leftJoin('app_user', 'app_user.role_id', 'role.role_id')
      .select(['role.role_id as roleID', 'role.name', 'role.version', 'role.updated_by as updatedBy'])
      .select(sql<number>`coalesce(role.base_role_id, role.role_id)`.as('baseRoleID'))
      .select(sql<boolean>`role.base_role_id is not null`.as('custom'))
      .select(sql<number>`count(app_user.user_id) filter (where app_user.disabled_at is null)::int`.as('holders'))
      .select('role.updated_at as updatedAt')
      .groupBy(['role.company_code', 'role.role_id']),
  key: byNumber('role.role_id'),
  byDefault: [],
})

export async function rolesOf(db: CompanyQueries): Promise<Role[]> {
  return (await roles.all(db)).map((role) => ({ ...role, updatedAt: role.updatedAt.toISOString() }))
}

const holders = listQuery({
  from: ({ db, roleID }: { db: CompanyQueries; roleID: number }) =>
    db
      .selectFrom('app_user')
      .select(['user_id as userID', 'user_name as userName', 'display_name as name'])
      .select(sql<'Active' | 'Inactive'>`case when disabled_at is null then 'Active' else 'Inactive' end`.as('status'))
      .where('role_id', '=', roleID),
  key: byCode('user_id'),
  byDefault: [byFlag(sql`disabled_at is not null`), byName('display_name')],
})

/** A role, its access to every feature of the vocabulary, and its users. Throws the 404. */
export async function roleGrants({ db, code }: Pick<CompanyStore, 'db' | 'code'>, roleID: number): Promise<RoleGrants> {
  const role = await oneRole(db, roleID)
  const grants = await grantsOfRole({ db, code }, roleID)
  const features = FEATURES.map(({ key }) => {
    const levels = levelsOf(grants, key)
    return { key, access: levels.length > 0 ? levels : ['NOACCESS' as const] }
  })
  return { role, features, holders: await holders.all({ db, roleID }) }
}

export async function oneRole(db: CompanyQueries, roleID: number): Promise<Role> {
  const role = (await rolesOf(db)).find((each) => each.roleID === roleID)
  if (!role) throw notFound(`There is no role ${roleID}`)
  return role
}

/**
 * Changes roles or users, and refuses a change that would leave a company that had an active administrator without one,
 * or one that had an administrator of all places with those of some places only, who can't give all places (L5).
 * Runs one such change at a time, so that two administrators cannot deactivate each other. `work` gets the call with what
 * the caller may do once it is their turn.
 */
export async function keepingAdministrator<Op extends OperationID, T>(
  tx: WriteTransaction,
  call: Call<Op>,
  work: (call: Call<Op>) => Promise<T>,
): Promise<T> {
  const current = await inCompanysTurn(tx, call)
  const before = await administrators(tx)
  const result = await work(current)
  const after = await administrators(tx)
  if (before.any && !after.any) {
    throw refused('No one would be left who can change roles and users. Give someone else that access first.')
  }
  if (before.ofAllPlaces && !after.ofAllPlaces) {
    throw refused(
      'No one would be left who can change roles and users at all places. Give someone else that access first.',
    )
  }
  return result
}

/** Waits for the company's lock. The caller's access may have been changed by whoever held it. */
export async function inCompanysTurn<Op extends OperationID>(tx: WriteTransaction, call: Call<Op>): Promise<Call<Op>> {
  await lockCompany(tx)
  return { ...call, user: await call.currentUser() }
}

/** Whether an active user is an administrator, and whether one of them is assigned to no place and so works everywhere (L1). */
async function administrators(tx: WriteTransaction): Promise<{ any: boolean; ofAllPlaces: boolean }> {
  const held = await tx.everywhere
    .selectFrom('app_user')
    .leftJoin('user_location', 'user_location.user_id', 'app_user.user_id')
    .select('app_user.role_id')
    .select(sql<boolean>`bool_or(user_location.user_id is null)`.as('everywhere'))
    .where('app_user.disabled_at', 'is', null)
    .groupBy('app_user.role_id')
    .execute()
  let any = false
  for (const { role_id, everywhere } of held) {
    if (!isAdministrator(await grantsOfRole(tx, role_id))) continue
    if (everywhere) return { any: true, ofAllPlaces: true }
    any = true
  }
  return { any, ofAllPlaces: false }
}
