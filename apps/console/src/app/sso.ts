import { type Api, dataOf } from '@greenroom/api-client'
import type { SessionEvent } from '@greenroom/session'

const KEY = 'greenroom.sso'

/**
 * Sets out for the company's identity provider, and leaves the page. Answers false where the company has none. `url` is
 * the page that was asked for.
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

/** The login of somebody who comes back, and the page that they had asked for. */
type Arrival = { login: Extract<SessionEvent, { type: 'signInWithSso' }>; url: string | undefined }

/**
 * The login of somebody who comes back from the provider, taken out of the address. Undefined for everybody else, and
 * for a handle that another browser set out for.
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
