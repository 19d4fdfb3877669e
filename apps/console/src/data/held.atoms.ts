import { maySync } from '@greenroom/session'
import { atom, type WritableAtom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { nowSeconds } from '#session/syncs.atoms.ts'

/** A change to an entity, in these records (null: in any). */
export type Changed = {
  entity: string
  ids: readonly string[] | null
  /** Made by a colleague, by this page, or by this page and announced again by the server. */
  by: 'colleague' | 'write' | 'echo'
  /** Resources that already hold the write's answer. */
  known?: ReadonlySet<unknown>
}

/**
 * What can happen to loaded data. `renew`: it has changed as `change` says (null: all of it). `put`: a write returned
 * it. `mark`: a colleague changed it under an open form. `forget`: it is loaded on the next read.
 */
export type Act<Value> =
  | { do: 'load' | 'mark' | 'forget' }
  | { do: 'renew'; change: Changed | null }
  | { do: 'put'; value: (before: Value) => Value }

/** Data that this session's client has loaded or is loading. */
export type Held = {
  kind: 'list' | 'pages' | 'record'
  /** In epoch seconds: 0 if known to be outdated, undefined until loaded. */
  loadedAt?: number
  /** Whether loading failed. */
  failed: boolean
  /** It is being reloaded; `again` asks for another reload afterwards. */
  busy?: boolean
  again?: boolean
  isShown: () => boolean
  concerns: (entity: string, ids: readonly string[] | null) => boolean
  actAtom: WritableAtom<unknown, [Exclude<Act<never>, { do: 'put' }>], Promise<void>>
  /** Aborts the load. */
  stop: AbortController
}

/** All loaded data by name and arguments. A new client, and so a new session, starts empty. */
export const heldAtom = atom((get): Map<string, Held> => {
  get(apiAtom)
  return new Map()
})

export function isStale({ loadedAt }: Held): boolean {
  return maySync(loadedAt, nowSeconds())
}

/**
 * Reports a changed entity; null if any may have changed. Data on screen reloads now, the rest when it is next shown.
 */
export const invalidateAtom = atom(null, (get, set, changed: Changed | null) => {
  for (const held of get(heldAtom).values()) {
    const { kind, actAtom } = held
    if (changed && (!held.concerns(changed.entity, changed.ids) || changed.known?.has(actAtom))) continue
    const by = changed?.by
    if (!held.isShown()) {
      if (kind === 'pages' && held.loadedAt !== undefined) held.loadedAt = 0
      else void set(actAtom, { do: 'forget' })
    } else if (kind === 'record') {
      if (by === 'colleague') void set(actAtom, { do: 'mark' })
    } else if (by !== 'echo') void set(actAtom, { do: 'renew', change: changed })
  }
})

const runningAtom = atom(0)

/** Whether lists are being reloaded. */
export const syncingAtom = atom((get) => get(runningAtom) > 0)

/** Reloads the lists on screen, each at most every 5 minutes unless `force` (section 4, sync throttle). */
export const syncAtom = atom(null, async (get, set, { force = false } = {}) => {
  const due = [...get(heldAtom).values()].filter((held) => held.kind !== 'record' && (force || isStale(held)))
  set(runningAtom, (count) => count + 1)
  await Promise.all(
    due.map((held) => set(held.actAtom, held.isShown() ? { do: 'renew', change: null } : { do: 'forget' })),
  )
  set(runningAtom, (count) => count - 1)
})

/** Reloads what failed to load. */
export const retryAtom = atom(null, (get, set) => {
  for (const { failed, actAtom } of get(heldAtom).values()) if (failed) void set(actAtom, { do: 'load' })
})
