import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { eventsOf } from '#browser/event-stream.ts'
import { invalidateAtom } from './held.atoms.ts'
import { isOwnWrite } from '#api/own-writes.ts'
import { reauthorizeAtom } from '#session/session.atoms.ts'
import { broadcastToTabs } from '#browser/tab-channel.ts'

export type Change = components['schemas']['Change']

/** Handles a change that this tab or the listening tab received: reloads what depends on it. */
export const changedAtom = atom(null, (_get, set, change: Change | null) => {
  const own = change !== null && isOwnWrite(change.requestID)
  if (!own && (!change || change.entity === 'role')) void set(reauthorizeAtom)
  set(invalidateAtom, change && { ...change, by: own ? 'echo' : 'colleague' })
})

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Listens for changes on behalf of all tabs until `signal` is aborted. After a lost connection, everything counts as
 * changed. The waits grow and are randomized, so that browsers don't all reconnect at once.
 */
export const listenAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const tell = (change: Change | null) => {
    broadcastToTabs({ type: 'changed', change })
    set(changedAtom, change)
  }
  let wait = FIRST_WAIT_MS
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const stream = await open(get(apiAtom), signal)
    if (stream) {
      wait = FIRST_WAIT_MS
      if (!isFirst) tell(null)
      await readAll(stream, tell)
    }
    await pause(wait * (0.5 + Math.random()), signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
})

async function open(api: ReturnType<typeof apiAtom.read>, signal: AbortSignal) {
  const answer = await api.GET('/changes', { parseAs: 'stream', signal }).catch(() => undefined)
  return answer?.data ?? undefined
}

async function readAll(stream: ReadableStream<Uint8Array>, tell: (change: Change) => void): Promise<void> {
  try {
    for await (const data of eventsOf(stream)) tell(JSON.parse(data) as Change)
  } catch {
    // The connection was lost; the next one reloads everything.
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
