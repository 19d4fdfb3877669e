import type { Selectable } from 'kysely'
import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'
import type { components } from '@greenroom/openapi'
import type { CompanyStore } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import type { Platform } from '#platform/platform.ts'
import { discoverProvider, identityOf, type Question } from './provider.ts'
import { ProviderUnreachable } from './public-fetch.ts'
import { NotOpened } from '#identity/seal.ts'
import { findMatch } from './sso-identity.ts'

type SsoTest = components['schemas']['SsoTest']
type Outcome = Partial<Omit<Selectable<Tables['sso_test']>, 'company_code' | 'user_id' | 'started_at'>>

const MOST_SAID = 500

/** Begins a test of the provider by this user, instead of their last one. */
export async function beginTest({ db }: CompanyStore, userID: string, now: Date) {
  const none = { failure: null, issuer: null, subject: null, email: null, user_name: null }
  const begun = { ...none, state: 'waiting' as const, started_at: now, is_email_verified: false, is_bound: false }
  await db
    .insertInto('sso_test')
    .values({ user_id: userID, ...begun })
    .onConflict((conflict) => conflict.columns(['company_code', 'user_id']).doUpdateSet(begun))
    .execute()
}

export async function endTest({ db }: CompanyStore, userID: string, outcome: Outcome) {
  await db.updateTable('sso_test').set(outcome).where('user_id', '=', userID).execute()
}

/** The user's latest test. */
export async function readTest({ db }: CompanyStore, userID: string): Promise<SsoTest | undefined> {
  const row = await db.selectFrom('sso_test').selectAll().where('user_id', '=', userID).executeTakeFirst()
  if (!row) return undefined
  const { state, failure, issuer, subject, email } = row
  return {
    state,
    failure,
    issuer,
    subject,
    email,
    startedAt: row.started_at.toISOString(),
    isEmailVerified: row.is_email_verified,
    userName: row.user_name,
    isBound: row.is_bound,
  }
}

/** What the provider says of a person who comes back from it, and who they would be here. Nobody is bound or signed in. */
export async function testAnswer(
  platform: Platform,
  company: CompanyStore,
  question: Question,
  answer: URLSearchParams,
): Promise<Outcome> {
  try {
    const provider = await discoverProvider(platform, company)
    if (!provider) return { state: 'failed', failure: 'The provider has been removed.' }
    const identity = await identityOf(provider, question, answer, platform.config)
    const { issuer, subject, email = null, isEmailVerified } = identity
    const said = { issuer, subject, email, is_email_verified: isEmailVerified }
    const match = await findMatch(company, identity)
    if ('failure' in match) return { ...said, state: 'failed', failure: await reasonOf(company, identity) }
    const user = await company.db
      .selectFrom('app_user')
      .select('user_name')
      .where('user_id', '=', match.user_id)
      .executeTakeFirstOrThrow()
    return { ...said, state: 'passed', user_name: user.user_name, is_bound: match.isBound }
  } catch (error) {
    return { state: 'failed', failure: failureOf(error) }
  }
}

async function reasonOf({ db }: CompanyStore, identity: { email: string | undefined; isEmailVerified: boolean }) {
  const { email, isEmailVerified } = identity
  if (!email) return 'The provider states no email address. Let it include the claim "email".'
  if (!isEmailVerified) return `The provider does not say that it has verified ${email}: "email_verified" is not true.`
  const { count } = await db
    .selectFrom('app_user')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('disabled_at', 'is', null)
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email))
    .executeTakeFirstOrThrow()
  if (Number(count) > 1) return `${count} active users have the email address ${email}.`
  return `No active user has the email address ${email}.`
}

/** What the provider said, or why it could not be asked, as a text for whoever sets it up. */
export function failureOf(error: unknown): string {
  if (error instanceof NotOpened) return 'The stored client secret cannot be read any more. Enter it again.'
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return saidBy(`The provider answered: ${[error.error, error.error_description].filter(Boolean).join(': ')}`)
  }
  const reasons: string[] = []
  for (let cause = error; cause instanceof Error && reasons.length < 3; cause = cause.cause) {
    if (cause instanceof ProviderUnreachable) return saidBy(cause.message)
    reasons.push(cause.message)
  }
  return saidBy(`The provider could not be used: ${reasons.join(': ')}`)
}

/** Text of a provider: of one line, and not longer than a reader needs. */
function saidBy(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').slice(0, MOST_SAID)
}
