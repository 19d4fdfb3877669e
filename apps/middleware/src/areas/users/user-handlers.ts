import { randomUUID } from 'node:crypto'
import { type Location, mayHandOut, NEEDS_ALL_PLACES } from '@greenroom/permissions'
import type { Call, HandlersOf } from '#calls/call.ts'
import { requireRecord } from '#companies/configuration.ts'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { audit, isAnswered, write, type WriteTransaction } from '#calls/write.ts'
import { createRecord, requireVersion, updateRecord } from '#calls/write-record.ts'
import { refused, refusedField } from '#failures/failures.ts'
import { logOnceSaved } from '#http/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { locationOf } from '#areas/entitlements/entitlement-reads.ts'
import { unknownLocations } from '#areas/entitlements/entitlement-store.ts'
import { grantsOfRole } from '#identity/role-grants.ts'
import { keepingAdministrator, roles } from '#areas/roles/role-store.ts'
import { MAIL_PASSWORD_LINK } from '#areas/session/forgotten-password.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { lockRows } from '#query/locks.ts'
import { unlock } from '#identity/login-throttle.ts'
import { generatePassword, hashPassword, NO_PASSWORD } from '#identity/passwords.ts'
import { forgetIdentity } from '#areas/session/sso-identity.ts'
import { endOfInitialPassword, passwordExpiry, setPassword } from '#identity/set-password.ts'
import {
  beyondRole,
  changeableUser,
  rolesToHandOut,
  staff,
  staffUser,
  type StaffUser,
  staffUsers,
} from './user-store.ts'

type UserOperation =
  | 'listStaff'
  | 'listRoleChoices'
  | 'createUser'
  | 'updateUser'
  | 'setUserStatus'
  | 'resetUserPassword'
  | 'unlockUser'

const FIELDS = ['name', 'email', 'employeeID', 'roleID', 'locations', 'status']

/** The company's users, changed by users who may grant their role (`@greenroom/permissions` G4, G5, L5). */
export function userHandlers({ sessions, now }: Platform): HandlersOf<UserOperation> {
  const shown = (tx: CompanyStore, { user }: Call, userID: string) =>
    staffUser({ company: tx, user, now: now() }, userID)

  const changeable = (tx: WriteTransaction, { user }: Call, userID: string) =>
    changeableUser({ company: tx, user, now: now() }, userID)

  /** Updates a user with the columns that `work` returns. */
  async function update(tx: WriteTransaction, call: Call, id: string, work: (user: StaffUser) => Promise<object>) {
    await lockRows(tx.db.selectFrom('app_user').select('user_id').where('user_id', '=', id), 'user_id').execute()
    const user = { entity: 'user', id, fields: FIELDS, read: () => changeable(tx, call, id) } as const
    return updateRecord(tx, user, async (before) => {
      const columns = { ...(await work(before)), ...nextVersion(tx) }
      await tx.db.updateTable('app_user').set(columns).where('user_id', '=', id).execute()
    })
  }

  /** One transaction, then drops the company's cached grants. */
  async function change<Op extends UserOperation, Body>(
    call: Call<Op>,
    work: (tx: WriteTransaction, call: Call<Op>) => Promise<{ body: Body }>,
  ) {
    const answer = await write(call, (tx) => keepingAdministrator(tx, call, (current) => work(tx, current)))
    sessions.invalidateCompany(call.company.code)
    return answer
  }

  return {
    listStaff: async ({ company, user, query }) => {
      const from = { db: company.db, location: query.location === undefined ? undefined : locationOf(query.location) }
      const [{ rows, nextCursor }, total] = await Promise.all([staff.read(from, query), staff.total(from, query)])
      const data = await staffUsers({ company, user, now: now() }, rows)
      return { body: { data, nextCursor, total } }
    },

    listRoleChoices: async ({ company, user }) => {
      const choices = await roles.all(company.db)
      const open = await rolesToHandOut(company, user.grants, new Set(choices.map(({ roleID }) => roleID)))
      return { body: choices.map(({ roleID, name }) => ({ roleID, name, mayGive: open.has(roleID) })) }
    },

    createUser: async (given) => {
      const { userName, roleID, locations = [], mail = false, ...body } = given.body
      const judge = async (store: CompanyStore, call: Call) => {
        await requireRecord(store.db, 'user', { userName, ...body })
        if (mail) requireEmail(body.email)
        await requireHandOut(store, call, roleID)
        await requireLocations(store.db, call, locations)
        const taken = await store.everywhere
          .selectFrom('app_user')
          .select('user_id')
          .where('user_name', '=', userName)
          .execute()
        if (taken.length > 0) throw refusedField('userName', `There is already a user ${userName}`, userName)
      }
      // Before the hash, which is costly. A repeated request gets its answer, although its name is taken by now.
      await judge(given.company, given).catch(async (error: unknown) => {
        if (!(await isAnswered(given))) throw error
      })
      const password = generatePassword()
      const password_hash = await hashPassword(password)
      // The stored response for a repeated request is without the password.
      let isFirst = false
      const { body: user } = await change(given, async (tx, call) => {
        await judge(tx, call)
        const id = randomUUID()
        const record = { entity: 'user', id, fields: ['userName', ...FIELDS], read: () => shown(tx, call, id) } as const
        isFirst = true
        const created = await createRecord(tx, record, async () => {
          const columns = {
            user_id: id,
            user_name: userName,
            role_id: roleID,
            ...columnsOf(body),
            ...stamp(tx),
            password_hash,
            password_expires_at: await passwordExpiry(tx, roleID, now()),
            initial_password_until: endOfInitialPassword(now()),
          }
          await tx.db.insertInto('app_user').values(columns).execute()
          await storeLocations(tx, id, locations)
        })
        if (mail) await enqueue(tx, MAIL_PASSWORD_LINK, { userID: id })
        logOnceSaved(tx, call, { of: id, roleID }, 'created a user')
        return { body: created }
      })
      return { body: { user: user!, password: isFirst && !mail ? password : null, mailed: isFirst && mail } }
    },

    updateUser: (given) =>
      change(given, async (tx, call) => {
        const { userID, version, roleID, locations = [], ...body } = call.body
        const after = await update(tx, call, userID, async (user) => {
          requireVersion(user, version)
          await requireRecord(tx.db, 'user', { userName: user.userName, ...body })
          await requireHandOut(tx, call, roleID)
          await requireLocations(tx.db, call, locations)
          await storeLocations(tx, userID, locations)
          if ((body.email || null) !== user.email) await forgetIdentity(tx, userID)
          const from = user.roleID
          if (roleID !== from) logOnceSaved(tx, call, { of: userID, from, to: roleID }, 'changed the role of a user')
          if (!isSamePlaces(user.locations, locations)) {
            logOnceSaved(tx, call, { of: userID, locations }, 'changed the places of a user')
          }
          return { ...columnsOf(body), role_id: roleID }
        })
        return { body: after }
      }),

    setUserStatus: (given) =>
      change(given, async (tx, call) => {
        const { userID } = call.params
        const isActive = call.body.status === 'Active'
        const after = await update(tx, call, userID, async () => {
          if (!isActive && userID === call.user.userID) throw refused('You cannot deactivate yourself')
          if (!isActive) await endSessions(tx, userID)
          logOnceSaved(tx, call, { of: userID }, isActive ? 'activated a user' : 'deactivated a user')
          return { disabled_at: isActive ? null : tx.at }
        })
        return { body: after }
      }),

    resetUserPassword: (given) =>
      change(given, async (tx, call) => {
        const { userID } = call.params
        const user = await update(tx, call, userID, async ({ email, userName, roleID }) => {
          requireEmail(email)
          await setPassword(tx, { user_id: userID, user_name: userName, role_id: roleID }, NO_PASSWORD, now())
          await endSessions(tx, userID)
          logOnceSaved(tx, call, { of: userID }, 'reset a password')
          return {}
        })
        await enqueue(tx, MAIL_PASSWORD_LINK, { userID })
        return { body: user }
      }),

    unlockUser: (given) =>
      change(given, async (tx, call) => {
        const { userID } = call.params
        const { userName } = await changeable(tx, call, userID)
        await unlock(tx, userName)
        await audit(tx, 'user', userID, 'unlock', [])
        logOnceSaved(tx, call, { of: userID }, 'unlocked a user')
        return { body: await shown(tx, call, userID) }
      }),
  }
}

