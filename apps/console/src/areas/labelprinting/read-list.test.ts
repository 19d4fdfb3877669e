import type { NumberFormat } from '@greenroom/money'
import { numbers } from '@greenroom/ui'
import { afterEach, expect, test } from 'vitest'
import { formatsOf, numbersOf } from '#data/formats.ts'
import { readList } from './read-list.ts'

const SETTINGS = { currency: 'EUR', timeZone: 'UTC', dateFormat: 'YYYY-MM-DD', timeFormat: '24h' } as const
const choose = (numberFormat: NumberFormat) => numbers.choose(numbersOf(formatsOf({ ...SETTINGS, numberFormat })))
afterEach(() => numbers.choose())

test('reads codes with and without copies, by comma, semicolon and tab', () => {
  expect(readList('TS-1\n TS-2 , 3\r\n\nTS-3;0\nTS-4\t12\n"TS-5","2"')).toEqual({
    lines: [
      { code: 'TS-1', copies: 1 },
      { code: 'TS-2', copies: 3 },
      { code: 'TS-3', copies: 0 },
      { code: 'TS-4', copies: 12 },
      { code: 'TS-5', copies: 2 },
    ],
    hasCopies: true,
    fault: undefined,
  })
})

test('leaves out the header row of a CSV', () => {
  expect(readList('Item ID,Copies\nTS-1,2').lines).toEqual([{ code: 'TS-1', copies: 2 }])
})

test.each(['SKU\tQty\nTS-1\t2', 'upc;labels\nTS-1;2', 'Item ID\nTS-1,2'])('leaves out the header of %j', (text) => {
  expect(readList(text)).toMatchObject({ lines: [{ code: 'TS-1', copies: 2 }], fault: undefined })
})

test('a first line that is no header keeps its place, whatever its copies are', () => {
  expect(readList('TS-1, two\nTS-2, 1').fault).toBe('Line 1: copies must be a whole number from 0 to 1,000.')
  expect(readList('TS-1, copies').fault).toBe('Line 1: copies must be a whole number from 0 to 1,000.')
  expect(readList('Item ID, Name, Copies\nTS-1, Shirt, 2').fault).toBe(
    'Line 1: enter one item and its copies, nothing else.',
  )
})

test('has no copies of its own where no line names any', () => {
  expect(readList('TS-1\nTS-2')).toMatchObject({ hasCopies: false, fault: undefined })
})

test.each(['TS-1\nTS-2,many', 'TS-1\nTS-2,-1', 'TS-1\nTS-2,1.5', 'TS-1\nTS-2,1001'])('refuses %j', (text) => {
  expect(readList(text).fault).toBe('Line 2: copies must be a whole number from 0 to 1,000.')
})

test.each([
  ['1,234.56', 'A1\t1,000', 1000],
  ['1,234.56', 'A1;1,000', 1000],
  ['1,234.56', 'A1,"1,000"', 1000],
  ['1.234,56', 'A1\t1.000', 1000],
  ['1.234,56', 'A1,1.000', 1000],
  ['1 234.56', 'A1,1 000', 1000],
  ['1 234.56', 'A1\t1\u00A0000', 1000],
] as const)('in the notation %s, %j has its copies', (notation, text, copies) => {
  choose(notation)
  expect(readList(text)).toEqual({ lines: [{ code: 'A1', copies }], hasCopies: true, fault: undefined })
})

test.each([
  ['1,234.56', 'A1\t1.000'],
  ['1.234,56', 'A1\t1,000'],
  ['1 234.56', 'A1\t1,000'],
] as const)('in the notation %s, %j has no whole number of copies', (notation, text) => {
  choose(notation)
  expect(readList(text).fault).toMatch(/^Line 1: copies must be a whole number from 0 to 1\D000\.$/)
})

test.each(['A1\nA2,1,000', 'A1\nA2;3;A3', 'A1\nA2\t3\tShirt'])('refuses the third cell of %j', (text) => {
  expect(readList(text).fault).toBe('Line 2: enter one item and its copies, nothing else.')
})

test('refuses copies of nothing, and leaves out blank lines and cells', () => {
  expect(readList('A1\n,3').fault).toBe('Line 2: enter an item ID or UPC.')
  expect(readList('A1,3,,\n,,\n\t').lines).toEqual([{ code: 'A1', copies: 3 }])
})

test.each([
  ['="007001"', '007001'],
  ['="007001",1', '007001'],
  ['"=""007001""";1', '007001'],
  ["'-A1\t1", '-A1'],
  ['\u200BA1\uFEFF', 'A1'],
  ['CAFE\u0301', 'CAFÉ'],
  ['"A,1";1', 'A,1'],
  ['A,1\t1', 'A,1'],
  ['5" A,1', '5" A'],
])('reads the code of %j as the imports do', (text, code) => {
  expect(readList(text)).toMatchObject({ lines: [{ code, copies: 1 }], fault: undefined })
})

test('refuses a list that is too long', () => {
  expect(readList('A\n'.repeat(10_000)).fault).toBeUndefined()
  expect(readList('A\n'.repeat(10_001)).fault).toBe('A list has at most 10,000 lines.')
})
