import { expect, test } from 'vitest'
import { guessColumns, readShop, recognizeForm, type ShopForm } from '../index.ts'

/** The rows of a file, each by our headers. */
function read(form: ShopForm, headers: string[], rows: string[][]) {
  expect(recognizeForm(headers)).toBe(form)
  const reader = readShop(form, headers, {})
  return rows.map((row) => {
    const cells = reader.read(row)
    if (typeof cells === 'string') return cells
    return Object.fromEntries(reader.columns.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : [])))
  })
}

const WOO =
  'ID,Type,SKU,Name,Published,Description,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)'.split(
    ',',
  )

test('M25 reads the products of WooCommerce at their regular prices', () => {
  const rows = read('woocommerce', WOO, [
    [
      '4',
      'variable',
      'TEE',
      'Tour tee',
      '1',
      '<p>Soft</p>',
      '',
      '',
      'Shirts > Tees, Sale',
      'https://example.com/1.jpg',
      '',
      'Color',
      'Red, Blue',
    ],
    ['5', 'variation', 'TEE-R', 'Tour tee - Red', '1', '', '15', '20', '', '', 'TEE', 'Color', 'Red'],
    ['6', 'variation', '', 'Tour tee - Blue', '1', '', '', '21', '', '', 'id:4', 'Color', 'Blue'],
    ['7', 'simple, virtual', 'BELT', 'Belt', '-1', '', '', '65', 'Accessories', '', '', '', ''],
  ])
  const tee = {
    'Product ID': 'TEE',
    'Product name': 'Tour tee',
    Status: 'Active',
    Ecommerce: 'yes',
    'Extended description': 'Soft',
    Image: 'https://example.com/1.jpg',
    'Category ID': 'Tees',
  }
  expect(rows).toEqual([
    'product of variations',
    { ...tee, 'Item ID': 'TEE-R', Name: 'Tour tee - Red', 'Selling price': '20', 'Color ID': 'Red' },
    { ...tee, 'Item ID': '6', Name: 'Tour tee - Blue', 'Selling price': '21', 'Color ID': 'Blue' },
    {
      'Item ID': 'BELT',
      'Product ID': 'BELT',
      Name: 'Belt',
      'Product name': 'Belt',
      Status: 'Discontinued',
      Ecommerce: 'no',
      'Selling price': '65',
      'Category ID': 'Accessories',
    },
  ])
})

const LIGHTSPEED = 'System ID,UPC,EAN,Custom SKU,Manufact. SKU,Item,Qty.,Price,Default Cost,Vendor,Archived'.split(',')

test('M26 reads the items of Lightspeed by their custom SKU, or else their system ID', () => {
  const rows = read('lightspeed', LIGHTSPEED, [
    ['210000000001', '012345678905', '4006381333931', 'CAP-1', 'M-1', 'Fan cap', '3', '20.00', '8.5', 'Acme', 'No'],
    ['210000000002', '', '4006381333932', '', '', 'Fan scarf', '1', '15.00', '', '', 'Yes'],
  ])
  expect(rows).toEqual([
    {
      'Item ID': 'CAP-1',
      UPC: '012345678905',
      'Additional UPCs': '4006381333931',
      Name: 'Fan cap',
      Status: 'Active',
      'Cost price': '8.5',
      'Selling price': '20.00',
      'Vendor code': 'Acme',
      'Vendor alias': 'M-1',
    },
    {
      'Item ID': '210000000002',
      UPC: '4006381333932',
      Name: 'Fan scarf',
      Status: 'Discontinued',
      'Selling price': '15.00',
    },
  ])
})

test('M9 takes a regular price for the price, and the name of an item never for its ID', () => {
  expect(guessColumns(WOO, [])).toMatchObject({ itemID: 2, name: 3, sellingPrice: 7 })
  expect(guessColumns(['Item', 'Custom SKU', 'Sale price', 'Price'], [])).toEqual({
    itemID: 1,
    name: 0,
    sellingPrice: 3,
  })
  expect(guessColumns(['System ID', 'Item', 'Sale price'], [])).toEqual({ itemID: 0, name: 1 })
})

