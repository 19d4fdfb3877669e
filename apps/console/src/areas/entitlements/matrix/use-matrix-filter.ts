import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ITEM_FILTERS, type TypedFilter } from '../item-filters.ts'

/** The filter of the items as the address has it. */
export function useMatrixFilter(): TypedFilter {
  const [params] = useSearchParams()
  const text = useDeferredValue(
    JSON.stringify(
      Object.fromEntries(
        ['search', ...ITEM_FILTERS].flatMap((name) => {
          const value = params.get(name)?.trim()
          return value ? [[name, value]] : []
        }),
      ),
    ),
  )
  return useMemo(() => JSON.parse(text) as TypedFilter, [text])
}
