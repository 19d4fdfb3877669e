import { expect, test } from 'vitest'
import { readShopify } from './index.ts'
import { cutTo, itemIDFrom, plainText, shortened, variantName } from './import-shop.ts'

const HEADERS = 'Handle,Title,Tags,Variant SKU,Price,Barcode,Option1 Name,Option1 Value,Option2 Name,Option2 Value'

/** Reads rows as they come and answers what each says, by our header. */
function read(...rows: string[]) {
  const reader = readShopify(HEADERS.split(','), { style: [{ id: 'RETRO', name: 'Retro' }] })
  const said = rows.map((row) => {
    const cells = reader.read(row.split(','))
    if (typeof cells === 'string') return cells
    return Object.fromEntries(reader.columns.flatMap((column, at) => (cells[at] ? [[column, cells[at]]] : [])))
  })
  return { reader, said }
}

test('M17 an option has one column, however it is written, and none where it says nothing', () => {
  const { reader, said } = read(
    'cap,Cap,,,1,,Fit,Slim,Length,',
    'tie,Tie,,,1,,fit ,Wide,Length,Long',
    'bow,Bow,,,1,,,x,Cut,Straight',
  )
  expect(said).toEqual([
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

test('M17 a row is as long as the table, with blank text where it says nothing', () => {
  const { reader } = read('tie,Tie,,,1,,Fit,Wide')
  const cells = reader.read(' cap , Cap ,,,1,,,,Length,Long'.split(','))
  expect(cells).toHaveLength(reader.columns.length)
  expect(cells).toEqual(reader.columns.map(() => expect.any(String)))
  expect(cells).toContain('Cap')
  expect(reader.columns.slice(0, 3)).toEqual(['Item ID', 'UPC', 'Product ID'])
})

test('M17 which rows only add an image', () => {
  const { said } = read('cap,Cap', 'cap,,,C-2', 'cap,,,,5', 'cap,,,,,,,L', 'cap', ',', ',Tie,,T-1', ',Bow,,B-1')
  const itemIDs = said.map((row) => (typeof row === 'string' ? row : `${row['Item ID']} ${row['Name']}`))
  expect(itemIDs).toEqual([
    'CAP Cap',
    'C-2 Cap',
    'CAP Cap',
    'CAP Cap',
    'only an image',
    'only an image',
    'T-1 Tie',
    'B-1 Bow',
  ])
})

test('M17 the apostrophe before a barcode is left away', () => {
  const barcode = (text: string) => read(`cap,Cap,,,1,${text}`).said[0]
  expect(barcode("'4006381333931")).toMatchObject({ UPC: '4006381333931' })
  expect(barcode("4006'1")).toMatchObject({ UPC: "4006'1" })
})

test('M18 tags that say nothing make no attribute', () => {
  const { reader } = read('cap,Cap,retro,,1', 'tie,Tie,,,1')
  expect(reader.attributes).toEqual([])
  const tagged = readShopify(['Handle', 'Tags'], {})
  expect(tagged.read(['cap', 'soft, , warm,'])).toContain('soft, warm')
})

test.each([
  ['<p>Black&nbsp;&amp; white</p>', 'Black & white'],
  ['one<br/>two<BR class="x">three', 'one\ntwo\nthree'],
  ['<h2>Head</h2>Text <b>bold</b>', 'Head\nText bold'],
  ['a  \t b', 'a b'],
  ['a\n b, a \nb', 'a\nb, a\nb'],
  ['<p>a</p><p></p>\n<p></p><p>b</p>', 'a\n\nb'],
  ['&#8364; &#x20AC; &#X20ac; &euro; &LT;', '€ € € &euro; <'],
  ['a&#0;b&#x10FFFF;c&#x110000;d&#e;', 'ab\u{10ffff}cd'],
])('M18 %o is read as text', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('M18 a description has at most 500 characters', () => {
  expect(plainText('👕'.repeat(500))).toBe('👕'.repeat(500))
  expect(plainText('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`)
})

test('M19 an ID that is cut is the same in every release', () => {
  expect(shortened('CLASSIC-VARSITY-TOP', 15)).toBe('CLASSIC-VA-VBVY')
  expect(shortened('SHIRT-NUMBER-144284', 15)).toBe('SHIRT-NUMB-0DHT')
  expect(shortened('ABCDEFGH--KLMNOP', 15)).toMatch(/^ABCDEFGH-[0-9A-Z]{4}$/)
})

test('M19 an item ID of words is their letters and digits, between hyphens', () => {
  expect(itemIDFrom('', ['"Cap" ', ' 2 - red!'])).toBe('CAP-2-RED')
  expect(itemIDFrom('', ['été'])).toBe('ÉTÉ')
  expect(itemIDFrom('c 1', ['cap'])).toBe('c 1')
})

test('M19 of a name the part of the product is cut, until there is no room', () => {
  const end = (length: number) => 'y'.repeat(length - 2)
  expect(variantName('x'.repeat(60), [end(49)])).toBe(`x, ${end(49)}`)
  expect(variantName('x'.repeat(60), [end(50)])).toBe('x'.repeat(50))
  expect(variantName('cap', ['y'.repeat(60)])).toBe(`cap, ${'y'.repeat(45)}`)
  expect(cutTo(' ab cd', 4)).toBe(' ab')
})
