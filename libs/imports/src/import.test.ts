import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  addRow,
  codesApart,
  type ColumnMapping,
  emptyGroups,
  guessColumns,
  idsDifferingByCase,
  IMPORT_DEFAULTS,
  importableFields,
  type ImportOptions,
  missingColumns,
  planImport,
  readEntries,
  readRow,
  unescapeFormula,
  unusedColumns,
} from './index.ts'
import { checkItem, type ItemFieldName, itemFields, readItem, requiredBySettings } from '@greenroom/catalog'
import { isBlank, plainCode, plainName } from '@greenroom/validation'

const restricted = `#'"&?`
const mapping: ColumnMapping = { itemID: 0, name: 1, sellingPrice: 2, upc: 3, department: 4 }

const read = (cells: string[], options: ImportOptions = {}) =>
  readRow(cells, planImport(mapping, options, { restricted }))

function group(...rows: string[][]) {
  const groups = emptyGroups()
  rows.forEach((cells, index) => addRow(groups, index + 2, read(cells, { skipWithoutName: true })))
  return groups
}

test('M1 reads a valid row', () => {
  expect(read(['A1', 'Shirt', '2.55', '400', 'D1', 'left alone'])).toEqual({
    outcome: 'item',
    itemID: 'A1',
    values: { itemID: 'A1', name: 'Shirt', sellingPrice: 2.55, upc: '400', department: 'D1' },
    attributes: [],
  })
})

test('M1 reports every broken rule at its cell', () => {
  expect(read(['A#1', ' Men "L"', '-2'])).toEqual({
    outcome: 'rejected',
    issues: [
      { column: 0, field: 'itemID', value: 'A#1', code: 'restricted', message: 'Item ID may not contain #' },
      {
        column: 1,
        field: 'name',
        value: ' Men "L"',
        code: 'outerSpace',
        message: 'Name has a space at the start or the end.',
      },
      { column: 1, field: 'name', value: ' Men "L"', code: 'restricted', message: 'Name may not contain "' },
      { column: 2, field: 'sellingPrice', value: '-2', code: 'negative', message: 'Selling price is below 0 (-2).' },
    ],
  })
})

test('M1 applies the rules of two fields and of system items', () => {
  expect(read(['DONATE', 'Donation', '1'])).toMatchObject({ issues: [{ column: 0, code: 'systemItem' }] })
  const plan = planImport({ ...mapping, additionalUPCs: 5 }, {}, { restricted })
  expect(readRow(['A', 'A', '1', '400', '', '300|400'], plan)).toMatchObject({
    issues: [{ column: 5, field: 'additionalUPCs', code: 'sameAsMain' }],
  })
})

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', 'A', 'A ', '#', '1.5', '-1', 'x'.repeat(60)),
)

test.prop([fc.tuple(cell, cell, cell, cell, cell)])('M1 accepts a row exactly if the form would', (cells) => {
  const reading = read(cells)
  if (reading.outcome === 'skipped') return
  const texts = cells.map(unescapeFormula)
  const [itemID, , , upc, department] = texts.map(plainCode) as typeof cells
  const [, name, sellingPrice] = texts.map(plainName) as typeof cells
  const draft = { itemID, name, sellingPrice, upc: isBlank(upc) ? 'U' : upc, department, costPrice: 0, type: 1 }
  const issues = checkItem(draft, { mode: 'create', restricted })
  if (reading.outcome === 'item') expect(issues).toEqual([])
  else expect(reading.issues.map(({ message }) => message)).toEqual(issues.map(({ message }) => message))
})

test('M2 applies the options', () => {
  const row = [' A1 ', " Men's & more? ", '2', '', '']
  expect(read(row, { trimSpaces: true })).toMatchObject({ issues: [{ code: 'restricted' }] })
  expect(read(row, { trimSpaces: true, replaceRestricted: '' })).toMatchObject({
    values: { itemID: 'A1', name: 'Mens  more' },
  })
  expect(read(row, { trimSpaces: true, replaceRestricted: '$&' })).toMatchObject({ issues: [{ code: 'restricted' }] })
  expect(read(['A1', '', '2'])).toMatchObject({ outcome: 'rejected', issues: [{ field: 'name', code: 'required' }] })
  expect(read(['A1', ' ', '2'], { skipWithoutName: true })).toEqual({ outcome: 'skipped', reason: 'no name' })
})

test('M2 reports the value in the file', () => {
  expect(read([' A# ', 'x', '1'], { trimSpaces: true })).toMatchObject({ issues: [{ value: ' A# ' }] })
})

