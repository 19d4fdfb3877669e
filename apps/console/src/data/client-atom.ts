import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'

/** State of one API client: a new session or another merchant starts with `initial`. */
export function clientAtom<Value>(initial: Value) {
  const keptAtom = atom<{ api: unknown; value: Value }>({ api: undefined, value: initial })
  return atom(
    (get) => {
      const { api, value } = get(keptAtom)
      return api === get(apiAtom) ? value : initial
    },
    (get, set, change: (value: Value) => Value) => {
      const api = get(apiAtom)
      const kept = get(keptAtom)
      set(keptAtom, { api, value: change(kept.api === api ? kept.value : initial) })
    },
  )
}
