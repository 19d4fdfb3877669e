import { ITEM_STATUSES, ITEM_TYPES } from '@greenroom/catalog'
import type { operations } from '@greenroom/openapi'
import type { GridSort } from '@greenroom/ui'
import type { ListName } from './product-lists.ts'

/** Query of GET /items as far as a person steers it. The address of the screen carries the same words. */
export type ProductQuery = Pick<
  NonNullable<operations['listItems']['parameters']['query']>,
  'search' | 'sort' | FilterKey
>

export type GroupedQuery = Omit<ProductQuery, 'sort'> & { sort?: 'name' | '-name' }

/** The filters in the order of the bar. */
export const FILTERS = [
  { key: 'status', label: 'Status' },
  { key: 'type', label: 'Type' },
  { key: 'department', label: 'Department' },
  { key: 'category', label: 'Category' },
  { key: 'brand', label: 'Brand' },
  { key: 'vendor', label: 'Vendor' },
  { key: 'subcategory', label: 'Subcategory' },
  { key: 'season', label: 'Season' },
  { key: 'style', label: 'Style' },
  { key: 'color', label: 'Color' },
  { key: 'size', label: 'Size' },
  { key: 'team', label: 'Team' },
  { key: 'tax', label: 'Tax' },
  { key: 'fee', label: 'Fee' },
  { key: 'discount', label: 'Discount' },
  { key: 'uom', label: 'Unit of measure' },
  { key: 'royaltyLevel', label: 'Royalty level' },
  { key: 'printerCategory', label: 'Printer category' },
  { key: 'attribute', label: 'Additional attribute' },
] as const

export type FilterKey = (typeof FILTERS)[number]['key']

/** The list of the field that a filter asks about. */
export const FILTER_LISTS: Record<FilterKey, ListName> = {
  status: 'itemStatus',
  type: 'type',
  department: 'department',
  category: 'category',
  subcategory: 'subcategory',
  brand: 'brand',
  vendor: 'vendor',
  season: 'season',
  style: 'style',
  color: 'color',
  size: 'size',
  team: 'team',
  tax: 'tax',
  fee: 'fees',
  discount: 'discount',
  uom: 'uom',
  royaltyLevel: 'royaltyLevel',
  printerCategory: 'printerCategory',
  attribute: 'attributes',
}

/** What the closed filters may hold. Anything else in a link would make the server refuse the whole list. */
const ONLY: Partial<Record<FilterKey, readonly string[]>> = {
  status: ITEM_STATUSES.map(({ value }) => value),
  type: ITEM_TYPES.map(({ value }) => String(value)),
}

const SORTS: readonly string[] = ['name', 'itemID', 'upc', 'sellingPrice', 'costPrice', 'updatedAt']

/** The order of the list when the address names none. */
const DEFAULT_SORT: GridSort = { column: 'name', descending: false }

/** What the address asks of the list. Words it does not know, and orders by what one may not see, are left out. */
export function readQuery(params: URLSearchParams, hidden: ReadonlySet<string> = new Set()): ProductQuery {
  const query: Record<string, string> = {}
  const search = params.get('search')?.trim().slice(0, 100)
  const sort = params.get('sort') ?? ''
  if (search) query.search = search
  for (const { key } of FILTERS) {
    const chosen = readFilter(params, key)
    if (chosen.length) query[key] = chosen.join(',')
  }
  const sorted = sort.replace(/^-/, '')
  if (SORTS.includes(sorted) && !hidden.has(sorted)) query.sort = sort
  return query as ProductQuery
}

/** The choices of one filter. */
export function readFilter(params: URLSearchParams, key: FilterKey): string[] {
  const values = params.get(key)?.split(',').filter(Boolean) ?? []
  const only = ONLY[key]
  return only ? values.filter((value) => only.includes(value)) : values
}

/** The query in one fixed spelling, to compare with and to keep in a saved view. */
export function queryText(query: ProductQuery, isGrouped = false): string {
  return new URLSearchParams({ ...(query as Record<string, string>), ...(isGrouped && GROUPED) }).toString()
}

const GROUPED = { group: 'product' }

/** Whether the list has a row for each product, with its variants folded in. */
export function readGrouped(params: URLSearchParams): boolean {
  return params.get('group') === GROUPED.group
}

/** The query of a list grouped by product, which has no order but by name. */
export function groupedQuery({ sort, ...query }: ProductQuery): GroupedQuery {
  return sort === 'name' || sort === '-name' ? { ...query, sort } : query
}

export function readSort({ sort }: ProductQuery): GridSort {
  return sort ? { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : DEFAULT_SORT
}

export function sortText({ column, descending }: GridSort): string {
  return descending ? `-${column}` : column
}

/** The address with some words changed; an empty value takes its word out. The rest, such as the peek, stays. */
export function withParams(params: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

/** The address with nothing that narrows the list. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  return withParams(params, { search: null, ...Object.fromEntries(FILTERS.map(({ key }) => [key, null])) })
}
