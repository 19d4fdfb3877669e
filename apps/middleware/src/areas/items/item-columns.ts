import type { Selectable } from 'kysely'
import { accessTo, allows, type Grants } from '@greenroom/permissions'
import { type ItemFieldName, itemFields } from '@greenroom/catalog'
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

/** Columns that are written with an item but are no field of its Main Info. */
export const OTHER_COLUMNS = { defaultItem: 'default_item', attributes: 'attributes' } as const

/** What the middleware itself keeps of an item. */
const KEPT_COLUMNS = ['version', 'created_at', 'updated_at', 'updated_by'] as const

const hiddenOf = new WeakMap<Grants, ReadonlySet<ItemFieldName>>()

/** The fields that a user may not see, for want of READ on the field's feature (section 6). */
export function hiddenFields(grants: Grants): ReadonlySet<ItemFieldName> {
  const known = hiddenOf.get(grants)
  if (known) return known
  const hidden = fieldsWhere(({ feature }) => feature !== undefined && !accessTo(grants, feature).read)
  hiddenOf.set(grants, hidden)
  return hidden
}

/** The fields that a user may see but not change, or may not even see. */
export function lockedFields(grants: Grants): ReadonlySet<ItemFieldName> {
  return fieldsWhere(({ feature }) => feature !== undefined && !allows(grants, feature, 'WRITE'))
}

function fieldsWhere(matches: (field: (typeof itemFields)[number]) => boolean): ReadonlySet<ItemFieldName> {
  return new Set(itemFields.filter(matches).map(({ name }) => name))
}

/** What to read of an item: everything but the columns of hidden fields, which never leave the database. */
export function visibleColumns(hidden: ReadonlySet<ItemFieldName>): ItemColumn[] {
  const fields = Object.entries(COLUMN_OF) as [ItemFieldName, ItemColumn][]
  const visible = fields.filter(([field]) => !hidden.has(field)).map(([, column]) => column)
  return [...visible, ...Object.values(OTHER_COLUMNS), ...KEPT_COLUMNS]
}
