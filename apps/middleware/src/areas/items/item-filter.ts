import { splitIDs } from '@greenroom/validation'
import { sql, type Expression, type ExpressionBuilder, type RawBuilder } from 'kysely'
import { type ItemRange, type MISSING_FIELDS, RANGE_FIELDS, type RangeField } from '@greenroom/catalog'
import type { Tables } from '#database/tables.ts'
import { COLUMN_OF, type ItemColumn } from './item-columns.ts'
import { foundByTrigrams, type Sought } from '#query/search-text.ts'

/** A field that a list of items can be asked to lack. */
export type MissingField = (typeof MISSING_FIELDS)[number]['value']

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
  skuType?: string[]
  tax?: string[]
  discount?: string[]
  uom?: string[]
  /** Fees, one of which an item has. */
  fee?: string[]
  /** Keys of additional attributes, of one of which an item has a value. */
  attribute?: string[]
  /** Fields, one of which an item lacks. */
  missing?: MissingField[]
  /** Ranges as `readItemRange` reads them; days are on the company's clock. */
  sellingPrice?: string
  costPrice?: string
  createdAt?: string
  updatedAt?: string
}

/** A filter as one user may apply it (`selectionOf`). */
export interface ItemSelection extends Omit<ItemFilter, RangeField> {
  ranges: Partial<Record<RangeField, ItemRange>>
  /** Otherwise neither search nor codes find an item by its master SKU. */
  seesSKU: boolean
  /** Items that are left out. */
  except?: readonly string[]
}

/** The word that a selection searches for, if any. */
export function soughtIn({ search: word, seesSKU }: ItemSelection): Sought | undefined {
  return word ? { word, seesSKU } : undefined
}

export const FILTER_COLUMNS = {
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
  skuType: 'sku_type',
  tax: 'tax_id',
  discount: 'discount_id',
  uom: 'uom_id',
} as const satisfies Record<
  Exclude<keyof ItemFilter, 'search' | 'codes' | 'fee' | 'attribute' | 'missing' | RangeField>,
  ItemColumn
>

type FilterName = keyof typeof FILTER_COLUMNS

/** Filters that name every value there is; as conditions they would only cost time. */
const ALL_VALUES: Partial<Record<FilterName, number>> = { status: 2, type: 6 }

/** The filter of a query string, where lists are separated by commas. */
export function filterOfQuery(query: Partial<Record<string, unknown>>): ItemFilter {
  const list = (name: string) => {
    const text = query[name]
    return typeof text === 'string' && text !== '' ? splitIDs(text) : undefined
  }
  const filter: Record<string, unknown> = {
    search: query['search'],
    codes: list('code'),
    itemIDs: list('itemIDOnSearch'),
    fee: list('fee'),
    attribute: list('attribute'),
    missing: list('missing'),
    ...Object.fromEntries(RANGE_FIELDS.map(({ value }) => [value, query[value]])),
  }
  for (const name of Object.keys(FILTER_COLUMNS)) if (name !== 'itemIDs') filter[name] = list(name)
  if (filter['type']) filter['type'] = (filter['type'] as string[]).map(Number)
  if (typeof query['itemID'] === 'string') filter['itemIDs'] = [query['itemID']]
  return filter as ItemFilter
}

const CODE_COLUMNS = ['upc', 'master_sku', 'additional_upcs'] as const

const RANGE_COLUMNS = {
  sellingPrice: 'selling_price',
  costPrice: 'cost_price',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<RangeField, ItemColumn>

function rangesIn({ ranges }: ItemSelection) {
  return RANGE_FIELDS.flatMap(({ value, kind }) => {
    const range = ranges[value]
    return range ? [{ column: RANGE_COLUMNS[value], kind, range }] : []
  })
}

/** The columns that `conditionsOf` compares. */
export function columnsOf(filter: ItemSelection): ItemColumn[] {
  const named = namesIn(filter).map((name) => FILTER_COLUMNS[name])
  return [
    ...named,
    ...(filter.codes ? CODE_COLUMNS : []),
    ...(filter.fee ? (['fee_ids'] as const) : []),
    ...(filter.attribute ? (['attributes'] as const) : []),
    ...(filter.missing?.map((field) => COLUMN_OF[field]) ?? []),
    ...rangesIn(filter).map(({ column }) => column),
  ]
}

function namesIn(filter: ItemSelection): FilterName[] {
  const names = Object.keys(FILTER_COLUMNS) as FilterName[]
  return names.filter((name) => filter[name] && new Set<string | number>(filter[name]).size !== ALL_VALUES[name])
}

/** The conditions of everything but the search, which the list asks in two ways (`item-query.ts`). */
export function conditionsOf(filter: ItemSelection) {
  return (items: ExpressionBuilder<Tables, 'item'>) =>
    items.and([
      ...namesIn(filter).map((name) => oneOf(FILTER_COLUMNS[name], [...new Set<string | number>(filter[name])])),
      ...(filter.codes ? [hasCode(filter.codes, filter.seesSKU)] : []),
      ...(filter.except ? [sql<boolean>`item.item_id <> all(${filter.except})`] : []),
      ...(filter.fee ? [sql<boolean>`item.fee_ids && ${filter.fee}::text[]`] : []),
      ...(filter.attribute ? [hasAttribute(filter.attribute)] : []),
      ...(filter.missing ? [anyOf(filter.missing.map((field) => LACKS[field]))] : []),
      ...rangesIn(filter).map(({ column, kind, range }) =>
        kind === 'amount'
          ? amountsIn(column, range)
          : daysIn(column, range, items.selectFrom('company').select('time_zone')),
      ),
    ])
}

function amountsIn(column: ItemColumn, { from, to }: ItemRange): RawBuilder<boolean> {
  const amount = sql.ref(`item.${column}`)
  return allOf([
    ...(from ? [sql<boolean>`${amount} >= ${from}::numeric`] : []),
    ...(to ? [sql<boolean>`${amount} <= ${to}::numeric`] : []),
  ])
}

function daysIn(
  column: ItemColumn,
  { from, to }: ItemRange,
  zone: Expression<{ time_zone: string }>,
): RawBuilder<boolean> {
  const at = sql.ref(`item.${column}`)
  return allOf([
    ...(from ? [sql<boolean>`${at} >= ${from}::date::timestamp at time zone (${zone})`] : []),
    ...(to ? [sql<boolean>`${at} < (${to}::date + 1)::timestamp at time zone (${zone})`] : []),
  ])
}

function allOf(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** By the trigrams of `search`, which holds all codes, and then to the letter. */
function hasCode(codes: string[], seesSKU: boolean): RawBuilder<boolean> {
  const found = anyOf(codes.map((word) => foundByTrigrams({ word, seesSKU: true })))
  const isSKU = seesSKU ? sql<boolean>`item.master_sku = any(${codes})` : sql<boolean>`false`
  return sql<boolean>`(${found} and (item.item_id = any(${codes}) or item.upc = any(${codes}) or ${isSKU}
    or item.additional_upcs && ${codes}::text[]))`
}

function hasAttribute(keys: string[]): RawBuilder<boolean> {
  return anyOf(keys.map((key) => sql<boolean>`item.attributes @> ${JSON.stringify([{ key }])}::jsonb`))
}

/** Each with an index of the items that it is true of (migration 0069). */
export const LACKS: Record<MissingField, RawBuilder<boolean>> = {
  sellingPrice: sql<boolean>`item.selling_price = 0`,
  itemImage: sql<boolean>`item.item_image is null`,
  tax: sql<boolean>`item.tax_id is null`,
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
