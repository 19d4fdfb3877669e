import { randomUUID } from 'node:crypto'
import { mayHandOut } from '@greenroom/permissions'
import { checkRecord, type RecordIssue, restrictedCharacters } from '@greenroom/validation'
import type { Call, HandlersOf } from '../call.ts'
import type { CompanyStore } from '../database/company-store.ts'
import { audit, changesBetween, checkVersion, write, type WriteTransaction } from '../database/write.ts'
import { forbidden, notFound, refused } from '../failures.ts'
import type { Platform } from '../platform.ts'
import { grantsOfRole, keepingAdministrator } from '../roles/role-store.ts'
import { mailPasswordLink } from '../session/forgotten-password.ts'
import { unlock } from '../session/login-throttle.ts'
import { generatePassword, hashPassword } from '../session/passwords.ts'
import { passwordExpiry, setPassword } from '../session/set-password.ts'
import { findUser } from '../session/users.ts'
import { userListHandlers } from './user-list.ts'
import { staffUser, type StaffUser } from './user-store.ts'

type UserOperation =
  'listStaff' | 'listRoleChoices' | 'createUser' | 'updateUser' | 'setUserStatus' | 'resetUserPassword' | 'unlockUser'

const FIELDS = ['name', 'email', 'employeeID', 'roleID', 'locations']

