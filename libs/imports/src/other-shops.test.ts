import { expect, test } from 'vitest'
import { guessColumns, readShop, recognizeForm, type ShopForm } from './index.ts'

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
