import type { components } from '@greenroom/openapi'
import { LIST_KINDS, type ListKind } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from './api.ts'
import { eventsOf } from './event-stream.ts'
import { providerOf } from './list-provider.ts'
import { isOwnWrite } from './own-writes.ts'
import { syncAtom } from './reference.atoms.ts'
import { reauthoriseAtom } from './session.atoms.ts'
import type { Provider } from './syncs.atoms.ts'
import { tellTabs } from './tab-channel.ts'

export type Change = components['schemas']['Change']

const latestAtom = atom<{ change: Change | null } | null>(null)

/**
 * The last change that somebody else made, wrapped anew each time; `change` is null where some may not have been heard,
 * after which everything is out of date. Null while nothing has changed.
 */
export const latestChangeAtom = atom((get) => get(latestAtom))

const LISTS = Object.keys(LIST_KINDS) as ListKind[]

/** What of the shell depends on which entity. */
const PROVIDERS_OF: Record<string, readonly Provider[]> = {
  company: ['/business'],
  location: ['/business'],
  ...Object.fromEntries(LISTS.map((kind) => [kind, [providerOf(kind)]])),
}

/** A change has been heard of, here or in the tab that listens: what depends on it is read again. */
export const changedAtom = atom(null, (_get, set, change: Change | null) => {
  if (change && isOwnWrite(change.requestID)) return
  set(latestAtom, { change })
  if (!change || change.entity === 'role') void set(reauthoriseAtom)
  if (!change) void set(syncAtom, { force: true })
  const only = change && PROVIDERS_OF[change.entity]
  if (only) void set(syncAtom, { force: true, only })
})

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Hears of changes until `signal` ends, for all tabs. After a lost connection everything counts as changed. The waits
 * grow, and differ from browser to browser, so that a server that comes back is not stormed.
 */
export const listenAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const tell = (change: Change | null) => {
    tellTabs({ type: 'changed', change })
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
    // The connection was lost; the next one makes up for it.
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
