import type { NumberFormat } from '@greenroom/money'
import { grantsOf, type NeededLevel } from '@greenroom/permissions'
import { describe, expect, test } from 'vitest'
import { judgePriceCommand, parsePriceCommand, refusePriceCommand } from './index.ts'

const KEYS = ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_PRICE', 'UTILITIES_BULK_EDIT']
const grants = (levels: Record<string, NeededLevel> = {}) =>
  grantsOf(KEYS.map((key) => ({ key, access: [levels[key] ?? 'WRITE'] })))

describe('reading', () => {
  test.each([
    ['price 12345 9.50', '12345', '9.50'],
    ['  PRICE   TS-1   $9.50 ', 'TS-1', '$9.50'],
    ['price lavender tee xl 1,200.00', 'lavender tee xl', '1,200.00'],
    ['price lavender tee to 8', 'lavender tee', '8'],
    ['price lavender tee = 8', 'lavender tee', '8'],
    ['price to 8', 'to', '8'],
    ['price TS-1 -3', 'TS-1', '-3'],
    ['price TS-1 9.5.0', 'TS-1', '9.5.0'],
    ['price 7 12', '7', '12'],
    ['price 7 120', '7', '120'],
  ])('W1 %j is a command', (text, item, price) => {
    expect(parsePriceCommand(text)).toEqual({ item, price })
  })

  test.each(['1\u00A0234.50', '$1\u202F234\u202F567'])('Q30 %j is one word', (price) => {
    expect(parsePriceCommand(`price TS-1 ${price}`)).toEqual({ item: 'TS-1', price })
    expect(parsePriceCommand(`price TS-1\u00A0${price}`)).toEqual({ item: 'TS-1', price })
  })

  test.each([
    '',
    'price',
    'price 12345',
    'price changes',
    'price change pc-2',
    'prices 12345 9',
    'my price 12345 9',
    'price TS-1 free',
  ])('W1 %j is a search', (text) => {
    expect(parsePriceCommand(text)).toBeUndefined()
  })
})

describe('judging', () => {
  const item = { itemID: 'TS-1', sellingPrice: 8 }
  const judge = (
    of: { itemID: string; sellingPrice: number | null },
    price: string,
    numberFormat: NumberFormat = '1,234.56',
  ) => judgePriceCommand(of, { price }, { numberFormat })

  test('W2 the price is read as in the item form', () => {
    expect(judge(item, '9.50')).toEqual({ price: 9.5 })
    expect(judge(item, '$1,200')).toEqual({ price: 1200 })
    expect(judge({ itemID: 'TS-1', sellingPrice: null }, '0')).toEqual({ price: 0 })
  })

  test.each([
    ['-3', 'Selling price is below 0 (-3).'],
    ['1.23456', 'Selling price has more than 4 decimals (1.23456).'],
    ['9x', 'Selling price is not an amount (9x).'],
    ['8.00', 'Selling price is already 8.00.'],
  ])('W2 refuses the price %s', (price, refusal) => {
    expect(judge(item, price)).toEqual({ refusal })
  })

  test.each([
    ['1,234.56', '2.000', 2],
    ['1,234.56', '2,000', 2000],
    ['1.234,56', '2.000', 2000],
    ['1.234,56', '12,50', 12.5],
    ['1.234,56', '12.50', 12.5],
    ['1.234,56', '€1.234,56', 1234.56],
    ['1 234.56', '1\u00A0234.5', 1234.5],
  ] as const)('Q30 in %s, the price %s is read', (numberFormat, typed, price) => {
    expect(judge(item, typed, numberFormat)).toEqual({ price })
  })

  test('Q30 refuses a price in another notation, as it was typed', () => {
    expect(judge(item, '12,50')).toEqual({ refusal: 'Selling price is not an amount (12,50).' })
    expect(judge(item, '8,00', '1.234,56')).toEqual({ refusal: 'Selling price is already 8,00.' })
  })

  test('W2 refuses a system item', () => {
    const refusal = 'BAG System generated item and cannot be modified'
    expect(judge({ itemID: 'BAG', sellingPrice: 1 }, '2')).toEqual({ refusal })
  })

  test.each(KEYS)('W3 takes WRITE access to %s', (key) => {
    expect(refusePriceCommand(grants())).toBeUndefined()
    expect(refusePriceCommand(grants({ [key]: 'READ' }))).toMatch(
      new RegExp(`^This needs WRITE access to .* \\(${key}\\)\\.$`),
    )
  })
})
