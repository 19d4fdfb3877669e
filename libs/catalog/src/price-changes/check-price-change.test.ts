import { grantsOf } from '@greenroom/permissions'
import { describe, expect, test } from 'vitest'
import {
  checkPriceChange,
  PRICE_CHANGE,
  type PriceChange,
  type PriceChangeLine,
  readPriceChangeLine,
  priceChangePercent,
} from '../index.ts'
import { as, at, DRAFT, grants, job, KEYS, LINE, next } from './price-change-fixture.ts'

describe('header and lines', () => {
  const issuesOf = (lines: PriceChangeLine[], more: Partial<PriceChange> = {}, who = as('ada')) =>
    checkPriceChange({ ...DRAFT, lines, ...more }, who).map(
      ({ field, code, message }) => `${field} ${code}: ${message}`,
    )

  test('Q6 requires an item, a price and an amount per line', () => {
    expect(issuesOf([{ itemID: '', field: null, price: ' ' }])).toEqual([
      'lines.0.itemID required: Item ID is required.',
      'lines.0.field required: Price is required.',
      'lines.0.price required: New price is required.',
    ])
    expect(issuesOf([LINE, { itemID: 'X'.repeat(16), field: 'upc', price: '-1' }])).toEqual([
      'lines.1.itemID tooLong: Item ID is longer than 15 characters (16).',
      'lines.1.field notChoice: Price is not one of Cost price, Selling price, MSRP (upc).',
      'lines.1.price negative: New price is below 0 (-1).',
    ])
    expect(issuesOf([{ ...LINE, price: '1.23456' }])).toEqual([
      'lines.0.price tooPrecise: New price has more than 4 decimals (1.23456).',
    ])
    expect(issuesOf([{ ...LINE, field: 'msrp', price: '$1,200.00' }])).toEqual([])
    const yen = as('ada', { priceDecimals: 0 })
    expect(
      issuesOf(
        [
          { ...LINE, price: '100.5' },
          { ...LINE, field: 'costPrice', price: '100.5' },
        ],
        {},
        yen,
      ),
    ).toEqual(['lines.0.price tooPrecise: New price has decimals, but the currency has none (100.5).'])
  })

  test('Q6 refuses a repeated price and system items', () => {
    expect(issuesOf([LINE, { ...LINE, field: 'costPrice' }, { ...LINE, itemID: 'TS-2' }])).toEqual([])
    expect(issuesOf([LINE, { ...LINE, field: 'Selling price', price: 5 }])).toEqual([
      'lines.1.itemID duplicate: TS-1 is on line 1 already.',
    ])
    expect(issuesOf([LINE, { ...LINE, itemID: ' TS-1 ' }])).toEqual([
      'lines.1.itemID duplicate: TS-1 is on line 1 already.',
    ])
    expect(issuesOf([{ ...LINE, itemID: 'TS-2' }, LINE, LINE, LINE])).toEqual([
      'lines.2.itemID duplicate: TS-1 is on line 2 already.',
      'lines.3.itemID duplicate: TS-1 is on line 2 already.',
    ])
    expect(issuesOf([{ ...LINE, itemID: ' BAG' }])).toEqual(issuesOf([{ ...LINE, itemID: 'BAG' }]))
    expect(issuesOf([{ ...LINE, itemID: 'BAG' }])).toEqual([
      'lines.0.itemID systemItem: BAG System generated item and cannot be modified',
    ])
  })

  test('Q6 reads typed lines into stored ones', () => {
    expect(readPriceChangeLine({ itemID: 'TS-1', field: 'cost price', price: '$1,200.50' })).toEqual({
      values: { itemID: 'TS-1', field: 'costPrice', price: 1200.5 },
      issues: [],
    })
    expect(readPriceChangeLine({ itemID: 'TS-1', field: 'x', price: 'y' }).values).toEqual({
      itemID: 'TS-1',
      field: null,
      price: null,
    })
  })

  test.each([
    ['costPrice', 'CATALOG_PRODUCT_COST'],
    ['sellingPrice', 'CATALOG_PRODUCT_PRICE'],
    ['msrp', 'CATALOG_PRODUCT'],
  ] as const)('Q7 to change %s takes WRITE to %s', (field, key) => {
    const reader = as('ada', { grants: grants({ [key]: 'READ' }) })
    const [issue, ...others] = checkPriceChange({ ...DRAFT, lines: [{ ...LINE, field }] }, reader)
    expect(issue).toMatchObject({ field: 'lines.0.field', code: 'denied', message: expect.stringContaining(key) })
    expect(others).toEqual([])
    expect(issuesOf([{ ...LINE, field }])).toEqual([])
    expect(issuesOf([{ ...LINE, field }], {}, job)).toEqual([])
  })

  test.each([
    ['costPrice', 'CATALOG_PRODUCT_COST'],
    ['sellingPrice', 'CATALOG_PRODUCT_PRICE'],
    ['msrp', 'CATALOG_PRODUCT'],
  ] as const)('Q7 to approve or send back %s takes READ to %s', (field, key) => {
    const rest = KEYS.filter((other) => other !== key).map((other) => ({ key: other, access: ['DELETE' as const] }))
    const document = at('SUBMITTED', { lines: [{ ...LINE, field }] })
    for (const action of ['approve', 'sendBack']) {
      expect(next(document, action, as('bob', { grants: grantsOf(rest) })).rejection).toMatchObject({
        code: 'denied',
        message: expect.stringContaining(`READ access to`),
      })
      expect(next(document, action, as('bob', { grants: grants({ [key]: 'READ' }) })).rejection).toBeUndefined()
    }
  })

  test('Q7 refuses to submit prices that the user cannot change', () => {
    const reader = as('ada', { grants: grants({ CATALOG_PRODUCT_PRICE: 'READ' }) })
    expect(next(DRAFT, 'submit', reader).rejection).toMatchObject({ code: 'invalid', issues: [{ code: 'denied' }] })
  })

  test('Q8 refuses a time that is not complete', () => {
    expect(issuesOf([LINE], { effectiveAt: Number.NaN })).toEqual([
      'effectiveAt notDay: Effective is not a complete date and time.',
    ])
    expect(issuesOf([LINE], { effectiveAt: null })).toEqual([])
  })

  test('Q8 accepts one to 5,000 lines, and a short reason', () => {
    expect(next({ ...DRAFT, lines: [] }, 'submit').rejection?.guard).toBe('hasLines')
    const lines = Array.from({ length: 5001 }, (_, index) => ({ ...LINE, itemID: `TS-${index}` }))
    expect(issuesOf(lines)).toEqual(['lines tooMany: A price change has at most 5,000 lines (5,001).'])
    expect(issuesOf(lines.slice(1))).toEqual([])
    const junk = lines.map(() => ({ itemID: 'x'.repeat(99), field: 'x', price: 'x' }))
    expect(issuesOf(junk)).toEqual(['lines tooMany: A price change has at most 5,000 lines (5,001).'])
    expect(issuesOf([LINE], { reason: 'Summer & "sale"\n#1' })).toEqual([])
    expect(issuesOf([LINE], { reason: 'x'.repeat(251) })).toEqual([
      'reason tooLong: Reason is longer than 250 characters (251).',
    ])
  })

  test('Q9 computes the totals', () => {
    const line = (was: number | null, price: unknown) => ({ ...LINE, was, price: price as string })
    const totals = (lines: PriceChangeLine[]) =>
      PRICE_CHANGE.totalsOf!({ ...DRAFT, lines }).map(({ name, label, value }) => `${name}, ${label}: ${value}`)
    expect(totals([line(30, 33), line(40, 30), line(10, 10), line(null, 5), line(5, 'x'), line(9, 8.9)])).toEqual([
      'lines, Lines: 6',
      'raised, Raised: 1',
      'lowered, Lowered: 2',
      'largest, Largest change: -25',
    ])
    expect(totals([line(null, 5)])).toEqual(['lines, Lines: 1', 'raised, Raised: 0', 'lowered, Lowered: 0'])
    expect(totals([])).toEqual(['lines, Lines: 0', 'raised, Raised: 0', 'lowered, Lowered: 0'])
    expect(priceChangePercent(line(40, 30))).toBe(-25)
    expect(priceChangePercent(line(10, 10))).toBe(0)
    expect(priceChangePercent(line(null, 5))).toBeUndefined()
    expect(priceChangePercent(line(5, 'x'))).toBeUndefined()
  })
})