test('M2 reads a code in a formula that keeps it as text, without replacing anything', () => {
  for (const replaceRestricted of [undefined, ' ']) {
    const row = ['="007001"', 'Tour shirt', '35', '="012345678905"']
    expect(read(row, { replaceRestricted })).toMatchObject({ values: { itemID: '007001', upc: '012345678905' } })
  }
})

test('M47 tells codes apart that would become one', () => {
  const mapping = { itemID: 0, upc: 1, additionalUPCs: 2, masterSKU: 3, productID: 4 }
  const refusals = (rows: string[][], options: ImportOptions = { replaceRestricted: '', trimSpaces: true }) => {
    const plan = planImport(mapping, options, { restricted })
    const tellApart = codesApart(plan)
    return rows.flatMap((cells, at) => {
      const row = tellApart(at + 2, readRow(cells, plan), cells)
      return row.outcome === 'rejected' ? row.issues.map(({ column, message }) => [at + 2, column, message]) : []
    })
  }
  const as = (label: string, code: string, written: string, line: number) =>
    `${label} would become ${code}, like ${written} in row ${line}. Change one of the two.`
  expect(refusals([['A#1'], ['A&1'], ['A1'], ['A#1']])).toEqual([
    [3, 0, as('Item ID', 'A1', 'A#1', 2)],
    [4, 0, as('Item ID', 'A1', 'A#1', 2)],
  ])
  expect(refusals([['A1'], [' A1 '], ['A\u200b1'], ['A?1']])).toEqual([[5, 0, as('Item ID', 'A1', 'A1', 2)]])
  expect(
    refusals([
      ['B1', 'U#1', 'U2|U&3', "M'1", 'P#1'],
      ['B2', 'U?3', 'U2'],
      ['B3', 'U4', 'U&1', 'M1'],
      ['B4', '', '', '', 'P"1'],
      ['B5', 'U#1', 'U&3', "M'1", 'P#1'],
    ]),
  ).toEqual([
    [3, 1, as('UPC', 'U3', 'U&3', 2)],
    [4, 2, as('Additional UPCs', 'U1', 'U#1', 2)],
    [4, 3, as('Master SKU', 'M1', "M'1", 2)],
    [5, 4, as('Product ID', 'P1', 'P#1', 2)],
  ])
  // A row that is refused for something else takes no code.
  expect(refusals([['A#1', 'x'.repeat(16)], ['A&1']])).toHaveLength(1)
  // Nothing is replaced: both are refused for their characters.
  expect(refusals([['A#1'], ['A1']], {})).toHaveLength(1)
})

test('M47 keeps what the file has for a replaced code', () => {
  const plan = planImport({ itemID: 0, additionalUPCs: 1 }, { replaceRestricted: '-' }, { restricted })
  expect(readRow(['A#1', 'U1, U&2'], plan)).toMatchObject({
    values: { itemID: 'A-1', additionalUPCs: ['U1', 'U-2'] },
    replaced: [
      { field: 'itemID', code: 'A-1', written: 'A#1' },
      { field: 'additionalUPCs', code: 'U-2', written: 'U&2' },
    ],
  })
  expect(readRow(['A1', 'U1'], plan)).not.toHaveProperty('replaced')
})

test('M3 handles blank cells', () => {
  expect(read(['A1', 'Shirt', '2', ' ', ''])).toEqual({
    outcome: 'item',
    itemID: 'A1',
    values: { itemID: 'A1', name: 'Shirt', sellingPrice: 2 },
    attributes: [],
  })
  expect(read(['', 'Shirt', ' '])).toMatchObject({
    issues: [
      { field: 'itemID', code: 'required' },
      { field: 'sellingPrice', code: 'required' },
    ],
  })
})

test('M4 skips an empty row', () => {
  expect(read(['', ' ', ''])).toEqual({ outcome: 'skipped', reason: 'empty row' })
  expect(read([''], { skipWithoutName: true })).toEqual({ outcome: 'skipped', reason: 'empty row' })
})

test('M5 has a valid default for everything else that a new item needs', () => {
  const named = { itemID: 'A1', upc: 'A1', name: 'Shirt' }
  const { item, issues } = readItem({ ...IMPORT_DEFAULTS, ...named }, { mode: 'create', restricted })
  expect(item).toEqual({
    ...named,
    sellingPrice: 0,
    costPrice: 0,
    type: 1,
    itemStatus: 'Active',
    reportingMode: 'ALL',
  })
  expect(issues).toEqual([])
})

