import { expect, test } from 'vitest'
import { amountFormats, inSentence, readTyped, typedIn } from './index.ts'

test.each([
  ['1,234.56', '1,234,567.5', '-$1,234.50'],
  ['1.234,56', '1.234.567,5', '-$1.234,50'],
  ['1 234.56', '1\u00A0234\u00A0567.5', '-$1\u00A0234.50'],
] as const)('F1 writes numbers and amounts as %s', (numberFormat, number, money) => {
  const formats = amountFormats('USD', numberFormat)
  expect(formats.number(1_234_567.5)).toBe(number)
  expect(formats.money(-1234.5)).toBe(money)
})

test.each([
  ['USD', 12, '$12.00'],
  ['USD', 0.0625, '$0.0625'],
  ['USD', 0.1 + 0.2, '$0.30'],
  ['CAD', 12, '$12.00'],
  ['JPY', 1200, '¥1,200'],
  ['JPY', 0.5, '¥0.5'],
  ['KWD', 1.5, 'KWD\u00A01.500'],
  ['EUR', 99_999_999_999.9999, '€99,999,999,999.9999'],
] as const)('F2 writes %s %d as %s', (currency, amount, text) => {
  expect(amountFormats(currency, '1,234.56').money(amount)).toBe(text)
})

test('F3 writes a number without needless decimals', () => {
  expect([2.5, 3, 0.333_33].map(amountFormats('USD', '1,234.56').number)).toEqual(['2.5', '3', '0.3333'])
})

test.each([
  ['1.234,56', '12,5', '12.5'],
  ['1.234,56', '1.234,5', '1234.5'],
  ['1.234,56', '1.234', '1234'],
  ['1.234,56', '-€ 1.234.567,25', '-€ 1234567.25'],
  ['1.234,56', ',5', '.5'],
  ['1.234,56', '7,5%', '7.5%'],
  ['1 234.56', '1 234.5', '1234.5'],
  ['1 234.56', '1\u00A0234\u202F567', '1234567'],
  ['1 234.56', '$ 12.5 ', '$ 12.5 '],
  ['1,234.56', '1,200.00', '1200.00'],
  ['1.234,56', '', ''],
  ['1.234,56', 'soon', 'soon'],
] as const)('F4 in %s, %s is read as %s', (numberFormat, typed, plain) => {
  expect(readTyped(typed, numberFormat)).toBe(plain)
})

test.each([
  ['1.234,56', '12.5'],
  ['1.234,56', '1,2,3'],
  ['1.234,56', '1.23.456'],
  ['1,234.56', '12,5'],
  ['1 234.56', '1,5'],
  ['1 234.56', '12 34'],
] as const)('F4 in %s, %s is left as it is', (numberFormat, typed) => {
  expect(readTyped(typed, numberFormat)).toBe(typed)
})

test('F5 a stored number is shown as it is typed, and read as the same', () => {
  expect(['1234.5', '7', '', '12.', 'n/a', '-0.25'].map((plain) => typedIn(plain, '1.234,56'))).toEqual([
    '1234,5',
    '7',
    '',
    '12.',
    'n/a',
    '-0,25',
  ])
  for (const plain of ['1.234', '1234.5678', '0.5', '12', '-3.25']) {
    for (const format of ['1,234.56', '1.234,56', '1 234.56'] as const) {
      expect(readTyped(typedIn(plain, format), format)).toBe(plain)
    }
  }
})

test('F6 a number within a sentence is in American English', () => {
  expect([999, 10_000, 9_999_999.99, 999_999.999].map(inSentence)).toEqual([
    '999',
    '10,000',
    '9,999,999.99',
    '999,999.999',
  ])
})
