import { Readable } from 'node:stream'
import type { Call, HandlersOf, SessionUser } from '#calls/call.ts'
import type { Platform } from '#platform/platform.ts'
import type { ChangeFeed, Hint } from '#database/change-feed.ts'
import { type Audiences, canSubscribe, LOCATED_ENTITIES } from '#database/entities.ts'

const HEARTBEAT_EVERY = 15_000
/** How long a listener is taken for who they were. */
const TRUST = 1_000
/** A client that reads more slowly than this many characters behind is let go: it reads everything anew. */
const MOST_BEHIND = 64 * 1024

export function changeHandlers({ changes, audiences }: Platform): HandlersOf<'streamChanges'> {
  return {
    streamChanges: async (call) => ({
      stream: { type: 'text/event-stream', content: await eventsFor(call, changes, audiences) },
      headers: { 'x-accel-buffering': 'no' },
    }),
  }
}

/** What the caller may hear of, until their session ends. Listening is no activity. */
async function eventsFor(call: Call, changes: ChangeFeed, audiences: Audiences): Promise<Readable> {
  const stream = new Readable({ read() {} })
  const send = (text: string) => (stream.readableLength > MOST_BEHIND ? stream.destroy() : stream.push(text))
  const end = () => stream.push(null)

  let { user } = call
  let askedAt = performance.now()
  let turn = Promise.resolve()
  /** One after the other, each knowing who listens by then. */
  const tell = (textOf: () => string) => {
    turn = turn.then(async () => {
      if (performance.now() - askedAt > TRUST) {
        user = await call.askAgain()
        askedAt = performance.now()
      }
      if (!stream.readableEnded && !stream.destroyed) send(textOf())
    })
    turn.catch(end)
  }

  const unsubscribe = await changes.subscribe(call.company.code, {
    hear: (hints) =>
      tell(() => {
        const own = hints.flatMap((hint) => hintFor(user, hint, audiences))
        return own.map((hint) => `event: change\ndata: ${JSON.stringify(hint)}\n\n`).join('')
      }),
    end,
  })
  const heartbeat = setInterval(() => tell(() => ': still here\n\n'), HEARTBEAT_EVERY)
  stream.once('close', () => {
    clearInterval(heartbeat)
    unsubscribe()
  })
  send(': listening\n\n')
  return stream
}

/** What the user may hear of a change: nothing, or of records that are their own only theirs. */
function hintFor(user: SessionUser, hint: Hint, audiences: Audiences): Hint[] {
  const audience = audiences[hint.entity]
  if (audience === 'oneself') return hint.ids?.includes(user.userID) ? [{ ...hint, ids: [user.userID] }] : []
  return canSubscribe(user.grants, audience) ? [withoutPlaces(hint, user)] : []
}

/** Which records have changed at other places stays there: whoever is assigned to some reads their own anew. */
function withoutPlaces(hint: Hint, { scope }: SessionUser): Hint {
  return scope === 'ALL' || !LOCATED_ENTITIES.includes(hint.entity) ? hint : { ...hint, ids: null }
}
