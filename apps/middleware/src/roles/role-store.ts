import { sql } from 'kysely'
import { FEATURES, grantsOf, isAdministrator, levelsOf } from '@greenroom/permissions'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries, CompanyStore } from '../database/company-store.ts'
import type { WriteTransaction } from '../database/write.ts'
import { notFound, refused } from '../failures.ts'
import { featuresOf } from '../session/sessions.ts'

type Role = components['schemas']['Role']
type RoleGrants = components['schemas']['RoleGrants']

/** Every role with how many active users have it, by ID. */
export async function rolesOf(db: CompanyQueries): Promise<Role[]> {
  const rows = await db
    .selectFrom('role')
    .leftJoin('app_user', 'app_user.role_id', 'role.role_id')
    .selectAll('role')
    .select(sql<number>`count(app_user.user_id) filter (where app_user.disabled_at is null)::int`.as('holders'))
    .groupBy(['role.company_code', 'role.role_id'])
    .orderBy('role.role_id')
    .execute()
  return rows.map((row) => ({
    roleID: row.role_id,
    name: row.name,
    baseRoleID: row.base_role_id ?? row.role_id,
    custom: row.base_role_id !== null,
    holders: row.holders,
    version: row.version,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at.toISOString(),
  }))
}

/** A role, its access to every feature of the vocabulary, and who has it. Throws the 404. */
export async function roleGrants({ db, code }: Pick<CompanyStore, 'db' | 'code'>, roleID: number): Promise<RoleGrants> {
  const role = await oneRole(db, roleID)
  const grants = await grantsOfRole({ db, code }, roleID)
  const holders = await db
    .selectFrom('app_user')
    .select(['user_id as userID', 'user_name as userName', 'display_name as name'])
    .select(sql<'Active' | 'Inactive'>`case when disabled_at is null then 'Active' else 'Inactive' end`.as('status'))
    .where('role_id', '=', roleID)
    .orderBy(sql`(disabled_at is not null)`)
    .orderBy(sql`lower(display_name)`)
    .execute()
  const features = FEATURES.map(({ key }) => {
    const levels = levelsOf(grants, key)
    return { key, access: levels.length > 0 ? levels : ['NOACCESS' as const] }
  })
  return { role, features, holders }
}

export async function oneRole(db: CompanyQueries, roleID: number): Promise<Role> {
  const role = (await rolesOf(db)).find((each) => each.roleID === roleID)
  if (!role) throw notFound(`There is no role ${roleID}`)
  return role
}

export async function grantsOfRole({ db, code }: Pick<CompanyStore, 'db' | 'code'>, roleID: number) {
  return grantsOf(await featuresOf(db, code, roleID))
}

/**
 * Changes roles or users and refuses what would leave a company without an active administrator, which had one. One
 * such change at a time: two administrators who deactivate each other are not both obeyed.
 */
export async function keepingAdministrator<T>(tx: WriteTransaction, work: () => Promise<T>): Promise<T> {
  await tx.db.selectFrom('company').select('company_code').forUpdate().execute()
  const hadOne = await hasAdministrator(tx)
  const result = await work()
  if (hadOne && !(await hasAdministrator(tx))) {
    throw refused('Nobody would be left who may change roles and users. Give somebody else both first.')
  }
  return result
}

async function hasAdministrator(tx: WriteTransaction): Promise<boolean> {
  const held = await tx.db
    .selectFrom('app_user')
    .select('role_id')
    .distinct()
    .where('disabled_at', 'is', null)
    .execute()
  for (const { role_id } of held) if (isAdministrator(await grantsOfRole(tx, role_id))) return true
  return false
}
