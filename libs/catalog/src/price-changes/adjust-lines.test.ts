import { describe, expect, test } from 'vitest'
import { adjustLines, readAdjustment } from '../index.ts'

describe('a typed change', () => {
  test.each([
    ['-15%', { by: 'PERCENT', value: -15 }],
    [' + 2.50 ', { by: 'AMOUNT', value: 2.5 }],
    ['−.5 %', { by: 'PERCENT', value: -0.5 }],
    ['–3', { by: 'AMOUNT', value: -3 }],
  ])('Q19 %s', (typed, adjustment) => expect(readAdjustment(typed)).toEqual(adjustment))

  test.each(['15%', '-', '-0', '', '- 15 % off', '--1', '-1.2.3', '-1,5', '+%'])('Q19 %s is none', (typed) =>
    expect(readAdjustment(typed)).toBeUndefined(),
  )
})

describe('lines', () => {
  const line = (was: number | null, field: 'sellingPrice' | 'costPrice' = 'sellingPrice') => ({ field, was })
  const off = { by: 'PERCENT', value: -15, rounding: 'ENDS_99' } as const

  test('Q19 are adjusted from the price before, and rounded', () => {
    expect(adjustLines([line(20), line(45.5)], off, { priceDecimals: 2 })).toEqual([16.99, 38.99])
    expect(
      adjustLines([line(19.99), line(10.333, 'costPrice')], { ...off, rounding: 'NONE' }, { priceDecimals: 2 }),
    ).toEqual([16.99, 8.7831])
  })

  test('Q19 stay without a price before, or if none would remain', () => {
    expect(
      adjustLines([line(null), line(2), line(3)], { ...off, by: 'AMOUNT', value: -3, rounding: 'NONE' }, {}),
    ).toEqual([undefined, undefined, 0])
  })

  test('Q19 refuse what no price can do', () => {
    expect(adjustLines([line(20)], { ...off, value: -101 }, {})).toBe(
      'Selling price can change by -100 to 500 percent (-101).',
    )
    expect(adjustLines([line(2000)], off, { priceDecimals: 0 })).toBe(
      'Selling price cannot be rounded this way: the currency has fewer decimals.',
    )
  })
})
