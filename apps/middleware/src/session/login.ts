import { setTimeout as pause } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { mustUsePartnerPortal } from '@greenroom/permissions'
import type { AnswerBody, PublicCall } from '../call.ts'
import { companyStore, type CompanyStore } from '../database/company-store.ts'
import type { Tables } from '../database/tables.ts'
import { Failure, notAllowedHere, refusing } from '../failures.ts'
import type { Platform } from '../platform.ts'
import { forgiveTries, takeTry } from './login-throttle.ts'
import { verifyPassword } from './passwords.ts'
import { featuresOf } from './sessions.ts'

type LoginAnswer = NonNullable<AnswerBody<'login'>>
type UserRow = Selectable<Tables['app_user']> & { role: string }

interface Credentials {
  domain: string
  username: string
  password?: string | undefined
  remember: boolean
  partner: boolean
  fetchAccountConfig: boolean
}

/** No refusal is answered sooner, so that its time does not tell a wrong name from a wrong password or a lock. */
const REFUSAL_TAKES = 250

/** One message for every reason, so that nobody learns which names exist (ASVS 6.3.8). */
export const unauthorized = (description = 'Could not authenticate') =>
  new Failure(401, 'ER_000', 'Unauthorized', { error: 'unauthorized', error_description: description })

const credentialsExpired = () =>
  new Failure(401, 'ER_000', 'Unauthorized', {
    error: 'invalid_grant',
    error_description: 'User credentials have expired',
  })

/** Password login: checks who it is, then opens a session (section 4). */
export async function logIn(
  platform: Platform,
  call: Pick<PublicCall, 'address' | 'log'>,
  given: Credentials,
): Promise<LoginAnswer> {
  const earliest = pause(REFUSAL_TAKES)
  const { db } = platform.database
  const attempt = {
    company_code: given.domain.trim().toLowerCase(),
    user_name: given.username.trim().toLowerCase(),
    address: call.address,
  }
  const who = { company: attempt.company_code, userName: attempt.user_name }
  const company = companyStore(db, attempt.company_code)

  const mayTry = await takeTry(db, attempt, platform.now())
  const user = mayTry ? await findUser(company, attempt.user_name) : undefined
  const right = mayTry && (await verifyPassword(given.password ?? '', user?.password_hash))
  if (!user || !right || user.disabled_at) {
    await earliest
    throw refusing({ ...who, locked: !mayTry }, unauthorized())
  }
  await forgiveTries(db, attempt)
  if (mustUsePartnerPortal(user.role_id) !== given.partner) throw refusing(who, notAllowedHere())
  if (user.password_expires_at && user.password_expires_at <= platform.now()) throw refusing(who, credentialsExpired())
  const token = await platform.sessions.open(company.code, user.user_id, given)
  call.log.info(who, 'signed in')
  return loginAnswer(platform, company, user, token, given.fetchAccountConfig)
}

/** What login, form login and refresh answer. */
export async function loginAnswer(
  platform: Platform,
  company: CompanyStore,
  user: UserRow,
  token: string,
  withAccountConfig: boolean,
): Promise<LoginAnswer> {
  return {
    token,
    user: userAnswer(user, platform.now()),
    ...(withAccountConfig && { accountConfig: await accountConfiguration(company) }),
    authorizationData: { features: await featuresOf(company.db, company.code, user.role_id) },
  }
}

export function findUser(company: CompanyStore, userName: string): Promise<UserRow | undefined> {
  return company.db
    .selectFrom('app_user')
    .innerJoin('role', 'role.role_id', 'app_user.role_id')
    .selectAll('app_user')
    .select('role.name as role')
    .where('app_user.user_name', '=', userName.toLowerCase())
    .executeTakeFirst()
}

export function accountConfiguration(company: CompanyStore) {
  return company.db.selectFrom('account_configuration').select(['key', 'value']).orderBy('key').execute()
}

export function userAnswer(user: UserRow, now: Date): LoginAnswer['user'] {
  const expires = user.password_expires_at
  return {
    userID: user.user_id,
    userName: user.user_name,
    name: user.display_name,
    email: user.email,
    companyCode: user.company_code,
    roleID: user.role_id,
    role: user.role,
    employeeID: user.employee_id,
    enablePin: user.enable_pin,
    passwordExpiresInSeconds: expires && Math.floor((expires.getTime() - now.getTime()) / 1_000),
  }
}
