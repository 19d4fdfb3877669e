import { describe, expect, test } from 'vitest'
import { changeInBulk } from './bulk-edit.ts'
import { checkDraft } from './check-draft.ts'
import { checkItem } from './check-item.ts'
import {
  approvalPercent,
  directPercent,
  farPrice,
  isBeyondPercent,
  isFarPrice,
  type PriceField,
  pricesLately,
} from './price-limit.ts'

const PERCENT = 'catalog.price.change.approval.percent'
const DIRECT = 'catalog.price.change.direct'
const stored = { itemID: 'TEE', name: 'Tee', costPrice: 10, sellingPrice: 20, msrp: null }
const context = { mode: 'edit', restricted: '', directPercent: 20, stored } as const

test('Q2 is 20 percent unless the account settings say otherwise', () => {
  expect(approvalPercent({})).toBe(20)
  expect(approvalPercent({ [PERCENT]: '7' })).toBe(7)
})

test.for<[number | null, number, boolean]>([
  [20, 24, false],
  [20, 24.01, true],
  [20, 16, false],
  [20, 15.99, true],
  [0.1, 0.12, false],
  [0, 0, false],
  [0, 0.01, true],
  [null, 0, true],
])('Q2 from %s to %s is beyond 20 percent: %s', ([from, to, beyond]) => {
  expect(isBeyondPercent(from, to, 20)).toBe(beyond)
})

describe('prices that change without a price change', () => {
  test('Q20 binds direct changes where the account settings refuse them', () => {
    expect(directPercent({})).toBeUndefined()
    expect(directPercent({ [DIRECT]: 'ALLOWED', [PERCENT]: '7' })).toBeUndefined()
    expect(directPercent({ [DIRECT]: 'REFUSED', [PERCENT]: '7' })).toBe(7)
  })

  test('Q20 refuses a price in the form, as typed or as a number', () => {
    const issue = {
      code: 'beyondPercent',
      field: 'sellingPrice',
      message: 'Selling price may change by at most 20 percent without a price change (from 20 to 24.01).',
    }
    expect(checkItem({ sellingPrice: '24.01' }, context)).toMatchObject([issue])
    expect(checkItem({ sellingPrice: 24.01 }, context)).toMatchObject([issue])
    expect(checkItem({ sellingPrice: 24, costPrice: 8, msrp: null }, context)).toEqual([])
    expect(checkItem({ sellingPrice: 90 }, { ...context, directPercent: undefined })).toEqual([])
  })

  test('Q20 refuses the first price of an existing item, even 0 and also where 0 stands for none, but not of a new one', () => {
    const message = 'MSRP may change by at most 20 percent without a price change (from none to 5).'
    expect(checkItem({ msrp: 5 }, context)).toMatchObject([{ message }])
    expect(checkItem({ msrp: 5 }, { ...context, stored: { ...stored, msrp: 0 } })).toMatchObject([{ message }])
    const ofZero = 'MSRP may change by at most 20 percent without a price change (from none to 0).'
    expect(checkItem({ msrp: 0 }, context)).toMatchObject([{ message: ofZero }])
    expect(checkItem({ msrp: 0 }, { ...context, stored: { ...stored, msrp: 0 } })).toEqual([])
    expect(checkItem({ msrp: null }, context)).toEqual([])
    const created = { itemID: 'NEW', name: 'New', upc: '1', type: '1', costPrice: 1, sellingPrice: 90 }
    expect(checkItem(created, { ...context, mode: 'create', stored: undefined })).toEqual([])
  })

  test('Q20 refuses it of a variant, at its row', () => {
    const variants = [
      { itemID: 'S', sellingPrice: 20, stored: { itemID: 'S', sellingPrice: 20 } },
      { itemID: 'M', sellingPrice: 30, stored: { itemID: 'M', sellingPrice: 20 } },
    ]
    expect(checkDraft({ item: {}, variants }, context)).toMatchObject([
      { code: 'beyondPercent', field: 'variants.1.sellingPrice' },
    ])
  })

  test('Q20 refuses it of an item in a bulk edit, where another item is changed', () => {
    const edit = { fields: { sellingPrice: 22 }, adjustments: [] }
    const issuesOf = (sellingPrice: number) =>
      changeInBulk(edit, { ...stored, sellingPrice }, { directPercent: 20 }).issues
    expect(issuesOf(20)).toEqual([])
    expect(issuesOf(10)).toMatchObject([{ code: 'beyondPercent', field: 'sellingPrice' }])
  })
})

describe('many small changes', () => {
  const change = (from: number | null, to: number, isBase = false, field: PriceField = 'sellingPrice') => ({
    field,
    from,
    to,
    isBase,
  })

  test('Q21 counts from the price of before, or from the last that changes may be based on', () => {
    expect(pricesLately([])).toEqual({})
    expect(pricesLately([change(20, 23), change(23, 26)])).toEqual({ sellingPrice: 20 })
    expect(pricesLately([change(20, 23), change(23, 50, true), change(50, 55)])).toEqual({ sellingPrice: 50 })
    expect(pricesLately([change(null, 20, true), change(20, 23)])).toEqual({ sellingPrice: 20 })
    expect(pricesLately([change(20, 23), change(10, 11, false, 'costPrice')])).toEqual({
      sellingPrice: 20,
      costPrice: 10,
    })
  })

  test('Q21 refuses a small change that is large from there, once', () => {
    const lately = pricesLately([change(20, 23)])
    const message =
      'Selling price may change by at most 20 percent within 7 days without a price change (from 20 to 26).'
    const now = { ...context, stored: { ...stored, sellingPrice: 23 } }
    expect(checkItem({ sellingPrice: 26 }, now)).toEqual([])
    expect(checkItem({ sellingPrice: 26 }, { ...now, lately })).toMatchObject([{ message }])
    expect(checkItem({ sellingPrice: 24 }, { ...now, lately })).toEqual([])
    expect(checkItem({ sellingPrice: 90 }, { ...now, lately })).toHaveLength(1)
    expect(checkItem({ sellingPrice: 20 }, { ...now, lately })).toEqual([])
    const variant = { itemID: 'S', sellingPrice: 26, stored: now.stored, lately }
    expect(checkDraft({ item: {}, variants: [variant] }, now)).toMatchObject([{ field: 'variants.0.sellingPrice' }])
    const edit = { fields: { sellingPrice: 26 }, adjustments: [] }
    expect(changeInBulk(edit, now.stored, { directPercent: 20, lately }).issues).toMatchObject([{ message }])
  })
})

test.for<[number | null, number, boolean]>([
  [20, 2000, true],
  [20, 200, true],
  [20, 199.99, false],
  [20, 2, true],
  [20, 2.01, false],
  [20, 0, true],
  [0.0001, 0.001, true],
  [0, 2000, false],
  [null, 2000, false],
])('Q40 from %s to %s is far: %s', ([from, to, far]) => {
  expect(isFarPrice(from, to)).toBe(far)
})

test('Q40 says which way a price is far', () => {
  expect(farPrice('sellingPrice', 20, 2000)).toMatchObject({
    code: 'farPrice',
    field: 'sellingPrice',
    message: 'Selling price 2000 is ten or more times the price before (20).',
  })
  expect(farPrice('msrp', 20, 2).message).toBe('MSRP 2 is a tenth or less of the price before (20).')
})
