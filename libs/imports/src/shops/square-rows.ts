import type { KnownEntries } from '../import-entries.ts'
import { foldHeader } from '../csv.ts'
import {
  cutDescription,
  cutTo,
  fromOptions,
  identityFrom,
  lastStep,
  madeOf,
  optionsIn,
  type ShopCells,
  type ShopColumn,
  type ShopItem,
  type ShopReader,
  shopReader,
  variantName,
} from './import-shop.ts'
import { itemField, type ItemFieldName } from '@greenroom/catalog'
import { foldName, parseFlag } from '@greenroom/validation'

const COLUMNS = {
  item: { called: ['Item Name'], as: 'Product name, product ID, and the beginning of the name' },
  variation: { called: ['Variation Name'], as: 'The end of the name; Regular is dropped' },
  sku: { called: ['SKU'], as: 'Item ID; made of the names where blank' },
  gtin: { called: ['GTIN'], as: 'UPC; the item ID where blank' },
  description: { called: ['Description'], as: 'Extended description' },
  reporting: { called: ['Reporting Category'], as: 'Category' },
  categories: { called: ['Categories'], as: 'Category, the first one where there is no reporting category' },
  category: { called: ['Category'], as: 'Category where there is no other' },
  price: { called: ['Price'], as: 'Selling price; a variable one is left as it is' },
  cost: { called: ['Default Unit Cost'], as: 'Cost price' },
  vendor: { called: ['Default Vendor Name'], as: 'Vendor' },
  vendorCode: { called: ['Default Vendor Code'], as: 'Vendor alias' },
  archived: { called: ['Archived'], as: 'Status; archived becomes Discontinued' },
  visibility: { called: ['Square Online Item Visibility'], as: 'Ecommerce' },
  onlineName: { called: ['Customer-facing Name'], as: 'Ecommerce name' },
  name1: { called: ['Option Name 1'], as: 'Size, color, style, or an additional attribute' },
  value1: { called: ['Option Value 1'], as: 'The value of option 1' },
  name2: { called: ['Option Name 2'], as: 'Size, color, style, or an additional attribute' },
  value2: { called: ['Option Value 2'], as: 'The value of option 2' },
  name3: { called: ['Option Name 3'], as: 'Size, color, style, or an additional attribute' },
  value3: { called: ['Option Value 3'], as: 'The value of option 3' },
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
  'ecommerceName',
  'ecommerceEnabled',
  'extendedDescription',
  'category',
  'size',
  'color',
  'style',
  'vendor',
  'vendorAlias',
  'tax',
]

/** Square's name for the single variation of an item without variations. */
const NO_VARIATION = 'regular'

/** Each tax has its own column, such as `Tax - Sales Tax (8.5%)`, with Y if it is charged. */
const TAX = /^tax - (.*?)(?: \([^()]*%\))?$/i

/** An item library of Square: a row is a variation, and rows of one item name are one product. */
export function readSquare(headers: readonly string[], known: KnownEntries): ShopReader {
  const taxes = taxColumns(headers, known)
  const reader = shopReader(headers, COLUMNS, FIELDS, (cells, row) => {
    const tax = taxes.find(({ index }) => parseFlag(row[index]) === true)
    return itemOf(cells, tax?.id ?? '')
  })
  const used = new Set(taxes.map(({ column }) => column))
  return {
    ...reader,
    understood: [...reader.understood, ...taxes.map(({ column }) => ({ column, as: 'Tax' }))],
    leftOut: reader.leftOut.filter((column) => !used.has(column)),
  }
}

/** The columns of existing taxes. A tax cannot be created from a name alone: it needs a rate. */
function taxColumns(headers: readonly string[], known: KnownEntries) {
  return headers.flatMap((column, index) => {
    const name = TAX.exec(column.trim())?.[1]
    const full = foldName(column.trim().slice('Tax - '.length))
    const tax = name && known.tax?.find((entry) => [foldName(name), full].includes(foldName(entry.name)))
    return tax ? [{ column, index, id: tax.id }] : []
  })
}

function itemOf(cells: Cells, tax: string): ShopItem {
  const { item } = cells
  const variation = foldHeader(cells.variation) === NO_VARIATION ? '' : cells.variation
  const { fields, attributes } = fromOptions(optionsIn(cells, cells))
  const { itemID, source } = identityFrom(cells.sku, [item, variation])
  return {
    fields: {
      ...fields,
      itemID,
      upc: cells.gtin,
      // Square has no product ID.
      productID: item && madeOf(item.toLowerCase(), itemField('productID').maxLength!),
      name: item && variantName(item, variation ? [variation] : []),
      productName: cutTo(item, itemField('productName').maxLength!),
      itemStatus: statusOf(cells.archived),
      costPrice: cells.cost,
      sellingPrice: foldHeader(cells.price) === 'variable' ? '' : cells.price,
      ecommerceName: cutTo(cells.onlineName, itemField('ecommerceName').maxLength!),
      ecommerceEnabled: visibilityOf(cells.visibility),
      extendedDescription: cutDescription(cells.description),
      category: cells.reporting || lastStep(cells.categories.split(',')[0]!) || cells.category,
      vendor: cells.vendor,
      vendorAlias: cells.vendorCode,
      tax,
    },
    attributes,
    source,
  }
}

function statusOf(archived: string): string {
  const flag = archived && parseFlag(archived)
  return flag === true ? 'Discontinued' : flag === false ? 'Active' : ''
}

function visibilityOf(visibility: string): string {
  const folded = foldHeader(visibility)
  return folded === 'visible' ? 'yes' : folded === 'hidden' || folded === 'unavailable' ? 'no' : ''
}
