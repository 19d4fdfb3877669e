import { itemField } from '@greenroom/catalog'
import { expect, test } from 'vitest'
import {
  correctCells,
  csvCell,
  FILE_NOTATIONS,
  type ImportOptions,
  numberCell,
  planImport,
  readCorrected,
  readEntries,
} from './index.ts'

const mapping = { itemID: 0, name: 1, sellingPrice: 2, department: 4 }
const read = (cells: string[], corrections: [number, string][], options: ImportOptions = {}) =>
  readCorrected(correctCells(cells, new Map(corrections)), planImport(mapping, options, { restricted: '#' }))

test('M28 a corrected cell takes the place of that of the file, and the others stay', () => {
  expect(correctCells(['A1', 'Hat', 'x'], new Map([[2, '']]))).toEqual(['A1', 'Hat', ''])
  expect(correctCells(['A1'], new Map([[2, '3']]))).toEqual(['A1', '', '3'])
  expect(correctCells(['A1', 'Hat'], new Map())).toEqual(['A1', 'Hat'])
  expect(read(['A1', 'Hat', 'x', '', 'D1'], [[2, '3']])).toMatchObject({
    outcome: 'item',
    values: { itemID: 'A1', name: 'Hat', sellingPrice: 3, department: 'D1' },
  })
})

test('M28 a corrected row follows the rules and the options of the file', () => {
  expect(read(['A1', 'Hat', 'x'], [[2, '-3']])).toMatchObject({
    outcome: 'rejected',
    issues: [{ column: 2, field: 'sellingPrice', value: '-3', code: 'negative' }],
  })
  expect(read(['A1', 'Hat', 'x'], [[2, '2,5']], { notation: '1.234,56' })).toMatchObject({
    values: { sellingPrice: 2.5 },
  })
})

test('M28 a corrected row is never skipped', () => {
  const options = { skipWithoutName: true, skipSystemItems: true }
  const codes = (cells: string[], column: number, to: string) => {
    const reading = read(cells, [[column, to]], options)
    return reading.outcome === 'rejected' ? reading.issues.map(({ field, code }) => `${field} ${code}`) : []
  }
  expect(codes(['A1', '#', '1'], 1, '')).toEqual(['name required'])
  expect(codes(['#', 'Gift', '1'], 0, 'DONATE')).toEqual(['itemID systemItem'])
  expect(codes(['#'], 0, '')).toEqual(['itemID required', 'name required', 'sellingPrice required'])
})

test.each(FILE_NOTATIONS)('M29 an amount in the notation %s reads back as the same value', (notation) => {
  const amounts = [0, 2.5, 1234.5, 0.125]
  for (const amount of amounts) {
    const cell = csvCell(itemField('sellingPrice'), amount, notation)
    expect(read(['A1', 'Hat', cell], [], { notation })).toMatchObject({ values: { sellingPrice: amount } })
  }
  expect(csvCell(itemField('sellingPrice'), null, notation)).toBe('')
  expect(numberCell('-1.125', notation)).toBe(notation === '1.234,56' ? '-1,125' : '-1.125')
})

test.each([
  ['create', 'MUGS', [{ list: 'department', id: 'MUGS', name: 'Mugs' }]],
  ['leave', undefined, []],
  ['refuse', 'Mugs', []],
] as const)('M34 a corrected cell that names no record follows the choice to %s', (choice, department, created) => {
  const entries = readEntries({ department: [{ id: 'HATS', name: 'Hats' }] }, { department: choice })
  const plan = planImport(mapping, {}, { restricted: '#' }, { entries })
  const cells = correctCells(['A1', 'Hat', '1', '', 'x'], new Map([[4, 'Mugs']]))
  const reading = readCorrected(cells, plan)
  expect(reading.outcome === 'item' && reading.values.department).toBe(department)
  expect(entries.created).toEqual(created)
})
