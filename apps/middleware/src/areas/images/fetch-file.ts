import { request, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { IMAGE_MAX_BYTES } from '@greenroom/catalog'
import { isPublicAddress, publicLookup, UNREACHABLE } from './public-address.ts'

/** The time limit for the whole fetch, redirects included, in milliseconds. */
const PATIENCE = 20_000
const MOST_REDIRECTS = 3

/** Why a file could not be fetched, as text that follows its address. */
export class Unreachable extends Error {}

/** The host took too long, refused the connection, or said that it can't serve anybody now. */
export class Unresponsive extends Unreachable {}

interface Fetching {
  /** Replaces the system's lookup, which allows public addresses only: for tests. */
  connection?: Pick<RequestOptions, 'lookup' | 'ca'>
  isAllowed?: (address: string) => boolean
}

/**
 * Fetches the file at an address on the internet: https only, never an address of this machine or its network, by name,
 * number or redirect, and no more bytes than a picture may have. Throws Unreachable.
 */
export async function fetchFile(
  address: string,
  { connection = { lookup: publicLookup }, isAllowed = isPublicAddress }: Fetching = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(PATIENCE)
  let url = readAddress(address, isAllowed)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const answer = await ask(url, { ...connection, signal }).catch((error: unknown) => {
      throw explained(error, signal)
    })
    if (Buffer.isBuffer(answer)) return answer
    url = readAddress(answer, isAllowed, url)
  }
  throw new Unreachable('redirects too many times.')
}

function readAddress(text: string, isAllowed: (address: string) => boolean, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new Unreachable('is not an address.')
  const url = new URL(text, base)
  if (url.protocol !== 'https:') throw new Unreachable('is not an https address.')
  if (url.username || url.password) throw new Unreachable('contains a password.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An IP address is connected to without a lookup.
  if (isIP(host) && !isAllowed(host)) throw new Unreachable(UNREACHABLE)
  return url
}

/** The bytes, or the address of a redirect. */
function ask(url: URL, options: RequestOptions): Promise<Buffer | string> {
  return new Promise((resolve, reject) => {
    // The request identifies us as little as possible: no cookie, no referrer.
    const asking = request(url, { ...options, headers: { accept: 'image/*' } }, (response) => {
      const { statusCode = 0, headers } = response
      response.on('error', reject)
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy()
        return resolve(headers.location)
      }
      if (statusCode !== 200) {
        response.destroy()
        const isOverloaded = statusCode === 429 || statusCode >= 500
        return reject(new (isOverloaded ? Unresponsive : Unreachable)(`answered ${statusCode}.`))
      }
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        chunks.push(chunk)
        if (size <= IMAGE_MAX_BYTES) return
        response.destroy()
        reject(new Unreachable('is larger than 10 MB.'))
      })
      response.on('end', () => resolve(Buffer.concat(chunks)))
    })
    asking.on('error', reject)
    asking.end()
  })
}

function explained(error: unknown, signal: AbortSignal): Unreachable {
  if (error instanceof Unreachable) return error
  return new Unresponsive(signal.aborted ? 'took too long to answer.' : UNREACHABLE)
}
