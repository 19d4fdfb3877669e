import { expect, test } from 'vitest'
import {
  addRow,
  attributeColumns,
  emptyGroups,
  FORM_OPTIONS,
  guessColumns,
  type ImportOptions,
  isUnseenIn,
  planImport,
  readEntries,
  readRow,
  recognizeForm,
} from './index.ts'

const restricted = '#'
const ATTRIBUTES = [{ label: 'Fit', index: 2 }]

/** Rows of item ID, additional UPCs and fit, and how many of them differ from the row before. */
function conflicts(...rows: string[][]) {
  const plan = planImport({ itemID: 0, additionalUPCs: 1 }, {}, { restricted }, { attributes: ATTRIBUTES })
  const groups = emptyGroups()
  rows.forEach((cells, index) => addRow(groups, index + 2, readRow(cells, plan)))
  return groups.conflicts
}

test('M2 applies the options for names and system items to their columns alone', () => {
  const plan = (options: ImportOptions) => planImport({ itemID: 0, name: 1 }, options, { restricted })
  expect(readRow(['A', 'DONATE'], plan({ skipSystemItems: true }))).toMatchObject({ outcome: 'item' })
  expect(readRow(['', 'Hat'], plan({ skipWithoutName: true }))).toMatchObject({ outcome: 'rejected' })
})

test('M27 leaves out of codes and names of records what is not seen', () => {
  const plan = planImport({ itemID: 0, additionalUPCs: 1, vendor: 2, name: 3 }, {}, { restricted })
  const cells = ['INV\u200b-1', '12\u00ad, 34', '\u2060ACME', 'Family \u{1f468}\u200d\u{1f467}']
  expect(readRow(cells, plan)).toMatchObject({
    itemID: 'INV-1',
    values: { additionalUPCs: ['12', '34'], vendor: 'ACME', name: 'Family \u{1f468}\u200d\u{1f467}' },
  })
})

test('M7 compares attributes and lists too', () => {
  expect(conflicts(['A', '', 'Slim'], ['A', '', 'Slim'])).toBe(0)
  expect(conflicts(['A', '', 'Slim'], ['A', '', 'Wide'])).toBe(1)
  expect(conflicts(['A', '', 'Slim'], ['A', '', ''])).toBe(1)
  expect(conflicts(['A', '', ''], ['A', '', 'Slim'])).toBe(1)
  expect(conflicts(['A', '1,2'], ['A', '1|2'])).toBe(0)
  expect(conflicts(['A', '1,2'], ['A', '2,1'])).toBe(1)
  expect(conflicts(['A', '1'], ['A', ''])).toBe(1)
})

test('M7 counts the same value of another attribute as a difference', () => {
  const groups = emptyGroups()
  for (const key of ['FIT', 'CUT'])
    addRow(groups, 2, { outcome: 'item', itemID: 'A', values: {}, attributes: [{ key, value: 'Slim' }] })
  expect(groups.conflicts).toBe(1)
})

test('M9 guesses every column once, by name or by label', () => {
  expect(guessColumns(['itemStatus', 'reportingMode', 'metaData', 'additionalUPCs'], [])).toStrictEqual({
    additionalUPCs: 3,
    itemStatus: 0,
    reportingMode: 1,
    metaData: 2,
  })
})

test('M9 guesses a column whatever its cells hold, except types, which other systems have other ones of', () => {
  const headers = ['Name', 'Minimum', 'Consignment', 'Type', 'Cost']
  const rows = (...cells: string[]) => [cells, ['', '', '', '', ''], ['', '', '', '', '']]
  const all = { name: 0, minimumLevel: 1, consignment: 2, type: 3, costPrice: 4 }
  expect(guessColumns(headers, rows('x'.repeat(99), '5', 'yes', 'Variant', '3'))).toEqual(all)
  expect(guessColumns(headers, rows('x'.repeat(99), 'few', 'maybe', 'Thing', 'cheap'))).toEqual({
    ...all,
    type: undefined,
  })
})

test('M10 guesses a reference by ID, code or name', () => {
  expect(guessColumns(['Brand code', 'Team ID', 'ID', 'Size'], [])).toEqual({ size: 3, brand: 0, team: 1 })
})

test('M12 recognizes a header in any case and with outer space, our own only if complete', () => {
  expect(recognizeForm([' HANDLE ', 'title ', 'Option1 Name', 'Option1 Value'])).toBe('shopify')
  expect(recognizeForm(['Item ID', 'Name'])).toBe('other')
})

test('M14 ignores outer space around a name', () => {
  expect(readEntries({ size: [{ id: 'S', name: ' Small' }] }, {}).read('size', 'SMALL ')).toBe('S')
})

test('M15 limits a new ID to 40 characters, and adds a number if it is taken in any case', () => {
  const known = { vendor: [{ id: 'acme', name: 'X' }] }
  const { read, created } = readEntries(known, { vendor: 'create' })
  expect(['Acme', 'ACME!', '-Acme'].map((name) => read('vendor', name))).toEqual(['ACME-2', 'ACME-3', 'ACME-4'])
  expect(read('vendor', `${'x'.repeat(39)} y`)).toBe('X'.repeat(39))
  expect(read('vendor', 'y'.repeat(60))).toBe('Y'.repeat(40))
  expect(created[0]).toEqual({ list: 'vendor', id: 'ACME-2', name: 'Acme' })
})

test('M16 reads an attribute in the first column, and in rows that end before it', () => {
  expect(attributeColumns(['Fit', 'Item ID'], [{ key: 'FIT', label: 'Fit' }], new Set([1]))).toEqual([
    { label: 'FIT', index: 0 },
  ])
  const plan = planImport({ itemID: 0 }, { trimSpaces: true }, { restricted }, { attributes: ATTRIBUTES })
  expect(readRow(['A'], plan)).toMatchObject({ attributes: [] })
  expect(readRow(['A', '', ' Slim '], plan)).toMatchObject({ attributes: [{ key: 'Fit', value: 'Slim' }] })
})

test('M16 leaves an attribute unchanged if chosen', () => {
  const entries = readEntries({ attributes: [] }, { attributes: 'leave' })
  const plan = planImport({ itemID: 0 }, {}, { restricted }, { attributes: ATTRIBUTES, entries })
  expect(readRow(['A', '', 'Slim'], plan)).toMatchObject({ outcome: 'item', attributes: [] })
})

test('M45 leaves out of names what is not seen, and keeps joiners and descriptions', () => {
  const mapping = { itemID: 0, name: 1, extendedDescription: 2 }
  const plan = planImport(mapping, FORM_OPTIONS.other, { restricted: '#' })
  const family = 'Family \u{1f468}\u200d\u{1f467}'
  expect(readRow(['A', `Ca\u200bp \u00ad${family}\ufeff`, 'so\u00adft'], plan)).toMatchObject({
    values: { name: `Cap ${family}`, extendedDescription: 'so\u00adft' },
  })
  const [, name, description] = plan.columns.map(({ field }) => field)
  expect(isUnseenIn('Ca\u200bp', name!)).toBe(true)
  expect(isUnseenIn(family, name!)).toBe(false)
  expect(isUnseenIn('so\u00adft', description!)).toBe(false)
})

test('M46 refuses a row without a name unless the user chooses to skip it', () => {
  for (const options of Object.values(FORM_OPTIONS)) {
    const plan = planImport({ itemID: 0, name: 1 }, options, { restricted: '#' })
    expect(readRow(['A', ' '], plan)).toMatchObject({ outcome: 'rejected', issues: [{ column: 1, code: 'required' }] })
  }
})
