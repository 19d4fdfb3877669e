import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  type Amount,
  divideRounded,
  decimalsOf,
  minorUnit,
  multiplyByRatio,
  type Rounding,
  SMALLEST,
  toAmount,
  toText,
} from './index.ts'

const CENT = minorUnit(2)
const round = (amount: Amount, step: Amount, rounding: Rounding) => multiplyByRatio(amount, 1n, 1n, rounding, step)

test.each([
  ['0.005', '0.01', '0'],
  ['0.015', '0.02', '0.02'],
  ['0.025', '0.03', '0.02'],
  ['-0.005', '-0.01', '0'],
  ['-0.015', '-0.02', '-0.02'],
  ['-0.025', '-0.03', '-0.02'],
  ['0.0149', '0.01', '0.01'],
  ['0.0051', '0.01', '0.01'],
  ['-0.0251', '-0.03', '-0.03'],
  ['1.23', '1.23', '1.23'],
  ['0', '0', '0'],
] as const)('R1 rounds %s to the cent as %s, and with even halves as %s', (text, up, even) => {
  expect(toText(round(toAmount(text), CENT, 'HALF_UP'))).toBe(up)
  expect(toText(round(toAmount(text), CENT, 'HALF_EVEN'))).toBe(even)
})

test('R2 knows the minor units of yen, dollar and dinar', () => {
  expect(([0, 2, 3] as const).map((decimals) => toText(minorUnit(decimals)))).toEqual(['1', '0.01', '0.001'])
  expect(toText(round(toAmount('1234.5'), minorUnit(0), 'HALF_UP'))).toBe('1235')
  expect(toText(round(toAmount('1.2345'), minorUnit(3), 'HALF_EVEN'))).toBe('1.234')
  expect(SMALLEST).toBe(toAmount('0.0001'))
})

test('R4 knows the decimals of currencies', () => {
  expect(['JPY', 'USD', 'EUR', 'KWD', 'CLF'].map(decimalsOf)).toEqual([0, 2, 2, 3, 4])
})

const roundings = fc.constantFrom('HALF_UP' as const, 'HALF_EVEN' as const)
const steps = fc.constantFrom(1n, 10n, 100n, 500n, 5000n, 10_000n) as fc.Arbitrary<Amount>
const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }) as fc.Arbitrary<Amount>

test.prop([amounts, steps, roundings])(
  'R3 rounds to the nearest step, symmetrically around zero',
  (amount, step, rounding) => {
    const rounded: bigint = round(amount, step, rounding)
    const off = rounded - (amount as bigint)
    expect(rounded % step).toBe(0n)
    expect((off < 0n ? -off : off) * 2n <= step).toBe(true)
    expect(round(-(amount as bigint) as Amount, step, rounding)).toBe(-rounded)
  },
)

test('R3 cancels out the signs of numerator and denominator', () => {
  expect(divideRounded(5n, 2n, 'HALF_UP')).toBe(3n)
  expect(divideRounded(-5n, -2n, 'HALF_UP')).toBe(3n)
  expect(divideRounded(5n, -2n, 'HALF_UP')).toBe(-3n)
  expect(divideRounded(-5n, 2n, 'HALF_EVEN')).toBe(-2n)
  expect(() => divideRounded(1n, 0n, 'HALF_UP')).toThrow(RangeError)
})
