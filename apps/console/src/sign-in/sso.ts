import { type Api, dataOf } from '@greenroom/api-client'
import type { SessionEvent } from '@greenroom/session'

const KEY = 'greenroom.sso'

/**
 * Leaves the page for the company's identity provider; returns false if the company has none. `url` is the requested
 * page.
 */
export async function goToProvider(api: Api, companyCode: string, url: string | undefined): Promise<boolean> {
  const query = { domain: companyCode }
  const [provider] = dataOf(await api.GET('/sso/providers', { params: { query } })).body
  if (!provider) return false
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const challenge = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
  const { body } = dataOf(await api.POST('/sso/start', { body: { ...query, challenge } }))
  sessionStorage.setItem(KEY, JSON.stringify({ companyCode, ssoType: provider.type, verifier, url }))
  window.location.assign(body.url)
  return true
}

/** The login of a user who returns, and the page they requested. */
type Arrival = { login: Extract<SessionEvent, { type: 'signInWithSso' }>; url: string | undefined }

/**
 * The login of a user who returns from the provider, removed from the URL. Undefined for anyone else, and for a login
 * that another browser started.
 */
export function returnFromProvider(): Arrival | undefined {
  const handle = new URLSearchParams(window.location.hash.slice(1)).get('sso')
  if (handle === null) return undefined
  window.history.replaceState(null, '', window.location.pathname)
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (kept === null) return undefined
  const { companyCode, ssoType, verifier, url } = JSON.parse(kept)
  const accessToken = `${handle}.${verifier}`
  return { login: { type: 'signInWithSso', companyCode, ssoType, accessToken }, url }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
