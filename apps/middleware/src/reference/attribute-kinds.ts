/** The lists of `/attributes`, as they are kept in the table `attribute`. */
export const ATTRIBUTE_KINDS = [
  'department',
  'category',
  'subcategory',
  'style',
  'color',
  'size',
  'sizeBrick',
  'brand',
  'season',
  'team',
  'vendor',
  'printerCategory',
  'royaltyLevel',
  'skuType',
] as const

export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number]
