import { allows, explainDenied, levelsOf, type Feature } from '@greenroom/permissions'
import type { HandlersOf } from '#calls/call.ts'
import { companyStore } from '#database/company-store.ts'
import { Failure, forbidden, refreshTokenNotFound } from '#failures/failures.ts'
import { securityLog } from '#http/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { logIn, loginAnswer } from './login.ts'
import { ownRecord } from './own-record.ts'
import { placesIn } from '#identity/scope-of-user.ts'
import { requirePassword } from './password-handlers.ts'
import { isEnrolled, requireCode } from './two-factor.ts'
import { findUser, userAnswer } from '#identity/users.ts'

type SessionOperation =
  | 'login'
  | 'loginForm'
  | 'refreshToken'
  | 'listUsers'
  | 'authorise'
  | 'authenticateCloud'
  | 'portalConfig'
  | 'confirmSession'
  | 'logout'

/** The session calls of section 7. */
export function sessionHandlers(platform: Platform): HandlersOf<SessionOperation> {
  const { config, database, sessions } = platform
  return {
    login: async (call) => {
      const { domain, password, remember = false, fetchAccountConfig = false, is_partner: partner = false } = call.body
      const username = (partner && call.body.partnerUserName) || call.body.username
      return {
        body: await logIn(platform, call, { domain, username, password, remember, partner, fetchAccountConfig }),
      }
    },

    loginForm: async (call) => {
      const { domain, username, password, remember } = call.body
      const kind = { remember: remember === 'true', partner: false, fetchAccountConfig: true }
      return { body: await logIn(platform, call, { domain, username, password, ...kind }) }
    },

    refreshToken: async (call) => {
      const { domain, username } = call.body
      const refreshed = await sessions.refresh(String(call.headers['token'] ?? '')).catch(refusedToken)
      if (refreshed?.companyCode !== domain.toLowerCase() || refreshed.user.userName !== username.toLowerCase()) {
        throw refreshTokenNotFound()
      }
      const company = companyStore(database.db, refreshed.companyCode)
      const user = await findUser(company, 'user_id', refreshed.user.userID)
      if (!user) throw refreshTokenNotFound()
      const { tokenNew: token, owesSecondFactor } = refreshed
      // Enrolling takes a recent password, so an old token must not lead to it.
      if (owesSecondFactor && !sessions.isRecent(refreshed) && !(await isEnrolled(company, user.user_id))) {
        await sessions.end(refreshed.user.sessionID)
        throw refreshTokenNotFound()
      }
      const partner = refreshed.user.partner !== undefined
      const given = { token, owesSecondFactor, partner, fetchAccountConfig: true }
      return { body: await loginAnswer(platform, company, user, given) }
    },

    listUsers: async ({ company, user, query }) => {
      const own = query.username.toLowerCase() === user.userName
      if (!own && !allows(user.grants, 'CONFIG_USERS', 'READ')) throw forbidden(explainDenied('CONFIG_USERS', 'READ'))
      const found = await findUser(company, 'user_name', query.username)
      return { body: found ? [userAnswer(found, platform.now())] : [] }
    },

    authorise: async ({ user: { grants, scope } }) => ({
      body: {
        features: [...grants.keys()].map((key) => ({ key, access: levelsOf(grants, key as Feature) })),
        places: placesIn(scope),
      },
    }),

    authenticateCloud: async (call) => {
      const { companyCode, username } = call.body
      const own = await ownRecord(platform, call)
      if (companyCode.toLowerCase() !== call.company.code || username.toLowerCase() !== own.user.user_name) {
        throw forbidden('You can only request an inventory token for yourself')
      }
      return { body: { authData: await sessions.openScoped(call.user.sessionID, 'INVENTORY_') } }
    },

    confirmSession: async (call) => {
      const { secret } = call.body
      if (/^\d{6}$/.test(secret)) await requireCode(platform, call, secret)
      else await requirePassword(platform, call, secret, 'secret')
      await sessions.confirm(call.user.sessionID)
      securityLog(call).info({}, 'confirmed who they are')
      return {}
    },

    portalConfig: async () => ({
      body: {
        partnerPortalURL: config.partnerPortalURL,
        partnerPortalLoginEndPoint: config.partnerPortalLoginEndPoint,
      },
    }),

    logout: async (call) => {
      await sessions.end(call.user.sessionID)
      securityLog(call).info({}, 'signed out')
      return { body: null, headers: { 'clear-site-data': '"cache"' } }
    },
  }
}

function refusedToken(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error
}
