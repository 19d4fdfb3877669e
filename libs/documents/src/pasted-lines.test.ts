import { readTyped } from '@greenroom/money'
import { describe, expect, test } from 'vitest'
import { readPastedLines } from './index.ts'

const into = {
  columns: [
    { name: 'itemID', label: 'Item ID' },
    { name: 'itemName', label: 'Name', isReadOnly: true },
    {
      name: 'field',
      label: 'Price',
      choices: [
        { value: 'msrp', label: 'MSRP' },
        { value: 'costPrice', label: 'Cost price' },
      ],
    },
    { name: 'was', label: 'Current price', isReadOnly: true },
    { name: 'price', label: 'New price' },
  ],
  item: 'itemID',
  defaults: { field: 'sellingPrice' },
}
const read = (...table: string[][]) => readPastedLines(into, table)

describe('without a header', () => {
  test('P1 two columns are the item and what has no default', () => {
    expect(read(['CAP', '9.50'], [' TEE ', ' $8 '])).toEqual([
      { itemID: 'CAP', field: 'sellingPrice', price: '9.50' },
      { itemID: 'TEE', field: 'sellingPrice', price: '$8' },
    ])
    expect(read(['CAP'])).toEqual([{ itemID: 'CAP', field: 'sellingPrice' }])
  })

  test('P1 more columns are all that people fill in, and as many as are shown are those, of which some are read-only', () => {
    const line = { itemID: 'CAP', field: 'msrp', price: '9.50' }
    expect(read(['CAP', 'msrp', '9.50'])).toEqual([line])
    expect(read(['CAP', 'A cap', 'Msrp', '8', '9.50'])).toEqual([line])
    expect(read(['CAP', 'A cap', 'MSRP', '8', '9.50', '18%'])).toEqual([line])
    expect(read(['CAP', '', '9.50'])).toEqual([{ ...line, field: 'sellingPrice' }])
  })

  test('P1 the longest row decides', () => {
    expect(read(['CAP'], ['TEE', 'cost PRICE', '3'], ['POP', 'x', '1'])).toEqual([
      { itemID: 'CAP', field: 'sellingPrice' },
      { itemID: 'TEE', field: 'costPrice', price: '3' },
      { itemID: 'POP', field: 'x', price: '1' },
    ])
  })
})

test('P2 a first row that names the item says what the columns are, in any order; others are left out', () => {
  expect(
    read(['', ''], ['new price', 'Color', 'ITEM ID', 'was'], ['9.50', 'red', 'CAP', '3'], ['', '', 'TEE', '']),
  ).toEqual([
    { itemID: 'CAP', field: 'sellingPrice', price: '9.50' },
    { itemID: 'TEE', field: 'sellingPrice' },
  ])
  expect(read(['itemID', 'field'], ['CAP', 'msrp'])).toEqual([{ itemID: 'CAP', field: 'msrp' }])
  expect(read(['Price', 'New price'], ['CAP', '9'])).toHaveLength(2)
})

test('P3 rows without an item are left out', () => {
  expect(read(['', ''], ['', '9.50'], ['CAP', '9'], [])).toEqual([{ itemID: 'CAP', field: 'sellingPrice', price: '9' }])
  expect(read()).toEqual([])
  expect(read([''])).toEqual([])
})

test.each([
  ['1,234.56', ['12,50', '1,234', '1,234.56', '-2.000'], ['12,50', '1234', '1234.56', '-2.000']],
  ['1.234,56', ['12,50', '2.000', '1.234,56', '-€ 3,5'], ['12.50', '2000', '1234.56', '-€ 3.5']],
  ['1 234.56', ['12.50', '2 000', '1\u00A0234.56', '2.000'], ['12.50', '2000', '1234.56', '2.000']],
] as const)('P4 numbers are read in the notation %s, other texts are not', (notation, typed, plain) => {
  const typedNumber = { name: 'quantity', label: 'Quantity', read: (text: string) => readTyped(text, notation) }
  const columns = [{ name: 'itemID', label: 'Item ID' }, typedNumber, { name: 'note', label: 'Note' }]
  const rows = typed.map((text) => [text, text, text])
  expect(readPastedLines({ columns, item: 'itemID', defaults: {} }, rows)).toEqual(
    typed.map((text, at) => ({ itemID: text, quantity: plain[at], note: text })),
  )
})

test('P5 a number that may mean two is not read, and no rule takes it for one of them', () => {
  const quantity = {
    name: 'quantity',
    label: 'Quantity',
    read: (text: string) => readTyped(text, '1,234.56'),
    ambiguousIn: (texts: readonly string[]) => new Set(texts.includes('39,50') ? ['1,250'] : []),
  }
  const columns = [{ name: 'itemID', label: 'Item ID' }, quantity]
  const quantities = (...typed: string[]) =>
    readPastedLines(
      { columns, item: 'itemID', defaults: {} },
      typed.map((text) => ['A', text]),
    ).map((cells) => cells['quantity'])
  expect(quantities('39,50', '1,250', '2,000.5')).toEqual(['39,50', '1,250?', '2000.5'])
  expect(quantities('39.50', '1,250')).toEqual(['39.50', '1250'])
})
