import { add, toAmount, toNumber } from '@greenroom/money'
import type { ItemBody } from '../item-rules.ts'
import { BRANDS, COLORS, SIZES } from '#areas/reference/demo/attributes.ts'
import { CUTS, GARMENTS, type Garment } from './garments.ts'
import { ARTISTS } from '#areas/reference/demo/locations.ts'
import { type Shelf, SHELVES } from './single-items.ts'
import { DISCONTINUED, MODIFIERS, PACKAGES, PREPAID, SERVICES, SYSTEM_ITEMS } from './special-items.ts'

export type DemoItem = ItemBody & { itemID: string; name: string }

/** The items of the demo merchant, each a body as the form would send it; and those that the system makes itself. */
export function demoCatalog() {
  const described = [
    ...GARMENTS.flatMap(variantsOf),
    ...SHELVES.flatMap(itemsOfShelf),
    ...PACKAGES.map(({ id, name, price, season }) => ({
      ...sold(id, name, 0, price),
      type: 3 as const,
      ...classified('BUNDLES', 'FAN-PACKS'),
      ...madeFor(id.slice(3)),
      season: { seasonID: season },
    })),
    ...MODIFIERS.map(([id, name, cost, price, printer]) => ({
      ...sold(id, name, cost, price),
      type: 5 as const,
      ...classified('CONCESSIONS', 'ADD-ONS'),
      tax: { taxID: 'FOOD' },
      printerCategory: { printerCategoryID: printer },
    })),
    ...SERVICES.map(([id, name, cost, price, unit]) => ({
      ...sold(id, name, cost, price),
      type: 2 as const,
      ...classified('SERVICES', 'CUSTOM'),
      tax: { taxID: 'STD' },
      uom: { id: unit },
      printerCategory: { printerCategoryID: 'CUSTOM' },
    })),
    ...PREPAID.map(([id, name, price]) => ({
      ...sold(id, name, 0, price),
      type: 4 as const,
      ...classified('SERVICES', 'VOUCHERS'),
      tax: { taxID: 'ZERO' },
      discountExcluded: true,
    })),
  ]
  const discontinued: readonly string[] = DISCONTINUED
  const items = described.map((item, index): DemoItem => ({
    ...item,
    upc: upcOf(index + 1),
    itemStatus: discontinued.includes(item.itemID) ? 'Discontinued' : 'Active',
    reportingMode: isOfArtist(item.itemID) ? 'ONTOUR' : 'ALL',
  }))
  const systemItems = SYSTEM_ITEMS.map(([id, name]): DemoItem => ({ ...sold(id, name, 0, 0), type: 2, upc: id }))
  return { items, systemItems }
}

function variantsOf(garment: Garment) {
  const { id, name, subcategory, style, season, cost, price, colors, sizes } = garment
  const { category, vendor, material } = CUTS[subcategory]!
  return colors.flatMap((color, colorIndex) =>
    sizes.map((size, sizeIndex) => ({
      ...sold(`${id}-${color}-${size}`, `${name} ${nameIn(COLORS, color)} ${size}`, extraFor(size, cost), price),
      type: 6 as const,
      productID: id,
      productName: name,
      masterSKU: id,
      ecommerceName: `${name}, ${nameIn(COLORS, color)}, ${nameIn(SIZES, size)}`,
      ecommerceEnabled: true,
      msrp: price + 5,
      ...classified('APPAREL', category, subcategory),
      ...madeFor(id),
      style: { styleID: style },
      color: { colorID: color },
      size: { sizeID: size },
      season: { seasonID: season },
      vendor: { vendorCode: vendor },
      tax: { taxID: 'STD' },
      royaltyLevel: 'ARTIST-30',
      defaultItem: colorIndex === 0 && sizeIndex === 0,
      minimumLevel: 6,
      maximumLevel: 48,
      lotSizeMultiplier: 6,
      minimumOrderQuantity: 12,
      enableAutoReplenishment: season === 'CORE',
      extendedInfo: [{ key: 'SKU_TYPE', value: style === 'TOUR' ? 'TOUR' : 'STANDARD' }],
      attributes: [
        { key: 'MATERIAL', value: material },
        { key: 'ORIGIN', value: 'Portugal' },
      ],
    })),
  )
}

/** The widest sizes take more cloth. */
function extraFor(size: string, cost: number) {
  return size === '2XL' || size === '3XL' ? toNumber(add(toAmount(cost), toAmount('1.15'))) : cost
}

function itemsOfShelf({ department, category, vendor, tax, royaltyLevel, items }: Shelf) {
  return items.map(([id, name, subcategory, style, cost, price]) => ({
    ...sold(id, name, cost, price),
    type: 1 as const,
    ...classified(department, category, subcategory),
    ...madeFor(id),
    style: { styleID: style },
    season: { seasonID: style === 'TOUR' ? 'FA26' : 'CORE' },
    vendor: { vendorCode: vendor },
    tax: { taxID: tax },
    royaltyLevel,
    ecommerceEnabled: department !== 'CONCESSIONS',
    ...(id === 'NLT-CU1' && { extendedInfo: [{ key: 'ITEM_FEE_ID', value: 'RECYCLE' }] }),
    ...(id === 'DR-WATER' && { additionalUPCs: ['5000112345670'] }),
    ...(style === 'LIMITED' && { attributes: [{ key: 'EDITION', value: '500' }], discountExcluded: true }),
    ...(department === 'CONCESSIONS' && { printerCategory: { printerCategoryID: printerOf(category) } }),
  }))
}

function printerOf(category: string) {
  return category === 'DRINKS' ? 'BAR' : 'KITCHEN'
}

function sold(itemID: string, name: string, costPrice: number, sellingPrice: number) {
  return { itemID, name, costPrice, sellingPrice, uom: { id: 'EA' } }
}

function classified(departmentID: string, categoryID: string, subCategoryID = '') {
  return {
    department: { departmentID },
    category: { categoryID },
    ...(subCategoryID && { subcategory: { subCategoryID } }),
  }
}

/** The artist that an item is made for, by the first letters of its ID, and the label it is sold under. */
function madeFor(id: string) {
  const artist = ARTISTS.find(([, , letters]) => id.startsWith(letters))
  const music = /-(LP|7A|CD|MC)/.test(id)
  const brandID: (typeof BRANDS)[number][0] = music
    ? 'BRASSBIRD'
    : /-(PO|BK)/.test(id)
      ? 'HALFMOON'
      : artist
        ? 'COPPICE'
        : 'NLT'
  return { brand: { brandID }, ...(artist && { licensee: artist[1] }) }
}

export function isOfArtist(itemID: string) {
  return ARTISTS.some(([, , letters]) => itemID.startsWith(`${letters}-`))
}

function nameIn(list: readonly (readonly [string, string])[], id: string): string {
  return list.find(([key]) => key === id)![1]
}

/** A UPC-A number with its check digit, in a range of our own. */
function upcOf(number: number): string {
  const digits = String(84_000_000_000 + number * 7)
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
