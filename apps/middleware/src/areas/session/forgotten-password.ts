import { createHash, randomBytes } from 'node:crypto'
import { dateFormats } from '@greenroom/quick-dates'
import * as Schema from 'effect/Schema'
import type { FastifyBaseLogger } from 'fastify'
import { formatsOfUser } from '#companies/formats.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { writeAs } from '#calls/write.ts'
import { securityLog } from '#http/security-log.ts'
import type { PublicCall } from '#calls/call.ts'
import { refused } from '#failures/failures.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { job, type JobKind } from '#jobs/job-kind.ts'
import { passwordMail } from '#areas/mail/password-mail.ts'
import { sendMail } from '#areas/mail/send-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { hashPassword } from '#identity/passwords.ts'
import { recordAttempt } from '#identity/login-throttle.ts'
import { checkNewPassword, setPassword } from '#identity/set-password.ts'
import { findUser, type UserRow } from '#identity/users.ts'

const KEY_LIVES = 30 * 60 * 1_000
/** Mails per user until half an hour has passed without another, so that no mailbox is flooded. */
const MOST_MAILS = 5

/** Sends the mail if the user exists and has an address. The caller must not learn whether they do. */
export async function mailForgotten(
  platform: Platform,
  company: CompanyStore,
  userName: string,
  call: Pick<PublicCall, 'log' | 'address' | 'requestID'>,
): Promise<void> {
  const who = { company: company.code, userName }
  const attempt = { company_code: company.code, user_name: userName, address: 'forgotten password' }
  const tries = await recordAttempt(platform.database.db, attempt, platform.now(), MOST_MAILS)
  const user = tries ? await findUser(company, 'user_name', userName) : undefined
  if (!user || user.disabled_at)
    return securityLog(call).warn({ ...who, locked: !tries }, 'asked for a new password in vain')
  if (!user.email) return securityLog(call).warn(who, 'has no mail address to send a password link to')
  const writer = { user: { userID: user.user_id, userName: user.user_name }, requestID: call.requestID }
  await writeAs(company, writer, (tx) => enqueue(tx, MAIL_PASSWORD_LINK, { userID: user.user_id }))
}

export const MAIL_PASSWORD_LINK: JobKind<{ userID: string }> = {
  name: 'session.mail-password-link',
  payload: Schema.Struct({ userID: Schema.String }),
}

/** Mails the user a link to choose a password; earlier links stop working. Its key is in the mail and nowhere else. */
export const mailPasswordLink = (platform: Platform) =>
  job(
    MAIL_PASSWORD_LINK,
    async ({ payload, company, log }) => {
      const user = await findUser(company, 'user_id', payload.userID)
      if (user?.email && !user.disabled_at) await mailLink(platform, company, { ...user, email: user.email }, log)
    },
    { retries: 12, slots: 2 },
  )

/** A new key to choose a password with, instead of any earlier one of the user. It is stored nowhere. */
export async function newPasswordKey(company: CompanyStore, userID: string, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const row = { key_hash: hashKey(key), expires_at: new Date(now.getTime() + KEY_LIVES) }
  await company.db
    .insertInto('password_key')
    .values({ user_id: userID, ...row })
    .onConflict((conflict) => conflict.columns(['company_code', 'user_id']).doUpdateSet(row))
    .execute()
  return key
}

async function mailLink(
  platform: Platform,
  company: CompanyStore,
  user: UserRow & { email: string },
  log: FastifyBaseLogger,
) {
  const { config, now } = platform
  const who = { company: company.code, userName: user.user_name }
  const at = now()
  const [key, formats] = await Promise.all([
    newPasswordKey(company, user.user_id, at),
    formatsOfUser(company.db, user.user_id),
  ])
  const { zoned } = dateFormats(formats.dateFormat, formats.timeZone, formats.timeFormat)
  const { name } = await company.db.selectFrom('company').select('name').executeTakeFirstOrThrow()
  const link = `${config.publicURL}/console/login/reset?domain=${encodeURIComponent(company.code)}#key=${key}`
  const until = zoned(at.getTime() + KEY_LIVES)
  const message = passwordMail({ to: user.email, name: user.display_name, companyName: name, link, until })
  const { file } = await sendMail(platform, company, { kind: 'PASSWORD_LINK', userID: user.user_id, message })
  if (file) log.warn({ ...who, file }, 'no SMTP_URL is set: the mail with the password link is a file')
  else securityLog({ log }).info(who, 'mailed a password link')
}

/** Sets the password of the user whom the key was mailed to, and returns that user. Only success uses up the key. */
export async function resetByKey(
  { now }: Platform,
  company: CompanyStore,
  key: string,
  password: string,
  requestID: string,
): Promise<UserRow> {
  const found = await company.db
    .selectFrom('password_key')
    .select('user_id')
    .where('key_hash', '=', hashKey(key))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  const user = found && (await findUser(company, 'user_id', found.user_id))
  if (!user || user.disabled_at) throw keyInvalid()
  await checkNewPassword(company, password, user, 'password')
  const writer = { user: { userID: user.user_id, userName: user.user_name }, requestID }
  const hash = await hashPassword(password)
  await writeAs(company, writer, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('password_key')
      .where('key_hash', '=', hashKey(key))
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw keyInvalid()
    await setPassword(tx, user, hash, now())
  })
  return user
}

const keyInvalid = () => refused('This link has expired or was already used. Request a new one.')

/** 256 random bits need no salt. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