test('M40 keeps an item without SKU apart from an item whose SKU has the same text', () => {
  const idsOf = (rows: ReturnType<typeof read>) => rows.map((row) => (typeof row === 'string' ? row : row['Item ID']))
  const skipped = 'ID of another item'
  const woo = (id: string, sku: string) => [id, 'simple', sku, `Product ${id}`, '1', '', '', '5', '', '', '', '', '']
  expect(idsOf(read('woocommerce', WOO, [woo('10', ''), woo('11', '10'), woo('10', '')]))).toEqual([
    '10',
    skipped,
    '10',
  ])
  expect(idsOf(read('woocommerce', WOO, [woo('11', '10'), woo('10', ''), woo('11', '10')]))).toEqual([
    '10',
    skipped,
    '10',
  ])
  const lightspeed = (id: string, sku: string) => [id, '', '', sku, '', `Item ${id}`, '', '5', '', '', '']
  expect(idsOf(read('lightspeed', LIGHTSPEED, [lightspeed('21', ''), lightspeed('22', '21')]))).toEqual(['21', skipped])
  const shopify = ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price']
  expect(
    idsOf(
      read('shopify', shopify, [
        ['123', 'Cap', '', '', '', '5'],
        ['tee', 'Tee', '', '', '123', '5'],
      ]),
    ),
  ).toEqual(['123', skipped])
  const square = ['Item Name', 'Variation Name', 'SKU', 'Price']
  expect(
    idsOf(
      read('square', square, [
        ['Cap', 'Regular', '', '5'],
        ['Tee', 'Regular', 'CAP', '5'],
      ]),
    ),
  ).toEqual(['CAP', skipped])
})

/** One row of WooCommerce, and its values by our headers. */
function readWoo(row: Record<string, string>) {
  const [product] = read('woocommerce', WOO, [WOO.map((header) => row[header] ?? '')])
  return product
}

test('M41 splits a list of WooCommerce at the commas without a backslash', () => {
  const row = {
    ID: '4',
    Type: 'simple',
    Categories: String.raw`Headwear > Hats\, Caps, Sale`,
    Images: String.raw`https://example.com/w_1\,h_1/a.jpg, https://example.com/b.jpg`,
    'Attribute 1 name': 'Color',
  }
  expect(readWoo({ ...row, 'Attribute 1 value(s)': String.raw`Red\, Blue` })).toMatchObject({
    'Category ID': 'Hats, Caps',
    Image: 'https://example.com/w_1,h_1/a.jpg',
    'Color ID': 'Red, Blue',
  })
  expect(readWoo({ ...row, 'Attribute 1 value(s)': 'Red, Blue' })).not.toHaveProperty('Color ID')
})

test('M41 reads the line breaks of a WooCommerce description', () => {
  const text = (Description: string) => {
    const product = readWoo({ ID: '4', Type: 'simple', Description })
    return typeof product === 'object' && product['Extended description']
  }
  expect(text(String.raw`Soft.\nWarm.`)).toBe('Soft.\nWarm.')
  expect(text(String.raw`<p>Soft.</p>\n<p>Warm.</p>`)).toBe('Soft.\nWarm.')
  expect(text(String.raw`In C:\\new`)).toBe(String.raw`In C:\new`)
})

test('M41 reads a type of WooCommerce as a list, and skips a group of products by name', () => {
  const row = (id: string, type: string, parent = '', category = '') => [
    id,
    type,
    '',
    `Product ${id}`,
    '1',
    category && 'Soft',
    '',
    '5',
    category,
    '',
    parent,
    '',
    '',
  ]
  const rows = read('woocommerce', WOO, [
    row('4', 'variable', '', 'Tees'),
    row('5', 'variation, virtual', 'id:4'),
    row('6', 'variation, downloadable, virtual'),
    row('7', 'grouped'),
    row('8', 'external'),
  ])
  expect(rows).toMatchObject([
    'product of variations',
    { 'Item ID': '5', 'Product ID': '4', 'Category ID': 'Tees', 'Extended description': 'Soft' },
    { 'Item ID': '6', 'Product ID': '6' },
    'group of products',
    { 'Item ID': '8', 'Selling price': '5' },
  ])
})
