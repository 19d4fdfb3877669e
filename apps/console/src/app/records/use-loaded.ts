import { explain } from '@greenroom/api-client'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { apiAtom } from '#app/api.ts'
import { useChange } from '#app/use-change.ts'

/**
 * What a list shows, kept up to date with what colleagues change of these entities. What was loaded stays while it is
 * loaded anew, and when that fails.
 */
export function useLoaded<Value>(load: () => Promise<Value>, empty: Value, entities: readonly string[]) {
  const api = useAtomValue(apiAtom)
  const [value, setValue] = useState(empty)
  const [loading, setLoading] = useState(true)
  const [error, setError] = useState<string>()
  const asked = useRef(0)

  const reload = useCallback(async () => {
    // What was asked for earlier may be answered later.
    const turn = ++asked.current
    const isLatest = () => turn === asked.current
    setLoading(true)
    setError(undefined)
    try {
      const found = await load()
      if (isLatest()) setValue(found)
    } catch (failure) {
      if (isLatest()) setError(explain(failure).message)
    }
    if (isLatest()) setLoading(false)
  }, [load])

  useEffect(() => void reload(), [reload, api])
  useChange((change) => {
    if (!change || entities.includes(change.entity)) void reload()
  })

  return { ...value, loading, error, reload }
}

/** What a list needs to say of its load. */
export type Loaded = Pick<ReturnType<typeof useLoaded<object>>, 'loading' | 'error' | 'reload'>
