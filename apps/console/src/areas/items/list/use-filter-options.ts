import { dataOf } from '@greenroom/api-client'
import type { operations } from '@greenroom/openapi'
import { numbers, type Option } from '@greenroom/ui'
import { useMemo } from 'react'
import { resource } from '#data/resource.ts'
import { useResource } from '#data/use-resource.ts'
import { narrowed, type ProductLists } from './product-lists.ts'
import { FILTER_LISTS, type ListFilterKey, type ProductQuery } from './products-url.ts'

type CountedField = operations['countItemValues']['parameters']['query']['field']
type ValueCount = { value: string; count: number; capped: boolean }

/** How many items have each value of a field, by the other filters of the list. */
const valueCounts = resource({
  name: 'valueCounts',
  entities: ['item'],
  load: async (api, signal, field: CountedField, query: ProductQuery) =>
    dataOf(await api.GET('/items/counts', { params: { query: { ...query, field } }, signal })).body,
})

/** So many values are counted; of the others nothing is known. */
const MOST_VALUES = 1_000

/** What a filter offers: a category stands below the chosen departments. Counts come once `isOpen`, if they come. */
export function useFilterOptions(key: ListFilterKey, query: ProductQuery, lists: ProductLists, isOpen: boolean) {
  const { sort: _, [key]: __, ...others } = query
  const isCounted = isOpen && key !== 'attribute'
  const { value: counts } = useResource(isCounted ? valueCounts(key, others) : undefined)
  const above = key === 'category' ? query.department : key === 'subcategory' ? query.category : undefined
  return useMemo(() => {
    const list = lists[FILTER_LISTS[key]]
    const entries = above ? narrowed(list, above.split(',')) : (list ?? [])
    const countOf = counts && counter(counts)
    return entries.map(({ id, label, active }): Option => ({
      id,
      label,
      hint: active ? (label === id ? undefined : id) : 'Inactive',
      count: countOf?.(id),
    }))
  }, [key, lists, above, counts])
}

function counter(counts: readonly ValueCount[]) {
  const texts = new Map(counts.map(({ value, count, capped }) => [value, `${numbers.text(count)}${capped ? '+' : ''}`]))
  return (id: string) => texts.get(id) ?? (counts.length < MOST_VALUES ? '0' : undefined)
}