test('M6 keeps the last valid row of an item, comparing IDs exactly', () => {
  const groups = group(['A1', 'Shirt', '2'], ['a1', 'Hat', '3'], ['A1', 'Shirt', '4'], ['A1', 'Shirt', '-1'])
  expect([...groups.items.values()]).toEqual([
    { itemID: 'A1', line: 4, rows: 2, attributes: [], values: { itemID: 'A1', name: 'Shirt', sellingPrice: 4 } },
    { itemID: 'a1', line: 3, rows: 1, attributes: [], values: { itemID: 'a1', name: 'Hat', sellingPrice: 3 } },
  ])
  expect(groups).toMatchObject({ rows: 4, rejected: 1, skipped: 0 })
})

test('M7 counts conflicts', () => {
  const same = group(['A1', 'Shirt', '2'], ['A1', 'Shirt', '2.00'], ['A1', '', ''], ['A1', 'Shirt', '2'])
  expect(same).toMatchObject({ rows: 4, skipped: 1, conflicts: 0 })
  const other = group(['A1', 'Shirt', '2'], ['A1', 'Shirt', '3'], ['A1', 'Shirt', '3', '', 'D'], ['A1', 'Shirt', '3'])
  expect(other.conflicts).toBe(3)
  const lists = emptyGroups()
  const plan = planImport({ itemID: 0, additionalUPCs: 1 }, {}, { restricted })
  for (const cells of [
    ['A', '1|2'],
    ['A', '1;2'],
    ['A', '1'],
  ])
    addRow(lists, 2, readRow(cells, plan))
  expect(lists.conflicts).toBe(1)
})

test('M8 reports IDs that differ only by case', () => {
  expect(idsDifferingByCase(group(['A1', 'x', '1'], ['B1', 'x', '1'], ['a1', 'x', '1']))).toEqual([['A1', 'a1']])
})

test('M9 guesses the columns of a retail export', () => {
  const headers = [
    'InvoiceNo',
    'StockCode',
    'Description',
    'Quantity',
    'InvoiceDate',
    'UnitPrice',
    'CustomerID',
    'Country',
  ]
  const sample = [['536365', '85123A', 'WHITE HOLDER', '6', '2010-12-01 08:26:00', '2.55', '17850.0', 'United Kingdom']]
  const guessed = guessColumns(headers, sample)
  expect(guessed).toEqual({ itemID: 1, name: 2, sellingPrice: 5 })
  expect(missingColumns(guessed)).toEqual([])
})

test('M22 names the required fields without a column, also those that the account settings require', () => {
  const alsoRequired = requiredBySettings({
    'item.product.id.required': 'true',
    'item.product.name.required': 'true',
  })
  expect(missingColumns({ itemID: 0, productName: 1 })).toEqual(['name'])
  expect(missingColumns({ itemID: 0, productName: 1 }, alsoRequired)).toEqual(['name', 'productID'])
})

test('M9 guesses the columns of a shop export', () => {
  const headers = [
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Type',
    'Variant SKU',
    'Variant Price',
    'Variant Barcode',
  ]
  const sample = [['shirt', 'Shirt', '<p>', 'Acme', 'Shirts', 'S-1', '50', '400']]
  expect(guessColumns(headers, sample)).toEqual({
    productID: 0,
    name: 1,
    extendedDescription: 2,
    vendor: 3,
    itemID: 5,
    sellingPrice: 6,
    upc: 7,
  })
})

test('M9 assigns one field per column, the likelier name first', () => {
  expect(guessColumns(['Description', 'Name', 'SKU', 'Item ID'], [])).toEqual({
    itemID: 3,
    name: 1,
    extendedDescription: 0,
  })
  expect(missingColumns(guessColumns(['Weight', 'Price'], []))).toEqual(['itemID', 'name'])
  expect(
    guessColumns(
      ['SKU', 'Price'],
      [
        ['A', 'cheap'],
        ['B', 'dear'],
        ['C', '3'],
      ],
    ),
  ).toEqual({ itemID: 0, sellingPrice: 1 })
})

test('M10 guesses references by their name, preferring the column of their IDs', () => {
  expect(guessColumns(['Department ID', 'vendorCode', 'UOM ID'], [])).toEqual({ department: 0, vendor: 1, uom: 2 })
  expect(guessColumns(['Department', 'Department ID', 'Unit of measure'], [])).toEqual({ department: 1, uom: 2 })
  const headers = ['SKU', 'Description', 'Retail Price', 'UPC', 'Dept', 'Size', 'Color']
  expect(guessColumns(headers, [])).toEqual({
    itemID: 0,
    name: 1,
    sellingPrice: 2,
    upc: 3,
    department: 4,
    size: 5,
    color: 6,
  })
  const others = ['Brand', 'Category', 'Sub-category', 'Season', 'Team', 'Style', 'Supplier', 'Colour']
  expect(guessColumns(others, [])).toEqual({
    brand: 0,
    category: 1,
    subcategory: 2,
    season: 3,
    team: 4,
    style: 5,
    vendor: 6,
    color: 7,
  })
})

