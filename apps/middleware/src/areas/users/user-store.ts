import { type ExpressionBuilder, sql } from 'kysely'
import { coversScope, type Grants, type Location, mayHandOut, type Place } from '@greenroom/permissions'
import type { components } from '@greenroom/openapi'
import type { CompanyStore } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import type { SessionUser } from '#calls/call.ts'
import { forbidden, notFound } from '#failures/failures.ts'
import { equals, oneOf } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byFlag, byName } from '#query/sort-keys.ts'
import { grantsOfRole } from '#identity/role-grants.ts'
import { lockedOut } from '#identity/login-throttle.ts'

export type StaffUser = components['schemas']['StaffUser']

const STATUS = sql<StaffUser['status']>`case when app_user.disabled_at is null then 'Active' else 'Inactive' end`

const status = byFlag(sql`app_user.disabled_at is not null`)
const name = byName('app_user.display_name')

/** The company's users; at a location, those who are assigned to it, to its venue or to a location in it. */
export const staff = listQuery({
  from: ({ db, location }: Pick<CompanyStore, 'db'> & { location?: Location | undefined }) =>
    db
      .selectFrom('app_user')
      .innerJoin('role', 'role.role_id', 'app_user.role_id')
      .select(['app_user.user_id as userID', 'app_user.user_name as userName', 'app_user.display_name as name'])
      .select(['app_user.email', 'app_user.employee_id as employeeID', 'app_user.role_id as roleID'])
      .select(['role.name as role', STATUS.as('status'), 'app_user.version', 'app_user.updated_by as updatedBy'])
      .select('app_user.updated_at as updatedAt')
      .select(({ exists, selectFrom }) => [
        selectFrom('user_location')
          .select(
            sql<Location[]>`coalesce(jsonb_agg(jsonb_build_object('type', location_type, 'locationID', location_id)
              order by location_type, location_id), '[]')`.as('locations'),
          )
          .whereRef('user_location.user_id', '=', 'app_user.user_id')
          .$asScalar()
          .$notNull()
          .as('locations'),
        selectFrom('session')
          .select(({ fn }) => fn.max('session.active_at').as('active_at'))
          .whereRef('session.user_id', '=', 'app_user.user_id')
          .where('session.scope', 'is', null)
          .as('lastActiveAt'),
        exists(
          selectFrom('authenticator')
            .select('authenticator.user_id')
            .whereRef('authenticator.user_id', '=', 'app_user.user_id')
            .where('authenticator.confirmed_at', 'is not', null),
        )
          .$castTo<boolean>()
          .as('secondFactor'),
      ])
      .$if(location !== undefined, (rows) => rows.where((user) => worksAt(user, location!))),
  key: byCode('app_user.user_id'),
  byDefault: [status, name],
  sorts: { name, userName: byCode('app_user.user_name'), role: byName('role.name'), status },
  filters: { status: oneOf(STATUS), role: oneOf('app_user.role_id', Number), userID: equals('app_user.user_id') },
  search: ['app_user.user_name', 'display_name', 'email', 'employee_id', 'role.name'],
})

/** Whether a user is assigned to a location, to its venue or to a location in it. */
function worksAt({ exists, selectFrom }: ExpressionBuilder<Tables, 'app_user'>, { type, locationID }: Location) {
  return exists(
    selectFrom('user_location')
      .innerJoin('location as place', (join) =>
        join
          .onRef('place.type', '=', 'user_location.location_type')
          .onRef('place.location_id', '=', 'user_location.location_id'),
      )
      .innerJoin('location as here', (join) => join.on('here.type', '=', type).on('here.location_id', '=', locationID))
      .select('user_location.user_id')
      .whereRef('user_location.user_id', '=', 'app_user.user_id')
      .where(({ and, or, eb }) =>
        or([
          and([eb('place.type', '=', type), eb('place.location_id', '=', locationID)]),
          and([eb('place.type', '=', 'VENUE'), eb('place.location_id', '=', eb.ref('here.venue_id'))]),
          and([eb('here.type', '=', 'VENUE'), eb('place.venue_id', '=', locationID)]),
        ]),
      ),
  )
}

type StaffRow = Awaited<ReturnType<typeof staff.all>>[number]

/** The context of a response about users. */
export interface Viewer {
  company: CompanyStore
  user: Pick<SessionUser, 'grants' | 'scope'>
  now: Date
}

/** Why users with more access than the viewer's are not changed by them (G4, L5). */
export const beyondRole = (role: string) => `You can't change who has the role ${role}: it has access that yours lacks.`
const beyondPlaces = (name: string) => `You can't change ${name}: they work at places that are not all yours.`

/** The rows in the form of the contract: with their lock, and whether the viewer may change them. */
export async function staffUsers({ company, user, now }: Viewer, rows: readonly StaffRow[]): Promise<StaffUser[]> {
  const names = rows.map((row) => row.userName)
  const roleIDs = new Set(rows.map((row) => row.roleID))
  const [locked, open, places] = await Promise.all([
    lockedOut(company, names, now),
    rolesToHandOut(company, user.grants, roleIDs),
    placesOf(
      company,
      rows.map(({ userID }) => userID),
    ),
  ])
  return rows.map((row) => {
    const isWithin = coversScope(user.scope, places.get(row.userID) ?? 'ALL')
    const changeDenied = open.has(row.roleID) ? (isWithin ? undefined : beyondPlaces(row.name)) : beyondRole(row.role)
    return {
      ...row,
      locked: locked.has(row.userName),
      lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
      mayChange: changeDenied === undefined,
      ...(changeDenied && { changeDenied }),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

/** Where users work, by user: those who work everywhere are left out. Whoever reads it, all places of a user count. */
async function placesOf({ everywhere }: CompanyStore, userIDs: string[]): Promise<ReadonlyMap<string, Place[]>> {
  const rows = await everywhere
    .selectFrom('user_location')
    .innerJoin('location', (join) =>
      join
        .onRef('location.type', '=', 'user_location.location_type')
        .onRef('location.location_id', '=', 'user_location.location_id'),
    )
    .select(['user_id', 'location.type', 'location.location_id as locationID', 'location.venue_id'])
    .where(sql<boolean>`user_id = any(${userIDs})`)
    .execute()
  const places = new Map<string, Place[]>()
  for (const { user_id, type, locationID, venue_id } of rows) {
    const venue: Place = venue_id === null ? [] : [{ type: 'VENUE', locationID: venue_id }]
    places.set(user_id, [...(places.get(user_id) ?? []), [{ type, locationID }, ...venue]])
  }
  return places
}

/** The user, if the viewer may change them. Throws the 404 and the 403. */
export async function changeableUser(viewer: Viewer, userID: string): Promise<StaffUser> {
  const user = await staffUser(viewer, userID)
  if (user.changeDenied) throw forbidden(user.changeDenied)
  return user
}

/** One user in the form of the contract. Throws the 404. */
export async function staffUser(viewer: Viewer, userID: string): Promise<StaffUser> {
  const [user] = await staffUsers(viewer, await staff.all(viewer.company, { userID }))
  if (!user) throw notFound()
  return user
}

/** The roles that the holder of `grants` may assign. */
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
