import { FORM_OPTIONS, guessColumns } from '@greenroom/imports'
import { DEFAULT_RESTRICTED } from '@greenroom/validation'
import { expect, test } from 'vitest'
import { createImportReader } from './import-reader.ts'
import { portPair } from './port-pair.ts'
import { callReader, serveReader } from './reader-call.ts'
import type { ReadingSettings } from './reading.ts'
import { skippedCsv } from '../download-left-out.ts'
import { leftOutCsv } from '../left-out-csv.ts'

const fileOf = (text: string, name = 'items.csv') => new File([text], name)

/** A reader behind a pair of ports, as in the console. */
function startReader() {
  const [page, worker] = portPair()
  let time = 0
  serveReader(worker, createImportReader(), () => (time += 1000))
  return callReader(page)
}

/** What reading any table also needs. */
const TABLE = { form: 'other', attributes: [], hidden: [], known: {} } as const

async function read(text: string, options: ReadingSettings['options'] = {}) {
  const reader = startReader()
  const opened = await reader.open(fileOf(text))
  const mapping = guessColumns(opened.columns, opened.sample)
  const settings = { ...TABLE, mapping, options, restricted: DEFAULT_RESTRICTED }
  const summary = (await reader.read(settings, () => {}))!
  return { reader, opened, summary }
}

const SALES = [
  'InvoiceNo,StockCode,Description,UnitPrice',
  '1,A1,Poster,2.55',
  '2,A1,Poster ,2.95',
  '3,B2,,1.00',
  '4,B2,Mug & spoon,3.12',
  '5,b2,Mug,3',
  '6,C3,Cap,-4',
  ',,,',
  '',
  '7,D4,Bag',
  '8,E5,Pin,3.12345',
].join('\n')

test('counts the cells whose unseen characters it leaves out', async () => {
  const { reader, summary } = await read(
    'Item ID,Name\nINV-1,Cap\nINV-1\u200b,Cap\n\ufeffINV-2,Zero\u200dwi\u200bdth',
    {},
  )
  expect(summary).toMatchObject({ items: 2, conflicts: 0, unseen: 3 })
  const { items } = await reader.part(0)
  expect(items.map(({ item }) => [item.itemID, item.name])).toEqual([
    ['INV-1', 'Cap'],
    ['INV-2', 'Zero\u200dwidth'],
  ])
})

test('merges the rows of one item; the last row wins, and rows that differ are conflicts', async () => {
  const { reader, summary } = await read(SALES, { trimSpaces: true, skipWithoutName: true, replaceRestricted: ' ' })
  expect(summary).toEqual({
    rows: 8,
    items: 3,
    skipped: 1,
    rejected: 3,
    conflicts: 1,
    byCase: 1,
    concerns: { spaces: 1, restricted: 1, noName: 1, systemItems: 0 },
    unseen: 0,
    notation: '1,234.56',
    ambiguous: undefined,
    entries: 6,
    parts: 1,
    missing: [],
    columns: ['InvoiceNo', 'StockCode', 'Description', 'UnitPrice'],
    mapping: [
      { field: 'itemID', column: 1 },
      { field: 'name', column: 2 },
      { field: 'sellingPrice', column: 3 },
    ],
    newEntries: [],
  })
  const { items } = await reader.part(0)
  expect(items).toEqual([
    { line: 3, item: { itemID: 'A1', name: 'Poster', sellingPrice: 2.95 } },
    { line: 5, item: { itemID: 'B2', name: 'Mug   spoon', sellingPrice: 3.12 } },
    { line: 6, item: { itemID: 'b2', name: 'Mug', sellingPrice: 3 } },
  ])
  expect(await reader.conflicts(0, 10)).toEqual([
    { line: 3, itemID: 'A1', changes: [{ field: 'sellingPrice', from: '2.55', to: '2.95' }] },
  ])
  expect(await reader.skipped(0, 10)).toEqual([{ line: 4, reason: 'no name', cells: ['3', 'B2', '', '1.00'] }])
  expect(await reader.byCase(0, 10)).toEqual([['B2', 'b2']])
})

test('refuses a row whose code would become that of an earlier one, and says what the file has for a code', async () => {
  const { reader, summary } = await read('Item ID,Name\nA#1,Cap\nA&1,Mug\nA#1,Hat', { replaceRestricted: '' })
  expect(summary).toMatchObject({ rows: 3, items: 1, rejected: 1, conflicts: 1 })
  const { items, rejections } = await reader.part(0)
  expect(items).toEqual([
    {
      line: 4,
      item: { itemID: 'A1', name: 'Hat' },
      replaced: [{ field: 'itemID', code: 'A1', written: 'A#1' }],
    },
  ])
  const message = 'Item ID would become A1, like A#1 in row 2. Change one of the two.'
  expect(rejections).toMatchObject([{ line: 3, column: 'Item ID', value: 'A&1', message, cells: ['A&1', 'Mug'] }])
})

