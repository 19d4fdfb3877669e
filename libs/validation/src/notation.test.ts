import { fc, test } from '@fast-check/vitest'
import { amountFormats } from '@greenroom/money'
import { expect } from 'vitest'
import { parseMoney, readNumber } from './index.ts'

const FORMATS = ['1,234.56', '1.234,56', '1 234.56'] as const

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

test.prop([fc.integer({ min: 0, max: 99_999_999_900 }), fc.constantFrom(...FORMATS)])(
  'N5 what is written in a notation is read as the same number',
  (units, notation) => {
    const { number, money } = amountFormats('USD', notation)
    const amount = units / 10_000
    expect(Number(readNumber(number(amount), notation))).toBe(amount)
    expect(parseMoney(readNumber(money(amount), notation))).toBe(amount)
  },
)
