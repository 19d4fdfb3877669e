import type { Api } from '@greenroom/api-client'
import { atom, type Atom, type Getter, type Setter, type WritableAtom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { type Guarded, mayCall } from '#session/may.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { apiAtom } from '#api/api.ts'
import { type Act, type Changed, type Held, heldAtom, isStale } from './held.atoms.ts'
import { nowSeconds } from '#session/syncs.atoms.ts'

/** Describes what is loaded from the server. Arguments are JSON: equal arguments share the same data. */
export type Declaration<Value, Args extends readonly unknown[]> = {
  name: string
  /** Users who may not call this operation get `empty`, without a call. */
  needs?: Guarded
  /** Used if the data can't be read or loaded. Without it, a failed load throws ApiError. */
  empty?: Value
  /** The entities in the data: a change to one of them makes it outdated. */
  entities?: readonly string[] | ((...args: Args) => readonly string[])
  /** The only record in the data: changes to other records don't affect it. */
  recordOf?: (...args: Args) => string
  /**
   * `list` (the default) is kept for 5 minutes after it was shown, and reloads when colleagues change it. `pages` is a
   * list that stays visible while it reloads. `record` is loaded each time it is opened and not replaced while open:
   * `outdated` reports a change.
   */
  kind?: Held['kind']
  load: (api: Api, signal: AbortSignal, ...args: Args) => Promise<Value>
  /** Loads it again in place of what was loaded before. Without it, as at first. */
  reload?: (api: Api, signal: AbortSignal, before: Value, ...args: Args) => Promise<Value>
  /** Applies a change (null: of anything) without a full reload. */
  renew?: (api: Api, before: Value, change: Changed | null) => Promise<(now: Value) => Value> | undefined
}

/** `value` stays during a reload and after a failed one. `outdated`: a colleague changed an open record. */
export type Load<Value> = { value?: Value; failure?: unknown; loading: boolean; outdated?: boolean }

/** Reading it suspends until it is loaded; `stateAtom` neither suspends nor throws. */
export type Resource<Value> = WritableAtom<Value | Promise<Value>, [Act<Value>], Promise<void>> & {
  stateAtom: Atom<Load<Value>>
}

/** How long a list is kept after it was shown, and a record that React hasn't shown yet, in milliseconds. */
const LIST_KEPT = 300_000
const RECORD_KEPT = 10_000

/**
 * Declares a resource and returns a function from arguments to its atom, which is the same as long as the data is kept.
 */
export function resource<Value, Args extends readonly unknown[] = []>(declaration: Declaration<Value, Args>) {
  const made = new Map<string, Resource<Value>>()
  return (...args: Args): Resource<Value> => {
    const key = JSON.stringify(args)
    const found = made.get(key)
    if (found) return found
    // One that was dropped and is then read by a component that still has it is the one for all again.
    const one: Resource<Value> = make(declaration, args, `${declaration.name} ${key}`, (isKept) => {
      if (isKept && !made.has(key)) made.set(key, one)
      if (!isKept && made.get(key) === one) made.delete(key)
    })
    made.set(key, one)
    return one
  }
}

function make<Value, Args extends readonly unknown[]>(
  { needs, empty, entities = [], recordOf, kind = 'list', load, reload, renew }: Declaration<Value, Args>,
  args: Args,
  id: string,
  keep: (isKept: boolean) => void,
): Resource<Value> {
  const record = recordOf?.(...args)
  const madeOf = typeof entities === 'function' ? entities(...args) : entities
  let shown = 0
  /** Counts first loads, each of which starts over. */
  const turnAtom = atom(0)
  /** Updates after a first load. They apply to that load only, so that they don't outlive its session. */
  const laterAtom = atom<Load<Value> & { over: unknown }>()

  /** Loads anew only if this changes, and not with every list of permissions. */
  const mayAtom = atom((get) => needs === undefined || mayCall(get(grantsAtom), needs).may)

  const firstAtom = atom((get, { signal }): Value | Promise<Value> => {
    get(turnAtom)
    const [api, all] = [get(apiAtom), get(heldAtom)]
    if (!get(mayAtom)) return empty as Value
    const held: Held = {
      kind,
      actAtom: sourceAtom,
      failed: false,
      stop: new AbortController(),
      isShown: () => shown > 0,
      concerns: (entity, ids) =>
        madeOf.includes(entity) && (record === undefined || ids === null || ids.includes(record)),
    }
    all.set(id, held)
    keep(true)
    const forget = () => shown === 0 && all.get(id) === held && all.delete(id) && keep(false)
    const first = load(api, AbortSignal.any([signal, held.stop.signal]), ...args)
      .then(
        (value) => {
          held.loadedAt = nowSeconds()
          return value
        },
        (failure: unknown) => {
          held.failed = empty === undefined
          if (empty === undefined) throw failure
          held.loadedAt = nowSeconds()
          return empty
        },
      )
      .finally(() => kind === 'record' && setTimeout(forget, RECORD_KEPT))
    // An aborted load is not awaited.
    first.catch(() => undefined)
    return first
  })

  /** What another one with the same arguments has loaded is left alone. */
  function ownHeld(get: Getter): Held | undefined {
    const held = get(heldAtom).get(id)
    return held?.actAtom === sourceAtom ? held : undefined
  }

  const valueAtom = atom(
    (get): Value | Promise<Value> => {
      const [first, later] = [get(firstAtom), get(laterAtom)]
      return later?.over === first ? (later.value as Value) : first
    },
    (get, set, isShown: boolean) => {
      shown += isShown ? 1 : -1
      const held = ownHeld(get)
      const isLoaded = held?.loadedAt !== undefined && kind !== 'record'
      if (isShown && isLoaded && isStale(held)) void set(sourceAtom, { do: 'load' })
      const leave = () => shown === 0 && held && ownHeld(get) === held && void set(sourceAtom, { do: 'forget' })
      if (shown === 0) setTimeout(leave, isLoaded ? LIST_KEPT : 0)
    },
  )
  valueAtom.onMount = (show) => {
    show(true)
    return () => show(false)
  }

  async function perform(get: Getter, set: Setter, act: Act<Value>): Promise<void> {
    const held = ownHeld(get)
    if (!held) return
    if (act.do === 'forget') {
      held.stop.abort()
      get(heldAtom).delete(id)
      keep(false)
    }
    const isAnew = act.do === 'forget' || held.loadedAt === undefined || (kind === 'record' && act.do === 'load')
    if (isAnew) return set(turnAtom, (turn) => turn + 1)
    const over = get(firstAtom)
    const before = await get(valueAtom)
    if (get(firstAtom) !== over) return
    const tell = (now: Load<Value>) => {
      const change = { ...now, over }
      set(laterAtom, change)
      return change
    }
    if (act.do === 'mark') return void tell({ value: before, loading: false, outdated: true })
    if (act.do === 'put') return void tell({ value: act.value(before), loading: false })
    const api = get(apiAtom)
    const renewing = act.do === 'renew' ? renew?.(api, before, act.change) : undefined
    if (renewing) {
      const change = await renewing.catch(() => undefined)
      return change && get(firstAtom) === over ? perform(get, set, { do: 'put', value: change }) : undefined
    }
    if (held.busy) return void (held.again = true)
    held.busy = true
    const begun = tell({ value: before, loading: true })
    const loading = reload ? reload(api, held.stop.signal, before, ...args) : load(api, held.stop.signal, ...args)
    const loaded = await loading.then(
      (value): Load<Value> => ({ value, loading: false }),
      (failure: unknown): Load<Value> => ({ value: before, loading: false, ...(empty === undefined && { failure }) }),
    )
    const again = held.again || get(laterAtom) !== begun
    held.busy = held.again = false
    if (get(firstAtom) !== over) return
    // The loaded data may not contain what a write returned meanwhile.
    if (again) return perform(get, set, { do: 'load' })
    held.failed = 'failure' in loaded
    if (!held.failed) held.loadedAt = nowSeconds()
    tell(loaded)
  }

  const sourceAtom = atom((get) => get(valueAtom), perform)

  const settledAtom = unwrap(
    atom((get): Load<Value> | Promise<Load<Value>> => {
      const first = get(firstAtom)
      if (!(first instanceof Promise)) return { value: first, loading: false }
      return first.then(
        (value) => ({ value, loading: false }),
        (failure: unknown) => ({ failure, loading: false }),
      )
    }),
    (): Load<Value> => ({ loading: true }),
  )
  const stateAtom = atom((get): Load<Value> => {
    get(valueAtom)
    const later = get(laterAtom)
    return later?.over === get(firstAtom) ? later : get(settledAtom)
  })
  return Object.assign(sourceAtom, { stateAtom })
}
