import { readListRows, unescapeFormula } from '@greenroom/imports'
import fc from 'fast-check'
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { fileRows } from './file-rows.ts'
import { openFile } from './open-file.ts'
import { readRows } from './read-rows.ts'
import { madeWorkbook } from './workbook-fixture.ts'

async function workbookOf(...sheets: WriteSheet[]): Promise<Blob> {
  return new Blob([(await writeXlsx({ sheets })) as Uint8Array<ArrayBuffer>])
}

const rowsOf = async (rows: CellValue[][]) => (await readRows(await workbookOf({ name: 'Items', rows }))).cells

test('numbers are read in full, days as days, and texts as they are', async () => {
  const rows = [
    ['Item ID', 'UPC', 'Price', 'Sold from', 'Active'],
    ['007001', 840123456789, 12.5, new Date('2026-03-01'), true],
    ['=1+1', null, 0.1 + 0.2, new Date('2026-03-01T18:30:00Z'), false],
  ]
  expect(await rowsOf(rows)).toEqual([
    ['Item ID', 'UPC', 'Price', 'Sold from', 'Active'],
    ['007001', '840123456789', '12.5', '2026-03-01', 'TRUE'],
    ["'=1+1", '', '0.3', '2026-03-01T18:30:00.000Z', 'FALSE'],
  ])
})

test('times of day are read as such', async () => {
  const rows = [['From'], [0], [22 / 24], [(9 * 60 + 5) / 1440]]
  const file = await workbookOf({ name: 'Items', rows, columns: [{ numFmt: 'h:mm' }] })
  expect((await readRows(file)).cells.slice(1)).toEqual([['00:00'], ['22:00'], ['09:05']])
})

test('numbers have the leading zeros and hyphens that their format shows', async () => {
  const rows = [
    ['Item ID', 'Vendor alias', 'Price', 'Note'],
    [123, 12_345_678, 5, 'x'],
    [1_234_567, 1_234_567_890, 2.5, 7],
    ['00A', 0, -3, null],
    [1.5, -1, 0, 0],
  ]
  const columns = ['00000', String.raw`000\-00-0000`, '0.00', '0'].map((numFmt) => ({ numFmt }))
  const file = await workbookOf({ name: 'Items', rows: [[], ...rows], columns })
  expect((await readRows(file)).cells.slice(2)).toEqual([
    ['00123', '012-34-5678', '5', 'x'],
    ['1234567', '1234-56-7890', '2.5', '7'],
    ['00A', '000-00-0000', '-3', ''],
    ['1.5', '-1', '0', '0'],
  ])
})

test.each([
  ['0%', 0.0825, '8.25%'],
  ['0.00%', 0.07, '7%'],
  ['0.00%', 0.1 + 0.2, '30%'],
  ['0.0 %;[Red]-0.0 %', -0.125, '-12.5%'],
  [String.raw`0.00\%`, 8.25, '8.25'],
  ['0.00" % of list"', 8.25, '8.25'],
  ['0.00;"-5%"', 8.25, '8.25'],
  ['0.00%', 'none', 'none'],
])('a cell of the format %s that stores %s is read as %s', async (numFmt, stored, text) => {
  const file = await workbookOf({ name: 'Taxes', rows: [['Rate'], [stored]], columns: [{ numFmt }] })
  expect((await readRows(file)).cells).toEqual([['Rate'], [text]])
})

test.each([9, 10])('the built-in format %i shows a percentage', async (format) => {
  const file = madeWorkbook({
    rows: '<row r="1"><c t="str"><v>Rate</v></c></row><row r="2"><c s="1"><v>0.0825</v></c></row>',
    format,
  })
  expect((await readRows(file)).cells).toEqual([['Rate'], ['8.25%']])
})

test('tax rates in cells that show a percentage are read as such', async () => {
  const rows = [
    ['Tax ID', 'Description', 'Rate'],
    ['NYC', 'New York', 0.08875],
  ]
  const file = await workbookOf({ name: 'Taxes', rows, columns: [{}, {}, { numFmt: '0.00%' }] })
  const read = readListRows('tax', (await readRows(file)).cells)
  expect('rows' in read && read.rows.map(({ entry }) => entry)).toMatchObject([{ rate: 8.875 }])
})

