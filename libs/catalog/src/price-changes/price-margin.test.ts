import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { type PriceChangeLine, priceMargin, pricesBelowCost } from '../index.ts'
import { LINE } from './price-change-fixture.ts'

const SOLD: PriceChangeLine = { ...LINE, costPrice: 12, sellingPrice: 30 }
const COST: PriceChangeLine = { ...SOLD, field: 'costPrice', was: 12, price: 15 }
const MSRP: PriceChangeLine = { ...SOLD, field: 'msrp', was: 40, price: 48 }
const marginOf = (line: PriceChangeLine, ...others: PriceChangeLine[]) => priceMargin(line, [line, ...others])

describe('Q22', () => {
  test('Q22 is in percent of the price, before and after', () => {
    expect(marginOf(SOLD)).toEqual({ before: 60, after: 63.6, isBelowCost: false })
    expect(marginOf(MSRP)).toEqual({ before: 70, after: 75, isBelowCost: false })
  })

  test('Q22 of a cost is that of the selling price', () => {
    expect(marginOf(COST)).toEqual({ before: 60, after: 50, isBelowCost: false })
    expect(marginOf({ ...COST, price: 31 })).toEqual({ before: 60, after: -3.3, isBelowCost: true })
  })

  test('Q22 counts with the cost and the price that the same price change sets', () => {
    const both = { before: 60, after: 54.5, isBelowCost: false }
    expect(marginOf(SOLD, COST)).toEqual(both)
    expect(marginOf(COST, SOLD)).toEqual(both)
    expect(marginOf(MSRP, COST, SOLD)).toEqual({ before: 70, after: 68.8, isBelowCost: false })
  })

  test('Q22 is rounded once, halves away from zero', () => {
    expect(marginOf({ ...SOLD, costPrice: 5.5055, price: 10 }).after).toBe(44.9)
    expect(marginOf({ ...SOLD, costPrice: 5.505, price: 10 }).after).toBe(45)
    expect(marginOf({ ...SOLD, costPrice: 10.005, price: 10 }).after).toBe(-0.1)
  })

  test.each([
    [{ costPrice: null }, undefined, undefined],
    [{ costPrice: undefined }, undefined, undefined],
    [{ was: null }, undefined, 63.6],
    [{ was: 0 }, undefined, 63.6],
    [{ price: 'ten' }, 60, undefined],
    [{ price: null }, 60, undefined],
    [{ costPrice: 0 }, 100, 100],
  ] as const)('Q22 is unknown where cost or price is: %o', (change, before, after) => {
    expect(marginOf({ ...SOLD, ...change })).toEqual({ before, after, isBelowCost: false })
  })

  test('Q22 a price of 0 has no margin, and is below any cost', () => {
    expect(marginOf({ ...SOLD, price: 0 })).toEqual({ before: 60, after: undefined, isBelowCost: true })
    expect(marginOf({ ...SOLD, costPrice: 0, price: 0 }).isBelowCost).toBe(false)
  })

  test('Q22 the cost of an item without a selling price has no margin', () => {
    const unknown = { before: undefined, after: undefined, isBelowCost: false }
    expect(marginOf({ ...COST, sellingPrice: 0 })).toEqual(unknown)
    expect(marginOf({ ...COST, sellingPrice: null })).toEqual(unknown)
  })

  test('Q22 a price that equals its cost is not below it', () => {
    expect(marginOf({ ...SOLD, price: '$12.00' })).toEqual({ before: 60, after: 0, isBelowCost: false })
    expect(marginOf({ ...SOLD, price: '11.9999' }).isBelowCost).toBe(true)
  })

  test('Q22 counts each price below cost once', () => {
    expect(pricesBelowCost([])).toBe(0)
    expect(pricesBelowCost([SOLD, MSRP])).toBe(0)
    const low = { ...SOLD, price: 11 }
    expect(pricesBelowCost([low, { ...MSRP, price: 10 }, { ...low, itemID: 'TS-2' }])).toBe(3)
    expect(pricesBelowCost([low, COST])).toBe(1)
    expect(pricesBelowCost([{ ...COST, price: 34 }, SOLD])).toBe(1)
  })

  const price = fc.integer({ min: 1, max: 9_999_999_999 }).map((units) => units / 10_000)
  test.prop([price, price])('Q22 is negative only below cost', (costPrice, newPrice) => {
    const { after, isBelowCost } = marginOf({ ...SOLD, costPrice, price: newPrice })
    expect(isBelowCost).toBe(newPrice < costPrice)
    expect(isBelowCost ? after! <= 0 : after! >= 0).toBe(true)
    expect(Math.abs(after! - ((newPrice - costPrice) / newPrice) * 100)).toBeLessThanOrEqual(
      0.0501 + Math.abs(after!) * 1e-9,
    )
  })
})
