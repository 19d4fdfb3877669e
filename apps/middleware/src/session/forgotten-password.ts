import { createHash, randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { CompanyStore } from '../database/company-store.ts'
import { writeAs } from '../database/write.ts'
import { refused } from '../failures.ts'
import { passwordMail } from '../mail/password-mail.ts'
import type { Platform } from '../platform.ts'
import { takeTry } from './login-throttle.ts'
import { checkNewPassword, setPassword } from './set-password.ts'
import { findUser, type UserRow } from './users.ts'

const KEY_LIVES = 30 * 60 * 1_000
/** Mails to one user until half an hour has passed without another, so that nobody's mailbox is flooded. */
const MOST_MAILS = 5

/** Sends the mail where there is such a user with an address. Whoever asked must not learn whether. */
export async function mailForgotten(
  platform: Platform,
  company: CompanyStore,
  userName: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const who = { company: company.code, userName }
  const attempt = { company_code: company.code, user_name: userName, address: 'forgotten password' }
  const tries = await takeTry(platform.database.db, attempt, platform.now(), MOST_MAILS)
  const user = tries ? await findUser(company, 'user_name', userName) : undefined
  if (!user || user.disabled_at) return log.warn({ ...who, locked: !tries }, 'asked for a new password in vain')
  await mailPasswordLink(platform, company, user, log)
}

/** Mails the user a link to choose a password; the link before is dead. False where there is no address to write to. */
export async function mailPasswordLink(
  { config, mail, now }: Platform,
  company: CompanyStore,
  user: UserRow,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const who = { company: company.code, userName: user.user_name }
  if (!user.email) {
    log.warn(who, 'has no mail address to send a password link to')
    return false
  }
  const key = randomBytes(32).toString('base64url')
  const row = { key_hash: hashKey(key), expires_at: new Date(now().getTime() + KEY_LIVES) }
  await company.db
    .insertInto('password_key')
    .values({ user_id: user.user_id, ...row })
    .onConflict((conflict) => conflict.columns(['company_code', 'user_id']).doUpdateSet(row))
    .execute()
  const { name } = await company.db.selectFrom('company').select('name').executeTakeFirstOrThrow()
  const link = `${config.publicURL}/console/login/reset?domain=${encodeURIComponent(company.code)}#key=${key}`
  const { file } = await mail.send(passwordMail({ to: user.email, name: user.display_name, companyName: name, link }))
  if (file) log.warn({ ...who, file }, 'no SMTP_URL is set: the mail with the password link is a file')
  else log.info(who, 'mailed a password link')
  return true
}

/** Sets the password of the user whom the key was mailed to, and answers who that is. The key is used up by success alone. */
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
  if (!user || user.disabled_at) throw keyIsDead()
  await checkNewPassword(password, user, 'password')
  const writer = { user: { userID: user.user_id, userName: user.user_name }, requestID }
  await writeAs(company, writer, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('password_key')
      .where('key_hash', '=', hashKey(key))
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw keyIsDead()
    await setPassword(tx, user, password, now())
  })
  return user
}

const keyIsDead = () => refused('This link has been used or is too old. Please ask for a new one.')

/** 256 random bits need no salt. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
