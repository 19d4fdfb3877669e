import type { KnownEntries } from '../import-entries.ts'
import {
  cutDescription,
  cutTo,
  fromOptions,
  identityFrom,
  optionsIn,
  type ShopCells,
  type ShopColumn,
  type ShopItem,
  type ShopReader,
  shopReader,
  shortened,
  variantName,
} from './import-shop.ts'
import { IMAGES_MAX, isPictureAddress, itemField, type ItemFieldName } from '@greenroom/catalog'
import type { SkipReason } from '../read-row.ts'
import { seenText } from '../seen-text.ts'
import { tagReader } from './shopify-tags.ts'

const COLUMNS = {
  handle: { called: ['Handle', 'URL handle'], as: 'Product ID' },
  title: { called: ['Title'], as: 'Product name, and the beginning of the name' },
  body: { called: ['Body (HTML)', 'Description'], as: 'Extended description, as plain text' },
  vendor: { called: ['Vendor'], as: 'Vendor' },
  type: { called: ['Type'], as: 'Category' },
  tags: { called: ['Tags'], as: 'Fields that have an entry of that name; otherwise the additional attribute Tags' },
  published: { called: ['Published', 'Published on online store'], as: 'Ecommerce' },
  status: { called: ['Status'], as: 'Status; draft and archived become Discontinued' },
  name1: { called: ['Option1 Name'], as: 'Size, color, style, or an additional attribute' },
  value1: { called: ['Option1 Value'], as: 'The value of option 1' },
  name2: { called: ['Option2 Name'], as: 'Size, color, style, or an additional attribute' },
  value2: { called: ['Option2 Value'], as: 'The value of option 2' },
  name3: { called: ['Option3 Name'], as: 'Size, color, style, or an additional attribute' },
  value3: { called: ['Option3 Value'], as: 'The value of option 3' },
  sku: { called: ['Variant SKU', 'SKU'], as: 'Item ID; made of handle and options where blank' },
  barcode: { called: ['Variant Barcode', 'Barcode'], as: 'UPC; the item ID where blank' },
  price: { called: ['Variant Price', 'Price'], as: 'Selling price' },
  compareAt: { called: ['Variant Compare At Price', 'Compare-at price'], as: 'MSRP' },
  cost: { called: ['Cost per item'], as: 'Cost price' },
  image: {
    called: ['Image Src', 'Product image URL'],
    as: 'Image of each item: the first one; the others are pictures of the first item',
  },
  variantImage: { called: ['Variant Image', 'Variant image URL'], as: 'Image of the variant, by its address' },
  seoTitle: { called: ['SEO Title'], as: 'Ecommerce name' },
  seoText: { called: ['SEO Description'], as: 'Metadata' },
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
  'msrp',
  'ecommerceName',
  'ecommerceEnabled',
  'extendedDescription',
  'metaData',
  'itemImage',
  'department',
  'category',
  'subcategory',
  'size',
  'color',
  'style',
  'brand',
  'season',
  'team',
  'vendor',
]

/** Shopify's name for the single option of a product without options. */
const NO_OPTION = 'Default Title'

/** A product while its rows are read: its first row, and its pictures besides the one of that row. */
type Product = { cells: Cells; pictures: string[] }

/**
 * A product export of Shopify. The first row of a handle describes the product; the following rows describe its
 * variants, or only add a picture. The pictures are those of the product, which its first item shows.
 */
export function readShopify(headers: readonly string[], known: KnownEntries): ShopReader {
  const products = new Map<string, Product>()
  const tagged = tagReader(known)
  return shopReader(headers, COLUMNS, FIELDS, (cells) => {
    const { handle } = cells
    const isFirst = handle !== '' && !products.has(handle)
    if (isFirst) products.set(handle, { cells, pictures: [] })
    const product = products.get(handle)
    const added = isFirst || !cells.image ? 'picture' : addPicture(product, cells.image)
    if (!isFirst && !cells.sku && !cells.price && !cells.value1) return cells.image ? added : 'empty row'
    const item = itemOf(cells, product?.cells ?? cells, tagged)
    return isFirst ? { ...item, pictures: product!.pictures } : item
  })
}

/** A picture that the product has already is not added again. */
function addPicture(product: Product | undefined, address: string): 'picture' | SkipReason {
  if (!product) return 'picture without product'
  if (!isPictureAddress(address)) return 'picture without address'
  const { cells, pictures } = product
  if (address === cells.image || pictures.includes(address)) return 'picture'
  if (pictures.length === IMAGES_MAX - 1) return 'too many pictures'
  pictures.push(address)
  return 'picture'
}

function itemOf(cells: Cells, product: Cells, tagged: ReturnType<typeof tagReader>): ShopItem {
  // Only the product's first row has the names.
  const options = optionsIn(product, cells).filter(([, value]) => value !== NO_OPTION)
  const values = options.map(([, value]) => value)
  const { handle, title } = product
  const { fields, attributes } = fromOptions(options)
  const { itemID, source } = identityFrom(cells.sku, [handle, ...values])
  const own: ShopItem['fields'] = {
    ...fields,
    itemID,
    upc: cells.barcode.replace(/^'/, ''),
    productID: shortened(handle, itemField('productID').maxLength!),
    name: title && variantName(title, values),
    productName: cutTo(title, itemField('productName').maxLength!),
    itemStatus: statusOf(product.status),
    costPrice: cells.cost,
    sellingPrice: cells.price,
    msrp: cells.compareAt,
    ecommerceName: cutTo(product.seoTitle, itemField('ecommerceName').maxLength!),
    ecommerceEnabled: product.published,
    extendedDescription: cutDescription(seenText(product.body)),
    metaData: cutTo(product.seoText, itemField('metaData').maxLength!),
    itemImage: cells.variantImage || product.image,
    category: product.type,
    vendor: product.vendor,
  }
  const tags = tagged(product.tags, own)
  return {
    fields: { ...tags.fields, ...own },
    attributes: [...attributes, ...tags.attributes],
    source,
  }
}

/** An export without this column leaves the status unchanged. */
function statusOf(status: string): string {
  const folded = status.toLowerCase()
  return folded === 'draft' || folded === 'archived' ? 'Discontinued' : status
}
