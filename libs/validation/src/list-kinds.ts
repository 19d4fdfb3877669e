import type { Feature } from '@greenroom/permissions'

/** What a field of a list's entries holds: text, a percentage, one of some choices, texts, or an entry of another list. */
export type ListFieldKind = 'text' | 'percent' | 'choice' | 'texts' | 'parent'

/** A field of the entries of a list. */
export type ListField = {
  name: 'name' | 'description' | 'parentID' | 'vendorID' | 'rate' | 'discountType' | 'key' | 'valueType' | 'choices'
  label: string
  kind: ListFieldKind
  required?: true
  /** In characters; for texts, of each. */
  maxLength?: number
  options?: readonly string[]
  /** It cannot be changed once the entry is there. */
  fixed?: true
}

/** What the values of an additional attribute are. Ours: the specification names the attribute, not its type. */
export const VALUE_TYPES = ['Text', 'Number', 'Yes or no', 'Date', 'Choice'] as const

export type ValueType = (typeof VALUE_TYPES)[number]

export const DISCOUNT_TYPES = ['PERCENT', 'AMOUNT'] as const

const NAME = { name: 'name', kind: 'text', required: true, maxLength: 85 } as const
const DESCRIBED = [{ ...NAME, label: 'Description' }] as const
const NAMED = [{ ...NAME, label: 'Name' }] as const
const BOTH = [...NAMED, { name: 'description', label: 'Description', kind: 'text', maxLength: 250 }] as const

type KindRow = {
  kind: string
  /** One entry, and the list of all. */
  label: string
  plural: string
  idLabel: string
  feature: Feature
  fields: readonly ListField[]
  /** The list that `parentID` is of. */
  parent?: string
}

/**
 * Every list that items choose from, in the order of the sidebar (section 2): the one table that the screens, the
 * forms, their checks, the files and the API read. Lengths are ours, the specification names none.
 */
// prettier-ignore
const ROWS = [
  { kind: 'department', label: 'Department', plural: 'Departments', idLabel: 'Department ID', feature: 'CATALOG_ATTRIBUTES', fields: BOTH },
  { kind: 'category', label: 'Category', plural: 'Categories', idLabel: 'Category ID', feature: 'CATALOG_ATTRIBUTES', parent: 'department', fields: [...DESCRIBED, { name: 'parentID', label: 'Department', kind: 'parent' }] },
  { kind: 'subcategory', label: 'Subcategory', plural: 'Subcategories', idLabel: 'Subcategory ID', feature: 'CATALOG_ATTRIBUTES', parent: 'category', fields: [...DESCRIBED, { name: 'parentID', label: 'Category', kind: 'parent' }] },
  { kind: 'style', label: 'Style', plural: 'Styles', idLabel: 'Style ID', feature: 'CATALOG_ATTRIBUTES', fields: DESCRIBED },
  { kind: 'color', label: 'Color', plural: 'Colors', idLabel: 'Color ID', feature: 'CATALOG_ATTRIBUTES', fields: DESCRIBED },
  { kind: 'size', label: 'Size', plural: 'Sizes', idLabel: 'Size ID', feature: 'CATALOG_ATTRIBUTES', fields: DESCRIBED },
  { kind: 'sizeBrick', label: 'Size brick', plural: 'Size bricks', idLabel: 'Size brick ID', feature: 'CATALOG_ATTRIBUTES', fields: DESCRIBED },
  { kind: 'brand', label: 'Brand', plural: 'Brands', idLabel: 'Brand ID', feature: 'CATALOG_ATTRIBUTES', fields: DESCRIBED },
  { kind: 'season', label: 'Season', plural: 'Seasons', idLabel: 'Season ID', feature: 'CATALOG_ATTRIBUTES', fields: DESCRIBED },
  { kind: 'team', label: 'Team', plural: 'Teams', idLabel: 'Team ID', feature: 'CATALOG_ATTRIBUTES', fields: BOTH },
  { kind: 'vendor', label: 'Vendor', plural: 'Vendors', idLabel: 'Vendor code', feature: 'CATALOG_ATTRIBUTES', fields: [...BOTH, { name: 'vendorID', label: 'Vendor ID', kind: 'text', maxLength: 50 }] },
  { kind: 'printerCategory', label: 'Printer category', plural: 'Printer categories', idLabel: 'Printer category ID', feature: 'CATALOG_ATTRIBUTES', fields: BOTH },
  { kind: 'royaltyLevel', label: 'Royalty level', plural: 'Royalty levels', idLabel: 'Key', feature: 'CATALOG_ATTRIBUTES', fields: NAMED },
  { kind: 'skuType', label: 'SKU type', plural: 'SKU types', idLabel: 'Value', feature: 'CATALOG_ATTRIBUTES', fields: NAMED },
  { kind: 'additionalAttribute', label: 'Additional attribute', plural: 'Additional attributes', idLabel: 'Attribute ID', feature: 'CATALOG_CUSTOM_ATTRIBUTES', fields: [{ ...NAME, label: 'Label' }, { name: 'key', label: 'Key', kind: 'text', required: true, maxLength: 50, fixed: true }, { name: 'valueType', label: 'Type', kind: 'choice', required: true, options: VALUE_TYPES }, { name: 'choices', label: 'Choices', kind: 'texts', maxLength: 100 }] },
  { kind: 'fee', label: 'Fee', plural: 'Fees', idLabel: 'Fee ID', feature: 'CATALOG_FEES', fields: NAMED },
  { kind: 'tax', label: 'Tax', plural: 'Taxes', idLabel: 'Tax ID', feature: 'CATALOG_TAXES', fields: [...DESCRIBED, { name: 'rate', label: 'Rate', kind: 'percent', required: true }] },
  { kind: 'discount', label: 'Discount', plural: 'Discounts', idLabel: 'Discount ID', feature: 'CATALOG_DISCOUNTS', fields: [...DESCRIBED, { name: 'discountType', label: 'Type', kind: 'choice', required: true, options: DISCOUNT_TYPES }] },
  { kind: 'unit', label: 'Unit of measure', plural: 'Units of measure', idLabel: 'Unit ID', feature: 'CATALOG_UNITS', fields: DESCRIBED },
] as const satisfies readonly KindRow[]

export type ListKind = (typeof ROWS)[number]['kind']

export type ListKindRow = Readonly<KindRow & { kind: ListKind; parent?: ListKind }>

export const listKinds: readonly ListKindRow[] = ROWS

const BY_KIND: ReadonlyMap<string, ListKindRow> = new Map(listKinds.map((row) => [row.kind, row]))

/** The row of one list. */
export function listKind(kind: ListKind): ListKindRow {
  return BY_KIND.get(kind)!
}

/** The lists whose entries stand below those of this one: categories below departments. */
export function kindBelow(kind: ListKind): ListKind | undefined {
  return listKinds.find(({ parent }) => parent === kind)?.kind
}
