import * as oidc from 'openid-client'
import type { Config } from '../config.ts'
import type { CompanyStore } from '../database/company-store.ts'
import type { Platform } from '../platform.ts'

const TIMEOUT_SECONDS = 5

/** What the secret of a company's client is sealed about. */
export const aboutSecret = (companyCode: string) => `sso ${companyCode}`

/** Where every provider sends people back to: the one address of ours that it must know. */
export const returnAddress = ({ publicURL }: Pick<Config, 'publicURL'>) => `${publicURL}/api/sso/callback`

/** What proves that an answer of the provider belongs to a question of ours. */
export interface Question {
  state: string
  nonce: string
  pkceVerifier: string
}

/** Whom the provider knows the person as. Either may be missing. */
export interface Identity {
  email: string | undefined
  userName: string | undefined
}

export function newQuestion(companyCode: string): Question {
  // The state names the company, because providers know one return address for all.
  const state = `${oidc.randomState()}.${companyCode}`
  return { state, nonce: oidc.randomNonce(), pkceVerifier: oidc.randomPKCECodeVerifier() }
}

/** The page of the provider that asks who it is (authorization code with PKCE). */
export async function questionURL(provider: oidc.Configuration, question: Question, config: Config): Promise<URL> {
  return oidc.buildAuthorizationUrl(provider, {
    redirect_uri: returnAddress(config),
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(question.pkceVerifier),
    code_challenge_method: 'S256',
    state: question.state,
    nonce: question.nonce,
  })
}

/** Redeems the code of the answer, checks its ID token, and reads who it is. Throws where anything does not fit. */
export async function identityOf(
  provider: oidc.Configuration,
  question: Question,
  answer: URLSearchParams,
  config: Config,
): Promise<Identity> {
  const tokens = await oidc.authorizationCodeGrant(provider, new URL(`${returnAddress(config)}?${answer}`), {
    pkceCodeVerifier: question.pkceVerifier,
    expectedState: question.state,
    expectedNonce: question.nonce,
    idTokenExpected: true,
  })
  const idToken = tokens.claims()!
  // Many providers tell the address at the userinfo endpoint only.
  const told = idToken['email'] ? idToken : await oidc.fetchUserInfo(provider, tokens.access_token, idToken.sub)
  const { email, email_verified: verified, preferred_username: userName } = told
  return {
    email: typeof email === 'string' && verified !== false ? email.toLowerCase() : undefined,
    userName: typeof userName === 'string' ? userName.toLowerCase() : undefined,
  }
}

/** The company's provider as it describes itself. Undefined where the company has none. */
export async function discoverProvider(
  { seal }: Pick<Platform, 'seal'>,
  company: CompanyStore,
): Promise<oidc.Configuration | undefined> {
  const stored = await company.db.selectFrom('sso_provider').selectAll().executeTakeFirst()
  if (!stored) return undefined
  const issuer = new URL(stored.issuer)
  const secret = seal.open(stored.client_secret, aboutSecret(company.code))
  return oidc.discovery(issuer, stored.client_id, secret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // Plain HTTP is for a provider on this machine (`company-command.ts` refuses any other).
    execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  })
}