test('each sheet has formats of its own', async () => {
  const sheet = (name: string, numFmt?: string) => ({ name, rows: [['Item ID'], [7]], columns: [{ numFmt }] })
  const file = await workbookOf(sheet('Plain') as WriteSheet, sheet('Padded', '000') as WriteSheet)
  const { cells, dialect } = await readRows(file)
  expect(cells[1]).toEqual(['7'])
  expect((await readRows(file, { ...dialect, sheet: 'Padded' } as typeof dialect)).cells[1]).toEqual(['007'])
})

test('rows keep their lines, though a sheet leaves blank ones out', async () => {
  const file = await workbookOf({ name: 'Items', rows: [[], [], ['Item ID'], [], ['A']] })
  expect(await openFile(file)).toMatchObject({ headerLine: 3, columns: ['Item ID'], sample: [['A']] })
  expect((await readRows(file)).cells[4]).toEqual(['A'])
})

const numbered = (number: string) => {
  const rows = ['Item ID', 'A', 'B'].map(
    (text, at) => `<row r="${at < 2 ? at + 1 : number}"><c t="str"><v>${text}</v></c></row>`,
  )
  return madeWorkbook({ rows: rows.join('') })
}

test.each([
  ['0', 3],
  ['-5', 3],
  ['4', 4],
  ['5000', 5000],
  ['1048576', 1_048_576],
])('a row that says it is number %s is read as line %i', async (number, line) => {
  const file = numbered(number)
  expect(await openFile(file)).toMatchObject({ headerLine: 1, sample: [['A'], ['B']] })
  const { cells } = await readRows(file)
  expect([cells.length, cells[1], cells[line - 1]]).toEqual([line, ['A'], ['B']])
  let passedOn = 0
  for await (const { rows } of fileRows(file, { sheet: 'Items', sheets: ['Items'] })) passedOn += rows.length
  expect(passedOn).toBeLessThan(5)
})

test.each(['1048577', '30000000', '2000000000'])('a row that says it is number %s is refused', async (number) => {
  await expect(readRows(numbered(number))).rejects.toThrow('This workbook has a row below 1,048,576')
})

test('opens the first sheet with rows that is not hidden, and any other that is chosen', async () => {
  const rows = (id: string) => [['Item ID'], [id]]
  const file = await workbookOf(
    { name: 'Notes', rows: [] },
    { name: 'Old', rows: rows('OLD'), hidden: true },
    { name: 'Spring', rows: rows('S1') },
    { name: 'Fall', rows: rows('F1') },
  )
  const { cells, dialect } = await readRows(file)
  expect([cells[1], dialect]).toEqual([['S1'], { sheet: 'Spring', sheets: ['Notes', 'Spring', 'Fall'] }])
  expect((await readRows(file, { ...dialect, sheet: 'Fall' } as typeof dialect)).cells[1]).toEqual(['F1'])
  await expect(readRows(file, { ...dialect, sheet: 'Notes' } as typeof dialect)).rejects.toThrow('The file is empty')
})

test('what begins like a workbook and is none is refused', async () => {
  const start = [0x50, 0x4b, 0x03, 0x04, 0x14]
  const damaged = new Uint8Array(await (await workbookOf({ name: 'A', rows: [['A']] })).arrayBuffer()).slice(0, 600)
  for (const bytes of [new Uint8Array(start), damaged]) {
    await expect(readRows(new Blob([bytes]))).rejects.toThrow('This workbook cannot be read.')
  }
})

test('property: the texts of a sheet are those of the rows', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 6 }), async (body) => {
      const cells = await rowsOf([['Item ID', 'Name'], ...body.map(([id, name]) => [`A${id}`, name])])
      const texts = cells.slice(1).map((row) => row.map(unescapeFormula))
      expect(texts.map(([id, name = '']) => [id, name])).toEqual(body.map(([id, name]) => [`A${id}`, name]))
    }),
    { numRuns: 50 },
  )
})
