import { createHash } from 'node:crypto'
import type { CompanyStore } from '#database/company-store.ts'
import type { Platform } from '#platform/platform.ts'
import { discoverProvider, newQuestion, questionURL } from './provider.ts'

/** The time limit for signing in at the provider. */
const ATTEMPT_LIVES = 10 * 60_000

/** An attempt of the browser that holds a secret, or a test by a user. */
type By = { browser_hash: string; tester_id: null } | { browser_hash: null; tester_id: string }

/** Stores an attempt at the company's provider. Returns the page to open; undefined if the company has no provider. */
export async function beginAttempt(platform: Platform, company: CompanyStore, by: By): Promise<string | undefined> {
  const provider = await discoverProvider(platform, company)
  if (!provider) return undefined
  const question = newQuestion(company.code)
  await company.db
    .insertInto('sso_attempt')
    .values({
      ...by,
      state_hash: hash(question.state),
      pkce_verifier: question.pkceVerifier,
      nonce: question.nonce,
      expires_at: new Date(platform.now().getTime() + ATTEMPT_LIVES),
    })
    .execute()
  return (await questionURL(provider, question, platform.config)).href
}

/** As the console creates its challenge: SHA-256 in base64url. The input is random, so it needs no salt. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
