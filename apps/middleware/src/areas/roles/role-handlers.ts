import { sql } from 'kysely'
import {
  checkRoleChange,
  type FeatureGrant,
  FEATURES,
  grantsOf,
  levelsOf,
  NEEDS_ALL_PLACES,
} from '@greenroom/permissions'
import { requireRecord } from '#companies/configuration.ts'
import type { Call, HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { audit, checkVersion, write, type WriteTransaction } from '#calls/write.ts'
import { requireVersion, updateRecord } from '#calls/write-record.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { forbidden, notFound, refused, refusedField } from '#failures/failures.ts'
import { logOnceSaved } from '#http/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { grantsOfRole } from '#identity/role-grants.ts'
import { inCompanysTurn, keepingAdministrator, oneRole, roleGrants, rolesOf } from './role-store.ts'

/** Lower IDs are reserved for the roles of section 6. */
const FIRST_OWN_ROLE = 100

const KEYS: ReadonlySet<string> = new Set(FEATURES.map(({ key }) => key))

/** The permissions of each role: data of the company, changed by authorized users (`@greenroom/permissions` G1 to G5). */
export function roleHandlers({
  sessions,
}: Platform): HandlersOf<'listRoles' | 'createRole' | 'renameRole' | 'getRole' | 'saveRoleGrants'> {
  return {
    listRoles: async ({ company }) => ({ body: await rolesOf(company.db) }),

    getRole: async ({ company, params }) => ({ body: await roleGrants(company, params.roleID) }),

    createRole: (given) =>
      write(given, async (tx) => {
        // No other role gets this ID or name meanwhile.
        const call = await inCompanysTurn(tx, given)
        requireAllPlaces(call)
        const { name, likeRoleID } = call.body
        await checkName(tx.db, name)
        const like = likeRoleID === undefined ? undefined : await oneRole(tx.db, likeRoleID)
        const access = like ? await grantsOfRole(tx, like.roleID) : grantsOf([])
        refuseBeyond(call, new Map(), access, false)
        const roleID = await nextRoleID(tx)
        await tx.db
          .insertInto('role')
          .values({ role_id: roleID, name, base_role_id: like?.baseRoleID ?? roleID, ...stamp(tx) })
          .execute()
        const grants = [...access.keys()].map((key) => ({ key, access: levelsOf(access, key as never) }))
        if (grants.length > 0) await storeGrants(tx, roleID, grants)
        const from = { field: 'access', from: null, to: like ? `as ${like.name}` : 'none' }
        await audit(tx, 'role', String(roleID), 'create', [{ field: 'name', from: null, to: name }, from])
        logOnceSaved(tx, call, { roleID, likeRoleID }, 'created a role')
        return { body: await oneRole(tx.db, roleID) }
      }),

    renameRole: (given) =>
      write(given, async (tx) => {
        const call = await inCompanysTurn(tx, given)
        requireAllPlaces(call)
        const { roleID, name, version } = call.body
        await lockRole(tx, roleID)
        const role = {
          entity: 'role',
          id: String(roleID),
          fields: ['name'],
          read: () => oneRole(tx.db, roleID),
        } as const
        const renamed = await updateRecord(tx, role, async (current) => {
          requireVersion(current, version)
          if (!current.custom) throw refused(`${current.name} is a built-in role and can't be renamed`)
          await checkName(tx.db, name, roleID)
          await touch(tx, roleID, { name })
        })
        return { body: renamed }
      }),

    saveRoleGrants: async (call) => {
      const answer = await write(call, (tx) => keepingAdministrator(tx, call, (current) => saveGrants(tx, current)))
      sessions.invalidateCompany(call.company.code)
      return answer
    },
  }
}

/** A role is of all places: its users may work anywhere (L5). */
export function requireAllPlaces({ user }: Pick<Call, 'user'>) {
  if (user.scope !== 'ALL') throw forbidden(NEEDS_ALL_PLACES)
}

async function saveGrants(tx: WriteTransaction, call: Call<'saveRoleGrants'>) {
  requireAllPlaces(call)
  const { roleID } = call.params
  const { features, version } = call.body
  const stored = await lockRole(tx, roleID)
  const current = await roleGrants(tx, roleID)
  checkVersion(stored, version, () => current)
  const unknown = features.flatMap(({ key }, index) =>
    KEYS.has(key) ? [] : [{ field: `features.${index}.key`, message: `There is no feature ${key}`, value: key }],
  )
  if (unknown.length > 0) throw refused('Some of the features do not exist', unknown)

  const before = new Map(current.features.map((feature) => [feature.key, feature]))
  const given = new Map(features.map((feature) => [feature.key, feature]))
  const after = new Map([...before, ...given])
  refuseBeyond(call, grantsOf(before.values()), grantsOf(after.values()), call.user.roleID === roleID)
  const changes = [...given.values()].map(({ key, access }) => {
    return { field: key, from: before.get(key)!.access, to: access }
  })
  await storeGrants(tx, roleID, [...given.values()])
  await touch(tx, roleID, {})
  await audit(tx, 'role', String(roleID), 'update', changes)
  const keys = features.map(({ key }) => key)
  logOnceSaved(tx, call, { roleID, features: keys }, 'changed the access of a role')
  return { body: await roleGrants(tx, roleID) }
}

function refuseBeyond(call: Call, before: ReturnType<typeof grantsOf>, after: typeof before, isOwn: boolean) {
  const issues = checkRoleChange(call.user.grants, isOwn, before, after)
  if (issues.length === 0) return
  throw refused(
    issues[0]!.message,
    issues.map(({ feature, message }) => ({ field: feature, message })),
  )
}

async function checkName(db: CompanyQueries, name: string, roleID?: number) {
  await requireRecord(db, 'role', { name })
  const taken = (await rolesOf(db)).some(
    (role) => role.roleID !== roleID && role.name.toLowerCase() === name.toLowerCase(),
  )
  if (taken) throw refusedField('name', `There is already a role ${name}`, name)
}

/** Past the IDs of deleted roles as well: history and tokens may still name them. */
async function nextRoleID(tx: WriteTransaction): Promise<number> {
  const last = Math.max(FIRST_OWN_ROLE - 1, ...(await rolesOf(tx.db)).map((role) => role.roleID))
  const { last_value } = await tx.db
    .insertInto('id_counter')
    .values({ kind: 'ROLE', last_value: last + 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['company_code', 'kind'])
        .doUpdateSet({ last_value: sql`greatest(id_counter.last_value, ${last}) + 1` }),
    )
    .returning('last_value')
    .executeTakeFirstOrThrow()
  return last_value
}

async function lockRole(tx: WriteTransaction, roleID: number) {
  const stored = await tx.db.selectFrom('role').selectAll().where('role_id', '=', roleID).forUpdate().executeTakeFirst()
  if (!stored) throw notFound(`There is no role ${roleID}`)
  return stored
}

function touch(tx: WriteTransaction, roleID: number, values: { name?: string }) {
  return tx.db
    .updateTable('role')
    .set({ ...values, ...nextVersion(tx) })
    .where('role_id', '=', roleID)
    .execute()
}

async function storeGrants(tx: WriteTransaction, roleID: number, grants: FeatureGrant[]) {
  const keys = grants.map(({ key }) => key)
  await tx.db.deleteFrom('role_grant').where('role_id', '=', roleID).where('feature', 'in', keys).execute()
  const rows = grants.flatMap(({ key, access }) => access.map((level) => ({ role_id: roleID, feature: key, level })))
  await tx.db.insertInto('role_grant').values(rows).execute()
}
