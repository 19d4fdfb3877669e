import type { HandlersOf } from '#calls/call.ts'
import { notFound } from '#failures/failures.ts'
import { securityLog } from '#http/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { ownRecord } from './own-record.ts'

/** The devices where a user is signed in, and the keepalive. */
export function deviceHandlers(platform: Platform): HandlersOf<'listSessions' | 'endSession' | 'pingSession'> {
  const { sessions } = platform
  return {
    listSessions: async (call) => {
      const { user } = await ownRecord(platform, call)
      const found = await sessions.listOf(user.company_code, user.user_id)
      const body = found.map((session) => ({
        sessionID: session.session_id,
        device: session.device,
        address: session.address,
        startedAt: session.started_at.toISOString(),
        activeAt: session.active_at.toISOString(),
        current: session.session_id === call.user.sessionID,
      }))
      return { body }
    },

    endSession: async (call) => {
      const { user } = await ownRecord(platform, call)
      const found = await sessions.listOf(user.company_code, user.user_id)
      if (!found.some(({ session_id }) => session_id === call.params.sessionID)) throw notFound()
      await sessions.end(call.params.sessionID)
      securityLog(call).info({}, 'signed out a device')
      return {}
    },

    // The response needs no content: it proves that the session is valid.
    pingSession: async ({ query, user }) => {
      if (query.input) await sessions.recordInput(user.sessionID)
      return {}
    },
  }
}
