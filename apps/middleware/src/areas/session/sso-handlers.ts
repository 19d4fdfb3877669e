import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { HandlersOf } from '#calls/call.ts'
import { companyStore, type CompanyStore } from '#database/company-store.ts'
import { refusing } from '#failures/failures.ts'
import type { Platform } from '#platform/platform.ts'
import { enter, requireEntrance, unauthorized } from './login.ts'
import { findUser } from '#identity/users.ts'
import { discoverProvider, identityOf, type Question } from './provider.ts'
import { NotOpened } from '#identity/seal.ts'
import { beginAttempt, hash } from './sso-attempt.ts'
import { matchUser } from './sso-identity.ts'
import { endTest, testAnswer } from './sso-test.ts'

/** The time limit for the console to redeem the result. */
const HANDLE_LIVES = 60_000

/** Where a test of the provider shows its result. */
const SETTINGS = '/app/settings/account?section=sso'

/** Section 8, login failures. */
const NOT_AUTHENTICATED = 'Cloud not authenticate at this moment'
const SECRET_LOST = 'Single sign-on is not available. Sign in with your password, or tell your administrator.'
const NO_USER = 'Could not find the user'

/** Sign-in with the company's own identity provider. openapi/paths/sso.yaml describes the whole flow. */
export function ssoHandlers(
  platform: Platform,
): HandlersOf<'listSsoProviders' | 'startSso' | 'returnFromSso' | 'ssoLogin'> {
  const { config, database, now } = platform
  const companyOf = (domain: string) => companyStore(database.db, domain.trim().toLowerCase())
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds)

  async function startAt(company: CompanyStore, browser: string) {
    const url = await beginAttempt(platform, company, { browser_hash: browser, tester_id: null })
    if (!url) throw unauthorized(NOT_AUTHENTICATED)
    return url
  }

  /** The attempt with this state, which can be redeemed once. */
  async function takeAttempt(company: CompanyStore, state: string) {
    return company.db
      .deleteFrom('sso_attempt')
      .where('state_hash', '=', hash(state))
      .where('expires_at', '>', now())
      .returning(['browser_hash', 'tester_id', 'pkce_verifier', 'nonce'])
      .executeTakeFirst()
  }

  async function resultOf(company: CompanyStore, question: Question, answer: URLSearchParams) {
    const provider = await discoverProvider(platform, company)
    if (!provider) return { failure: NOT_AUTHENTICATED }
    return matchUser(company, await identityOf(provider, question, answer, config))
  }

  return {
    listSsoProviders: async ({ query }) => ({
      body: (await companyOf(query.domain).db.selectFrom('sso_provider').select('name').execute()).map(({ name }) => ({
        type: 'oidc' as const,
        name,
      })),
    }),

    startSso: async ({ body, log }) => {
      const company = companyOf(body.domain)
      try {
        return { body: { url: await startAt(company, body.challenge) } }
      } catch (error) {
        throw unauthorized(failureOf(error, company, log))
      }
    },

    returnFromSso: async ({ query, log }) => {
      const company = companyOf(query.state.split('.').slice(1).join('.'))
      const attempt = await takeAttempt(company, query.state)
      if (!attempt) return { redirect: '/console/login#sso=unknown' }
      const question = { state: query.state, nonce: attempt.nonce, pkceVerifier: attempt.pkce_verifier }
      if (attempt.tester_id !== null) {
        const outcome = await testAnswer(platform, company, question, new URLSearchParams(query))
        await endTest(company, attempt.tester_id, outcome)
        return { redirect: SETTINGS }
      }
      const result = await resultOf(company, question, new URLSearchParams(query)).catch((error: unknown) => {
        return { failure: failureOf(error, company, log) }
      })
      const handle = randomBytes(32).toString('base64url')
      const row = { handle_hash: hash(handle), browser_hash: attempt.browser_hash!, expires_at: after(HANDLE_LIVES) }
      await company.db
        .insertInto('sso_handle')
        .values({ ...row, ...result })
        .execute()
      return { redirect: `/console/login#sso=${handle}` }
    },

    ssoLogin: async (call) => {
      const { domain, sso_access_token: given, username, fetchAccountConfig = false } = call.body
      const company = companyOf(domain)
      const [handle = '', verifier = ''] = given.split('.')
      const found = await company.db
        .deleteFrom('sso_handle')
        .where('handle_hash', '=', hash(handle))
        .returning(['user_id', 'failure', 'browser_hash', 'expires_at'])
        .executeTakeFirst()
      const who = { company: company.code }
      if (!found || found.browser_hash !== hash(verifier) || found.expires_at <= now()) {
        throw refusing(who, unauthorized(NOT_AUTHENTICATED))
      }
      if (!found.user_id) throw refusing(who, unauthorized(found.failure ?? NO_USER))
      const user = await findUser(company, 'user_id', found.user_id)
      const another = username !== undefined && username.toLowerCase() !== user?.user_name
      if (!user || user.disabled_at || another) throw refusing(who, unauthorized(NO_USER))
      requireEntrance(user, { partner: false })
      return {
        body: await enter(platform, call, company, user, { remember: false, partner: false, fetchAccountConfig }),
      }
    },
  }
}

/** Logs the reason, without the provider's response. Returns what the user reads. */
function failureOf(error: unknown, { code }: CompanyStore, log: FastifyBaseLogger): string {
  if (error instanceof NotOpened) {
    const event = 'the client secret of the identity provider cannot be opened: run npm run company -- sso again'
    log.error({ company: code }, event)
    return SECRET_LOST
  }
  log.warn({ company: code, reason: String(error) }, 'the identity provider could not be used')
  return NOT_AUTHENTICATED
}
