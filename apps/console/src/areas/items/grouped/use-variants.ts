import { type EntryLabelOf, variantsInOrder } from '@greenroom/catalog'
import { atom, useAtomValue, useStore } from 'jotai'
import { useMemo, useState } from 'react'
import type { Variants } from './grouped-rows.ts'
import { variantPages } from './groups.atoms.ts'
import type { GroupedQuery } from '../list/products-url.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Which products of a list are open, with their variants as they come, in garment order. Another query closes them all.
 */
export function useVariants(query: GroupedQuery, labelOf: EntryLabelOf) {
  const store = useStore()
  const [folding, setFolding] = useState({ of: query, open: NONE })
  const open = folding.of === query ? folding.open : NONE
  const variantsAtom = useMemo(
    () =>
      atom((get): ReadonlyMap<string, Variants> => {
        const stateOf = (productID: string): Variants => {
          const list = variantPages(productID, query)
          const { value, failure } = get(list.stateAtom)
          if (!value) return { items: [], state: failure === undefined ? 'loading' : 'failed' }
          const more = get(list.moreAtom)
          const { loading, failure: moreFailure } = more.over === value.first ? more : { loading: false }
          const rest = value.cursor === null ? 'all' : moreFailure === undefined ? 'more' : 'failed'
          return { items: variantsInOrder(value.rows, labelOf), state: loading ? 'loading' : rest }
        }
        return new Map(Array.from(open, (productID) => [productID, stateOf(productID)]))
      }),
    [open, query, labelOf],
  )
  return {
    variants: useAtomValue(variantsAtom),
    fold(productID: string) {
      const next = new Set(open)
      if (!next.delete(productID)) next.add(productID)
      setFolding({ of: query, open: next })
    },
    /** Loads the next page of a product's variants, or its first one again. */
    loadMore(productID: string) {
      const list = variantPages(productID, query)
      void (store.get(list.stateAtom).value ? store.set(list.moreAtom) : store.set(list, { do: 'load' }))
    },
  }
}
