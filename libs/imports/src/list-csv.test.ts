import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { listCsv, type ListEntry, type ListRow, readListRows, type Table } from './index.ts'

const ATTRIBUTES: ListEntry[] = [
  { id: 'AA1', key: 'FIT', name: 'Fit', type: 'CHOICE', choices: ['Slim', 'Wide "X"'], status: 'Active' },
  { id: 'AA2', key: 'NOTE', name: '=1+1', type: 'TEXT', choices: [], status: 'Inactive' },
]

/** The cells of a CSV text without line breaks inside a cell. */
function cellsOf(csv: string): string[][] {
  return csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )
}

const rowsOf = (file: Table<ListRow>) => ('rows' in file ? file.rows : [])

test('L8 reads an exported list back as the same records', () => {
  const rows = rowsOf(readListRows('additionalAttribute', cellsOf(listCsv('additionalAttribute', ATTRIBUTES))))
  expect(rows.map(({ entry, status }) => ({ ...entry, status }))).toEqual(ATTRIBUTES)
  expect(rows.flatMap(({ issues }) => issues)).toEqual([])
  const category: ListEntry = { id: 'TEES', description: 'Tees', parentID: null, status: 'Active' }
  const csv = listCsv('category', [category])
  expect(csv).toBe('Category ID,Description,Department ID,Status\r\nTEES,Tees,,Active\r\n')
  expect(rowsOf(readListRows('category', cellsOf(csv)))).toEqual([
    { line: 2, entry: { id: 'TEES', description: 'Tees', parentID: null }, status: 'Active', issues: [] },
  ])
})

test('L8 writes a discount in columns that a spreadsheet takes for numbers, dates and times', () => {
  const night = { value: 12.5, startsOn: '2026-12-31', endsOn: null, startTime: '22:00', endTime: '02:00' }
  const discount: ListEntry = { id: 'NYE', description: 'Last night', type: 'PERCENT', ...night, status: 'Active' }
  expect(listCsv('discount', [discount])).toBe(
    'Discount ID,Description,Type,Value,First day,Last day,Start time,End time,Status\r\n' +
      'NYE,Last night,PERCENT,12.5,2026-12-31,,22:00,02:00,Active\r\n',
  )
})

const cents = fc.integer({ min: 1, max: 999_999_999 }).map((count) => count / 100)
const two = (most: number, least = 0) => fc.integer({ min: least, max: most }).map((n) => String(n).padStart(2, '0'))
const day = fc.tuple(fc.integer({ min: 1900, max: 9999 }), two(12, 1), two(28, 1)).map((parts) => parts.join('-'))
const time = fc.tuple(two(23), two(59)).map((parts) => parts.join(':'))
const spans = { startsOn: day, startTime: time, endTime: time }
const discounts = fc.record({ value: fc.option(cents), ...spans, type: fc.constantFrom('PERCENT', 'AMOUNT') })

test.prop([discounts])('L8 reads any exported discount back as the same record', (values) => {
  const discount = { id: 'D', description: 'D', endsOn: null, ...values }
  const [row] = rowsOf(readListRows('discount', cellsOf(listCsv('discount', [{ ...discount, status: 'Active' }]))))
  expect(row).toEqual({ line: 2, entry: discount, status: 'Active', issues: [] })
})

test('L10 names amounts, dates and times that cannot be read or sent', () => {
  const file = readListRows('discount', [
    ['Discount ID', 'Type', 'Value', 'First day', 'End time'],
    ['A', 'Amount', '12,345,678', '1/2/2026', 'late'],
    ['B', 'Percent', '$5', '', ''],
    ['C', 'Percent', '-5', '', ''],
    ['D', 'Percent', '120%', '', '2:00 AM'],
  ])
  expect(rowsOf(file).map(({ line, issues }) => [line, ...issues.map(({ message }) => message)])).toEqual([
    [
      2,
      'Value is above 9,999,999.99 (12,345,678).',
      'First day is not a date such as 2026-01-31 (1/2/2026).',
      'End time is not a time from 00:00 to 23:59 (late).',
    ],
    [3, 'Value is not an amount ($5).'],
    [4, 'Value is below 0 (-5).'],
    [5],
  ])
  expect(rowsOf(file)[3]!.entry).toEqual({ id: 'D', type: 'PERCENT', value: 120, startsOn: null, endTime: '02:00' })
})

const DISCOUNTS = ['Discount ID', 'Type', 'Value']
const discountsOf = (type: string, values: readonly string[]) => [
  DISCOUNTS,
  ...values.map((value, index) => [`D${index}`, type, value]),
]

test.each([
  ['Amount', ['1,200', '5.50'], '1,234.56', [1200, 5.5]],
  ['Amount', ['1.200', '5,50'], '1.234,56', [1200, 5.5]],
  ['Amount', ['1.200,50 €', '5'], '1.234,56', [1200.5, 5]],
  ['Amount', ['5', '$12'], '1,234.56', [5, 12]],
  ['Percent', ['8.875', '6'], '1,234.56', [8.875, 6]],
  ['Percent', ['8,875 %', '6'], '1.234,56', [8.875, 6]],
] as const)('L11 of the type %s, %o are found to be written as %s', (type, values, notation, read) => {
  const file = readListRows('discount', discountsOf(type, values))
  expect(file).toMatchObject({ numbers: { notation } })
  expect(rowsOf(file).map(({ entry }) => entry.value)).toEqual(read)
})

