import type { Api } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'

/** State that belongs to the client that it came through: a new session, or another merchant, begins with `initial`. */
export function clientAtom<Value>(initial: Value) {
  const keptAtom = atom<{ api?: Api; value: Value }>({ value: initial })
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
