import { explain } from '@greenroom/api-client'
import { LIST_KINDS, listBelow, type ListKind } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { apiAtom } from '#app/api.ts'
import { useChange } from '#app/use-change.ts'
import { type Entry, type EntryUse, loadListAtom, loadUsesAtom } from './lists.atoms.ts'

type Loaded = { entries: readonly Entry[]; above: readonly Entry[] }

/**
 * One list, kept up to date with what colleagues change. What refers to the entries is counted behind it: a large catalog
 * takes a while to count.
 */
export function useList(kind: ListKind) {
  const api = useAtomValue(apiAtom)
  const loadList = useSetAtom(loadListAtom)
  const loadUses = useSetAtom(loadUsesAtom)
  const [loaded, setLoaded] = useState<Loaded>({ entries: [], above: [] })
  const [uses, setUses] = useState<ReadonlyMap<string, EntryUse>>()
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
      const found = await loadList(kind)
      if (isLatest()) setLoaded(found)
    } catch (failure) {
      if (isLatest()) setError(explain(failure).message)
    }
    if (!isLatest()) return
    setLoading(false)
    // Without the counts the list is as good.
    const counts = await loadUses(kind).catch(() => undefined)
    if (isLatest()) setUses(counts)
  }, [loadList, loadUses, kind])

  useEffect(() => void reload(), [reload, api])
  useChange((change) => {
    const related: (string | undefined)[] = [kind, LIST_KINDS[kind].above, listBelow(kind)]
    if (!change || related.includes(change.entity)) void reload()
  })

  return { ...loaded, uses, loading, error, reload }
}

export type List = ReturnType<typeof useList>
