import type { HandlersOf } from '#http/call.ts'
import { audit, write } from '#database/write.ts'
import { forbidden } from '#http/failures.ts'
import type { Platform } from '#boot/platform.ts'
import { staffUser } from '#areas/users/user-store.ts'
import { unlock } from './login-throttle.ts'
import {
  beginEnrollment,
  confirmEnrollment,
  forgetSecondFactor,
  renewRecoveryCodes,
  requireCode,
} from './two-factor.ts'

type TwoFactorOperation =
  'verifySecondFactor' | 'beginEnrollment' | 'confirmEnrollment' | 'replaceRecoveryCodes' | 'resetSecondFactor'

/**
 * The second factor (section 4). Responses with secrets are not stored by request ID as other writes are: docs/adr/0007.
 */
export function twoFactorHandlers(platform: Platform): HandlersOf<TwoFactorOperation> {
  const { sessions } = platform
  return {
    verifySecondFactor: async (call) => {
      await requireCode(platform, call, call.body.code)
      const token = await sessions.passSecondFactor(call.user.sessionID)
      call.log.info({ userID: call.user.userID }, 'passed the second factor')
      return { body: { token } }
    },

    beginEnrollment: async (call) => ({ body: await beginEnrollment(platform, call) }),

    confirmEnrollment: async (call) => {
      const recoveryCodes = await confirmEnrollment(platform, call, call.body.code)
      return { body: { token: await sessions.passSecondFactor(call.user.sessionID), recoveryCodes } }
    },

    replaceRecoveryCodes: async (call) => ({
      body: { recoveryCodes: await renewRecoveryCodes(platform, call, call.body.code) },
    }),

    resetSecondFactor: async (call) => {
      const { userID } = call.params
      const answer = await write<'resetSecondFactor', null>(call, async (tx) => {
        const user = await staffUser({ company: tx, grants: call.user.grants, now: platform.now() }, userID)
        if (!user.mayChange)
          throw forbidden("You can't change this user: their role has configuration access that yours lacks.")
        await forgetSecondFactor(tx, userID)
        await unlock(tx, user.userName)
        await audit(tx, 'user', userID, 'reset second factor', [])
        return {}
      })
      await sessions.endAllOf(call.company.code, userID)
      return answer
    },
  }
}
