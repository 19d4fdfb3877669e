import { explain } from '@greenroom/api-client'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
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

  const reload = useCallback(async () => {
    setLoading(true)
    setError(undefined)
    try {
      setValue(await load())
    } catch (failure) {
      setError(explain(failure).message)
    }
    setLoading(false)
  }, [load])

  useEffect(() => void reload(), [reload, api])
  useChange((change) => {
    if (!change || entities.includes(change.entity)) void reload()
  })

  return { ...value, loading, error, reload }
}

/** What a list needs to say of its load. */
export type Loaded = Pick<ReturnType<typeof useLoaded<object>>, 'loading' | 'error' | 'reload'>
