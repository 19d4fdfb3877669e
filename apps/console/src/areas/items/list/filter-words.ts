import { labelIn, type ProductLists } from './product-lists.ts'
import { FILTER_LISTS, type FilterKey, FILTERS, readFilter } from './products-url.ts'

/** One filter that is on, in words. The search is one of them. */
export type FilterWords = { key: FilterKey | 'search'; label: string; value: string }

/** How many choices a chip names before it counts. */
const NAMED = 2

/** Everything that narrows the list, in the order of the bar. */
export function filterWords(params: URLSearchParams, lists: ProductLists): FilterWords[] {
  const search = params.get('search')?.trim()
  const filters = FILTERS.flatMap(({ key, label }) => {
    const chosen = readFilter(params, key).map((id) => labelIn(lists, FILTER_LISTS[key], id))
    if (chosen.length === 0) return []
    const more = chosen.length - NAMED
    const value = chosen.slice(0, NAMED).join(', ')
    return { key, label, value: more > 0 ? `${value} and ${more} more` : value }
  })
  return search ? [{ key: 'search', label: 'Search', value: search }, ...filters] : filters
}
