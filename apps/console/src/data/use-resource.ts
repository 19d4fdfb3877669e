import { type Atom, atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { problemWords } from '#failures/problem.ts'
import type { Load, Resource } from './resource.ts'

const NOTHING: Load<never> = { loading: false }

/** Used if nothing is to be loaded. */
const nothing = Object.assign(
  atom(undefined, async () => {}),
  { stateAtom: atom(NOTHING) },
)

/**
 * A resource without suspense: the data so far, whether it is loading, and the reason of a failure as text. Without a
 * resource, nothing is loaded.
 */
export function useResource<Value>(resource: Resource<Value> | undefined) {
  const shown = resource ?? (nothing as unknown as Resource<Value>)
  const { value, failure, loading, outdated = false } = useAtomValue(shown.stateAtom)
  const act = useSetAtom(shown)
  return {
    value,
    loading,
    outdated,
    failure,
    error: failure === undefined ? undefined : problemWords(failure),
    reload: () => act({ do: 'load' }),
  }
}

type Shown = Omit<ReturnType<typeof useResource>, 'value'>

/** Combines several loads: loading while any is loading, failed if any failed. */
export function together(...loads: readonly Shown[]) {
  return {
    loading: loads.some(({ loading }) => loading),
    error: loads.find(({ error }) => error !== undefined)?.error,
    reload: () => Promise.all(loads.map(({ reload }) => reload())),
  }
}

type Values<Atoms extends readonly Atom<unknown>[]> = {
  [Index in keyof Atoms]: Atoms[Index] extends Atom<infer Value> ? Awaited<Value> : never
}

/** Reads several atoms. All loads start before the first is awaited, so that they run in parallel. */
export function useAtomValues<const Atoms extends readonly Atom<unknown>[]>(...atoms: Atoms): Values<Atoms> {
  const store = useStore()
  for (const each of atoms) store.get(each)
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a caller passes the same number of atoms each time
  return atoms.map((each) => useAtomValue(each)) as Values<Atoms>
}
