import { expect, test } from 'vitest'
import { OPENING_COLUMNS, readOpeningRows } from './index.ts'

type Cells = readonly (readonly string[])[]

const rowsOf = (...rows: Cells) => {
  const table = readOpeningRows([OPENING_COLUMNS, ...rows])
  return 'rows' in table ? table.rows : []
}
const messagesOf = (...rows: Cells) =>
  rowsOf(...rows).map(({ line, issues }) => [line, ...issues.map(({ field, message }) => `${field}: ${message}`)])

test('O1 reads an item at several locations, and refuses a row that is there twice', () => {
  const rows = [
    ['TEE', 'S1', '12'],
    ['TEE', 'W1', '0'],
    ['TEE', 'S1', '7'],
  ]
  expect(rowsOf(...rows)[0]).toEqual({ line: 2, itemID: 'TEE', location: 'S1', quantity: '12', issues: [] })
  expect(messagesOf(...rows)).toEqual([[2], [3], [4, 'itemID: Item ID and Location ID are already on line 2.']])
})

test('O1 finds the columns by their labels in any case, and needs all three', () => {
  const read = (...cells: Cells) => readOpeningRows(cells)
  expect(read(['QOH', 'store id', 'SKU', 'Aisle'], ['3', 'S1', ' TEE\u200b ', 'A'])).toEqual({
    rows: [{ line: 2, itemID: 'TEE', location: 'S1', quantity: '3', issues: [] }],
    columns: new Map([
      ['id', 2],
      ['quantity', 0],
      ['location', 1],
      ['itemID', 2],
    ]),
    ignored: ['Aisle'],
    unseen: 1,
    numbers: { notation: '1,234.56', ambiguous: undefined },
  })
  expect(read(['Item ID', 'Quantity'])).toEqual({ fault: 'The file has no column Location ID.' })
  expect(read(['Location', 'Quantity'])).toEqual({
    fault: 'The file has no column Item ID.',
  })
})

test('O2 refuses by line what is missing, too long or no number', () => {
  const long = 'T'.repeat(61)
  expect(messagesOf(['', 'S1', ''], [long, 'S1', '1'], ['TEE', 'S1', 'a few'])).toEqual([
    [2, 'itemID: Item ID is required.', 'quantity: Quantity is required.'],
    [3, 'itemID: Item ID is longer than 60 characters (61).'],
    [4, 'quantity: Quantity is not a number (a few).'],
  ])
})

test('O2 reads all quantities in one notation, and asks if they can be read in two ways', () => {
  expect(rowsOf(['TEE', 'S1', '1.200,5'], ['CAP', 'S1', '1.200']).map(({ quantity }) => quantity)).toEqual([
    '1200.5',
    '1200',
  ])
  const asked = readOpeningRows([OPENING_COLUMNS, ['TEE', 'S1', '2,500']])
  expect(asked).toMatchObject({ rows: [], numbers: { notation: undefined, ambiguous: '2,500' } })
  const chosen = readOpeningRows([OPENING_COLUMNS, ['TEE', 'S1', '2,500']], '1.234,56')
  expect(chosen).toMatchObject({ rows: [{ quantity: '2.500' }] })
})