test('M10 knows the columns of price lists and of line sheets', () => {
  const lines = ['Style code', 'SKU', 'Title', 'Wholesale', 'SRP', 'Retail']
  expect(guessColumns(lines, [])).toEqual({
    productID: 0,
    itemID: 1,
    name: 2,
    costPrice: 3,
    msrp: 4,
    sellingPrice: 5,
  })
  expect(guessColumns(['SKU', 'Price', 'New price'], [])).toEqual({ itemID: 0, sellingPrice: 2 })
})

test('M23 names the columns that are not imported', () => {
  const headers = ['SKU', 'Shelf', 'Material', 'Name']
  const attributes = [{ label: 'MATERIAL', index: 2 }]
  expect(unusedColumns(headers, { itemID: 0, name: 3 }, attributes)).toEqual(['Shelf'])
  expect(unusedColumns(['Shelf', 'Retail Price', 'Price', 'SKU'], { itemID: 3, sellingPrice: 2 }, [])).toEqual([
    'Retail Price',
    'Shelf',
  ])
})

test('M14 refuses the name of several records, with its value', () => {
  const entries = readEntries(
    {
      department: [
        { id: 'A1', name: 'Apparel' },
        { id: 'A2', name: 'apparel' },
        { id: 'H', name: 'Hats' },
      ],
    },
    { department: 'create' },
  )
  const plan = planImport(mapping, {}, { restricted }, { entries })
  const message = 'Department is the name of several records (Apparel). Use the ID.'
  expect(readRow(['A1', 'Shirt', '2', '', 'Apparel'], plan)).toMatchObject({
    issues: [{ column: 4, value: 'Apparel', code: 'ambiguous', message }],
  })
  expect(readRow(['A1', 'Shirt', '2', '', 'A2'], plan)).toMatchObject({ values: { department: 'A2' } })
  expect(readRow(['A1', 'Shirt', '2', '', 'HATS'], plan)).toMatchObject({ values: { department: 'H' } })
  expect(entries.created).toEqual([])
})

test('M48 names the references of a refused row that no record has', () => {
  const known = { department: [{ id: 'H', name: 'Hats' }] }
  const planWith = (choice: 'refuse' | 'leave' | 'create') =>
    planImport(mapping, {}, { restricted }, { entries: readEntries(known, { department: choice }) })
  const codes = (cells: string[], plan = planWith('refuse')) => {
    const row = readRow(cells, plan)
    return row.outcome === 'rejected' ? row.issues.map(({ column, code }) => [column, code]) : row.outcome
  }
  expect(readRow(['A1', 'Shirt', 'x', '', 'Hatz'], planWith('refuse'))).toMatchObject({
    issues: [{ column: 2 }, { column: 4, value: 'Hatz', code: 'unknown', message: 'Department Hatz does not exist' }],
  })
  expect(codes(['A1', 'Shirt', 'x', '', 'hats'])).toEqual([[2, 'notNumber']])
  expect(codes(['A1', 'Shirt', 'x', '', ''])).toEqual([[2, 'notNumber']])
  expect(codes(['A1', 'Shirt', 'x', '', 'Hatz'], planWith('leave'))).toEqual([[2, 'notNumber']])
  expect(codes(['A1', 'Shirt', 'x', '', 'Hatz'], planWith('create'))).toEqual([[2, 'notNumber']])
  expect(codes(['A1', 'Shirt', '2', '', 'Hatz'])).toBe('item')
  const unread = planImport(mapping, {}, { restricted }, { entries: readEntries({}, {}) })
  expect(codes(['A1', 'Shirt', 'x', '', 'Hatz'], unread)).toEqual([[2, 'notNumber']])
})

test('M1 refuses a UPC that a spreadsheet rewrote', () => {
  expect(read(['A1', 'Shirt', '2', '8.40E+11'])).toMatchObject({
    issues: [{ column: 3, value: '8.40E+11', message: 'A spreadsheet has shortened this number (8.40E+11).' }],
  })
})

test('M11 leaves fields that cannot be filled out of the plan', () => {
  const hidden = new Set<ItemFieldName>(['costPrice'])
  const plan = planImport({ itemID: 0, costPrice: 1, ctoType: 2 }, {}, { restricted, hidden })
  expect(plan.columns.map(({ field }) => field.name)).toEqual(['itemID'])
  const left = itemFields.filter((field) => !importableFields.includes(field)).map(({ name }) => name)
  expect(left).toEqual(['defaultItem', 'ctoType', 'skuType', 'fees'])
})