test('L11 asks how 1,200 is meant before it reads a row, and reads it as chosen', () => {
  const cells = discountsOf('Amount', ['5', '1,200'])
  expect(readListRows('discount', cells)).toMatchObject({ rows: [], numbers: { ambiguous: '1,200' } })
  expect(readListRows('discount', cells)).not.toHaveProperty('numbers.notation', expect.anything())
  expect(rowsOf(readListRows('discount', cells, '1,234.56'))[1]!.entry.value).toBe(1200)
  expect(rowsOf(readListRows('discount', cells, '1.234,56'))[1]!.entry.value).toBe(1.2)
})

test('L11 refuses what is not written in the notation of the file', () => {
  const messages = (file: Table<ListRow>) => rowsOf(file).flatMap(({ issues }) => issues.map(({ message }) => message))
  expect(messages(readListRows('discount', discountsOf('Amount', ['5.50', '6.50', '7,50'])))).toEqual([
    'Value is not an amount (7,50).',
  ])
  const taxes = [
    ['Tax ID', 'Rate'],
    ['A', '8,25'],
    ['B', '7,5%'],
    ['C', '6.5'],
  ]
  expect(messages(readListRows('tax', taxes))).toEqual(['Rate is not a number (6.5).'])
})

test('L11 a list without numbers has no notation', () => {
  expect(readListRows('color', [['Color ID'], ['1,200']])).not.toHaveProperty('numbers')
  expect(readListRows('discount', [['Discount ID', 'Value'], ['A']])).not.toHaveProperty('numbers')
})

test.prop([fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1, maxLength: 20 })])(
  'L11 an exported list of amounts with three decimals reads back as the same records',
  (units) => {
    const discounts = units.map((unit, index): ListEntry => {
      return { id: `D${index}`, description: 'D', type: 'AMOUNT', value: unit / 1000, status: 'Active' }
    })
    const rows = rowsOf(readListRows('discount', cellsOf(listCsv('discount', discounts))))
    expect(rows.map(({ entry }) => entry.value)).toEqual(discounts.map(({ value }) => value))
  },
)

test('L9 finds columns by their labels, and leaves missing fields unchanged', () => {
  expect(
    readListRows('color', [
      ['COLOR ID', 'Pantone'],
      ['BLK', '19-0303'],
    ]),
  ).toEqual({
    rows: [{ line: 2, entry: { id: 'BLK' }, issues: [] }],
    columns: new Map([['id', 0]]),
    ignored: ['Pantone'],
    unseen: 0,
  })
  expect(readListRows('color', [['Description'], ['Black']])).toEqual({
    fault: 'The file has no column Color ID, which identifies a color.',
  })
  expect(readListRows('color', [])).toHaveProperty('fault')
})

test('L10 skips blank rows above the header', () => {
  const file = readListRows('color', [[''], [' ', ''], ['Color ID', 'Description'], ['BLK', 'Black']])
  expect(rowsOf(file)).toEqual([{ line: 4, entry: { id: 'BLK', description: 'Black' }, issues: [] }])
})

test('M27 leaves out of IDs, and M45 out of names, what is not seen, and counts the cells', () => {
  const file = readListRows('category', [
    ['Category ID', 'Description', 'Department ID'],
    ['TEES\u200b', 'T\u00adees', 'APPAREL\ufeff'],
    ['TEES', 'Tees', 'APPAREL'],
  ])
  expect(file).toMatchObject({ unseen: 3 })
  expect(rowsOf(file)).toMatchObject([
    { entry: { id: 'TEES', description: 'Tees', parentID: 'APPAREL' }, issues: [] },
    { issues: [{ message: 'Category ID is already on line 2.' }] },
  ])
})

test('L10 handles blank rows, repeated IDs and statuses', () => {
  const header = ['Color ID', 'Description', 'Status']
  const file = readListRows('color', [
    header,
    ['BLK', 'Black', 'inactive'],
    ['', ' ', ''],
    ['BLK', 'Soot', ''],
    ['WHT', 'White', 'gone'],
  ])
  expect(file).toHaveProperty('ignored', [])
  expect(rowsOf(file)).toEqual([
    { line: 2, entry: { id: 'BLK', description: 'Black' }, status: 'Inactive', issues: [] },
    {
      line: 4,
      entry: { id: 'BLK', description: 'Soot' },
      issues: [{ field: 'id', code: 'duplicate', message: 'Color ID is already on line 2.' }],
    },
    {
      line: 5,
      entry: { id: 'WHT', description: 'White' },
      issues: [{ field: 'status', code: 'unfit', message: 'Status is not one of Active, Inactive (gone).' }],
    },
  ])
})

test('L10 reports a row without an ID and a text that is too long with their line', () => {
  const file = readListRows('color', [
    ['Color ID', 'Description'],
    ['', 'Black'],
    ['WHT', 'W'.repeat(101)],
  ])
  expect(rowsOf(file).map(({ line, issues }) => [line, ...issues.map(({ message }) => message)])).toEqual([
    [2, 'Color ID is required.'],
    [3, 'Description is longer than 100 characters (101).'],
  ])
})

test('L9 treats missing cells as blank, and accepts the status as first column', () => {
  const file = readListRows('color', [
    ['Status', 'Color ID', 'Description'],
    ['inactive', 'BLK'],
    ['', 'WHT', 'White'],
  ])
  expect(rowsOf(file)).toEqual([
    { line: 2, entry: { id: 'BLK', description: null }, status: 'Inactive', issues: [] },
    { line: 3, entry: { id: 'WHT', description: 'White' }, issues: [] },
  ])
  const short = readListRows('color', [['Color ID', 'Status'], ['BLK']])
  expect(rowsOf(short)).toEqual([{ line: 2, entry: { id: 'BLK' }, issues: [] }])
})

test('L10 leaves checks against stored records to the call', () => {
  expect(rowsOf(readListRows('color', [['Color ID'], ['OLD #1']]))).toMatchObject([
    { entry: { id: 'OLD #1' }, issues: [] },
  ])
})
