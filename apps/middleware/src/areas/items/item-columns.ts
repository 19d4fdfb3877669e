import { type RawBuilder, type Selectable, sql } from 'kysely'
import { allows, type Feature, type Grants, HIDDEN_WITHOUT, isHidden } from '@greenroom/permissions'
import type { ItemFieldName } from '@greenroom/catalog'
import type { ItemTable } from './tables.ts'

export type ItemColumn = keyof Omit<ItemTable, 'company_code'>
export type ItemRow = Selectable<Omit<ItemTable, 'company_code'>>

/** The column that holds each field of an item (section 3). A reference is held as its ID. */
export const COLUMN_OF = {
  itemID: 'item_id',
  upc: 'upc',
  additionalUPCs: 'additional_upcs',
  masterSKU: 'master_sku',
  productID: 'product_id',
  productName: 'product_name',
  defaultItem: 'default_item',
  name: 'name',
  costPrice: 'cost_price',
  sellingPrice: 'selling_price',
  msrp: 'msrp',
  uom: 'uom_id',
  ecommerceName: 'ecommerce_name',
  ecommerceEnabled: 'ecommerce_enabled',
  appCommerceEnabled: 'app_commerce_enabled',
  ctoType: 'cto_type',
  extendedDescription: 'extended_description',
  metaData: 'meta_data',
  type: 'type',
  itemStatus: 'item_status',
  reportingMode: 'reporting_mode',
  department: 'department_id',
  category: 'category_id',
  subcategory: 'subcategory_id',
  size: 'size_id',
  color: 'color_id',
  style: 'style_id',
  brand: 'brand_id',
  season: 'season_id',
  team: 'team_id',
  printerCategory: 'printer_category_id',
  vendor: 'vendor_code',
  vendorAlias: 'vendor_alias',
  royaltyLevel: 'royalty_level',
  licensee: 'licensee',
  consignment: 'consignment',
  discount: 'discount_id',
  discountExcluded: 'discount_excluded',
  tax: 'tax_id',
  taxIncluded: 'tax_included',
  skuType: 'sku_type',
  fees: 'fee_ids',
  minimumLevel: 'minimum_level',
  maximumLevel: 'maximum_level',
  lotSizeMultiplier: 'lot_size_multiplier',
  minimumOrderQuantity: 'minimum_order_quantity',
  itemImage: 'item_image',
  enableAutoReplenishment: 'enable_auto_replenishment',
  yellowDogIdentifier: 'yellow_dog_identifier',
} as const satisfies Record<ItemFieldName, ItemColumn>

/** The column of everything that a save writes. */
export const STORED_COLUMNS = { ...COLUMN_OF, attributes: 'attributes' } as const

/** What a save writes of an item: a field of its Main Info, or its additional attributes. */
export type StoredField = keyof typeof STORED_COLUMNS

/** What the middleware itself keeps of an item. */
const KEPT_COLUMNS = ['version', 'created_at', 'updated_at', 'updated_by'] as const

/** The feature of each field that has one of its own (section 6). */
const GUARDS = new Map<string, Feature>(Object.entries(HIDDEN_WITHOUT).map(([name, [feature]]) => [name, feature]))

const GUARDED = (Object.keys(STORED_COLUMNS) as StoredField[]).filter((name) => GUARDS.has(name))

/** The feature that it takes to see or to write this field, if it has one of its own. */
export function guardOf(field: StoredField): Feature | undefined {
  return GUARDS.get(field)
}

const hiddenOf = new WeakMap<Grants, ReadonlySet<StoredField>>()

/** The fields that a user may not see, for want of READ on the field's feature (section 6). */
export function hiddenFields(grants: Grants): ReadonlySet<StoredField> {
  const known = hiddenOf.get(grants)
  if (known) return known
  const hidden = new Set(GUARDED.filter((name) => isHidden(grants, name)))
  hiddenOf.set(grants, hidden)
  return hidden
}

/** `Change[]` has a change that the user may see: rows and entries without one would only tell which items have others. */
export function hasVisible(changes: RawBuilder<unknown>, hidden: ReadonlySet<string>): RawBuilder<boolean> {
  if (hidden.size === 0) return sql<boolean>`true`
  const names = JSON.stringify({ hidden: [...hidden] })
  return sql<boolean>`jsonb_path_exists(${changes}, ${'$[*] ? (!(@.field == $hidden[*]))'}::jsonpath, ${names}::jsonb)`
}

/** The fields that a user may see but not change, or may not even see. */
export function lockedFields(grants: Grants): ReadonlySet<StoredField> {
  return new Set(GUARDED.filter((name) => !allows(grants, guardOf(name)!, 'WRITE')))
}

/** What to read of an item: everything but the columns of hidden fields, which never leave the database. */
export function visibleColumns(hidden: ReadonlySet<StoredField>): ItemColumn[] {
  const fields = Object.entries(STORED_COLUMNS) as [StoredField, ItemColumn][]
  const visible = fields.filter(([field]) => !hidden.has(field)).map(([, column]) => column)
  return [...visible, ...KEPT_COLUMNS]
}
