import {
  ITEM_STATUSES,
  ITEM_TYPES,
  MISSING_FIELDS,
  RANGE_FIELDS,
  type RangeField,
  readItemRange,
} from '@greenroom/catalog'
import type { operations } from '@greenroom/openapi'
import type { GridSort } from '@greenroom/ui'
import type { ListName } from './product-lists.ts'

/** Query of GET /items as far as a person steers it. The address of the screen carries the same words. */
export type ProductQuery = Pick<
  NonNullable<operations['listItems']['parameters']['query']>,
  'search' | 'sort' | FilterKey
>

export type GroupedQuery = Omit<ProductQuery, 'sort'> & { sort?: 'name' | '-name' }

/** The filters by values, in the order of the menu. Those by a range come after them. */
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
  { key: 'skuType', label: 'SKU type' },
  { key: 'printerCategory', label: 'Printer category' },
  { key: 'attribute', label: 'Additional attribute' },
  { key: 'missing', label: 'Without' },
] as const

/** A filter by values of a list. */
export type ListFilterKey = (typeof FILTERS)[number]['key']

export type FilterKey = ListFilterKey | RangeField

/** The list of the field that a filter asks about. */
export const FILTER_LISTS: Record<ListFilterKey, ListName> = {
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
  skuType: 'skuType',
  printerCategory: 'printerCategory',
  attribute: 'attributes',
  missing: 'missing',
}

/** What the closed filters may hold. Anything else in a link would make the server refuse the whole list. */
const ONLY: Partial<Record<ListFilterKey, readonly string[]>> = {
  status: ITEM_STATUSES.map(({ value }) => value),
  type: ITEM_TYPES.map(({ value }) => String(value)),
  missing: MISSING_FIELDS.map(({ value }) => value),
}

const SORTS: readonly string[] = ['name', 'itemID', 'upc', 'sellingPrice', 'costPrice', 'updatedAt']

/** The order of the list when the address names none. */
const DEFAULT_SORT: GridSort = { column: 'name', descending: false }

/** What the address asks of the list. Words it does not know, and what tells of a field one may not see, are left out. */
export function readQuery(params: URLSearchParams, hidden: ReadonlySet<string> = new Set()): ProductQuery {
  const query: Record<string, string> = {}
  const search = params.get('search')?.trim().slice(0, 100)
  const sort = params.get('sort') ?? ''
  if (search) query.search = search
  for (const { key } of FILTERS) {
    const chosen = readFilter(params, key).filter((value) => key !== 'missing' || !hidden.has(value))
    if (chosen.length) query[key] = chosen.join(',')
  }
  for (const { value: key } of RANGE_FIELDS) {
    const text = params.get(key)
    if (text && !hidden.has(key) && readItemRange(key, text)) query[key] = text
  }
  const sorted = sort.replace(/^-/, '')
  if (SORTS.includes(sorted) && !hidden.has(sorted)) query.sort = sort
  return query as ProductQuery
}

/** The choices of one filter by values. */
export function readFilter(params: URLSearchParams, key: ListFilterKey): string[] {
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
  const keys = [...FILTERS.map(({ key }) => key), ...RANGE_FIELDS.map(({ value }) => value)]
  return withParams(params, { search: null, ...Object.fromEntries(keys.map((key) => [key, null])) })
}
