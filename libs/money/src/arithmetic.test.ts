import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  absolute,
  add,
  type Amount,
  changePercent,
  compare,
  extractPercent,
  marginPercent,
  minorUnit,
  multiplyAmount,
  multiplyByRatio,
  type Percent,
  type Quantity,
  subtract,
  sum,
  sumProducts,
  takePercent,
  toAmount,
  toNumber,
  toPercent,
  toQuantity,
  toText,
  ZERO,
} from './index.ts'

const units = (most: bigint) => fc.bigInt({ min: -most, max: most })
const amounts = units(10n ** 12n) as fc.Arbitrary<Amount>
const quantities = units(10n ** 9n) as fc.Arbitrary<Quantity>
const percents = fc.bigInt({ min: 0n, max: 5_000_000n }) as fc.Arbitrary<Percent>
const roundings = fc.constantFrom('HALF_UP' as const, 'HALF_EVEN' as const)
const CENT = minorUnit(2)

test('A1 adds a tenth and two tenths to three tenths', () => {
  expect(toNumber(add(toAmount(0.1), toAmount(0.2)))).toBe(0.3)
  expect(toNumber(subtract(toAmount(0.3), toAmount(0.1)))).toBe(0.2)
  expect(toNumber(subtract(toAmount(0), toAmount(0.3)))).toBe(-0.3)
  expect(sum([])).toBe(ZERO)
})

test.prop([fc.array(amounts), amounts])('A1 adds exactly in any order', (list, one) => {
  expect(sum(list.toReversed())).toBe(sum(list))
  expect(sum([...list, one])).toBe(add(sum(list), one))
  expect(subtract(add(sum(list), one), one)).toBe(sum(list))
  expect(add(one, subtract(toAmount(0), one))).toBe(ZERO)
})

test('A2 rounds a product once, to the given step', () => {
  const third = toQuantity('0.3333')
  expect(toText(multiplyAmount(toAmount('0.0001'), third, 'HALF_UP'))).toBe('0')
  expect(toText(multiplyAmount(toAmount('1.5'), third, 'HALF_UP'))).toBe('0.5')
  expect(toText(multiplyAmount(toAmount('1.5'), toQuantity('0.33'), 'HALF_EVEN', CENT))).toBe('0.5')
  expect(toText(multiplyAmount(toAmount('1.5'), toQuantity('0.33'), 'HALF_EVEN'))).toBe('0.495')
  // Rounded twice, 0.0149 would become 0.015 and then 0.02.
  expect(toText(multiplyAmount(toAmount('0.149'), toQuantity('0.1'), 'HALF_UP', CENT))).toBe('0.01')
  expect(toText(multiplyByRatio(toAmount(14_995), 1n, 2450n, 'HALF_UP', CENT))).toBe('6.12')
  expect(() => multiplyByRatio(toAmount(1), 1n, 0n, 'HALF_UP')).toThrow(RangeError)
})

test.prop([amounts, quantities, roundings])(
  'A2 keeps a product within half a cent of the exact one',
  (amount, by, rounding) => {
    const product: bigint = multiplyAmount(amount, by, rounding, CENT)
    const exact = (amount as bigint) * by
    const off = product * 10_000n - exact
    expect(product % CENT).toBe(0n)
    expect((off < 0n ? -off : off) * 2n <= CENT * 10_000n).toBe(true)
  },
)

test('A2 rounds a sum of products once, not line by line', () => {
  const line = [toAmount('0.33'), toQuantity('0.5')] as const
  expect(toText(sumProducts([line, line, line], 'HALF_UP', CENT))).toBe('0.5')
  expect(toText(sum([line, line, line].map(([amount, by]) => multiplyAmount(amount, by, 'HALF_UP', CENT))))).toBe(
    '0.51',
  )
  expect(toText(sumProducts([line], 'HALF_EVEN', CENT))).toBe('0.16')
  expect(sumProducts([], 'HALF_UP')).toBe(ZERO)
})

test('A3 computes taxes on top and included', () => {
  const tax = toPercent(8.25)
  expect(toText(takePercent(toAmount(12_000), tax, 'HALF_UP', CENT))).toBe('990')
  expect(toText(extractPercent(toAmount(12_000), tax, 'HALF_UP', CENT))).toBe('914.55')
  expect(toText(extractPercent(toAmount(3000), tax, 'HALF_UP', CENT))).toBe('228.64')
  expect(toText(takePercent(toAmount('11250'), toPercent('3.5'), 'HALF_UP', CENT))).toBe('393.75')
  expect(toText(takePercent(toAmount('-10530.45'), toPercent(25), 'HALF_UP', CENT))).toBe('-2632.61')
})

test.prop([amounts, percents])('A3 extracts from the total what was taken on top', (cents, percent) => {
  // Amounts that the percentage divides exactly, so that nothing is rounded.
  const amount = ((cents as bigint) * 1_000_000n) as Amount
  const tax = takePercent(amount, percent, 'HALF_UP')
  expect(extractPercent(add(amount, tax), percent, 'HALF_UP')).toBe(tax)
})

test.each([
  [6, 10, 40],
  [7.5, 20, 62.5],
  [1, 3, 66.67],
  [15, 10, -50],
  [10.0001, 10, 0],
  [0, 10, 100],
  [3, -6, 150],
  [3.9999, 3.2, -25],
  [79.99, 80, 0.01],
  [80.004, 80, -0.01],
  [5, 0, undefined],
] as const)('A4 for cost %d and selling %d returns margin %o', (cost, selling, percent) => {
  const margin = marginPercent(toAmount(cost), toAmount(selling))
  expect(margin === undefined ? undefined : toNumber(margin)).toBe(percent)
})

test.each([
  [80, 100, 25],
  [100, 80, -20],
  [3, 4, 33.33],
  [3, 2, -33.33],
  [30, 30, 0],
  [800, 800.04, 0.01],
  [0, 5, undefined],
] as const)('A5 from %d to %d: %o percent', (from, to, percent) => {
  const change = changePercent(toAmount(from), toAmount(to))
  expect(change === undefined ? undefined : toNumber(change)).toBe(percent)
})

test('A6 sorts decimals of one kind', () => {
  expect(['-2', '2', '0'].map((text) => toText(absolute(toAmount(text))))).toEqual(['2', '2', '0'])
  const sorted = ['10', '-2', '9.5', '9.05', '-2'].map(toAmount).sort(compare)
  expect(sorted.map(toText)).toEqual(['-2', '-2', '9.05', '9.5', '10'])
  expect(compare(toAmount(2), toAmount(10))).toBe(-1)
  expect(compare(toAmount(10), toAmount(2))).toBe(1)
  expect(compare(toAmount(2), toAmount('2.00'))).toBe(0)
})
