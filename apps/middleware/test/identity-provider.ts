import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { atEnd } from './at-end.ts'

export const CLIENT = { client_id: 'greenroom', client_secret: 'a-secret-of-the-provider' }

/** The provider's users, by sign-in name. */
export type People = Record<string, { email?: string; email_verified?: boolean; preferred_username?: string }>

/**
 * A real OpenID provider on this machine that accepts any password. Returns its issuer. With `isForged` it signs with other
 * keys than it publishes.
 */
export async function startIdentityProvider(
  redirectURI: string,
  people: People,
  { isForged = false } = {},
): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [redirectURI] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
  })
  if (isForged) {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const { n } = publicKey.export({ format: 'jwk' })
    provider.use(async (context, next) => {
      await next()
      if (context.path !== '/jwks') return
      const { keys } = context.body as { keys: object[] }
      context.body = { keys: keys.map((key) => ({ ...key, n })) }
    })
  }
  server.on('request', provider.callback())
  atEnd(() => void server.close().closeAllConnections())
  return issuer
}

/** Signs in and consents like a user with a browser. Returns the URL that they are sent back to. */
export async function signInAt(start: string, name: string): Promise<URL> {
  const { origin } = new URL(start)
  const cookies = new Map<string, string>()
  async function visit(url: string, form?: Record<string, string>): Promise<Response> {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const posted = form && { method: 'POST', body: new URLSearchParams(form) }
    const response = await fetch(url, { redirect: 'manual', headers: { cookie }, ...posted })
    for (const line of response.headers.getSetCookie()) {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(key!, value!)
    }
    return response
  }
  let response = await visit(start)
  for (;;) {
    const location = response.headers.get('location')
    if (location) {
      const next = new URL(location, origin)
      if (next.origin !== origin) return next
      response = await visit(next.href)
      continue
    }
    const page = await response.text()
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1]
    if (!action || !prompt) throw new Error(`the provider shows no form: ${page}`)
    response = await visit(new URL(action, origin).href, { prompt, login: name, password: 'any' })
  }
}
