import type { Feature } from '@greenroom/permissions'
import type { Field } from '@greenroom/validation'
import { ITEM_STATUSES, ITEM_TYPES, REPORTING_MODES } from './item-choices.ts'

/** The section of the item form (section 2, collapsible sections). */
export type ItemSection = 'overview' | 'attributes' | 'itemLevelConfig' | 'reorderSettings'

type FieldRow = Field & {
  section: ItemSection
  /** The feature whose READ access is needed to show, send or export the field. */
  feature?: Feature
  /** For `ref`: the key of the ID in an item body, as in `department: { departmentID }`. */
  idKey?: string
  /** For extended-info fields: their key there (section 3). */
  extendedKey?: string
  /** Whether a bulk edit may set it. Identity and per-item texts must not be set on many items. */
  bulk?: true
  /** Whether an import may fill it. */
  importable?: true
}

/**
 * The fields of an item's Main Info, in form order: the single table used by the form, its counters, the checks, the
 * import, bulk edit and the list of changes. Entity: section 3; limits: section 5. Limits that section 5 does not give
 * (refs, vendor alias, licensee, royalty level, identifiers, image) are ours.
 */
// oxfmt-ignore
const ROWS = [
  { name: 'itemID', label: 'Item ID', section: 'overview', kind: 'text', required: true, fixed: true, maxLength: 15, restricted: true, noOuterSpace: true, isCode: true, isID: true, importable: true },
  { name: 'upc', label: 'UPC', section: 'overview', kind: 'text', required: true, maxLength: 15, restricted: true, noOuterSpace: true, isCode: true, importable: true },
  { name: 'additionalUPCs', label: 'Additional UPCs', section: 'overview', kind: 'list', maxLength: 15, tooLong: { message: 'Additional UPCs cannot exceed 15 characters', title: 'Invalid Additional UPCs' }, restricted: true, noOuterSpace: true, isCode: true, importable: true },
  { name: 'masterSKU', label: 'Master SKU', section: 'overview', kind: 'text', maxLength: 15, restricted: true, noOuterSpace: true, isCode: true, feature: 'CATALOG_PRODUCT_SKU', bulk: true, importable: true },
  { name: 'productID', label: 'Product ID', section: 'overview', kind: 'text', maxLength: 25, tooLong: { message: 'Product ID length is greater than 25' }, restricted: true, noOuterSpace: true, isCode: true, isID: true, bulk: true, importable: true },
  { name: 'name', label: 'Name', section: 'overview', kind: 'text', required: true, maxLength: 50, restricted: true, noOuterSpace: true, importable: true },
  { name: 'productName', label: 'Product name', section: 'overview', kind: 'text', maxLength: 85, tooLong: { message: 'Product name length is greater than 85' }, restricted: true, noOuterSpace: true, bulk: true, importable: true },
  { name: 'defaultItem', label: 'Default item', section: 'overview', kind: 'flag' },
  { name: 'type', label: 'Type', section: 'overview', kind: 'choice', required: true, optionalInBulk: true, choices: ITEM_TYPES, bulk: true, importable: true },
  { name: 'itemStatus', label: 'Status', section: 'overview', kind: 'choice', choices: ITEM_STATUSES, bulk: true, importable: true },
  { name: 'reportingMode', label: 'Reporting type', section: 'overview', kind: 'choice', choices: REPORTING_MODES, bulk: true, importable: true },
  { name: 'costPrice', label: 'Cost price', section: 'overview', kind: 'money', required: true, feature: 'CATALOG_PRODUCT_COST', bulk: true, importable: true },
  { name: 'sellingPrice', label: 'Selling price', section: 'overview', kind: 'money', isPrice: true, required: true, feature: 'CATALOG_PRODUCT_PRICE', bulk: true, importable: true },
  { name: 'msrp', label: 'MSRP', section: 'overview', kind: 'money', isPrice: true, bulk: true, importable: true },
  { name: 'uom', label: 'Unit of measure', section: 'overview', kind: 'ref', maxLength: 50, idKey: 'id', bulk: true, importable: true },
  { name: 'ecommerceName', label: 'Ecommerce name', section: 'overview', kind: 'text', maxLength: 250, restricted: true, noOuterSpace: true, importable: true },
  { name: 'ecommerceEnabled', label: 'Ecommerce', section: 'overview', kind: 'flag', bulk: true, importable: true },
  { name: 'appCommerceEnabled', label: 'App commerce', section: 'overview', kind: 'flag', bulk: true, importable: true },
  { name: 'ctoType', label: 'Build to order', section: 'overview', kind: 'text', maxLength: 20, feature: 'CATALOG_PRODUCT_CTO', bulk: true },
  { name: 'extendedDescription', label: 'Extended description', section: 'overview', kind: 'lines', maxLength: 500, feature: 'CATALOG_PRODUCT_DESCRIPTION', bulk: true, importable: true },
  { name: 'metaData', label: 'Metadata', section: 'overview', kind: 'lines', maxLength: 250, bulk: true, importable: true },
  { name: 'itemImage', label: 'Image', section: 'overview', kind: 'text', maxLength: 500, importable: true },
  { name: 'department', label: 'Department', section: 'attributes', kind: 'ref', maxLength: 50, idKey: 'departmentID', bulk: true, importable: true },
  { name: 'category', label: 'Category', section: 'attributes', kind: 'ref', maxLength: 50, idKey: 'categoryID', bulk: true, importable: true },
  { name: 'subcategory', label: 'Subcategory', section: 'attributes', kind: 'ref', maxLength: 50, idKey: 'subCategoryID', bulk: true, importable: true },
  { name: 'size', label: 'Size', section: 'attributes', kind: 'ref', maxLength: 50, idKey: 'sizeID', bulk: true, importable: true },
  { name: 'color', label: 'Color', section: 'attributes', kind: 'ref', maxLength: 50, idKey: 'colorID', bulk: true, importable: true },
  { name: 'style', label: 'Style', section: 'attributes', kind: 'ref', maxLength: 50, idKey: 'styleID', bulk: true, importable: true },
  { name: 'brand', label: 'Brand', section: 'attributes', kind: 'ref', maxLength: 50, idKey: 'brandID', bulk: true, importable: true },
  { name: 'season', label: 'Season', section: 'attributes', kind: 'ref', maxLength: 50, idKey: 'seasonID', bulk: true, importable: true },
  { name: 'team', label: 'Team', section: 'attributes', kind: 'ref', maxLength: 50, idKey: 'id', bulk: true, importable: true },
  { name: 'printerCategory', label: 'Printer category', section: 'attributes', kind: 'ref', maxLength: 50, idKey: 'printerCategoryID', bulk: true, importable: true },
  { name: 'vendor', label: 'Vendor', section: 'itemLevelConfig', kind: 'ref', maxLength: 50, idKey: 'vendorCode', bulk: true, importable: true },
  { name: 'vendorAlias', label: 'Vendor alias', section: 'itemLevelConfig', kind: 'text', maxLength: 100, isCode: true, bulk: true, importable: true },
  { name: 'royaltyLevel', label: 'Royalty level', section: 'itemLevelConfig', kind: 'text', maxLength: 50, bulk: true, importable: true },
  { name: 'licensee', label: 'Licensee', section: 'itemLevelConfig', kind: 'text', maxLength: 100, bulk: true, importable: true },
  { name: 'consignment', label: 'Consignment', section: 'itemLevelConfig', kind: 'flag', bulk: true, importable: true },
  { name: 'discount', label: 'Discount', section: 'itemLevelConfig', kind: 'ref', maxLength: 50, idKey: 'discountID', bulk: true, importable: true },
  { name: 'discountExcluded', label: 'Excluded from discounts', section: 'itemLevelConfig', kind: 'flag', bulk: true, importable: true },
  { name: 'tax', label: 'Tax', section: 'itemLevelConfig', kind: 'ref', maxLength: 50, idKey: 'taxID', bulk: true, importable: true },
  { name: 'taxIncluded', label: 'Tax included', section: 'itemLevelConfig', kind: 'flag', bulk: true, importable: true },
  { name: 'skuType', label: 'SKU type', section: 'itemLevelConfig', kind: 'text', maxLength: 50, extendedKey: 'SKU_TYPE' },
  { name: 'fees', label: 'Fees', section: 'itemLevelConfig', kind: 'list', maxLength: 50, extendedKey: 'ITEM_FEE_ID' },
  { name: 'yellowDogIdentifier', label: 'Yellow Dog identifier', section: 'itemLevelConfig', kind: 'text', maxLength: 50, isCode: true, importable: true },
  { name: 'minimumLevel', label: 'Minimum level', section: 'reorderSettings', kind: 'whole', restricted: true, bulk: true, importable: true },
  { name: 'maximumLevel', label: 'Maximum level', section: 'reorderSettings', kind: 'whole', restricted: true, bulk: true, importable: true },
  { name: 'lotSizeMultiplier', label: 'Lot size multiplier', section: 'reorderSettings', kind: 'whole', bulk: true, importable: true },
  { name: 'minimumOrderQuantity', label: 'Minimum order quantity', section: 'reorderSettings', kind: 'whole', bulk: true, importable: true },
  { name: 'enableAutoReplenishment', label: 'Auto replenishment', section: 'reorderSettings', kind: 'flag', bulk: true, importable: true },
] as const satisfies readonly FieldRow[]

export type ItemFieldRow = (typeof ROWS)[number]

/** The name of a field in an item body and a draft. */
export type ItemFieldName = ItemFieldRow['name']

export type ItemField = Readonly<FieldRow & { name: ItemFieldName }>

export const itemFields: readonly ItemField[] = ROWS

const BY_NAME: ReadonlyMap<string, ItemField> = new Map(itemFields.map((field) => [field.name, field]))

/** The product ID of an item that is in the product already, whatever its ID: it stays valid (L17). */
export const keptProductID: ItemField = { ...BY_NAME.get('productID')!, isID: false }

/** The row of one field. */
export function itemField(name: ItemFieldName): ItemField {
  return BY_NAME.get(name)!
}
