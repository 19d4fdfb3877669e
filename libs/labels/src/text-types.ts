import type { Feature } from '@greenroom/permissions'

/** The item fields that labels print. Amounts in major units; references by the name to be printed. */
export type LabelItem = Readonly<{
  itemID: string
  upc?: string | null
  name?: string | null
  description?: string | null
  costPrice?: number | null
  sellingPrice?: number | null
  cardPrice?: number | null
  msrp?: number | null
  department?: string | null
  category?: string | null
  subcategory?: string | null
  color?: string | null
  brand?: string | null
  size?: string | null
  style?: string | null
  season?: string | null
}>

type TextTypeRow = {
  name: string
  element: 'text' | 'barcode' | 'image' | 'rectangle' | 'circle'
  /** The field of the item that the text shows. */
  field?: keyof LabelItem
  /** The feature whose READ the value requires (section 6). */
  feature?: Feature
}

/** The text types of section 3, in its order. */
const ROWS = [
  { name: 'Item ID', element: 'text', field: 'itemID' },
  { name: 'UPC', element: 'text', field: 'upc' },
  { name: 'Text', element: 'text' },
  { name: 'Cost Price', element: 'text', field: 'costPrice', feature: 'CATALOG_PRODUCT_COST' },
  { name: 'Selling Price', element: 'text', field: 'sellingPrice', feature: 'CATALOG_PRODUCT_PRICE' },
  { name: 'Card Price', element: 'text', field: 'cardPrice', feature: 'CATALOG_PRODUCT_PRICE' },
  { name: 'Date', element: 'text' },
  { name: 'Barcode', element: 'barcode' },
  { name: 'Rectangle', element: 'rectangle' },
  { name: 'Circle', element: 'circle' },
  { name: 'Horizontal Line', element: 'rectangle' },
  { name: 'Vertical Line', element: 'rectangle' },
  { name: 'Image', element: 'image' },
  { name: 'Department', element: 'text', field: 'department' },
  { name: 'Category', element: 'text', field: 'category' },
  { name: 'Subcategory', element: 'text', field: 'subcategory' },
  { name: 'Description', element: 'text', field: 'description', feature: 'CATALOG_PRODUCT_DESCRIPTION' },
  { name: 'Item Name', element: 'text', field: 'name' },
  { name: 'Color', element: 'text', field: 'color' },
  { name: 'Brand', element: 'text', field: 'brand' },
  { name: 'Size', element: 'text', field: 'size' },
  { name: 'Style', element: 'text', field: 'style' },
  { name: 'Season', element: 'text', field: 'season' },
  { name: 'MSRP', element: 'text', field: 'msrp' },
] as const satisfies readonly TextTypeRow[]

type Row = (typeof ROWS)[number]

export type TextTypeName = Row['name']

/** The text types that print a text, and can also fill a barcode. */
export type TextSourceName = Extract<Row, { element: 'text' }>['name']

export type TextType = TextTypeRow & { name: TextTypeName }

export const TEXT_TYPES: readonly TextType[] = ROWS

export const TEXT_SOURCES = ROWS.filter((row) => row.element === 'text').map(({ name }) => name)

const BY_NAME: ReadonlyMap<string, TextType> = new Map(TEXT_TYPES.map((row) => [row.name, row]))

export function textType(name: TextTypeName): TextType {
  return BY_NAME.get(name)!
}

/** The text types that print an amount. */
export const PRICES = ['Cost Price', 'Selling Price', 'Card Price', 'MSRP'] as const satisfies readonly TextSourceName[]

export function isPrice(name: TextSourceName): boolean {
  return PRICES.some((price) => price === name)
}
