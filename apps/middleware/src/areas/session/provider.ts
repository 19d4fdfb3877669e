import * as oidc from 'openid-client'
import { type Config, isLoopback } from '#platform/config.ts'
import type { CompanyStore } from '#database/company-store.ts'
import type { Platform } from '#platform/platform.ts'
import { publicFetch } from './public-fetch.ts'
import { aboutProvider } from '#identity/seal.ts'

const TIMEOUT_SECONDS = 5

/** The one address to which every provider returns users; providers must have it registered. */
export const returnAddress = ({ publicURL }: Pick<Config, 'publicURL'>) => `${publicURL}/api/sso/callback`

/** The values that tie a provider's response to our request. */
export interface Question {
  state: string
  nonce: string
  pkceVerifier: string
}

/** The provider's identity of a person. */
export interface Identity {
  issuer: string
  /** Names the person at the issuer for ever. */
  subject: string
  /** In lower case, as the provider states it. */
  email: string | undefined
  /** Whether the provider has verified that the address is theirs. */
  isEmailVerified: boolean
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
    scope: 'openid email',
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
  const { email, email_verified: verified } = claims
  return {
    issuer: idToken.iss,
    subject: idToken.sub,
    email: typeof email === 'string' ? email.toLowerCase() : undefined,
    isEmailVerified: verified === true,
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
  const secret = seal.open(stored.client_secret, aboutProvider(company.code))
  return oidc.discovery(issuer, stored.client_id, secret, undefined, {
    timeout: TIMEOUT_SECONDS,
    ...(stored.public_only && { [oidc.customFetch]: publicFetch() }),
    execute: [
      // Otherwise TLS alone would vouch for ID tokens, without their signature.
      oidc.enableNonRepudiationChecks,
      // Plain HTTP is for a provider on this machine, which only an operator sets up.
      ...(!stored.public_only && issuer.protocol === 'http:' && isLoopback(issuer.hostname)
        ? [oidc.allowInsecureRequests]
        : []),
    ],
  })
}
