import { randomUUID } from 'node:crypto'
import { mayHandOut } from '@greenroom/permissions'
import type { Call, HandlersOf } from '#http/call.ts'
import { requireRecord } from '#companies/configuration.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { nextVersion, stamp } from '#database/stamp.ts'
import { audit, write, type WriteTransaction } from '#database/write.ts'
import { createRecord, requireVersion, updateRecord } from '#database/write-record.ts'
import { forbidden, refused, refusedField } from '#http/failures.ts'
import type { Platform } from '#boot/platform.ts'
import { grantsOfRole, keepingAdministrator, roles } from '#areas/roles/role-store.ts'
import { MAIL_PASSWORD_LINK } from '#areas/session/forgotten-password.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { lockRows } from '#query/locks.ts'
import { unlock } from '#areas/session/login-throttle.ts'
import { generatePassword, hashPassword } from '#areas/session/passwords.ts'
import { passwordExpiry, setPassword } from '#areas/session/set-password.ts'
import { rolesToHandOut, staff, staffUser, type StaffUser, staffUsers } from './user-store.ts'

type UserOperation =
  'listStaff' | 'listRoleChoices' | 'createUser' | 'updateUser' | 'setUserStatus' | 'resetUserPassword' | 'unlockUser'

const FIELDS = ['name', 'email', 'employeeID', 'roleID', 'locations', 'status']

/** The company's users, changed by users who may grant their role (`@greenroom/permissions` G4, G5). */
export function userHandlers({ sessions, now }: Platform): HandlersOf<UserOperation> {
  const shown = (tx: CompanyStore, { user }: Call, userID: string) =>
    staffUser({ company: tx, grants: user.grants, now: now() }, userID)

  /** The user, if the caller may change them. Throws the 404 and the 403. */
  async function changeable(tx: WriteTransaction, call: Call, userID: string) {
    const user = await shown(tx, call, userID)
    if (!user.mayChange) throw forbidden(beyond(user.role))
    return user
  }

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
    work: (tx: WriteTransaction) => Promise<{ body: Body }>,
  ) {
    const answer = await write(call, (tx) => keepingAdministrator(tx, () => work(tx)))
    sessions.invalidateCompany(call.company.code)
    return answer
  }

  /**
   * As `change`, with a new password for the user that `work` returns: mailed as a link to choose one if `mail` is set, or
   * else returned. The password is left out of the stored response for a repeated request.
   */
  async function withPassword<Op extends UserOperation>(
    call: Call<Op>,
    mail: boolean,
    work: (tx: WriteTransaction, password: string) => Promise<StaffUser>,
  ) {
    let fresh: string | undefined
    const { body } = await change(call, async (tx) => {
      fresh = generatePassword()
      const user = await work(tx, fresh)
      if (mail) await enqueue(tx, MAIL_PASSWORD_LINK, { userID: user.userID })
      return { body: user }
    })
    const isFirst = fresh !== undefined
    return { body: { user: body!, password: isFirst && !mail ? fresh! : null, mailed: isFirst && mail } }
  }

  return {
    listStaff: async ({ company, user, query }) => {
      const [{ rows, nextCursor }, total] = await Promise.all([staff.read(company, query), staff.total(company, query)])
      const data = await staffUsers({ company, grants: user.grants, now: now() }, rows)
      return { body: { data, nextCursor, total } }
    },

    listRoleChoices: async ({ company, user }) => {
      const choices = await roles.all(company.db)
      const open = await rolesToHandOut(company, user.grants, new Set(choices.map(({ roleID }) => roleID)))
      return { body: choices.map(({ roleID, name }) => ({ roleID, name, mayGive: open.has(roleID) })) }
    },

    createUser: (call) =>
      withPassword(call, call.body.mail ?? false, async (tx, password) => {
        const { userName, roleID, locations = [], mail = false, ...body } = call.body
        await requireRecord(tx.db, 'user', { userName, ...body })
        if (mail) requireEmail(body.email)
        await requireHandOut(tx, call, roleID)
        const taken = await tx.db.selectFrom('app_user').select('user_id').where('user_name', '=', userName).execute()
        if (taken.length > 0) throw refusedField('userName', `There is already a user ${userName}`, userName)
        const id = randomUUID()
        const user = { entity: 'user', id, fields: ['userName', ...FIELDS], read: () => shown(tx, call, id) } as const
        return createRecord(tx, user, async () => {
          const columns = {
            user_id: id,
            user_name: userName,
            role_id: roleID,
            ...columnsOf(body),
            ...stamp(tx),
            password_hash: await hashPassword(password),
            password_expires_at: await passwordExpiry(tx, roleID, now()),
          }
          await tx.db.insertInto('app_user').values(columns).execute()
          await storeLocations(tx, id, locations)
        })
      }),

    updateUser: (call) =>
      change(call, async (tx) => {
        const { userID, version, roleID, locations = [], ...body } = call.body
        const after = await update(tx, call, userID, async (user) => {
          requireVersion(user, version)
          await requireRecord(tx.db, 'user', { userName: user.userName, ...body })
          await requireHandOut(tx, call, roleID)
          await storeLocations(tx, userID, locations)
          return { ...columnsOf(body), role_id: roleID }
        })
        return { body: after }
      }),

    setUserStatus: (call) =>
      change(call, async (tx) => {
        const { userID } = call.params
        const isActive = call.body.status === 'Active'
        const after = await update(tx, call, userID, async () => {
          if (!isActive && userID === call.user.userID) throw refused('You cannot deactivate yourself')
          if (!isActive) await endSessions(tx, userID)
          return { disabled_at: isActive ? null : tx.at }
        })
        return { body: after }
      }),

    resetUserPassword: (call) =>
      withPassword(call, call.body.mail, (tx, password) => {
        const { userID } = call.params
        return update(tx, call, userID, async ({ email, userName, roleID }) => {
          if (call.body.mail) requireEmail(email)
          await setPassword(tx, { user_id: userID, user_name: userName, role_id: roleID }, password, now())
          await endSessions(tx, userID)
          return {}
        })
      }),

    unlockUser: (call) =>
      change(call, async (tx) => {
        const { userID } = call.params
        const { userName } = await changeable(tx, call, userID)
        await unlock(tx, userName)
        await audit(tx, 'user', userID, 'unlock', [])
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

async function requireHandOut(tx: WriteTransaction, { user }: Call, roleID: number) {
  const role = await tx.db.selectFrom('role').select('name').where('role_id', '=', roleID).executeTakeFirst()
  if (role && mayHandOut(user.grants, await grantsOfRole(tx, roleID))) return
  throw refusedField('roleID', role ? beyond(role.name) : `There is no role ${roleID}`, roleID)
}

const beyond = (role: string) =>
  `You can't change who has the role ${role}: it has configuration access that yours lacks.`

async function storeLocations(tx: WriteTransaction, userID: string, locations: string[]) {
  await tx.db.deleteFrom('user_location').where('user_id', '=', userID).execute()
  if (locations.length === 0) return
  const known = await tx.db.selectFrom('location').select('location_id').where('location_id', 'in', locations).execute()
  const ids = new Set(known.map((row) => row.location_id))
  const missing = locations.filter((id) => !ids.has(id))
  if (missing.length > 0) throw refusedField('locations', `There is no location ${missing.join(', ')}`, missing)
  const rows = locations.map((location_id) => ({ user_id: userID, location_id }))
  await tx.db.insertInto('user_location').values(rows).execute()
}

function endSessions(tx: WriteTransaction, userID: string) {
  return tx.db.deleteFrom('session').where('user_id', '=', userID).execute()
}
