import type { HandlersOf } from '#calls/call.ts'
import { audit, write } from '#calls/write.ts'
import { logOnceSaved, securityLog } from '#http/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { inCompanysTurn } from '#areas/roles/role-store.ts'
import { changeableUser } from '#areas/users/user-store.ts'
import { unlock } from '#identity/login-throttle.ts'
import { ownRecord } from './own-record.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import {
  beginEnrollment,
  confirmEnrollment,
  forgetSecondFactor,
  isEnrolled,
  renewRecoveryCodes,
  requireCode,
} from './two-factor.ts'

type TwoFactorOperation =
  | 'getSecondFactor'
  | 'verifySecondFactor'
  | 'beginEnrollment'
  | 'confirmEnrollment'
  | 'replaceRecoveryCodes'
  | 'resetSecondFactor'

/**
 * The second factor (section 4). Responses with secrets are not stored by request ID as other writes are: docs/adr/0007.
 */
export function twoFactorHandlers(platform: Platform): HandlersOf<TwoFactorOperation> {
  const { sessions } = platform
  return {
    getSecondFactor: async (call) => {
      const { company, user } = await ownRecord(platform, call)
      const [enrolled, left] = [await isEnrolled(company, user.user_id), await recoveryCodesLeft(company, user.user_id)]
      return { body: { enrolled, recoveryCodesLeft: left } }
    },

    verifySecondFactor: async (call) => {
      await requireCode(platform, call, call.body.code)
      const token = await sessions.passSecondFactor(call.user.sessionID)
      securityLog(call).info({}, 'passed the second factor')
      return { body: { token } }
    },

    beginEnrollment: async (call) => ({ body: await beginEnrollment(platform, call) }),

    confirmEnrollment: async (call) => {
      const recoveryCodes = await confirmEnrollment(platform, call, call.body.code)
      securityLog(call).info({}, 'enrolled a second factor')
      return { body: { token: await sessions.passSecondFactor(call.user.sessionID), recoveryCodes } }
    },

    replaceRecoveryCodes: async (call) => ({
      body: { recoveryCodes: await renewRecoveryCodes(platform, call, call.body.code) },
    }),

    resetSecondFactor: async (given) => {
      const { userID } = given.params
      const answer = await write<'resetSecondFactor', null>(given, async (tx) => {
        const call = await inCompanysTurn(tx, given)
        const user = await changeableUser({ company: tx, user: call.user, now: platform.now() }, userID)
        await forgetSecondFactor(tx, userID)
        await unlock(tx, user.userName)
        await tx.db.deleteFrom('session').where('user_id', '=', userID).execute()
        await audit(tx, 'user', userID, 'reset second factor', [])
        logOnceSaved(tx, call, { of: userID }, 'reset a second factor')
        return {}
      })
      sessions.invalidateCompany(given.company.code)
      return answer
    },
  }
}
