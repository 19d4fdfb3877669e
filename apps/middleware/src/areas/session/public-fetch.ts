import { request, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import type { CustomFetch } from 'openid-client'
import { isPublicAddress, publicLookup, UNREACHABLE } from '#areas/images/public-address.ts'

/** More than any metadata or set of keys, in bytes. */
const MOST_BYTES = 1_000_000

/** Why an address was not asked, or did not answer, in a sentence. */
export class ProviderUnreachable extends Error {}

interface Reaching {
  /** Replaces the system's lookup, which allows public addresses only: for tests. */
  connection?: Pick<RequestOptions, 'lookup' | 'ca'>
  isAllowed?: (address: string) => boolean
}

/**
 * Fetches over https from public addresses only, without following redirects, so that the address of a provider leads
 * neither to this machine nor to its network. The checked address is the one that is connected to.
 */
export function publicFetch({
  connection = { lookup: publicLookup },
  isAllowed = isPublicAddress,
}: Reaching = {}): CustomFetch {
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address)
    const { hostname, protocol } = url
    const host = hostname.replace(/^\[|\]$/g, '')
    if (protocol !== 'https:') throw new ProviderUnreachable(`${url.origin} is not an https address.`)
    if (isIP(host) && !isAllowed(host)) throw new ProviderUnreachable(`${host} ${UNREACHABLE}`)
    const options = { ...connection, method, headers, ...(signal && { signal }) }
    return ask(url, options, body ? Buffer.from(await new Response(body as string).arrayBuffer()) : undefined).catch(
      (error: unknown) => {
        if (signal?.aborted) throw new ProviderUnreachable(`${host} took too long to answer.`)
        if (error instanceof ProviderUnreachable) throw error
        throw new ProviderUnreachable(`${host} ${UNREACHABLE}`, { cause: error })
      },
    )
  }
}

function ask(url: URL, options: RequestOptions, body: Buffer | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asking = request(url, options, (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('error', reject)
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        chunks.push(chunk)
        if (size > MOST_BYTES) answer.destroy(new ProviderUnreachable(`${url.host} answers more than 1 MB.`))
      })
      answer.on('end', () => {
        const status = answer.statusCode ?? 0
        if (status < 200 || status > 599) return reject(new ProviderUnreachable(`${url.host} answered ${status}.`))
        const hasNoBody = status === 204 || status === 205 || status === 304
        const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        resolve(new Response(hasNoBody ? null : Buffer.concat(chunks), { status, headers }))
      })
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
