import type { HandlersOf } from '#http/call.ts'
import { companyStore } from '#database/company-store.ts'
import { writeAs } from '#database/write.ts'
import type { Platform } from '#boot/platform.ts'
import { mailForgotten, resetByKey } from './forgotten-password.ts'
import { recordAttempt, resetAttempts } from './login-throttle.ts'
import { networkOf } from './network.ts'
import { ownRecord } from './own-record.ts'
import { verifyPassword } from './passwords.ts'
import { checkNewPassword, refusedPassword, setPassword } from './set-password.ts'

/** Forgotten, reset and changed passwords. No password is stored by request ID, not even hashed: docs/adr/0007. */
export function passwordHandlers(
  platform: Platform,
): HandlersOf<'forgotPassword' | 'resetPassword' | 'changePassword'> {
  const { database, now, sessions } = platform
  return {
    // The response is sent before any lookup, so that neither body nor time reveals which users exist.
    forgotPassword: async ({ body, log, requestID }) => {
      const company = companyStore(database.db, body.domain.trim().toLowerCase())
      mailForgotten(platform, company, body.username.trim().toLowerCase(), { log, requestID }).catch((error: unknown) =>
        log.error({ err: error }, 'a password link could not be mailed'),
      )
      return {}
    },

    resetPassword: async ({ body, log, requestID }) => {
      const company = companyStore(database.db, body.domain.trim().toLowerCase())
      const user = await resetByKey(platform, company, body.key, body.password, requestID)
      await sessions.endAllOf(company.code, user.user_id)
      log.info({ company: company.code, userName: user.user_name }, 'chose a new password by mail')
      return {}
    },

    changePassword: async (call) => {
      const { currentPassword, newPassword } = call.body
      const { company, user } = await ownRecord(platform, call)
      const attempt = { company_code: company.code, user_name: user.user_name, address: networkOf(call.address) }
      const tries = await recordAttempt(database.db, attempt, now())
      if (!tries || !(await verifyPassword(currentPassword, user.password_hash))) {
        call.log.warn({ company: company.code, userID: user.user_id, locked: !tries }, 'gave a wrong current password')
        throw refusedPassword('currentPassword', 'is not your current one')
      }
      await resetAttempts(database.db, attempt)
      await checkNewPassword(newPassword, user, 'newPassword')
      await writeAs(company, call, (tx) => setPassword(tx, user, newPassword, now()))
      await sessions.endAllOf(company.code, user.user_id, call.user.sessionID)
      return {}
    },
  }
}