/** The people who work for the company, changed by who may give their role (`@greenroom/permissions` G4, G5). */
export function userHandlers(platform: Platform): HandlersOf<UserOperation> {
  const { sessions, now } = platform

  const shown = (tx: CompanyStore, { user }: Call, userID: string) =>
    staffUser({ company: tx, grants: user.grants, now: now() }, userID)

  /** One transaction, after which nobody of the company is trusted by what was known before. */
  async function change<Op extends UserOperation, Body>(
    call: Call<Op>,
    work: (tx: WriteTransaction) => Promise<{ body: Body }>,
  ) {
    const answer = await write(call, (tx) => keepingAdministrator(tx, () => work(tx)))
    sessions.distrust(call.company.code)
    return answer
  }

  /**
   * As `change`, with a new password for the user that `work` answers: mailed as a link to choose one where `mail` asks
   * for it, else answered. It stays out of the answer that is kept for the same request sent again.
   */
  async function withPassword<Op extends UserOperation>(
    call: Call<Op>,
    mail: boolean,
    work: (tx: WriteTransaction, password: string) => Promise<StaffUser>,
  ) {
    const password = generatePassword()
    let first = false
    const { body } = await change(call, async (tx) => {
      first = true
      return { body: await work(tx, password) }
    })
    const user = body!
    if (!first) return { body: { user, password: null, mailed: false } }
    const mailed = mail && (await mailLink(call, user.userID))
    return { body: { user, password: mail ? null : password, mailed } }
  }

  /** A mail that cannot be sent undoes nothing: the caller is told, and may ask for another. */
  async function mailLink({ company, log }: Call, userID: string): Promise<boolean> {
    const user = await findUser(company, 'user_id', userID)
    try {
      return user !== undefined && (await mailPasswordLink(platform, company, user, log))
    } catch (error) {
      log.error({ err: error }, 'a password link could not be mailed')
      return false
    }
  }

  return {
    ...userListHandlers(platform),

    createUser: (call) =>
      withPassword(call, call.body.mail ?? false, async (tx, password) => {
        const { userName, roleID, locations = [], mail = false, ...body } = call.body
        await checkTexts(tx, { userName, ...body })
        if (mail) requireEmail(body.email)
        await requireHandOut(tx, call, roleID)
        const taken = await tx.db.selectFrom('app_user').select('user_id').where('user_name', '=', userName).execute()
        const message = `There already is a user ${userName}`
        if (taken.length > 0) throw refused(message, [{ field: 'userName', message, value: userName }])
        const user_id = randomUUID()
        const stamp = { updated_by: call.user.userName, updated_at: tx.at }
        const secret = {
          password_hash: await hashPassword(password),
          password_expires_at: await passwordExpiry(tx, roleID, now()),
        }
        await tx.db
          .insertInto('app_user')
          .values({ user_id, user_name: userName, role_id: roleID, ...secret, ...columnsOf(body), ...stamp })
          .execute()
        await storeLocations(tx, user_id, locations)
        const user = await shown(tx, call, user_id)
        await audit(tx, 'user', user_id, 'create', changesBetween({}, user, ['userName', ...FIELDS]))
        return user
      }),

    updateUser: (call) =>
      change(call, async (tx) => {
        const { userID, version, roleID, locations = [], ...body } = call.body
        const before = await lockUser(tx, call, userID, shown)
        checkVersion(before.stored, version, () => before.user)
        await checkTexts(tx, { userName: before.user.userName, ...body })
        await requireHandOut(tx, call, roleID)
        await touch(tx, userID, { ...columnsOf(body), role_id: roleID })
        await storeLocations(tx, userID, locations)
        const after = await shown(tx, call, userID)
        await audit(tx, 'user', userID, 'update', changesBetween(before.user, after, FIELDS))
        return { body: after }
      }),

    setUserStatus: (call) =>
      change(call, async (tx) => {
        const { userID } = call.params
        const { user } = await lockUser(tx, call, userID, shown)
        const { status } = call.body
        if (status === 'Inactive' && userID === call.user.userID) throw refused('You cannot deactivate yourself')
        await touch(tx, userID, { disabled_at: status === 'Inactive' ? tx.at : null })
        if (status === 'Inactive') await endSessions(tx, userID)
        await audit(tx, 'user', userID, 'update', [{ field: 'status', from: user.status, to: status }])
        return { body: await shown(tx, call, userID) }
      }),

    resetUserPassword: (call) =>
      withPassword(call, call.body.mail, async (tx, password) => {
        const { userID } = call.params
        const { user, stored } = await lockUser(tx, call, userID, shown)
        if (call.body.mail) requireEmail(user.email)
        await setPassword(tx, { ...stored, role: user.role }, password, now())
        await touch(tx, userID, {})
        await endSessions(tx, userID)
        return shown(tx, call, userID)
      }),

    unlockUser: (call) =>
      change(call, async (tx) => {
        const { userID } = call.params
        const { user } = await lockUser(tx, call, userID, shown)
        await unlock(tx, user.userName)
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
  const message = 'Email is required to send a link.'
  if (!email) throw refused(message, [{ field: 'email', message }])
}

async function checkTexts(tx: WriteTransaction, texts: Texts & { userName: string }) {
  const restricted = restrictedCharacters(await tx.db.selectFrom('system_configuration').selectAll().execute())
  const issues: RecordIssue[] = checkRecord('user', texts, restricted)
  if (issues.length > 0) throw refused(issues[0]!.message, issues)
}

/** The user, held until the transaction ends. Throws the 404, and the 403 for one whom the caller may not change. */
async function lockUser(
  tx: WriteTransaction,
  call: Call,
  userID: string,
  shown: (tx: CompanyStore, call: Call, userID: string) => ReturnType<typeof staffUser>,
) {
  const stored = await tx.db
    .selectFrom('app_user')
    .selectAll()
    .where('user_id', '=', userID)
    .forUpdate()
    .executeTakeFirst()
  if (!stored) throw notFound()
  const user = await shown(tx, call, userID)
  if (!user.mayChange) throw forbidden(beyond(user.role))
  return { stored, user }
}

async function requireHandOut(tx: WriteTransaction, { user }: Call, roleID: number) {
  const role = await tx.db.selectFrom('role').select('name').where('role_id', '=', roleID).executeTakeFirst()
  const message = role ? beyond(role.name) : `There is no role ${roleID}`
  if (role && mayHandOut(user.grants, await grantsOfRole(tx, roleID))) return
  throw refused(message, [{ field: 'roleID', message, value: roleID }])
}

const beyond = (role: string) =>
  `The role ${role} reaches further into the configuration than yours, so that you cannot change who has it.`

async function storeLocations(tx: WriteTransaction, userID: string, locations: string[]) {
  await tx.db.deleteFrom('user_location').where('user_id', '=', userID).execute()
  if (locations.length === 0) return
  const known = await tx.db.selectFrom('location').select('location_id').where('location_id', 'in', locations).execute()
  const ids = new Set(known.map((row) => row.location_id))
  const missing = locations.filter((id) => !ids.has(id))
  const message = `There is no location ${missing.join(', ')}`
  if (missing.length > 0) throw refused(message, [{ field: 'locations', message, value: missing }])
  await tx.db
    .insertInto('user_location')
    .values(locations.map((location_id) => ({ user_id: userID, location_id })))
    .execute()
}

function touch(tx: WriteTransaction, userID: string, values: object) {
  const stamp = { updated_by: tx.writer.user.userName, updated_at: tx.at }
  return tx.db
    .updateTable('app_user')
    .set((eb) => ({ ...values, ...stamp, version: eb('version', '+', 1) }))
    .where('user_id', '=', userID)
    .execute()
}

function endSessions(tx: WriteTransaction, userID: string) {
  return tx.db.deleteFrom('session').where('user_id', '=', userID).execute()
}
