import { expect, test } from 'vitest'
import { quickRange, type DayHours } from './index.ts'

/** The range of one date: start, end, and its length in hours. */
function dayOf(zone: string, date: string, hours?: DayHours) {
  const { fromDateString, toDateString, interval } = quickRange({ from: date, to: date }, { now: 0, zone, hours })
  return [fromDateString, toDateString, (interval.endDate - interval.startDate + 1) / 3600]
}

test.each([
  ['America/New_York', '2026-03-08', '2026-03-08T00:00:00-05:00', '2026-03-08T23:59:59-04:00', 23],
  ['America/New_York', '2026-11-01', '2026-11-01T00:00:00-04:00', '2026-11-01T23:59:59-05:00', 25],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-05T00:00:00+11:00', '2026-04-05T23:59:59+10:30', 24.5],
  ['Asia/Pyongyang', '2018-05-04', '2018-05-04T00:00:00+08:30', '2018-05-04T23:29:59+08:30', 23.5],
  ['Europe/London', '2026-06-01', '2026-06-01T00:00:00+01:00', '2026-06-01T23:59:59+01:00', 24],
])('Z2 %s on %s', (zone, date, from, to, hours) => {
  expect(dayOf(zone, date)).toEqual([from, to, hours])
})

test.each([
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T01:00:00-02:00', '2018-11-04T23:59:59-02:00', 23],
  ['Africa/Cairo', '2024-04-26', '2024-04-26T01:00:00+03:00', '2024-04-26T23:59:59+03:00', 23],
  ['Asia/Beirut', '2022-03-27', '2022-03-27T01:00:00+03:00', '2022-03-27T23:59:59+03:00', 23],
  ['America/Toronto', '1919-03-31', '1919-03-31T00:30:00-04:00', '1919-03-31T23:59:59-04:00', 23.5],
])('Z3 %s skips midnight on %s', (zone, date, from, to, hours) => {
  expect(dayOf(zone, date)).toEqual([from, to, hours])
})

test.each([
  ['America/Havana', '2026-11-01', '2026-11-01T00:00:00-04:00', '2026-11-01T23:59:59-05:00', 25],
  ['America/Sao_Paulo', '2018-02-17', '2018-02-17T00:00:00-02:00', '2018-02-17T23:59:59-03:00', 25],
  ['America/Goose_Bay', '2010-11-07', '2010-11-07T00:00:00-03:00', '2010-11-07T23:59:59-04:00', 25],
])('Z4 %s repeats midnight or the hour before it on %s', (zone, date, from, to, hours) => {
  expect(dayOf(zone, date)).toEqual([from, to, hours])
})

test('Z5 starts at the clock change when the hours begin at a skipped time', () => {
  const hours = { start: '02:30', end: '02:29' }
  expect(dayOf('America/New_York', '2026-03-07', hours).slice(0, 2)).toEqual([
    '2026-03-07T02:30:00-05:00',
    '2026-03-08T01:59:59-05:00',
  ])
  expect(dayOf('America/New_York', '2026-03-08', hours)[0]).toBe('2026-03-08T03:00:00-04:00')
})

test('Z5 starts at the first of two times when the hours begin at a repeated time', () => {
  const hours = { start: '01:30', end: '01:29' }
  expect(dayOf('America/New_York', '2026-11-01', hours)[0]).toBe('2026-11-01T01:30:00-04:00')
})

test('Z5 starts the day in the first of two repeated hours', () => {
  const now = Temporal.Instant.from('2026-11-01T06:10:00Z').epochMilliseconds
  const context = { now, zone: 'America/New_York', hours: { start: '01:30', end: '01:29' } }
  expect(quickRange('CURRENT_DAY', context).fromDateString).toBe('2026-11-01T01:30:00-04:00')
})

test('Z6 rolls a date that the zone skips to the next', () => {
  const nextDay = ['2011-12-31T00:00:00+14:00', '2011-12-31T23:59:59+14:00', 24]
  expect(dayOf('Pacific/Apia', '2011-12-30')).toEqual(nextDay)
  const now = Temporal.Instant.from('2011-12-30T12:00:00Z').epochMilliseconds
  expect(quickRange('LAST_DAY', { now, zone: 'Pacific/Apia' }).fromDateString).toBe(nextDay[0])
})
