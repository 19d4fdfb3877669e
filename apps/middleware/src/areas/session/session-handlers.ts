import { allows, explainDenied, levelsOf, type Feature } from '@greenroom/permissions'
import type { HandlersOf } from '#http/call.ts'
import { companyStore } from '#database/company-store.ts'
import { Failure, forbidden, refreshTokenNotFound } from '#http/failures.ts'
import type { Platform } from '#boot/platform.ts'
import { logIn, loginAnswer } from './login.ts'
import { SCOPED_LIFETIME } from './session-rules.ts'
import { findUser, userAnswer } from './users.ts'

type SessionOperation =
  'login' | 'loginForm' | 'refreshToken' | 'listUsers' | 'authorise' | 'authenticateCloud' | 'portalConfig' | 'logout'

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

    authorise: async ({ user: { grants } }) => ({
      body: { features: [...grants.keys()].map((key) => ({ key, access: levelsOf(grants, key as Feature) })) },
    }),

    authenticateCloud: async ({ company, user, body }) => {
      if (body.companyCode.toLowerCase() !== company.code || body.username.toLowerCase() !== user.userName) {
        throw forbidden('You can only request an inventory token for yourself')
      }
      const token = await sessions.openScoped(company.code, user.userID, 'INVENTORY_')
      return { body: { authData: { token, expiresInSeconds: SCOPED_LIFETIME / 1_000 } } }
    },

    portalConfig: async () => ({
      body: {
        partnerPortalURL: config.partnerPortalURL,
        partnerPortalLoginEndPoint: config.partnerPortalLoginEndPoint,
      },
    }),

    logout: async ({ user, log }) => {
      await sessions.end(user.sessionID)
      log.info({ userID: user.userID }, 'signed out')
      return { body: null, headers: { 'clear-site-data': '"cache"' } }
    },
  }
}

function refusedToken(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error
}
