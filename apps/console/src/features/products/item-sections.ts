import { itemFields, type ItemFieldName } from '@greenroom/validation'
import { attributeField, type FormField, isItemField, type ItemForm, valueIn } from './item.mapping.ts'
import type { ItemSettings } from './item.atoms.ts'
import type { ProductTab } from './product-tabs.tsx'

export type ItemSection = {
  title: string
  /** Folded until somebody wants it. */
  folded?: true
  fields: readonly FormField[]
}

/**
 * The form in the order of use, not of the data: what nine of ten edits touch stands in the first two sections, open.
 * A section does not show what the user may not see.
 */
export const ITEM_SECTIONS: readonly (ItemSection & { fields: readonly ItemFieldName[] })[] = [
  { title: 'Item', fields: ['name', 'itemStatus', 'itemID', 'upc', 'type'] },
  { title: 'Price', fields: ['sellingPrice', 'costPrice', 'msrp', 'tax', 'taxIncluded'] },
  {
    title: 'Classification and attributes',
    fields: ['department', 'category', 'subcategory', 'size', 'color', 'style', 'brand', 'season', 'team'],
  },
  {
    title: 'More codes',
    folded: true,
    fields: ['additionalUPCs', 'masterSKU', 'yellowDogIdentifier', 'productID', 'productName'],
  },
  {
    title: 'Selling',
    folded: true,
    fields: ['uom', 'printerCategory', 'reportingMode', 'discount', 'skuType', 'fees', 'discountExcluded', 'ctoType'],
  },
  {
    title: 'Vendor and royalty',
    folded: true,
    fields: ['vendor', 'vendorAlias', 'licensee', 'royaltyLevel', 'consignment'],
  },
  {
    title: 'Online and description',
    folded: true,
    fields: ['ecommerceName', 'ecommerceEnabled', 'appCommerceEnabled', 'extendedDescription', 'metaData'],
  },
  {
    title: 'Reorder',
    folded: true,
    fields: ['minimumLevel', 'maximumLevel', 'lotSizeMultiplier', 'minimumOrderQuantity', 'enableAutoReplenishment'],
  },
]

const ADDITIONAL = 'Additional attributes'

/** The section of Main Info that holds a field. The image is edited elsewhere. */
export function sectionOf(name: FormField): string | undefined {
  if (!isItemField(name)) return ADDITIONAL
  return ITEM_SECTIONS.find(({ fields }) => fields.includes(name))?.title
}

/**
 * What a tab shows of the form: Main Info all of it in the order of use, the others the part that they are named after.
 * An attribute out of use is shown where the item has a value of it.
 */
export function sectionsOf(
  { section, label }: ProductTab,
  { attributes }: Pick<ItemSettings, 'attributes'>,
  loaded: ItemForm,
): ItemSection[] {
  const shown = attributes.filter(({ key, status }) => status === 'Active' || valueIn(loaded, attributeField(key)))
  const additional = shown.map(({ key }) => attributeField(key))
  if (section === 'additionalAttributes') return [{ title: label, fields: additional }]
  if (section)
    return [{ title: label, fields: itemFields.filter((field) => field.section === section).map(({ name }) => name) }]
  return additional.length > 0
    ? [...ITEM_SECTIONS, { title: ADDITIONAL, folded: true, fields: additional }]
    : [...ITEM_SECTIONS]
}