test('a file of more items than an import has is not read to its end', async () => {
  const lines = Array.from({ length: 200_001 }, (_, n) => `A${n},Cap,1`)
  const message = 'The file has more than 200,000 items. Import it as several files.'
  await expect(read(['Item ID,Name,Price', ...lines].join('\n'))).rejects.toThrow(message)
})

test('a rejection names line, column, value and rule, and keeps the whole row', async () => {
  const { reader } = await read(SALES)
  const { rejections } = await reader.part(0)
  expect(rejections.map(({ line, column, value, code }) => [line, column, value, code])).toEqual([
    [3, 'Description', 'Poster ', 'outerSpace'],
    [4, 'Description', '', 'required'],
    [5, 'Description', 'Mug & spoon', 'restricted'],
    [7, 'UnitPrice', '-4', 'negative'],
    [10, 'UnitPrice', '', 'required'],
    [11, 'UnitPrice', '3.12345', 'tooPrecise'],
  ])
  expect(rejections[3]!.cells).toEqual(['6', 'C3', 'Cap', '-4'])
})

test('rejects a row with too many cells, because its cells have moved', async () => {
  const { reader, summary } = await read('SKU,Name,Price\n1,Poster, large,5\n2,Mug,3,,\n')
  expect(summary).toMatchObject({ rows: 2, items: 1, rejected: 1 })
  expect((await reader.part(0)).rejections[0]).toMatchObject({
    line: 2,
    column: null,
    code: 'tooManyCells',
    value: '5',
  })
})

test('cuts the cells of a rejected row at 1,000 characters, so that the server takes it', async () => {
  const { reader } = await read(`SKU,Name,Body\n#1,Mug,${'x'.repeat(5_000)}\n`)
  const { cells } = (await reader.part(0)).rejections[0]!
  expect(cells).toEqual(['#1', 'Mug', 'x'.repeat(1_000)])
})

test('imports the fixed file of rejected rows as the same items', async () => {
  const { reader, opened } = await read('SKU,Name,Price\n=1+1,"Mug, ""blue""",4\n-2,Cap \n')
  const { rejections } = await reader.part(0)
  const csv = leftOutCsv(opened.columns, rejections)
  expect(csv.split('\r\n')).toEqual([
    '\ufeffSKU,Name,Price,Reason',
    `'=1+1,"Mug, ""blue""",4,"Name may not contain """`,
    `'-2,"Cap ",,Name has a space at the start or the end. Selling price is required.`,
    '',
  ])
  const again = await read(csv, { replaceRestricted: '', trimSpaces: true })
  expect(again.opened.columns).toEqual(['SKU', 'Name', 'Price', 'Reason'])
  expect(again.summary).toMatchObject({ rows: 2, items: 1, rejected: 1 })
  const part = await again.reader.part(0)
  expect(part.items).toEqual([{ line: 2, item: { itemID: '=1+1', name: 'Mug, blue', sellingPrice: 4 } }])
  expect(leftOutCsv(again.opened.columns, part.rejections)).toBe(
    `\ufeffSKU,Name,Price,Reason\r\n'-2,"Cap ",,Selling price is required.\r\n`,
  )
})

test('the file of skipped rows has them as they were, with the reason', async () => {
  const { reader, opened } = await read(`SKU,Name,Price\n'=1+1,,4\nA,Cap,5\n"B, C",,6\n`, { skipWithoutName: true })
  expect((await skippedCsv({ reader, opened })).split('\r\n')).toEqual([
    '\ufeffSKU,Name,Price,Reason',
    `'=1+1,,4,No name.`,
    `"B, C",,6,No name.`,
    '',
  ])
})

test('keeps extra cells after the reason, so that an unfixed row is rejected again', async () => {
  const { reader, opened } = await read('SKU,Name,Price\n1,Poster, large,5\n')
  const csv = leftOutCsv(opened.columns, (await reader.part(0)).rejections)
  expect((await read(csv)).summary).toMatchObject({ items: 0, rejected: 1 })
})

test('a part has at most 2,000 items and 2,000 rejections, and the parts together have all of them', async () => {
  const rows = Array.from({ length: 9001 }, (_, index) => `${index % 2 ? `I${index}` : '#'},Mug,1`)
  const { reader, summary } = await read(`SKU,Name,Price\n${rows.join('\n')}`)
  expect(summary).toMatchObject({ items: 4500, rejected: 4501, entries: 9001, parts: 3 })
  const parts = await Promise.all([0, 1, 2].map((index) => reader.part(index)))
  expect(parts.map(({ items, rejections }) => [items.length, rejections.length])).toEqual([
    [2000, 2000],
    [2000, 2000],
    [500, 501],
  ])
})

