import { expect, test } from 'vitest'
import { readShopify } from '../index.ts'
import { cutTo, identityFrom, cutDescription, shortened, variantName } from './import-shop.ts'

const HEADERS = 'Handle,Title,Tags,Variant SKU,Price,Barcode,Option1 Name,Option1 Value,Option2 Name,Option2 Value'

/** Reads rows in order and returns the values of each by our header. */
function read(...rows: string[]) {
  const reader = readShopify(HEADERS.split(','), { style: [{ id: 'RETRO', name: 'Retro' }] })
  const items = rows.map((row) => {
    const cells = reader.read(row.split(','))
    if (typeof cells === 'string') return cells
    return Object.fromEntries(reader.columns.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : [])))
  })
  return { reader, items }
}

test('M17 gives an option one column in any spelling, and none without a value', () => {
  const { reader, items } = read(
    'cap,Cap,,,1,,Fit,Slim,Length,',
    'tie,Tie,,,1,,fit ,Wide,Length,Long',
    'bow,Bow,,,1,,,x,Cut,Straight',
  )
  expect(items).toEqual([
    {
      'Item ID': 'CAP-SLIM',
      'Product ID': 'cap',
      Name: 'Cap, Slim',
      'Product name': 'Cap',
      'Selling price': '1',
      Fit: 'Slim',
    },
    expect.objectContaining({ Name: 'Tie, Wide, Long', Fit: 'Wide', Length: 'Long' }),
    expect.objectContaining({ Name: 'Bow, Straight', Cut: 'Straight' }),
  ])
  expect(reader.attributes.map(({ label, index }) => [label, reader.columns[index]])).toEqual([
    ['Fit', 'Fit'],
    ['Length', 'Length'],
    ['Cut', 'Cut'],
  ])
})

test('M17 pads a row to the width of the table with blank text', () => {
  const { reader } = read('tie,Tie,,,1,,Fit,Wide')
  const cells = reader.read(' cap , Cap ,,,1,,,,Length,Long'.split(','))
  expect(cells).toHaveLength(reader.columns.length)
  expect(cells).toEqual(reader.columns.map(() => expect.any(String)))
  expect(cells).toContain('Cap')
  expect(reader.columns.slice(0, 3)).toEqual(['Item ID', 'UPC', 'Product ID'])
})

test('M17 skips rows that say nothing of a product', () => {
  const { items } = read('cap,Cap', 'cap,,,C-2', 'cap,,,,5', 'cap,,,,,,,L', 'cap', ',', ',Tie,,T-1', ',Bow,,B-1')
  const itemIDs = items.map((row) => (typeof row === 'string' ? row : `${row['Item ID']} ${row['Name']}`))
  expect(itemIDs).toEqual(['CAP Cap', 'C-2 Cap', 'CAP Cap', 'CAP Cap', 'empty row', 'empty row', 'T-1 Tie', 'B-1 Bow'])
})

test('M17 drops the apostrophe before a barcode', () => {
  const barcode = (text: string) => read(`cap,Cap,,,1,${text}`).items[0]
  expect(barcode("'4006381333931")).toMatchObject({ UPC: '4006381333931' })
  expect(barcode("4006'1")).toMatchObject({ UPC: "4006'1" })
})

test('M18 makes no attribute of blank tags', () => {
  const { reader } = read('cap,Cap,retro,,1', 'tie,Tie,,,1')
  expect(reader.attributes).toEqual([])
  const tagged = readShopify(['Handle', 'Tags'], {})
  expect(tagged.read(['cap', 'soft, , warm,'])).toContain('soft, warm')
})

test('M18 limits a description to 500 characters', () => {
  expect(cutDescription('👕'.repeat(500))).toBe('👕'.repeat(500))
  expect(cutDescription('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`)
})

test('M19 shortens an ID the same way in every release', () => {
  expect(shortened('CLASSIC-VARSITY-TOP', 15)).toBe('CLAS-RVF64PRA0E')
  expect(shortened('SHIRT-NUMBER-80', 14)).toBe('SHI-0J8RVSTWT2')
  expect(shortened('AB--EFGHIJKLMNOP', 15)).toMatch(/^AB-[0-9A-Z]{10}$/)
})

test("M19 makes an item ID of the words' letters and digits, joined by hyphens", () => {
  const itemIDOf = (sku: string, words: string[]) => identityFrom(sku, words).itemID
  expect(itemIDOf('', ['cap', '2 red'])).toBe('CAP-2-RED')
  expect(itemIDOf('', ['été', ''])).toBe('ÉTÉ')
  expect(itemIDOf('', ['"Cap"', '2 - red!'])).toMatch(/^CAP-[0-9A-Z]{10}$/)
  expect(itemIDOf('c 1', ['cap'])).toBe('c 1')
})

test("M19 shortens the product's part of a name, while there is room", () => {
  const end = (length: number) => 'y'.repeat(length - 2)
  expect(variantName('x'.repeat(60), [end(49)])).toBe(`x, ${end(49)}`)
  expect(variantName('x'.repeat(60), [end(50)])).toBe('x'.repeat(50))
  expect(variantName('cap', ['y'.repeat(60)])).toBe(`cap, ${'y'.repeat(45)}`)
  expect(cutTo(' ab cd', 4)).toBe(' ab')
})
