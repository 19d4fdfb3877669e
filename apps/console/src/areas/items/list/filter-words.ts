import { type ItemRange, RANGE_FIELDS, readItemRange } from '@greenroom/catalog'
import type { Formats } from '#data/formats.ts'
import { labelIn, type ProductLists } from './product-lists.ts'
import { FILTER_LISTS, type FilterKey, FILTERS, readFilter } from './products-url.ts'

/** One filter that is on, in words. The search is one of them. */
export type FilterWords = { key: FilterKey | 'search'; label: string; value: string }

/** How many choices a chip names before it counts. */
const NAMED = 2

/** Everything that narrows the list, in the order of the menu. */
export function filterWords(
  params: URLSearchParams,
  lists: ProductLists,
  { money, day }: Pick<Formats, 'money' | 'day'>,
): FilterWords[] {
  const search = params.get('search')?.trim()
  const filters = FILTERS.flatMap(({ key, label }): FilterWords[] => {
    const chosen = readFilter(params, key).map((id) => labelIn(lists, FILTER_LISTS[key], id))
    if (chosen.length === 0) return []
    const more = chosen.length - NAMED
    const value = chosen.slice(0, NAMED).join(', ')
    return [{ key, label, value: more > 0 ? `${value} and ${more} more` : value }]
  })
  const ranges = RANGE_FIELDS.flatMap(({ value: key, label, kind }): FilterWords[] => {
    const range = readItemRange(key, params.get(key) ?? '')
    const written = kind === 'amount' ? (amount: string) => money(Number(amount)) : day
    return range ? [{ key, label, value: rangeWords(range, written) }] : []
  })
  return [...(search ? [{ key: 'search', label: 'Search', value: search } as const] : []), ...filters, ...ranges]
}

function rangeWords({ from, to }: ItemRange, written: (end: string) => string): string {
  if (from && to) return from === to ? written(from) : `${written(from)} to ${written(to)}`
  return from ? `from ${written(from)}` : `up to ${written(to!)}`
}
