import { describe, expect, test } from 'vitest'
import { changeInBulk, checkAdjustments, checkPreparedPrices } from './bulk-edit.ts'
import { adjustPrice, PRICE_ROUNDINGS, type PriceAdjustment, type PriceRounding, roundingsOf } from './bulk-prices.ts'
import type { PriceField } from './price-limit.ts'

const adjustment = (more: Partial<PriceAdjustment> = {}): PriceAdjustment => ({
  field: 'sellingPrice',
  by: 'PERCENT',
  value: 10,
  rounding: 'CENT',
  ...more,
})
const raised = (
  price: number,
  value: number,
  rounding: PriceRounding = 'NONE',
  by: PriceAdjustment['by'] = 'PERCENT',
) => adjustPrice(price, adjustment({ value, rounding, by }))
const issuesOf = (...adjustments: PriceAdjustment[]) => checkAdjustments({ fields: {}, adjustments })

describe('prices', () => {
  test('B1 raises and lowers by an amount or by percent', () => {
    expect(raised(20, 10)).toBe(22)
    expect(raised(20, -12.5)).toBe(17.5)
    expect(raised(20, 1.25, 'NONE', 'AMOUNT')).toBe(21.25)
    expect(raised(20, -20, 'NONE', 'AMOUNT')).toBe(0)
  })

  test.for([-100, 500, 0, 12.34])('B1 accepts %s percent', (value) => {
    expect(issuesOf(adjustment({ value }))).toEqual([])
  })

  test.for([-100.01, 500.01, 0.001])('B1 refuses %s percent', (value) => {
    expect(issuesOf(adjustment({ value }))).toMatchObject([{ code: 'adjustment', field: 'sellingPrice' }])
  })

  test('B1 words the problems of a percentage', () => {
    expect(issuesOf(adjustment({ value: 501 }))).toMatchObject([
      { message: 'Selling price can change by -100 to 500 percent (501).', params: { value: 501 } },
    ])
    expect(issuesOf(adjustment({ value: 0.001 }))).toMatchObject([
      { message: 'Selling price changes by a percentage of 2 decimals (0.001).' },
    ])
  })

  test('B1 limits an amount on either side of 0', () => {
    expect(issuesOf(adjustment({ by: 'AMOUNT', value: -9_999_999.99 }))).toEqual([])
    expect(issuesOf(adjustment({ by: 'AMOUNT', value: -10_000_000 }))).toMatchObject([{ code: 'tooLarge' }])
    expect(issuesOf(adjustment({ by: 'AMOUNT', value: 0.00001 }))).toMatchObject([{ code: 'tooPrecise' }])
  })

  test.for<[PriceRounding, number]>([
    ['NONE', 12.3457],
    ['CENT', 12.35],
    ['FIVE_CENTS', 12.35],
    ['TEN_CENTS', 12.3],
    ['HALF', 12.5],
    ['WHOLE', 12],
  ])('B2 12.3457 is rounded %s to %s', ([rounding, price]) => {
    expect(raised(12.3457, 0, rounding)).toBe(price)
  })

  test('B2 keeps selling price and MSRP to the decimals of the currency, and a cost to 4', () => {
    const raise = (field: PriceField, priceDecimals: number) =>
      adjustPrice(105.55, adjustment({ field, rounding: 'NONE', value: 1.5 }), { priceDecimals })
    expect(['sellingPrice', 'msrp', 'costPrice'].map((field) => raise(field as PriceField, 0))).toEqual([
      107, 107, 107.1333,
    ])
    expect(raise('sellingPrice', 2)).toBe(107.13)
    expect(raise('sellingPrice', 3)).toBe(107.133)
  })

  test('B9 a currency without cents has no prices that end in them', () => {
    const yen = { priceDecimals: 0 }
    const offered = (field: PriceField, decimals: object) => roundingsOf(field, decimals).map(({ value }) => value)
    expect(offered('sellingPrice', yen)).toEqual(['NONE', 'WHOLE'])
    expect(offered('costPrice', yen)).toHaveLength(PRICE_ROUNDINGS.length)
    expect(offered('msrp', { priceDecimals: 2 })).toHaveLength(PRICE_ROUNDINGS.length)
    const refused = (more: Partial<PriceAdjustment>) =>
      checkAdjustments({ fields: {}, adjustments: [adjustment(more)] }, yen).map(({ message }) => message)
    expect(refused({ rounding: 'ENDS_99' })).toEqual([
      'Selling price cannot be rounded this way: the currency has fewer decimals.',
    ])
    expect(refused({ rounding: 'ENDS_99', field: 'costPrice' })).toEqual([])
    expect(refused({ rounding: 'WHOLE', by: 'AMOUNT', value: 0.5 })).toEqual([
      'Selling price has decimals, but the currency has none (0.5).',
    ])
  })

  test('B2 rounds half a step up, and rounds only once', () => {
    expect(raised(0.125, 0, 'CENT')).toBe(0.13)
    expect(raised(2.5, 0, 'WHOLE')).toBe(3)
    expect(raised(1.005, 0, 'CENT')).toBe(1.01)
    // 0.00499995 would be 0.005, and then 0.01.
    expect(raised(0.0999, -95, 'CENT')).toBe(0)
    expect(raised(9_999_999.99, -0.01, 'NONE')).toBe(9_998_999.99)
  })

  test.for<[number, number]>([
    [12.4, 11.99],
    [12.49, 12.99],
    [12.5, 12.99],
    [0, 0.99],
    [0.3, 0.99],
  ])('B3 turns %s into %s, the nearest price ending in .99', ([price, expected]) => {
    expect(raised(price, 0, 'ENDS_99')).toBe(expected)
  })

  test('B3 finds the nearest price ending in .95', () => {
    expect(raised(12.44, 0, 'ENDS_95')).toBe(11.95)
    expect(raised(12.45, 0, 'ENDS_95')).toBe(12.95)
  })

  test('B4 refuses a price below 0 or above the maximum', () => {
    expect(raised(1, -1.01, 'WHOLE', 'AMOUNT')).toBe('negative')
    expect(raised(9_999_999.99, 1)).toBe('tooLarge')
    const edit = { fields: {}, adjustments: [adjustment({ by: 'AMOUNT', value: -5 })] }
    expect(changeInBulk(edit, { itemID: 'A', sellingPrice: 4 })).toMatchObject({
      changes: [],
      issues: [{ code: 'negative', field: 'sellingPrice', message: 'Selling price is below 0 (4).' }],
    })
  })

  test('B5 leaves a blank price blank', () => {
    const edit = { fields: {}, adjustments: [adjustment({ field: 'msrp' })] }
    expect(changeInBulk(edit, { itemID: 'A', msrp: null })).toEqual({ changes: [], issues: [] })
  })

  test('B6 refuses to change a price twice', () => {
    const twice = { code: 'adjustment', message: 'Selling price is changed twice.' }
    expect(issuesOf(adjustment(), adjustment({ value: 5 }))).toMatchObject([twice])
    expect(checkAdjustments({ fields: { sellingPrice: 3 }, adjustments: [adjustment()] })).toMatchObject([twice])
    expect(issuesOf(adjustment(), adjustment({ field: 'costPrice' }))).toEqual([])
  })
})

