import { LIST_KINDS, listBelow, type ListKind } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useLoaded } from '#app/records/use-loaded.ts'
import { type Entry, type EntryUse, loadListAtom, loadUsesAtom } from './lists.atoms.ts'

const NOTHING: { entries: readonly Entry[]; above: readonly Entry[] } = { entries: [], above: [] }

/**
 * One list, kept up to date with what colleagues change. What refers to the entries is counted behind it: a large catalog
 * takes a while to count.
 */
export function useList(kind: ListKind) {
  const loadList = useSetAtom(loadListAtom)
  const loadUses = useSetAtom(loadUsesAtom)
  const [uses, setUses] = useState<ReadonlyMap<string, EntryUse>>()
  const load = useCallback(() => loadList(kind), [loadList, kind])
  const related = [kind, LIST_KINDS[kind].above, listBelow(kind)].filter((one) => one !== undefined)
  const list = useLoaded(load, NOTHING, related)

  useEffect(() => {
    if (list.loading) return undefined
    let isCurrent = true
    // Without the counts the list is as good.
    void loadUses(kind)
      .catch(() => undefined)
      .then((found) => isCurrent && setUses(found))
    return () => {
      isCurrent = false
    }
  }, [loadUses, kind, list.loading])

  return { ...list, uses }
}

export type List = ReturnType<typeof useList>
