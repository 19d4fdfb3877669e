import { expect, test } from 'vitest'
import { type KnownEntries, readSquare } from '../index.ts'

const HEADERS = [
  'Item Name',
  'Variation Name',
  'SKU',
  'Price',
  'Categories',
  'Description',
  'Reporting Category',
  'Archived',
  'Square Online Item Visibility',
  'Option Name 1',
  'Option Value 1',
  'Option Name 2',
  'Option Value 2',
  'Option Name 3',
  'Option Value 3',
  ' Tax - Sales Tax (8.5%) ',
  'tax - Food (2%)',
  'Tax - Tourist Tax',
]
const TAXES: KnownEntries = {
  tax: [
    { id: 'STD', name: 'sales tax' },
    { id: 'FOOD', name: 'Food (2%)' },
  ],
}

/** One row by its headers, and its values by ours. */
function say(row: Record<string, string>, known = TAXES) {
  const reader = readSquare(HEADERS, known)
  const cells = reader.read(HEADERS.map((header) => row[header] ?? '')) as string[]
  return Object.fromEntries(reader.columns.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : [])))
}

test('M20 reads all three options, except those without a value', () => {
  const options = {
    'Option Name 1': 'Colour',
    'Option Value 1': 'Red',
    'Option Name 2': 'Fit',
    'Option Value 2': 'Slim',
    'Option Name 3': 'Length',
    'Option Value 3': 'Long',
  }
  expect(say({ 'Item Name': 'Tie', 'Variation Name': 'Red', ...options })).toEqual({
    'Item ID': 'TIE-RED',
    'Product ID': 'tie',
    Name: 'Tie, Red',
    'Product name': 'Tie',
    'Color ID': 'Red',
    Fit: 'Slim',
    Length: 'Long',
  })
  const reader = readSquare(HEADERS, {})
  reader.read(['Tie', '', '', '', '', '', '', '', '', 'Fit', '', '', 'Long'])
  expect(reader.attributes).toEqual([])
})

test('M20 keeps a description, which is plain text, and the whole name of a reporting category', () => {
  const text = 'Ages <3 not allowed, sizes > 4 only. &amp;'
  const row = { 'Item Name': 'Cap', Description: text, 'Reporting Category': 'Hats, Caps', Categories: 'Sale' }
  expect(say(row)).toMatchObject({ 'Extended description': text, 'Category ID': 'Hats, Caps' })
})

test("M20 makes a product ID of the name's letters and digits", () => {
  expect(say({ 'Item Name': '2nd Été hoodie' })).toMatchObject({ 'Product ID': '2nd-été-hoodie' })
  const ids = ['Tee (Kids)', 'Tee, Kids'].map((name) => say({ 'Item Name': name })['Product ID'])
  expect(ids).toEqual([expect.stringMatching(/^tee-kids-\w{10}$/), expect.stringMatching(/^tee-kids-\w{10}$/)])
  expect(ids[0]).not.toBe(ids[1])
  expect(say({ 'Item Name': '???' })).not.toHaveProperty('Product ID')
})

test('M20 uses the last step of the first category', () => {
  const category = (Categories: string) => say({ 'Item Name': 'A', Categories })['Category ID']
  expect(['Clothing > Shirts , Sale', 'Sale', ''].map(category)).toEqual(['Shirts', 'Sale', undefined])
})

test('M20 reads archived and hidden, if the file has them', () => {
  const status = (Archived: string) => say({ 'Item Name': 'A', Archived }).Status
  expect(['Y', 'N', '', 'some'].map(status)).toEqual(['Discontinued', 'Active', undefined, undefined])
  const online = (visibility: string) => say({ 'Square Online Item Visibility': visibility }).Ecommerce
  const said = ['Visible', 'hidden', 'Unavailable', 'some', ''].map(online)
  expect(said).toEqual(['yes', 'no', 'no', undefined, undefined])
})

test('M20 uses the first charged tax that exists here, with or without its rate', () => {
  const [sales, food, tourist] = HEADERS.slice(-3) as [string, string, string]
  const tax = (row: Record<string, string>) => say({ 'Item Name': 'A', ...row })['Tax ID']
  expect(tax({ [sales]: 'Y', [food]: 'Y' })).toBe('STD')
  expect(tax({ [sales]: 'N', [food]: 'y' })).toBe('FOOD')
  expect(tax({ [sales]: 'N', [food]: '', [tourist]: 'Y' })).toBeUndefined()
  expect(say({ [sales]: 'Y' }, { tax: [{ id: 'STD', name: 'Sales Tax (8.5%)' }] })).toEqual({ 'Tax ID': 'STD' })
  expect(say({ [sales]: 'Y' }, {})).toEqual({})
})

test('M21 lists taxes among the columns read', () => {
  const headers = ['Item Name', ...HEADERS.slice(-3), 'Token']
  expect(readSquare(headers, TAXES)).toMatchObject({
    understood: [
      { column: 'Item Name', as: 'Product name, product ID, and the beginning of the name' },
      { column: ' Tax - Sales Tax (8.5%) ', as: 'Tax' },
      { column: 'tax - Food (2%)', as: 'Tax' },
    ],
    leftOut: ['Tax - Tourist Tax', 'Token'],
  })
})

test('M42 takes the older single category for a whole name', () => {
  const headers = ['Item Name', 'Variation Name', 'SKU', 'Price', 'Category', 'Categories']
  const category = (...cells: string[]) => {
    const reader = readSquare(headers, {})
    const row = reader.read(['Cap', 'Regular', '', '5', ...cells]) as string[]
    return row[reader.columns.indexOf('Category ID')]
  }
  expect(category('Hats, Caps', '')).toBe('Hats, Caps')
  expect(category('Men > Women', '')).toBe('Men > Women')
  expect(category('Hats, Caps', 'Headwear > Hats, Sale')).toBe('Hats')
})