test("splits a wide file into parts well under the server's limit", async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => `#${index},${'x'.repeat(5000)}`)
  const { reader, summary } = await read(`SKU,Name\n${rows.join('\n')}`)
  expect(summary.parts).toBeGreaterThan(3)
  for (let index = 0; index < summary.parts; index++)
    expect(JSON.stringify(await reader.part(index)).length).toBeLessThan(3_000_000)
})

test('a new reading replaces the running one, and progress is reported in numbers', async () => {
  const text = `SKU,Name,Price\n${Array.from({ length: 60_000 }, (_, index) => `I${index},Mug,1`).join('\n')}`
  const reader = startReader()
  const file = fileOf(text)
  const { columns, sample } = await reader.open(file)
  const settings = { ...TABLE, mapping: guessColumns(columns, sample), options: {}, restricted: '' }
  const progress: number[] = []
  const first = reader.read(settings, () => {})
  const second = reader.read({ ...settings, options: { trimSpaces: true } }, ({ rows, bytes }) => {
    progress.push(rows)
    expect(bytes).toBeLessThanOrEqual(file.size)
  })
  expect(await first).toBeNull()
  expect(await second).toMatchObject({ rows: 60_000, items: 60_000 })
  expect(progress.length).toBeGreaterThan(1)
  const third = reader.read(settings, () => {})
  await reader.stop()
  expect(await third).toBeNull()
})

test.each([
  ['a header alone', 'SKU,Name\n', /a header row but no data/],
  ['blank lines alone', '\n\n,,\n', /empty/],
  ['a quotation mark never closed', `SKU,Name\n1,"Mug\n${'2,Cap\n'.repeat(9)}`, /line 2 is never closed/],
])('rejects %s with an explanation', async (_, text, message) => {
  await expect(startReader().open(fileOf(text))).rejects.toThrow(message)
})

test('skips title rows and names unnamed columns', async () => {
  const opened = await startReader().open(fileOf('\nSKU;;Name\n1;x;Mug\n'))
  expect(opened).toMatchObject({
    columns: ['SKU', 'Column 2', 'Name'],
    headerLine: 2,
    dialect: { encoding: 'utf-8', delimiter: ';' },
  })
  expect(opened.sample).toEqual([['1', 'x', 'Mug']])
})

test('a letter that was lost before refuses its cell', async () => {
  const { reader, summary } = await read('Item ID,Name\nA1,Caf\ufffd\nA2,Cap', {})
  expect(summary).toMatchObject({ items: 1, rejected: 1 })
  const { rejections } = await reader.part(0)
  expect(rejections).toMatchObject([{ line: 2, field: 'name', value: 'Caf\ufffd', code: 'unreadable' }])
})

test('an invalid byte, however late, refuses its cell and changes no other', async () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => `I${index},Café,1\n`)
  const file = new File(['SKU,Name,Price\n', ...rows, 'BAD,Caf', new Uint8Array([0xe9]), ',1\n'], 'items.csv')
  const reader = startReader()
  const opened = await reader.open(file)
  expect(opened).toMatchObject({
    sample: [['I0', 'Café', '1'], ...opened.sample.slice(1)],
    dialect: { encoding: 'utf-8' },
  })
  const mapping = guessColumns(opened.columns, opened.sample)
  const settings = { ...TABLE, mapping, options: {}, restricted: '' }
  expect(await reader.read(settings, () => {})).toMatchObject({ items: 30_000, rejected: 1 })
  const { items, rejections } = await reader.part(0)
  expect(items[0]!.item.name).toBe('Café')
  expect(rejections).toMatchObject([{ line: 30_002, column: 'Name', value: 'Caf\ufffd', code: 'unreadable' }])
})

test('numbers are read in the notation of the whole file, however late it shows', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => `I${index};Mug;1,125;2,500`)
  const { reader, summary } = await read(`SKU;Name;Cost;Price\n${rows.join('\n')}\nL;Jacket;12,50;1.234,5\n`)
  expect(summary).toMatchObject({ notation: '1.234,56', items: 101, rejected: 0 })
  const { items } = await reader.part(0)
  expect(items[0]!.item).toMatchObject({ costPrice: 1.125, sellingPrice: 2.5 })
  expect(items[100]!.item).toMatchObject({ costPrice: 12.5, sellingPrice: 1234.5 })
})

test('prices that cannot be read are refused, and no default takes their place', async () => {
  const { reader, summary } = await read('SKU,Name,Price\nA,Mug,12.50\nB,Jacket,"640,00"\nC,Cap,soon\nD,Pin,soon\n')
  expect(summary).toMatchObject({ items: 1, rejected: 3 })
  expect(summary.mapping).toContainEqual({ field: 'sellingPrice', column: 2 })
  const { rejections } = await reader.part(0)
  expect(rejections.map(({ column, value, code }) => [column, value, code])).toEqual([
    ['Price', '640,00', 'notNumber'],
    ['Price', 'soon', 'notNumber'],
    ['Price', 'soon', 'notNumber'],
  ])
})

