import { LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { together, useResource } from '#data/use-resource.ts'
import { entriesOf, type Entry } from '#records/entries/entries.atoms.ts'
import { usesOf } from './lists.atoms.ts'

const NONE: readonly Entry[] = []

/**
 * One list with the list above it, whose names it shows. What refers to the entries is counted behind it: a large catalog
 * takes a while to count.
 */
export function useList(kind: ListKind) {
  const { above } = LIST_KINDS[kind]
  const entries = useResource(entriesOf(kind))
  const parents = useResource(above && entriesOf(above))
  const uses = useResource(entries.value && usesOf(kind)).value
  return {
    entries: entries.value ?? NONE,
    above: parents.value ?? NONE,
    uses,
    ...together(entries, parents),
  }
}

export type List = ReturnType<typeof useList>
