import { foldHeader } from '../csv.ts'
import {
  cutDescription,
  cutTo,
  fromOptions,
  identityFrom,
  lastStep,
  type Option,
  type ShopCells,
  type ShopColumn,
  type ShopItem,
  type ShopReader,
  shopReader,
  shortened,
} from './import-shop.ts'
import { itemField, type ItemFieldName } from '@greenroom/catalog'
import { parseFlag } from '@greenroom/validation'
import type { SkipReason } from '../read-row.ts'
import { seenText } from '../seen-text.ts'

const COLUMNS = {
  id: { called: ['ID'], as: 'Item ID where there is no SKU' },
  type: { called: ['Type'], as: 'Which rows are variations; the product that they belong to is no item itself' },
  sku: { called: ['SKU'], as: 'Item ID' },
  gtin: { called: ['GTIN, UPC, EAN, or ISBN'], as: 'UPC; the item ID where blank' },
  name: { called: ['Name'], as: 'Name; of a product, also product name' },
  published: { called: ['Published'], as: 'Ecommerce; a draft becomes Discontinued' },
  description: { called: ['Description'], as: 'Extended description, as plain text' },
  price: { called: ['Regular price'], as: 'Selling price' },
  cost: { called: ['Cost of goods'], as: 'Cost price' },
  categories: { called: ['Categories'], as: 'Category, the first one' },
  brands: { called: ['Brands'], as: 'Brand, the first one' },
  images: { called: ['Images'], as: 'Image, the first one' },
  parent: { called: ['Parent'], as: 'Product ID' },
  name1: { called: ['Attribute 1 name'], as: 'Size, color, style, or an additional attribute' },
  value1: { called: ['Attribute 1 value(s)'], as: 'The value of attribute 1' },
  name2: { called: ['Attribute 2 name'], as: 'Size, color, style, or an additional attribute' },
  value2: { called: ['Attribute 2 value(s)'], as: 'The value of attribute 2' },
  name3: { called: ['Attribute 3 name'], as: 'Size, color, style, or an additional attribute' },
  value3: { called: ['Attribute 3 value(s)'], as: 'The value of attribute 3' },
} as const satisfies Record<string, ShopColumn>

type Cells = ShopCells<keyof typeof COLUMNS>

const FIELDS: readonly ItemFieldName[] = [
  'itemID',
  'upc',
  'productID',
  'name',
  'productName',
  'itemStatus',
  'costPrice',
  'sellingPrice',
  'ecommerceEnabled',
  'extendedDescription',
  'itemImage',
  'category',
  'size',
  'color',
  'style',
  'brand',
]

/** A product export of WooCommerce: each simple product and each variation is an item; a variation follows its product. */
export function readWooCommerce(headers: readonly string[]): ShopReader {
  const products = new Map<string, Cells>()
  return shopReader(headers, COLUMNS, FIELDS, (cells) => {
    const types = listIn(cells.type).map(foldHeader)
    const isVariation = types.some((type) => type.includes('variation'))
    if (!isVariation) for (const key of [cells.sku, `id:${cells.id}`]) if (key) products.set(key, cells)
    if (types.some((type) => type.includes('variable'))) return 'product of variations'
    if (types.includes('grouped')) return 'group of products'
    return itemOf(cells, (isVariation && products.get(cells.parent)) || cells)
  })
}

function itemOf(cells: Cells, product: Cells): ShopItem | SkipReason {
  const { itemID, source } = identityFrom(cells.sku, [cells.id])
  const { fields, attributes } = fromOptions(optionsOf(cells))
  return {
    fields: {
      ...fields,
      itemID,
      upc: cells.gtin,
      productID: shortened(product.sku || product.id, itemField('productID').maxLength!),
      name: cutTo(cells.name, itemField('name').maxLength!),
      productName: cutTo(product.name, itemField('productName').maxLength!),
      itemStatus: cells.published === '-1' ? 'Discontinued' : cells.published && 'Active',
      costPrice: cells.cost,
      sellingPrice: cells.price,
      ecommerceEnabled: cells.published && (parseFlag(cells.published) === true ? 'yes' : 'no'),
      extendedDescription: cutDescription(seenText(withLineBreaks(cells.description || product.description))),
      itemImage: firstOf(cells.images || product.images),
      category: lastStep(firstOf(cells.categories || product.categories)),
      brand: lastStep(firstOf(cells.brands || product.brands)),
    },
    attributes,
    source,
  }
}

/** A product that isn't a variation lists all of its values, which are none of its own unless there is one. */
function optionsOf(cells: Cells): Option[] {
  return ([1, 2, 3] as const).flatMap((number): Option[] => {
    const [name, values] = [cells[`name${number}`], listIn(cells[`value${number}`])]
    return name && values.length === 1 ? [[name, values[0]!]] : []
  })
}

/** The entries of a list. WooCommerce writes a backslash before a comma that is part of an entry. */
function listIn(cell: string): string[] {
  const entries = cell.split(/(?<!\\),/).map((entry) => entry.replaceAll(String.raw`\,`, ',').trim())
  return entries.filter(Boolean)
}

function firstOf(cell: string): string {
  return listIn(cell)[0] ?? ''
}

/** WooCommerce writes a line break as `\n`, and a backslash before an n as two. */
function withLineBreaks(text: string): string {
  return text.replaceAll(/\\(\\?)n/g, (_, backslash) => (backslash ? String.raw`\n` : '\n'))
}
