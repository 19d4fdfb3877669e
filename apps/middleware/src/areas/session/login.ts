import { setTimeout as pause } from 'node:timers/promises'
import { mustUsePartnerPortal } from '@greenroom/permissions'
import type { AnswerBody, PublicCall } from '#calls/call.ts'
import { companyStore, type CompanyStore } from '#database/company-store.ts'
import { Failure, notAllowedHere, refusing } from '#failures/failures.ts'
import { securityLog } from '#http/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { measures } from '#telemetry/measures.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode } from '#query/sort-keys.ts'
import { describeDevice } from './device.ts'
import { recordSignIn, resetAttempts } from '#identity/login-throttle.ts'
import { newPasswordKey } from './forgotten-password.ts'
import { networkOf } from '#identity/network.ts'
import { hashPassword, isOutdated, verifyPassword } from '#identity/passwords.ts'
import { featuresOf } from '#identity/role-grants.ts'
import { placesIn, scopeOfUser } from '#identity/scope-of-user.ts'
import { isSecondFactorRequired } from '#identity/second-factor-setting.ts'
import { isEnrolled } from './two-factor.ts'
import { findUser, userAnswer, type UserRow } from '#identity/users.ts'

type LoginAnswer = NonNullable<AnswerBody<'login'>>
type LoginCall = Pick<PublicCall, 'address' | 'headers' | 'log'>

interface Entrance {
  remember: boolean
  partner: boolean
  fetchAccountConfig: boolean
}

interface Credentials extends Entrance {
  domain: string
  username: string
  password?: string | undefined
}

/** The minimum time of a refusal, so that it does not reveal whether the name, the password or a lock was the reason. */
const REFUSAL_TAKES = 250
/** Failures in a row after which each refusal takes a second. */
const PATIENCE = 4
const SLOWED_BY = 750

/** One message for every reason, so that nobody learns which names exist (ASVS 6.3.8). */
export const unauthorized = (description = 'Could not authenticate') =>
  new Failure(401, 'ER_000', 'Unauthorized', { error: 'unauthorized', error_description: description })

const credentialsExpired = () =>
  new Failure(401, 'ER_000', 'Unauthorized', {
    error: 'invalid_grant',
    error_description: 'User credentials have expired',
  })

/** A generated password signs nobody in: it is good for choosing another password, once and for a day (ASVS 6.4.1). */
async function refuseInitialPassword(company: CompanyStore, user: UserRow, now: Date): Promise<Failure> {
  if (user.initial_password_until! <= now) return credentialsExpired()
  return new Failure(401, 'ER_000', 'Unauthorized', {
    error: 'invalid_grant',
    error_description: 'Choose your own password to sign in',
    body: { passwordKey: await newPasswordKey(company, user.user_id, now) },
  })
}

/** Password login: checks the credentials, then opens a session (section 4). */
export async function logIn(platform: Platform, call: LoginCall, given: Credentials): Promise<LoginAnswer> {
  const earliest = pause(REFUSAL_TAKES)
  const { db } = platform.database
  const attempt = {
    company_code: given.domain.trim().toLowerCase(),
    user_name: given.username.trim().toLowerCase(),
    address: networkOf(call.address),
  }
  const who = { company: attempt.company_code, userName: attempt.user_name }
  const company = companyStore(db, attempt.company_code)

  const tries = await recordSignIn(db, attempt, platform.now())
  const user = tries ? await findUser(company, 'user_name', attempt.user_name) : undefined
  const right = tries && (await verifyPassword(given.password ?? '', user?.password_hash))
  if (!user || !right || user.disabled_at) {
    await earliest
    if (!tries || tries > PATIENCE) await pause(SLOWED_BY)
    throw refusing({ ...who, locked: !tries }, unauthorized())
  }
  await resetAttempts(db, attempt)
  if (isOutdated(user.password_hash)) await rehash(company, user, given.password ?? '')
  requireEntrance(user, given)
  if (user.initial_password_until) throw refusing(who, await refuseInitialPassword(company, user, platform.now()))
  if (user.password_expires_at && user.password_expires_at <= platform.now()) throw refusing(who, credentialsExpired())
  return enter(platform, call, company, user, given)
}

/** Roles 1, 15, 17 and 18 sign in through the partner portal, all others through the regular login (section 6). */
export function requireEntrance(user: UserRow, { partner }: Pick<Entrance, 'partner'>) {
  const who = { company: user.company_code, userName: user.user_name }
  if (mustUsePartnerPortal(user.role_id) !== partner) throw refusing(who, notAllowedHere())
}

/** Opens a session for a user whose password or identity provider has been checked. */
export async function enter(
  platform: Platform,
  call: LoginCall,
  company: CompanyStore,
  user: UserRow,
  { remember, partner, fetchAccountConfig }: Entrance,
): Promise<LoginAnswer> {
  const owesSecondFactor = await isSecondFactorRequired(platform.database.db, company.code, partner)
  const device = describeDevice(call.headers['user-agent']?.toString())
  const opening = { remember, partner, owesSecondFactor, device, address: call.address }
  const token = await platform.sessions.open(company.code, user.user_id, opening)
  measures()?.signIns.inc({ outcome: 'accepted' })
  const who = { company: company.code, userID: user.user_id, userName: user.user_name }
  securityLog(call).info({ ...who, owesSecondFactor }, 'signed in')
  return loginAnswer(platform, company, user, { token, owesSecondFactor, partner, fetchAccountConfig })
}

/**
 * The response of login, form login, SSO and refresh. Settings and permissions are left out until the second factor is
 * given.
 */
export async function loginAnswer(
  platform: Platform,
  company: CompanyStore,
  user: UserRow,
  given: { token: string; owesSecondFactor: boolean; partner: boolean; fetchAccountConfig: boolean },
): Promise<LoginAnswer> {
  return {
    token: given.token,
    partner: given.partner,
    user: userAnswer(user, platform.now()),
    ...(given.owesSecondFactor
      ? { secondFactor: { enrolled: await isEnrolled(company, user.user_id) } }
      : {
          ...(given.fetchAccountConfig && { accountConfig: await accountConfiguration(company) }),
          authorizationData: {
            features: await featuresOf(company.db, company.code, user.role_id),
            places: placesIn(await scopeOfUser(company.everywhere, company.code, user.user_id)),
          },
        }),
  }
}

const settings = listQuery({
  from: ({ db }: CompanyStore) => db.selectFrom('account_configuration').select(['key', 'value']),
  key: byCode('key'),
  byDefault: [],
})

export function accountConfiguration(company: CompanyStore) {
  return settings.all(company)
}

/** Rehashes the password at today's cost, unless it was changed meanwhile. */
async function rehash({ db }: CompanyStore, user: UserRow, password: string) {
  await db
    .updateTable('app_user')
    .set({ password_hash: await hashPassword(password) })
    .where('user_id', '=', user.user_id)
    .where('password_hash', '=', user.password_hash)
    .execute()
}
