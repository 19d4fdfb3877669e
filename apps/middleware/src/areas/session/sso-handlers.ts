import { createHash, randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { HandlersOf } from '#http/call.ts'
import { companyStore, type CompanyStore } from '#database/company-store.ts'
import { refusing } from '#http/failures.ts'
import type { Platform } from '#boot/platform.ts'
import { enter, requireEntrance, unauthorized } from './login.ts'
import { findUser } from './users.ts'
import { discoverProvider, identityOf, newQuestion, questionURL, type Identity, type Question } from './provider.ts'

/** The time limit for signing in at the provider, and for the console to redeem the result. */
const ATTEMPT_LIVES = 10 * 60_000
const HANDLE_LIVES = 60_000

/** Section 8, login failures. */
const NOT_AUTHENTICATED = 'Cloud not authenticate at this moment'
const NO_USER = 'Could not find the user'
const NO_EMAIL = 'Could not fetch your email'

/** Sign-in with the company's own identity provider. openapi/paths/sso.yaml describes the whole flow. */
export function ssoHandlers(
  platform: Platform,
): HandlersOf<'listSsoProviders' | 'startSso' | 'returnFromSso' | 'ssoLogin'> {
  const { config, database, now } = platform
  const companyOf = (domain: string) => companyStore(database.db, domain.trim().toLowerCase())
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds)

  async function startAt(company: CompanyStore, browser: string) {
    const provider = await discoverProvider(platform, company)
    if (!provider) throw unauthorized(NOT_AUTHENTICATED)
    const question = newQuestion(company.code)
    await company.db
      .insertInto('sso_attempt')
      .values({
        state_hash: hash(question.state),
        browser_hash: browser,
        pkce_verifier: question.pkceVerifier,
        nonce: question.nonce,
        expires_at: after(ATTEMPT_LIVES),
      })
      .execute()
    return (await questionURL(provider, question, config)).href
  }

  /** The attempt with this state, which can be redeemed once. */
  async function takeAttempt(company: CompanyStore, state: string) {
    return company.db
      .deleteFrom('sso_attempt')
      .where('state_hash', '=', hash(state))
      .where('expires_at', '>', now())
      .returning(['browser_hash', 'pkce_verifier', 'nonce'])
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
        throw unreachable(error, company, log)
      }
    },

    returnFromSso: async ({ query, log }) => {
      const company = companyOf(query.state.split('.').slice(1).join('.'))
      const attempt = await takeAttempt(company, query.state)
      if (!attempt) return { redirect: '/console/login#sso=unknown' }
      const question = { state: query.state, nonce: attempt.nonce, pkceVerifier: attempt.pkce_verifier }
      const result = await resultOf(company, question, new URLSearchParams(query)).catch((error: unknown) => {
        unreachable(error, company, log)
        return { failure: NOT_AUTHENTICATED }
      })
      const handle = randomBytes(32).toString('base64url')
      const row = { handle_hash: hash(handle), browser_hash: attempt.browser_hash, expires_at: after(HANDLE_LIVES) }
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

/** The one active user of the company with this address or name. This never creates users. */
async function matchUser(company: CompanyStore, { email, userName }: Identity) {
  if (!email && !userName) return { failure: NO_EMAIL }
  const users = await company.db
    .selectFrom('app_user')
    .select(['user_id', 'user_name'])
    .where('disabled_at', 'is', null)
    .where((eb) => eb.or([eb(eb.fn('lower', ['email']), '=', email ?? ''), eb('user_name', '=', userName ?? '')]))
    .execute()
  return users.length === 1 ? { user_id: users[0]!.user_id } : { failure: NO_USER }
}

/** Logs the reason, without the provider's response. */
function unreachable(error: unknown, company: CompanyStore, log: FastifyBaseLogger) {
  log.warn({ company: company.code, reason: String(error) }, 'the identity provider could not be used')
  return unauthorized(NOT_AUTHENTICATED)
}

/** As the console creates its challenge: SHA-256 in base64url. The input is random, so it needs no salt. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
