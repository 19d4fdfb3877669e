import type { Feature } from '@greenroom/permissions'
import type { Choice } from '@greenroom/validation'
import type { ItemFieldName } from '../item-fields.ts'

export type ListDefinition = {
  /** The singular and plural name within a sentence. */
  one: string
  many: string
  feature: Feature
  /** The item field that refers to these records. */
  itemField?: ItemFieldName | 'attributes'
  /** The kind of the parent records. */
  above?: ListKind
}

export type ListKind =
  | 'department'
  | 'category'
  | 'subcategory'
  | 'style'
  | 'color'
  | 'size'
  | 'sizeBrick'
  | 'brand'
  | 'season'
  | 'team'
  | 'vendor'
  | 'printerCategory'
  | 'royaltyLevel'
  | 'skuType'
  | 'additionalAttribute'
  | 'fee'
  | 'tax'
  | 'discount'
  | 'unit'

/** How a discount is given. */
export const DISCOUNT_TYPES = [
  { value: 'PERCENT', label: 'Percent' },
  { value: 'AMOUNT', label: 'Amount' },
] as const satisfies readonly Choice[]

function classification(one: string, many: string, itemField: ItemFieldName): ListDefinition {
  return { one, many, feature: 'CATALOG_ATTRIBUTES', itemField }
}

/**
 * The kinds of reference data that items choose from: with their fields (`ENTRY_FIELDS`) the single table used by
 * screens, forms, files, checks and the API. Entities: section 3.
 */
export const LIST_KINDS: Readonly<Record<ListKind, ListDefinition>> = {
  department: classification('department', 'departments', 'department'),
  category: { ...classification('category', 'categories', 'category'), above: 'department' },
  subcategory: { ...classification('subcategory', 'subcategories', 'subcategory'), above: 'category' },
  style: classification('style', 'styles', 'style'),
  color: classification('color', 'colors', 'color'),
  size: classification('size', 'sizes', 'size'),
  sizeBrick: { one: 'size brick', many: 'size bricks', feature: 'CATALOG_ATTRIBUTES' },
  brand: classification('brand', 'brands', 'brand'),
  season: classification('season', 'seasons', 'season'),
  team: classification('team', 'teams', 'team'),
  vendor: classification('vendor', 'vendors', 'vendor'),
  printerCategory: classification('printer category', 'printer categories', 'printerCategory'),
  royaltyLevel: classification('royalty level', 'royalty levels', 'royaltyLevel'),
  skuType: classification('SKU type', 'SKU types', 'skuType'),
  additionalAttribute: {
    one: 'additional attribute',
    many: 'additional attributes',
    feature: 'CATALOG_CUSTOM_ATTRIBUTES',
    itemField: 'attributes',
  },
  fee: { one: 'fee', many: 'fees', feature: 'CATALOG_FEES', itemField: 'fees' },
  tax: { one: 'tax', many: 'taxes', feature: 'CATALOG_TAXES', itemField: 'tax' },
  discount: { one: 'discount', many: 'discounts', feature: 'CATALOG_DISCOUNTS', itemField: 'discount' },
  unit: { one: 'unit of measure', many: 'units of measure', feature: 'CATALOG_UNITS', itemField: 'uom' },
}

/** The kind of the child records of `kind`. */
export function listBelow(kind: ListKind): ListKind | undefined {
  return (Object.keys(LIST_KINDS) as ListKind[]).find((other) => LIST_KINDS[other].above === kind)
}
