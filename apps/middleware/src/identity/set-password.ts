import { audit, type WriteTransaction } from '#calls/write.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { refusedField } from '#failures/failures.ts'
import { unlock } from './login-throttle.ts'
import { passwordIssue } from './password-rules.ts'
import { verifyPassword } from './passwords.ts'
import type { UserRow } from './users.ts'

const SYSTEM_ADMIN = 2
const DAY = 24 * 3_600 * 1_000

/** Throws if the password cannot be this user's next one. `field` is its name in the call. */
export async function checkNewPassword(company: CompanyStore, password: string, user: UserRow, field: string) {
  const { name } = await company.db.selectFrom('company').select('name').executeTakeFirstOrThrow()
  const { user_name: userName, display_name: displayName } = user
  const issue = passwordIssue(password, { userName, displayName, companyCode: company.code, companyName: name })
  if (issue) throw refusedField(field, issue)
  if (await verifyPassword(password, user.password_hash))
    throw refusedField(field, 'Choose a password that differs from your current one.')
}

/**
 * Sets the user's password, invalidates the keys of earlier mails, and resets failed sign-in attempts. The caller ends the
 * sessions after the transaction.
 */
export async function setPassword(
  tx: WriteTransaction,
  user: Pick<UserRow, 'user_id' | 'user_name' | 'role_id'>,
  passwordHash: string,
  now: Date,
) {
  await tx.db
    .updateTable('app_user')
    .set({
      password_hash: passwordHash,
      password_expires_at: await passwordExpiry(tx, user.role_id, now),
      initial_password_until: null,
    })
    .where('user_id', '=', user.user_id)
    .execute()
  await tx.db.deleteFrom('password_key').where('user_id', '=', user.user_id).execute()
  await unlock(tx, user.user_name)
  await audit(tx, 'user', user.user_id, 'set password', [])
}

/** When a password that is generated now stops working (ASVS 6.4.1). */
export const endOfInitialPassword = (now: Date) => new Date(now.getTime() + DAY)

/** When a password set now expires: after the days of the account configuration, for role 2 (section 4). */
export async function passwordExpiry({ db }: CompanyStore, roleID: number, now: Date): Promise<Date | null> {
  if (roleID !== SYSTEM_ADMIN) return null
  const setting = await db
    .selectFrom('account_configuration')
    .select('value')
    .where('key', '=', 'system.security.password.expiry.days')
    .executeTakeFirst()
  const days = Number(setting?.value)
  return days > 0 ? new Date(now.getTime() + days * DAY) : null
}
