import { fc, test } from '@fast-check/vitest'
import { amountFormats } from '@greenroom/money'
import { expect } from 'vitest'
import { ambiguousNumbers, FILE_NOTATIONS, findNotation, numberColumns, planImport, readRow } from './index.ts'

function find(numbers: readonly string[], writesPoint = false) {
  const finder = findNotation(writesPoint)
  for (const number of numbers) finder.see(number)
  return finder
}

test('M24 looks at the columns of amounts and whole numbers', () => {
  const plan = planImport({ itemID: 0, name: 1, sellingPrice: 2, minimumLevel: 4 }, {}, { restricted: '' })
  expect(numberColumns(plan).toSorted()).toEqual([2, 4])
})

test.each([
  [['2,500', '12,50'], '1.234,56'],
  [['1.125', '2.000', '0,5'], '1.234,56'],
  [['1.234,5'], '1.234,56'],
  [['1.234.567'], '1.234,56'],
  [['2,500', '0,125'], '1.234,56'],
  [['€ 12,50', '1 234,5'], '1.234,56'],
  [['1,200', '12.5'], '1,234.56'],
  [['1,234.56', '$1,200'], '1,234.56'],
  [['1,200', '12.5000'], '1,234.56'],
  [['12', '', 'n/a', '1.2.3'], '1,234.56'],
  [['12.5', '12.5', '3,10'], '1,234.56'],
  [['12.5', '3,10', '3,20'], '1.234,56'],
] as const)('M24 finds in %o the notation %s', (numbers, notation) => {
  expect(find(numbers).found()).toBe(notation)
})

test.each([[['9', '2.000']], [['2,500']], [['2,500', '12.5', '12,5']]])('M24 asks how %o is meant', (numbers) => {
  const finder = find(numbers)
  expect(finder.found()).toBeUndefined()
  expect(numbers).toContain(finder.ambiguous())
})

test('M24 a system that sets off no groups writes a decimal point, unless a spreadsheet has rewritten its file', () => {
  expect(find(['1.125'], true).found()).toBe('1,234.56')
  expect(find(['1,125', '12,5'], true).found()).toBe('1.234,56')
  expect(find(['1,125'], true).found()).toBeUndefined()
})

test('M24 refuses what is not written in the notation, with the value in the file', () => {
  const plan = planImport({ itemID: 0, sellingPrice: 1 }, { notation: '1.234,56' }, { restricted: '' })
  expect(readRow(['A', '2,500'], plan)).toMatchObject({ values: { sellingPrice: 2.5 } })
  const issue = { value: '2,500.00', message: 'Selling price is not an amount (2,500.00).' }
  expect(readRow(['A', '2,500.00'], plan)).toMatchObject({ issues: [issue] })
})

test.prop([
  fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 30 }),
  fc.constantFrom(...FILE_NOTATIONS),
])('M24 numbers written in a notation are found to be in it, or it is asked', (units, notation) => {
  const { number } = amountFormats('USD', notation)
  const found = find(units.map((unit) => number(unit / 100))).found()
  if (units.some((unit) => unit % 10 !== 0)) expect(found).toBe(notation)
  else expect([notation, undefined, '1,234.56']).toContain(found)
})

test.each([
  ['1,234.56', ['39,50', '1,250', '8', '2,000.5'], ['1,250']],
  ['1,234.56', ['39,50', '1.250', '1.5'], ['1.250']],
  ['1,234.56', ['39.50', '1,250', '1.250'], []],
  ['1,234.56', ['x', '1,250', '1,2,3'], []],
  ['1.234,56', ['39.50', '1,250', '1.250', '8,5'], ['1,250', '1.250']],
  ['1.234,56', ['39,50', '1.250'], []],
  ['1 234.56', ['12,50', '1 250', '1,250'], ['1,250']],
] as const)('M50 for a reader of %s, of the pasted numbers %j these are not read: %j', (reader, pasted, ambiguous) => {
  expect([...ambiguousNumbers(pasted, reader)]).toEqual(ambiguous)
})
