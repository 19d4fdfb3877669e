import type { ItemFieldName } from '@greenroom/validation'

export type ItemSection = {
  title: string
  /** Folded until somebody wants it. */
  folded?: true
  fields: readonly ItemFieldName[]
}

/**
 * The form in the order of use, not of the data: what nine of ten edits touch stands in the first two sections, open.
 * A section does not show what the user may not see.
 */
export const ITEM_SECTIONS: readonly ItemSection[] = [
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

/** The section that holds a field. The image is edited elsewhere. */
export function sectionOf(name: ItemFieldName): string | undefined {
  return ITEM_SECTIONS.find(({ fields }) => fields.includes(name))?.title
}