test('numbers that can be read in two ways are a question, until it is answered', async () => {
  const text = 'SKU;Name;Price;Minimum level\nA;Pin;9;2.000\n'
  const { reader, opened, summary } = await read(text)
  expect(summary).toMatchObject({ notation: undefined, ambiguous: '2.000' })
  const mapping = guessColumns(opened.columns, opened.sample)
  for (const [notation, minimumLevel] of [
    ['1.234,56', 2000],
    ['1,234.56', 2],
  ] as const) {
    const settings = { ...TABLE, mapping, options: { notation }, restricted: '' }
    expect(await reader.read(settings, () => {})).toMatchObject({ notation })
    expect((await reader.part(0)).items[0]!.item).toMatchObject({ minimumLevel })
  }
})

test('is read as it was opened, also in a way that was chosen', async () => {
  const reader = startReader()
  const file = fileOf('sep=,\nSKU;Name,Price\nA;Cap,1\n')
  expect((await reader.open(file)).columns).toEqual(['SKU;Name', 'Price'])
  const opened = await reader.open(file, { encoding: 'utf-8', delimiter: ';' })
  expect(opened.columns).toEqual(['SKU', 'Name,Price'])
  await reader.read({ ...TABLE, mapping: { itemID: 0, name: 1 }, options: {}, restricted: '' }, () => {})
  expect((await reader.part(0)).items).toEqual([{ line: 2, item: { itemID: 'A', name: 'Cap,1' } }])
})

const SHOPIFY = [
  'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Variant Grams',
  'cap,Fan Cap,Acme,Fabric,Wool,CAP-W,20,https://example.com/1.jpg,1',
  'cap,,,,Cotton,,22,,1',
  'cap,,,,,,,https://example.com/2.jpg,',
  'hat,Hat #1,Bell,Title,Default Title,HAT,abc,,1',
].join('\n')

test("reads another shop's file as one of our tables, with its names as list records", async () => {
  const reader = startReader()
  await reader.open(fileOf(SHOPIFY))
  const options = { ...FORM_OPTIONS.shopify, missing: { vendor: 'create', attributes: 'create' } } as const
  const known = { vendor: [{ id: 'A', name: 'ACME' }], attributes: [] }
  const settings = {
    ...TABLE,
    form: 'shopify',
    mapping: {},
    options,
    restricted: DEFAULT_RESTRICTED,
    known,
  } as const
  const summary = (await reader.read(settings, () => {}))!
  expect(summary).toMatchObject({
    rows: 4,
    items: 2,
    skipped: 0,
    rejected: 1,
    missing: [
      { list: 'attributes', names: ['Fabric'], count: 1, rows: 2 },
      { list: 'vendor', names: ['Bell'], count: 1, rows: 1 },
    ],
    // Bell is the vendor of rejected rows only.
    newEntries: [{ kind: 'additionalAttribute', id: 'FABRIC', name: 'Fabric' }],
  })
  const { items, rejections } = await reader.part(0)
  expect(items[0]!.item).toMatchObject({
    itemID: 'CAP-W',
    name: 'Fan Cap, Wool',
    vendor: { vendorCode: 'A' },
    attributes: [{ key: 'FABRIC', value: 'Wool' }],
  })
  expect(rejections.map(({ line, column, value }) => [line, column, value])).toEqual([
    [5, 'Name', 'Hat #1'],
    [5, 'Product name', 'Hat #1'],
    [5, 'Selling price', 'abc'],
  ])
  const again = await read(leftOutCsv(summary.columns, rejections), { replaceRestricted: '' })
  expect(again.opened.columns.slice(0, 3)).toEqual(['Item ID', 'UPC', 'Product ID'])
  expect(again.summary.mapping).toContainEqual({ field: 'itemID', column: 0 })
})

test('a row of Shopify with only an image is sent as another picture of the item, and is not skipped', async () => {
  const reader = startReader()
  const text = [
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src',
    'tee,Tee,Size,S,5,https://example.com/1.jpg',
    'tee,,,M,5,',
    'tee,,,,,https://example.com/2.jpg',
  ]
  await reader.open(fileOf(text.join('\n')))
  const settings = {
    ...TABLE,
    form: 'shopify',
    mapping: {},
    options: FORM_OPTIONS.shopify,
    restricted: '',
  } as const
  expect(await reader.read(settings, () => {})).toMatchObject({ rows: 3, items: 2, skipped: 0, rejected: 0 })
  const { items } = await reader.part(0)
  expect(items.map(({ item, pictures }) => [item.itemID, pictures])).toEqual([
    ['TEE-S', ['https://example.com/2.jpg']],
    ['TEE-M', undefined],
  ])
})
