import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ItemColumn } from './item-columns.ts'
import { foundByTrigrams } from '#query/search-text.ts'

/** Which items are meant: the filters of the list and of a bulk edit. */
export interface ItemFilter {
  search?: string
  /** Codes, one of which an item has, to the letter. */
  codes?: string[]
  itemIDs?: string[]
  productID?: string[]
  status?: string[]
  type?: number[]
  department?: string[]
  category?: string[]
  subcategory?: string[]
  brand?: string[]
  vendor?: string[]
  season?: string[]
  style?: string[]
  color?: string[]
  size?: string[]
  team?: string[]
  printerCategory?: string[]
  royaltyLevel?: string[]
  tax?: string[]
  discount?: string[]
  uom?: string[]
  /** Fees, one of which an item has. */
  fee?: string[]
  /** Keys of additional attributes, of one of which an item has a value. */
  attribute?: string[]
}

const FILTER_COLUMNS = {
  itemIDs: 'item_id',
  productID: 'product_id',
  status: 'item_status',
  type: 'type',
  department: 'department_id',
  category: 'category_id',
  subcategory: 'subcategory_id',
  brand: 'brand_id',
  vendor: 'vendor_code',
  season: 'season_id',
  style: 'style_id',
  color: 'color_id',
  size: 'size_id',
  team: 'team_id',
  printerCategory: 'printer_category_id',
  royaltyLevel: 'royalty_level',
  tax: 'tax_id',
  discount: 'discount_id',
  uom: 'uom_id',
} as const satisfies Record<Exclude<keyof ItemFilter, 'search' | 'codes' | 'fee' | 'attribute'>, ItemColumn>

type FilterName = keyof typeof FILTER_COLUMNS

/** Filters that name every value there is; as conditions they would only cost time. */
const ALL_VALUES: Partial<Record<FilterName, number>> = { status: 2, type: 6 }

/** The filter of a query string, where lists are separated by commas. */
export function filterOfQuery(query: Partial<Record<string, unknown>>): ItemFilter {
  const list = (name: string) => {
    const text = query[name]
    return typeof text === 'string' && text !== '' ? text.split(',') : undefined
  }
  const filter: Record<string, unknown> = {
    search: query['search'],
    codes: list('code'),
    itemIDs: list('itemIDOnSearch'),
    fee: list('fee'),
    attribute: list('attribute'),
  }
  for (const name of Object.keys(FILTER_COLUMNS)) if (name !== 'itemIDs') filter[name] = list(name)
  if (filter['type']) filter['type'] = (filter['type'] as string[]).map(Number)
  if (typeof query['itemID'] === 'string') filter['itemIDs'] = [query['itemID']]
  return filter as ItemFilter
}

const CODE_COLUMNS = ['upc', 'master_sku', 'additional_upcs'] as const

/** The columns that `conditionsOf` compares. */
export function columnsOf(filter: ItemFilter): ItemColumn[] {
  const named = namesIn(filter).map((name) => FILTER_COLUMNS[name])
  return [
    ...named,
    ...(filter.codes ? CODE_COLUMNS : []),
    ...(filter.fee ? (['fee_ids'] as const) : []),
    ...(filter.attribute ? (['attributes'] as const) : []),
  ]
}

function namesIn(filter: ItemFilter): FilterName[] {
  const names = Object.keys(FILTER_COLUMNS) as FilterName[]
  return names.filter((name) => filter[name] && new Set<string | number>(filter[name]).size !== ALL_VALUES[name])
}

/** The conditions of everything but the search, which the list asks in two ways (`item-query.ts`). */
export function conditionsOf(filter: ItemFilter) {
  return (items: ExpressionBuilder<Tables, 'item'>) =>
    items.and([
      ...namesIn(filter).map((name) => oneOf(FILTER_COLUMNS[name], [...new Set<string | number>(filter[name])])),
      ...(filter.codes ? [hasCode(filter.codes)] : []),
      ...(filter.fee ? [sql<boolean>`item.fee_ids && ${filter.fee}::text[]`] : []),
      ...(filter.attribute ? [hasAttribute(filter.attribute)] : []),
    ])
}

/** By the trigrams of `search`, which holds all codes, and then to the letter. */
function hasCode(codes: string[]): RawBuilder<boolean> {
  return sql<boolean>`(${anyOf(codes.map(foundByTrigrams))} and (item.item_id = any(${codes}) or item.upc = any(${codes})
    or item.master_sku = any(${codes}) or item.additional_upcs && ${codes}::text[]))`
}

function hasAttribute(keys: string[]): RawBuilder<boolean> {
  return anyOf(keys.map((key) => sql<boolean>`item.attributes @> ${JSON.stringify([{ key }])}::jsonb`))
}

/** Of no conditions, none is met. */
function anyOf(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** One value is asked for with `=`, so that an index can give the rows in the order of the list. */
function oneOf(column: ItemColumn, values: (string | number)[]): RawBuilder<boolean> {
  return values.length === 1
    ? sql<boolean>`${sql.ref(`item.${column}`)} = ${values[0]}`
    : sql<boolean>`${sql.ref(`item.${column}`)} = any(${values})`
}
