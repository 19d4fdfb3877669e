import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#identity/sessions.ts'
import { Failure } from '#failures/failures.ts'

const MINUTE = 60_000
const MEGABYTE = 1024 * 1024

/** Calls of one user per minute: far more than the console makes, and less than it takes to fill the disk with writes. */
const A_MINUTE = { reads: 12_000, writes: 1_800 }

/** What one user may have under way at a time: calls, streams, and bytes of bodies. */
const AT_ONCE: UnderWay = { calls: 64, streams: 20, bytes: 48 * MEGABYTE }
/** The same of all users together. Bodies are held in memory. */
const BYTES_OF_ALL = 192 * MEGABYTE

interface UnderWay {
  calls: number
  streams: number
  bytes: number
}

/** Admits a call of this user, or throws the 429 or 503. Call it before the body is read. */
export type AdmitUser = (
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  isStream: boolean,
) => Promise<void>

/** Keeps one user from using up what all share. Each process counts by itself. Needs `@fastify/rate-limit`. */
export function limitUsers(app: FastifyInstance): AdmitUser {
  const limitOf = (max: number) =>
    app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator: ({ caller }) => keyOf(caller!) })
  const rates = { reads: limitOf(A_MINUTE.reads), writes: limitOf(A_MINUTE.writes) }
  const underWay = new Map<string, UnderWay>()
  let bytesOfAll = 0

  return async (request, reply, caller, isStream) => {
    const rate = await rates[request.method === 'GET' ? 'reads' : 'writes'](request)
    if (!rate.isAllowed && rate.isExceeded) throw tooMany('too many requests a minute', rate.ttlInSeconds)

    // Who leaves later is counted down when the connection closes, which has happened here already.
    if (reply.raw.closed) throw new Failure(400, 'ER_000', 'The connection was closed before the call began.')
    const key = keyOf(caller)
    const own = underWay.get(key) ?? { calls: 0, streams: 0, bytes: 0 }
    const added = { calls: isStream ? 0 : 1, streams: isStream ? 1 : 0, bytes: bytesOf(request) }
    const names = Object.keys(AT_ONCE) as (keyof UnderWay)[]
    const exceeded = names.find((name) => added[name] > 0 && own[name] + added[name] > AT_ONCE[name])
    if (exceeded) throw tooMany(EXCEEDED[exceeded], 1)
    if (added.bytes > 0 && bytesOfAll + added.bytes > BYTES_OF_ALL) {
      throw new Failure(503, 'ER_000', 'Too many files arrive at the moment. Try again.', { retryAfter: 1 })
    }
    const count = (sign: 1 | -1) => {
      for (const name of names) own[name] += sign * added[name]
      bytesOfAll += sign * added.bytes
    }
    count(1)
    underWay.set(key, own)
    reply.raw.once('close', () => {
      count(-1)
      if (own.calls + own.streams === 0) underWay.delete(key)
    })
  }
}

const keyOf = ({ companyCode, user }: Caller) => `${companyCode} ${user.userID}`

/** As announced, or else the most that the operation reads. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 0
  return Number(headers['content-length'] ?? 0)
}

const EXCEEDED: Record<keyof UnderWay, string> = {
  calls: 'too many requests at a time',
  streams: 'too many pages open',
  bytes: 'too many files on their way at a time',
}

const tooMany = (what: string, retryAfter: number) =>
  new Failure(429, 'ER_000', `You have ${what}. Try again in a moment.`, { retryAfter })
