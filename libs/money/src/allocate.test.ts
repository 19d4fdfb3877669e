import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { allocate, type Amount, minorUnit, type Quantity, SMALLEST, sum, toAmount, toText } from './index.ts'

const CENT = minorUnit(2)
const split = (total: string, weights: number[], step: Amount = CENT) =>
  allocate(toAmount(total), weights.map(toAmount), step).map(toText)

test.each([
  ['100', [1, 1, 1], ['33.34', '33.33', '33.33']],
  ['-100', [1, 1, 1], ['-33.33', '-33.33', '-33.34']],
  ['693.75', [11_085.45, 2771.36], ['555', '138.75']],
  ['0.05', [3, 7], ['0.02', '0.03']],
  ['0.01', [1, 1], ['0.01', '0']],
  ['10', [1, 2, 3, 4], ['1', '2', '3', '4']],
  ['0', [1, 2], ['0', '0']],
] as const)('S2 %s by %j is %j', (total, weights, parts) => {
  expect(split(total, [...weights])).toEqual(parts)
})

test('S2 gives the extra step to the largest remainder, then to the earlier part', () => {
  expect(split('1.00', [1, 2, 4])).toEqual(['0.14', '0.29', '0.57'])
  expect(split('1.00', [-1, -2, -4])).toEqual(['0.14', '0.29', '0.57'])
  expect(split('0.02', [1, 1, 1, 1])).toEqual(['0.01', '0.01', '0', '0'])
})

test('S3 gives a weight of 0 nothing, and splits equally when all weights are 0', () => {
  expect(split('1.00', [0, 3, 0])).toEqual(['0', '1', '0'])
  expect(split('0.02', [0, 3, 4])).toEqual(['0', '0.01', '0.01'])
  expect(split('1.00', [0, 0, 0])).toEqual(['0.34', '0.33', '0.33'])
  expect(split('1.00', [5, -5])).toEqual(['0.5', '0.5'])
})

test('S4 throws for a total between two steps and for a split without weights', () => {
  expect(() => split('1.005', [1, 1])).toThrow(new RangeError('10050 units are not a multiple of 100.'))
  expect(() => split('1', [])).toThrow(new RangeError('Cannot split the amount: there are no weights.'))
})

const steps = fc.constantFrom(SMALLEST, minorUnit(3), CENT, minorUnit(0))
const totals = fc.bigInt({ min: -(10n ** 11n), max: 10n ** 11n })
const weights = (least: bigint) =>
  fc.array(fc.bigInt({ min: least, max: 10n ** 11n }) as fc.Arbitrary<Quantity>, { minLength: 1, maxLength: 12 })

test.prop([totals, weights(-(10n ** 11n)), steps])('S1 adds up to the total', (count, list, step) => {
  const total = (count * step) as Amount
  const parts = allocate(total, list, step)
  expect(sum(parts)).toBe(total)
  expect(parts).toHaveLength(list.length)
  expect(parts.every((part) => (part as bigint) % step === 0n)).toBe(true)
})

test.prop([totals, weights(0n), steps])(
  'S2 keeps each part within one step of its exact share',
  (count, list, step) => {
    const total = (count * step) as Amount
    const all: bigint = sum(list)
    const parts = allocate(total, list, step)
    parts.forEach((part, index) => {
      const off = all === 0n ? 0n : (part as bigint) * all - (total as bigint) * list[index]!
      expect((off < 0n ? -off : off) < (all || 1n) * step).toBe(true)
      if (list[index] === 0n && all > 0n) expect(part).toBe(0n)
    })
  },
)

test.prop([totals, weights(1n), steps])('S2 never gives a larger weight less', (count, list, step) => {
  const total = ((count < 0n ? -count : count) * step) as Amount
  const parts = allocate(total, list, step)
  list.forEach((weight, index) =>
    list.forEach((other, at) => {
      if (weight > other) expect(parts[index]! >= parts[at]!).toBe(true)
    }),
  )
})

test.prop([totals, weights(-100n)])('S2 splits the same way every time', (count, list) => {
  expect(allocate(count as Amount, list)).toEqual(allocate(count as Amount, [...list]))
})