interface Texts {
  name: string
  email?: string | null
  employeeID?: string | null
}

const columnsOf = ({ name, email, employeeID }: Texts) => ({
  display_name: name,
  email: email || null,
  employee_id: employeeID || null,
})

function requireEmail(email: string | null | undefined) {
  if (!email) throw refusedField('email', 'Email is required to send a link.')
}

async function requireHandOut(store: CompanyStore, { user }: Call, roleID: number) {
  const role = await store.db.selectFrom('role').select('name').where('role_id', '=', roleID).executeTakeFirst()
  if (role && mayHandOut(user.grants, await grantsOfRole(store, roleID))) return
  throw refusedField('roleID', role ? beyondRole(role.name) : `There is no role ${roleID}`, roleID)
}

/** Another location than the caller's does not exist for them, nor can they give all (L5). */
async function requireLocations(db: CompanyQueries, { user }: Call, locations: Location[]) {
  if (locations.length === 0 && user.scope !== 'ALL') throw refusedField('locations', NEEDS_ALL_PLACES)
  const missing = await unknownLocations({ db }, locations)
  if (missing.length === 0) return
  const names = missing.map(({ type, locationID }) => `${type} ${locationID}`)
  throw refusedField('locations', `There is no location ${names.join(', ')}`, names)
}

function isSamePlaces(before: readonly Location[], after: readonly Location[]): boolean {
  const keys = (locations: readonly Location[]) => locations.map(({ type, locationID }) => `${type} ${locationID}`)
  return keys(before).toSorted().join() === keys(after).toSorted().join()
}

async function storeLocations(tx: WriteTransaction, userID: string, locations: Location[]) {
  await tx.db.deleteFrom('user_location').where('user_id', '=', userID).execute()
  if (locations.length === 0) return
  const rows = locations.map(({ type, locationID }) => ({
    user_id: userID,
    location_type: type,
    location_id: locationID,
  }))
  await tx.db.insertInto('user_location').values(rows).execute()
}

function endSessions(tx: WriteTransaction, userID: string) {
  return tx.db.deleteFrom('session').where('user_id', '=', userID).execute()
}
