import { expect, test } from 'vitest'
import { type Company, readingOf } from './company.atoms.ts'
import { amountText, formatsOf, numbersOf } from './formats.ts'

const company = {
  currency: 'USD',
  timeZone: 'America/New_York',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberFormat: '1,234.56',
} as const
const NIGHT = '2026-11-21T03:05:00Z'

test.each([
  ['YYYY-MM-DD', '2026-11-20'],
  ['DD.MM.YYYY', '20.11.2026'],
  ['MM/DD/YYYY', '11/20/2026'],
] as const)(
  "formats days as %s, in the time zone, which is named where the browser's is another",
  (dateFormat, date) => {
    const formats = formatsOf({ ...company, dateFormat })
    expect(formats.date(NIGHT)).toBe(date)
    expect(formats.dateTime(NIGHT)).toBe(`${date} 22:05 EST`)
    expect(formatsOf({ ...company, dateFormat, timeZone: 'Etc/UTC' }).dateTime(NIGHT)).toMatch(/21.* 03:05$/)
    expect(formats.day('2026-11-20')).toBe(date)
  },
)

test('a time within a day is told by how long ago, any other in the time zone, named in sentences and where the browser has another', () => {
  const formats = formatsOf({ ...company, dateFormat: 'YYYY-MM-DD' })
  const recent = new Date(Date.now() - 5_400_000).toISOString()
  expect([formats.since(recent), formats.when(recent)]).toEqual(['1 hour ago', '1 hour ago'])
  const longAgo = '2024-01-15T12:31:00Z'
  expect(formats.zoned(longAgo)).toBe('2024-01-15 07:31 EST')
  expect([formats.since(longAgo), formats.when(longAgo)]).toEqual(['2024-01-15 07:31 EST', 'on 2024-01-15 07:31 EST'])
})

test('times follow the clock that is chosen', () => {
  const formats = formatsOf({ ...company, timeFormat: '12h' })
  expect(['00:00', '22:05'].map(formats.clock)).toEqual(['12:00 AM', '10:05 PM'])
  expect(formatsOf(company).clock('22:05')).toBe('22:05')
  expect([formats.time(NIGHT), formats.zoned(NIGHT)]).toEqual(['10:05 PM', '2026-11-20 10:05 PM EST'])
})

const AS_THE_COMPANY = { timeZone: null, dateFormat: null, timeFormat: null, numberFormat: null, firstDay: null }

test("what a user has chosen goes before the company's formats, and nothing else does", () => {
  const whole: Company = {
    ...company,
    companyCode: 'demo',
    name: 'Northlight',
    currencySymbol: '$',
    merchantID: '',
    firstDay: 'MONDAY',
    version: 1,
  }
  const read = (own: object) =>
    readingOf({
      company: whole,
      logoID: null,
      locations: [],
      personalFormats: { ...AS_THE_COMPANY, version: 3, ...own },
    })
  expect(read({})).toEqual({ ...company, firstDay: 'MONDAY' })
  const own = { timeZone: 'Asia/Tokyo', timeFormat: '12h', firstDay: 'SUNDAY', numberFormat: '1.234,56' }
  expect(read(own)).toEqual({ ...company, ...own })
})

test('fields read and show numbers in the format that is chosen', () => {
  const numbers = numbersOf(formatsOf({ ...company, numberFormat: '1.234,56' }))
  expect(numbers.text(1234.5)).toBe('1.234,5')
  expect(numbers.read('1.234,5')).toBe('1234.5')
  expect(numbers.typed('1234.5')).toBe('1234,5')
  expect(amountText('1234.5', formatsOf({ ...company, numberFormat: '1.234,56' }))).toBe('$1.234,50')
})
