import { fc, test } from '@fast-check/vitest'
import { toAmount, toNumber } from '@greenroom/money'
import { expect } from 'vitest'
import { isTime, margin, MONEY_MAX, parseMoney, parseWhole, readRecord, readTime } from './index.ts'

test.each([
  ['0', 0],
  ['12', 12],
  ['12.5', 12.5],
  [' 12.50 ', 12.5],
  ['0.0625', 0.0625],
  ['.5', 0.5],
  ['12.', 12],
  ['+3', 3],
  ['007', 7],
  [9_999_999.99, 9_999_999.99],
  [0.1 + 0.7, 'tooPrecise'],
  ['9999999.99', 9_999_999.99],
  ['10000000', 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
  [Infinity, 'tooLarge'],
  ['-0.01', 'negative'],
  [-1, 'negative'],
  ['1.23456', 'tooPrecise'],
  [1e-7, 'tooPrecise'],
] as const)('N1 reads the amount %o as %o', (value, amount) => {
  expect(parseMoney(value)).toBe(amount)
})

test.each([
  [0, '100', []],
  [0, '100.00', []],
  [0, 100.5, ['Price has decimals, but the currency has none (100.5).']],
  [2, '9.99', []],
  [2, '9.995', ['Price has more than 2 decimals (9.995).']],
  [3, '9.995', []],
  [undefined, '9.9995', []],
  [undefined, '9.99955', ['Price has more than 4 decimals (9.99955).']],
] as const)('N1 judges a price in a currency of %o decimals: %o', (priceDecimals, price, messages) => {
  const field = (isPrice: boolean) => [{ name: 'price', label: 'Price', kind: 'money', isPrice } as const]
  const context = { mode: 'edit', restricted: '', priceDecimals } as const
  expect(readRecord(field(true), { price }, context).issues.map(({ message }) => message)).toEqual(messages)
  if (priceDecimals !== undefined) expect(readRecord(field(false), { price }, context).issues).toEqual([])
})

test('N1 reads minus zero as 0', () => {
  expect(Object.is(parseMoney('-0'), 0)).toBe(true)
  expect(Object.is(parseMoney(-0), 0)).toBe(true)
})

test.each([
  ['1,200.00', 1200],
  ['1,234,567', 1_234_567],
  ['$12', 12],
  ['€ 1,200', 1200],
  ['12 €', 12],
  ['£12.50', 12.5],
  [' $12 ', 12],
  ['-$12', 'negative'],
  ['$-12', 'negative'],
  ['1,5', 'notNumber'],
  ['12,00', 'notNumber'],
  ['1,2000', 'notNumber'],
  ['1.200.000', 'notNumber'],
  ['1e3', 'notNumber'],
  ['0x10', 'notNumber'],
  ['$', 'notNumber'],
  ['$12€', 'notNumber'],
  ['$$12', 'notNumber'],
  ['.', 'notNumber'],
  ['-', 'notNumber'],
  ['', 'notNumber'],
  ['twelve', 'notNumber'],
  ['1 200', 'notNumber'],
  [NaN, 'notNumber'],
  [null, 'notNumber'],
  [true, 'notNumber'],
] as const)('N2 %o is read as %o', (value, amount) => {
  expect(parseMoney(value)).toBe(amount)
})

test.prop([fc.integer({ min: 0, max: MONEY_MAX * 10_000 })])(
  'N1 reads every amount of 4 decimals unchanged, typed or not',
  (units) => {
    const amount = units / 10_000
    expect(parseMoney(amount)).toBe(amount)
    expect(parseMoney(amount.toFixed(4))).toBe(amount)
    const grouped = amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
    expect(parseMoney(`$${grouped}`)).toBe(amount)
  },
)

test.prop([
  fc.oneof(
    fc.string(),
    fc.double(),
    fc.integer({ min: 0, max: MONEY_MAX * 10_000 }).map((units) => units / 10_000),
  ),
])('N1 reads only amounts of the money library', (value) => {
  const amount = parseMoney(value)
  if (typeof amount === 'number') expect(toNumber(toAmount(amount))).toBe(amount)
})

test.prop([fc.string()])('N1 reads any text as an amount within the limits, or gives a reason', (text) => {
  const amount = parseMoney(text)
  if (typeof amount === 'number') expect(amount >= 0 && amount <= MONEY_MAX).toBe(true)
  else expect(['notNumber', 'negative', 'tooLarge', 'tooPrecise']).toContain(amount)
})

test.each([
  ['12', 12],
  ['1,200', 1200],
  ['12.0', 12],
  [' 12 ', 12],
  [999_999_999, 999_999_999],
  [1_000_000_000, 'tooLarge'],
  ['1.5', 'notWhole'],
  ['-1', 'negative'],
  ['$12', 'notWhole'],
  ['many', 'notWhole'],
] as const)('N3 reads the whole number %o as %o', (value, number) => {
  expect(parseWhole(value)).toBe(number)
})

test.each([
  [6, 10, 40],
  ['7.5', '$20.00', 62.5],
  [1, 3, 66.67],
  [15, 10, -50],
  [10, 10, 0],
  [10.0001, 10, 0],
  [80.004, 80, -0.01],
  [79.996, 80, 0.01],
  [9_999_999.99, 0.0001, -9_999_999_989_900],
  [0, 10, 100],
  [5, 0, undefined],
  ['', 10, undefined],
  [5, 'x', undefined],
] as const)('N4 for cost %o and selling %o returns margin %o', (cost, selling, percent) => {
  expect(margin(cost, selling)).toBe(percent)
})

test.each([
  ['2028-02-29', []],
  ['', []],
  ['2027-02-29', ['Last day is not a complete date.']],
  ['2027-03', ['Last day is not a complete date.']],
  ['incomplete', ['Last day is not a complete date.']],
])('N6 reads the day %o', (day, messages) => {
  const { issues } = readRecord(
    [{ name: 'day', label: 'Last day', kind: 'day' }],
    { day },
    { mode: 'edit', restricted: '' },
  )
  expect(issues.map(({ message }) => message)).toEqual(messages)
})

test.each([
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['9:05', '09:05'],
  [' 21:30:00 ', '21:30'],
  ['9:00 PM', '21:00'],
  ['9:00\u202Fam', '09:00'],
  ['12:00 AM', '00:00'],
  ['12:30pm', '12:30'],
  ['5pm', '17:00'],
  ['12 AM', '00:00'],
  ['1730', '17:30'],
  ['930', '09:30'],
  ['530 pm', '17:30'],
])('N7 reads the time %s as %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test.each([
  '',
  '24:00',
  '9',
  '17',
  '17h',
  '2460',
  '93',
  '13 PM',
  '9:5',
  '9:60',
  '13:00 PM',
  '0:30 AM',
  '21:30:15',
  '009:00',
  '9:00 xm',
  'x9:00',
])('N7 reads %s as no time', (text) => {
  expect(readTime(text)).toBeUndefined()
})

test('N7 a time is HH:MM, and is read as itself', () => {
  const times = Array.from({ length: 25 * 60 }, (_, minute) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  )
  expect(times.filter(isTime)).toEqual(times.slice(0, 24 * 60))
  expect(times.filter((time) => readTime(time) === time)).toEqual(times.slice(0, 24 * 60))
  expect(['9:00', '09:00 ', 'x09:00', '09:00:00'].filter(isTime)).toEqual([])
})
