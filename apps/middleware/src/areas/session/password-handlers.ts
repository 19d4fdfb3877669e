import type { Call, HandlersOf } from '#calls/call.ts'
import { refusedField } from '#failures/failures.ts'
import { securityLog } from '#http/security-log.ts'
import { companyStore } from '#database/company-store.ts'
import { writeAs } from '#calls/write.ts'
import type { Platform } from '#platform/platform.ts'
import { mailForgotten, resetByKey } from './forgotten-password.ts'
import { recordAttempt, resetAttempts } from '#identity/login-throttle.ts'
import { networkOf } from '#identity/network.ts'
import { ownRecord } from './own-record.ts'
import { hashPassword, verifyPassword } from '#identity/passwords.ts'
import { checkNewPassword, setPassword } from '#identity/set-password.ts'

/** Forgotten, reset and changed passwords. No password is stored by request ID, not even hashed: docs/adr/0007. */
export function passwordHandlers(
  platform: Platform,
): HandlersOf<'forgotPassword' | 'resetPassword' | 'changePassword'> {
  const { database, now, sessions } = platform
  return {
    // The response is sent before any lookup, so that neither body nor time reveals which users exist.
    forgotPassword: async (call) => {
      const { body, log } = call
      const company = companyStore(database.db, body.domain.trim().toLowerCase())
      mailForgotten(platform, company, body.username.trim().toLowerCase(), call).catch((error: unknown) =>
        log.error({ err: error }, 'a password link could not be mailed'),
      )
      return {}
    },

    resetPassword: async ({ body, log, address, requestID }) => {
      const company = companyStore(database.db, body.domain.trim().toLowerCase())
      const user = await resetByKey(platform, company, body.key, body.password, requestID)
      await sessions.endAllOf(company.code, user.user_id)
      const event = user.initial_password_until ? 'chose a first password' : 'chose a new password by mail'
      securityLog({ log, address, company }).info({ userName: user.user_name }, event)
      return {}
    },

    changePassword: async (call) => {
      const { currentPassword, newPassword } = call.body
      const { company, user } = await requirePassword(platform, call, currentPassword, 'currentPassword')
      await checkNewPassword(company, newPassword, user, 'newPassword')
      const hash = await hashPassword(newPassword)
      await writeAs(company, call, (tx) => setPassword(tx, user, hash, now()))
      await sessions.endAllOf(company.code, user.user_id, call.user.sessionID)
      securityLog(call).info({ company: company.code }, 'changed their password')
      return {}
    },
  }
}

/** The caller's own record, if this is their password; `field` is its name in the call. Tries count as at the login. */
export async function requirePassword(platform: Platform, call: Call, password: string, field: string) {
  const { database, now } = platform
  const own = await ownRecord(platform, call)
  const { company, user } = own
  const attempt = { company_code: company.code, user_name: user.user_name, address: networkOf(call.address) }
  const tries = await recordAttempt(database.db, attempt, now())
  if (!tries || !(await verifyPassword(password, user.password_hash))) {
    const who = { company: company.code, userID: user.user_id, locked: !tries }
    securityLog(call).warn(who, 'gave a wrong current password')
    throw refusedField(field, 'This is not your current password.')
  }
  await resetAttempts(database.db, attempt)
  return own
}
