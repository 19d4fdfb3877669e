import { foldHeader } from '../csv.ts'
import {
  cutTo,
  identityFrom,
  type ShopCells,
  type ShopColumn,
  type ShopItem,
  type ShopReader,
  shopReader,
} from './import-shop.ts'
import { itemField, type ItemFieldName } from '@greenroom/catalog'
import { parseFlag } from '@greenroom/validation'

const COLUMNS = {
  systemID: { called: ['System ID'], as: 'Item ID where there is no custom SKU' },
  upc: { called: ['UPC'], as: 'UPC; the EAN where blank' },
  ean: { called: ['EAN'], as: 'Additional UPC, or the UPC where there is none' },
  sku: { called: ['Custom SKU'], as: 'Item ID' },
  vendorCode: { called: ['Manufact. SKU', 'Manufacturer SKU'], as: 'Vendor alias' },
  item: { called: ['Item', 'Description'], as: 'Name' },
  price: { called: ['Price', 'Default Price'], as: 'Selling price' },
  msrp: { called: ['MSRP'], as: 'MSRP' },
  cost: { called: ['Default Cost'], as: 'Cost price' },
  brand: { called: ['Brand', 'Manufacturer'], as: 'Brand' },
  vendor: { called: ['Vendor'], as: 'Vendor' },
  department: { called: ['Department'], as: 'Department' },
  category: { called: ['Category'], as: 'Category' },
  subcategory: { called: ['Subcategory 1'], as: 'Subcategory' },
  season: { called: ['Season'], as: 'Season' },
  ecommerce: { called: ['Publish to eCom'], as: 'Ecommerce' },
  archived: { called: ['Archived'], as: 'Status; archived becomes Discontinued' },
} as const satisfies Record<string, ShopColumn>

const FIELDS: readonly ItemFieldName[] = [
  'itemID',
  'upc',
  'additionalUPCs',
  'name',
  'itemStatus',
  'costPrice',
  'sellingPrice',
  'msrp',
  'ecommerceEnabled',
  'department',
  'category',
  'subcategory',
  'brand',
  'season',
  'vendor',
  'vendorAlias',
]

/** An item export of Lightspeed Retail: each row is an item. */
export function readLightspeed(headers: readonly string[]): ShopReader {
  return shopReader(headers, COLUMNS, FIELDS, itemOf)
}

function itemOf(cells: ShopCells<keyof typeof COLUMNS>): ShopItem {
  const { itemID, source } = identityFrom(cells.sku, [cells.systemID])
  const archived = parseFlag(cells.archived)
  return {
    fields: {
      itemID,
      upc: cells.upc || cells.ean,
      additionalUPCs: cells.upc && cells.ean !== cells.upc ? cells.ean : '',
      name: cutTo(cells.item, itemField('name').maxLength!),
      itemStatus: archived === true ? 'Discontinued' : archived === false ? 'Active' : '',
      costPrice: cells.cost,
      sellingPrice: cells.price,
      msrp: cells.msrp,
      ecommerceEnabled: foldHeader(cells.ecommerce),
      department: cells.department,
      category: cells.category,
      subcategory: cells.subcategory,
      brand: cells.brand,
      season: cells.season,
      vendor: cells.vendor,
      vendorAlias: cells.vendorCode,
    },
    attributes: [],
    source,
  }
}
