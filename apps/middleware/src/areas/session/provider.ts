import * as oidc from 'openid-client'
import type { Config } from '#boot/config.ts'
import type { CompanyStore } from '#database/company-store.ts'
import type { Platform } from '#boot/platform.ts'

const TIMEOUT_SECONDS = 5

/** The context for sealing the client secret of a company. */
export const aboutSecret = (companyCode: string) => `sso ${companyCode}`

/** The one address to which every provider returns users; providers must have it registered. */
export const returnAddress = ({ publicURL }: Pick<Config, 'publicURL'>) => `${publicURL}/api/sso/callback`

/** The values that tie a provider's response to our request. */
export interface Question {
  state: string
  nonce: string
  pkceVerifier: string
}

/** The provider's identity of the user. Either field may be missing. */
export interface Identity {
  email: string | undefined
  userName: string | undefined
}

export function newQuestion(companyCode: string): Question {
  // The state names the company, because all companies share one return address.
  const state = `${oidc.randomState()}.${companyCode}`
  return { state, nonce: oidc.randomNonce(), pkceVerifier: oidc.randomPKCECodeVerifier() }
}

/** The provider's sign-in page (authorization code with PKCE). */
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

/** Redeems the code of the response, checks its ID token, and reads the identity. Throws if anything does not match. */
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
  // Many providers return the address only from the userinfo endpoint.
  const claims = idToken['email'] ? idToken : await oidc.fetchUserInfo(provider, tokens.access_token, idToken.sub)
  const { email, email_verified: verified, preferred_username: userName } = claims
  return {
    email: typeof email === 'string' && verified !== false ? email.toLowerCase() : undefined,
    userName: typeof userName === 'string' ? userName.toLowerCase() : undefined,
  }
}

/** The metadata of the company's provider. Undefined if the company has none. */
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
