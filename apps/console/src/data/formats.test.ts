import { expect, test } from 'vitest'
import { formatsOf } from './formats.ts'

const company = {
  currency: 'USD',
  timeZone: 'America/New_York',
  dateFormat: 'YYYY-MM-DD',
  numberFormat: '1,234.56',
} as const
const NIGHT = '2026-11-21T03:05:00Z'

test.each([
  ['1,234.56', '1,234,567.5', '-$1,234.50'],
  ['1.234,56', '1.234.567,5', '-$1.234,50'],
  ['1 234.56', '1\u202f234\u202f567.5', '-$1\u202f234.50'],
] as const)('formats numbers as %s', (numberFormat, number, money) => {
  const formats = formatsOf({ ...company, numberFormat })
  expect(formats.number(1234567.5)).toBe(number)
  expect(formats.money(-1234.5)).toBe(money)
})

test.each([
  ['YYYY-MM-DD', '2026-11-20'],
  ['DD.MM.YYYY', '20.11.2026'],
  ['MM/DD/YYYY', '11/20/2026'],
] as const)("formats days as %s, in the company's time zone", (dateFormat, date) => {
  const formats = formatsOf({ ...company, dateFormat })
  expect(formats.date(NIGHT)).toBe(date)
  expect(formats.dateTime(NIGHT)).toBe(`${date} 22:05`)
  expect(formats.day('2026-11-20')).toBe(date)
})

test('midnight is 00:00', () => {
  expect(formatsOf({ ...company, timeZone: 'UTC' }).dateTime('2026-11-21T00:00:00Z')).toBe('2026-11-21 00:00')
})
