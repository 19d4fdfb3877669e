import { fc, test } from '@fast-check/vitest'
import { amountFormats, type NumberFormat } from '@greenroom/money'
import { expect } from 'vitest'
import { parseMoney, readNumber } from './index.ts'

/** All that a company may choose. */
const CHOICES = { '1,234.56': true, '1.234,56': true, '1 234.56': true } satisfies Record<NumberFormat, true>
const FORMATS = Object.keys(CHOICES) as NumberFormat[]

test.each([
  ['1.234,56', '2,500', '2.500'],
  ['1.234,56', '1,125', '1.125'],
  ['1.234,56', '12,50', '12.50'],
  ['1.234,56', '1.234,5', '1234.5'],
  ['1.234,56', '2.000', '2000'],
  ['1.234,56', '1 234 567,5', '1234567.5'],
  ['1.234,56', '-€ 1.234,50', '-€ 1234.50'],
  ['1.234,56', '12,50 €', '12.50 €'],
  ['1.234,56', ',5', '.5'],
  ['1,234.56', '2,500', '2500'],
  ['1,234.56', "1'234.50", '1234.50'],
  ['1,234.56', '12', '12'],
  ['1 234.56', '1\u00A0234\u202F567.5', '1234567.5'],
  ['1 234.56', '1\u00A0234.5', '1234.5'],
] as const)('N5 in %s, %s is read as %s', (notation, text, plain) => {
  expect(readNumber(text, notation)).toBe(plain)
})

test.each([
  ['1.234,56', '12.5'],
  ['1.234,56', '1,234.56'],
  ['1.234,56', '1,2,3'],
  ['1.234,56', '1.23.456'],
  ['1,234.56', '12,50'],
  ['1,234.56', '1.234,5'],
  ['1,234.56', '0,125'],
  ['1,234.56', '12 34'],
  ['1,234.56', 'soon'],
  ['1,234.56', ''],
] as const)('N5 in %s, %s is no number', (notation, text) => {
  expect(readNumber(text, notation)).toBeUndefined()
})

const MOST = 99_999_999_900

test.prop([fc.integer({ min: -MOST, max: MOST }), fc.constantFrom(...FORMATS)])(
  'N5 any number that is written in a notation is read as the same number',
  (units, notation) => {
    const { number } = amountFormats('USD', notation)
    expect(Number(readNumber(number(units / 10_000), notation))).toBe(units / 10_000)
  },
)

test.prop([
  fc.integer({ min: 0, max: MOST }),
  fc.constantFrom('USD', 'EUR', 'JPY', 'GBP'),
  fc.constantFrom(...FORMATS),
])('N5 any amount that is written in a notation is read as the same amount', (units, currency, notation) => {
  const { money } = amountFormats(currency, notation)
  const amount = units / 10_000
  expect(parseMoney(readNumber(money(amount), notation))).toBe(amount)
})
