import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  type Amount,
  add,
  readAmount,
  readPercent,
  readQuantity,
  subtract,
  toAmount,
  toNumber,
  toText,
} from './index.ts'

const MOST = 10n ** 15n - 1n
const amounts = fc.bigInt({ min: -MOST, max: MOST }).map((units) => units as Amount)

test.each([
  ['12.5', 125_000n],
  ['12.5000', 125_000n],
  ['-0.0625', -625n],
  ['0', 0n],
  ['007', 70_000n],
  ['99999999999.9999', MOST],
  ['-99999999999.9999', -MOST],
  [12.5, 125_000n],
  [0.1, 1000n],
  [-1.005, -10_050n],
  [99_999_999_999.9999, MOST],
  [1e3, 10_000_000n],
  [5e-5 * 2, 1n],
] as const)('D1 %o is %o units', (value, units) => {
  expect(readAmount(value)).toBe(units)
  expect(readQuantity(value)).toBe(units)
  expect(readPercent(value)).toBe(units)
})

test.each([
  ['0.00001', 'tooPrecise'],
  ['12.12345000', 'tooPrecise'],
  [0.1 + 0.2, 'tooPrecise'],
  [1e-7, 'tooPrecise'],
  [-1e-300, 'tooPrecise'],
  ['100000000000', 'tooLarge'],
  ['-100000000000', 'tooLarge'],
  [100_000_000_000, 'tooLarge'],
  [1e21, 'tooLarge'],
  [-1.5e300, 'tooLarge'],
  [NaN, 'notNumber'],
  [Infinity, 'notNumber'],
  [-Infinity, 'notNumber'],
  ['NaN', 'notNumber'],
  ['Infinity', 'notNumber'],
  ['', 'notNumber'],
  ['1e3', 'notNumber'],
  ['1e-3', 'notNumber'],
  ['1,200', 'notNumber'],
  ['+1', 'notNumber'],
  ['.5', 'notNumber'],
  ['5.', 'notNumber'],
  [' 5', 'notNumber'],
  ['5 ', 'notNumber'],
  ['5\n', 'notNumber'],
  ['0x10', 'notNumber'],
] as const)('D2 %o is refused: %s', (value, fault) => {
  expect(readAmount(value)).toBe(fault)
})

test.prop([amounts])('D3 keeps every amount through JSON and numeric', (amount) => {
  expect(readAmount(JSON.parse(JSON.stringify(toNumber(amount))))).toBe(amount)
  expect(readAmount(toText(amount))).toBe(amount)
  expect(JSON.stringify(toNumber(amount))).toBe(toText(amount))
})

test.prop([fc.double({ min: -99_999_999_999, max: 99_999_999_999 })])('D1 reads a number by its digits', (value) => {
  const digits = String(value)
  if (!digits.includes('e')) expect(readAmount(value)).toBe(readAmount(digits))
})

test.prop([fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.nat(7)])(
  'D1 reads numbers with few decimals',
  (whole, decimals) => {
    const value = whole / 10 ** decimals
    const digits = String(value)
    if (!digits.includes('e')) expect(readAmount(value)).toBe(readAmount(digits))
  },
)

test.prop([fc.double({ noNaN: false })])('D2 reads a number as an amount of the same value, or refuses it', (value) => {
  const amount = readAmount(value)
  if (typeof amount === 'bigint') expect(toNumber(amount)).toBe(value + 0)
  else expect(['notNumber', 'tooPrecise', 'tooLarge']).toContain(amount)
})

test.prop([amounts, fc.nat(9)])('D4 ignores trailing zeros', (amount, zeros) => {
  const text = toText(amount)
  const padded = text.includes('.') ? text + '0'.repeat(zeros) : `${text}.0${'0'.repeat(zeros)}`
  expect(readAmount(padded)).toBe(amount)
  expect(text).not.toMatch(/\.\d*0$|\.$|^-0$/)
})

test('D4 reads minus zero as 0', () => {
  expect(readAmount('-0')).toBe(0n)
  expect(readAmount(-0)).toBe(0n)
  expect(Object.is(toNumber(toAmount(-0)), 0)).toBe(true)
  expect(toText(toAmount('-0.0000'))).toBe('0')
})

test('D5 reads a checked value or throws', () => {
  expect(() => toAmount('ten')).toThrow(new RangeError('ten is not a number in plain digits.'))
  expect(() => toAmount(0.00001)).toThrow(new RangeError('0.00001 has more than 4 decimals.'))
  expect(() => toAmount(1e12)).toThrow(new RangeError('1000000000000 is beyond 99,999,999,999.9999.'))
  const most = MOST as Amount
  expect(toNumber(most)).toBe(99_999_999_999.9999)
  expect(toText(add(most, toAmount('0.0002')))).toBe('100000000000.0001')
  expect(toNumber(add(most, toAmount('0.0001')))).toBe(100_000_000_000)
  const huge = (MOST * 1000n) as Amount
  expect(() => toNumber(add(huge, toAmount('0.0101')))).toThrow(
    new RangeError('99999999999999.9101 is beyond 99,999,999,999.9999.'),
  )
  expect(() => toNumber(subtract(toAmount(0), add(huge, toAmount('0.0101'))))).toThrow(RangeError)
  expect(() => toNumber((MOST * MOST * MOST) as Amount)).toThrow(RangeError)
})