describe('one item', () => {
  test('B7 reports only differences as changes', () => {
    const edit = { fields: { tax: null, season: 'SP26', consignment: true }, adjustments: [adjustment({ value: 0 })] }
    const stored = { itemID: 'A', tax: 'STD', season: 'SP26', consignment: true, sellingPrice: 5 }
    expect(changeInBulk(edit, stored)).toEqual({ changes: [{ field: 'tax', from: 'STD', to: null }], issues: [] })
  })

  test('B7 validates a level with the other one', () => {
    const edit = { fields: { minimumLevel: 9 }, adjustments: [] }
    expect(changeInBulk(edit, { itemID: 'A', maximumLevel: 50 }).issues).toEqual([])
    expect(changeInBulk(edit, { itemID: 'A', maximumLevel: 5 }).issues).toMatchObject([{ code: 'belowMinimum' }])
    const other = { fields: { season: 'SP26' }, adjustments: [] }
    expect(changeInBulk(other, { itemID: 'A', minimumLevel: 9, maximumLevel: 5 }).issues).toEqual([])
  })

  test('B7 validates a maximum level set alone, and treats an equal list as unchanged', () => {
    const lower = { fields: { maximumLevel: 5 }, adjustments: [] }
    expect(changeInBulk(lower, { itemID: 'A', minimumLevel: 9 }).issues).toMatchObject([{ code: 'belowMinimum' }])
    const change = (additionalUPCs: string[]) =>
      changeInBulk({ fields: { additionalUPCs }, adjustments: [] }, { itemID: 'A', additionalUPCs: ['1', '2'] }).changes
    expect([change(['1', '2']), change(['2', '1']).length]).toEqual([[], 1])
  })

  test('B8 refuses a system item', () => {
    const { issues } = changeInBulk({ fields: { season: null }, adjustments: [] }, { itemID: 'SHIPPING', season: 'X' })
    expect(issues).toMatchObject([{ code: 'systemItem' }])
  })
})

test('Q20 judges the prices of a prepared edit again by the settings of now', () => {
  const changes = [
    { field: 'sellingPrice' as const, from: 20, to: 30.5 },
    { field: 'season' as const, from: null, to: 'SP26' },
  ]
  const codes = (context: object) => checkPreparedPrices(changes, context).map(({ code }) => code)
  expect(codes({})).toEqual([])
  expect(codes({ directPercent: 20 })).toEqual(['beyondPercent'])
  expect(codes({ directPercent: 80, lately: { sellingPrice: 10 } })).toEqual(['beyondPercent'])
  expect(codes({ priceDecimals: 0 })).toHaveLength(1)
})
