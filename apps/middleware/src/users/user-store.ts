import { sql } from 'kysely'
import { type Grants, mayHandOut } from '@greenroom/permissions'
import type { components } from '@greenroom/openapi'
import type { CompanyStore } from '../database/company-store.ts'
import { notFound } from '../failures.ts'
import { grantsOfRole } from '../roles/role-store.ts'
import { lockedOut } from '../session/login-throttle.ts'

export type StaffUser = components['schemas']['StaffUser']

/** What an answer about users is made with. */
export interface Viewer {
  company: CompanyStore
  /** The caller's. */
  grants: Grants
  now: Date
}

export interface UserRow {
  user_id: string
  user_name: string
  display_name: string
  email: string | null
  employee_id: string | null
  role_id: number
  role: string
  disabled_at: Date | null
  active_at: Date | null
  second_factor: boolean
  version: number
  updated_by: string
  updated_at: Date
}

/** The users of a company, to be narrowed and ordered by the caller. */
export function userRows({ db }: Pick<CompanyStore, 'db'>) {
  return db
    .selectFrom('app_user')
    .innerJoin('role', 'role.role_id', 'app_user.role_id')
    .select(['app_user.user_id', 'app_user.user_name', 'app_user.display_name', 'app_user.email'])
    .select(['app_user.employee_id', 'app_user.role_id', 'app_user.disabled_at', 'app_user.version'])
    .select(['app_user.updated_by', 'app_user.updated_at', 'role.name as role'])
    .select((eb) =>
      eb
        .selectFrom('session')
        .select(sql<Date | null>`max(session.active_at)`.as('active_at'))
        .whereRef('session.user_id', '=', 'app_user.user_id')
        .as('active_at'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('authenticator')
          .select('authenticator.user_id')
          .whereRef('authenticator.user_id', '=', 'app_user.user_id')
          .where('authenticator.confirmed_at', 'is not', null),
      )
        .$castTo<boolean>()
        .as('second_factor'),
    )
}

/** The rows as the contract shows them: with locations, lock, and whether the viewer may change them. */
export async function staffUsers(viewer: Viewer, rows: readonly UserRow[]): Promise<StaffUser[]> {
  const { company, grants, now } = viewer
  const names = rows.map((row) => row.user_name)
  const [places, locked, open] = await Promise.all([
    locationsOf(company, rows),
    lockedOut(company, names, now),
    rolesToHandOut(company, grants, new Set(rows.map((row) => row.role_id))),
  ])
  return rows.map((row) => ({
    userID: row.user_id,
    userName: row.user_name,
    name: row.display_name,
    email: row.email,
    employeeID: row.employee_id,
    roleID: row.role_id,
    role: row.role,
    status: row.disabled_at ? 'Inactive' : 'Active',
    locations: places.get(row.user_id) ?? [],
    locked: locked.has(row.user_name),
    lastActiveAt: row.active_at?.toISOString() ?? null,
    secondFactor: row.second_factor,
    mayChange: open.has(row.role_id),
    version: row.version,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at.toISOString(),
  }))
}

/** One user as the contract shows them. Throws the 404. */
export async function staffUser(viewer: Viewer, userID: string): Promise<StaffUser> {
  const rows = await userRows(viewer.company).where('app_user.user_id', '=', userID).execute()
  const [user] = await staffUsers(viewer, rows)
  if (!user) throw notFound()
  return user
}

/** Which of these roles the holder of `grants` may give. */
export async function rolesToHandOut(
  company: Pick<CompanyStore, 'db' | 'code'>,
  grants: Grants,
  roleIDs: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  const open = new Set<number>()
  for (const roleID of roleIDs) {
    if (mayHandOut(grants, await grantsOfRole(company, roleID))) open.add(roleID)
  }
  return open
}

async function locationsOf({ db }: Pick<CompanyStore, 'db'>, users: readonly UserRow[]) {
  const ids = users.map((row) => row.user_id)
  if (ids.length === 0) return new Map<string, string[]>()
  const rows = await db
    .selectFrom('user_location')
    .select(['user_id', 'location_id'])
    .where('user_id', 'in', ids)
    .orderBy('location_id')
    .execute()
  const byUser = Map.groupBy(rows, (row) => row.user_id)
  return new Map([...byUser].map(([userID, places]) => [userID, places.map((place) => place.location_id)]))
}
