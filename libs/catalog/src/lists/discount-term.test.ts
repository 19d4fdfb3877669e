import { describe, expect, test } from 'vitest'
import { discountTerm } from '../index.ts'

/** A minute, and the one 24 hours before. */
function clockAt(now: string) {
  const [day, time] = now.split('T') as [string, string]
  const before = { '2030-07-01': '2030-06-30', '2031-01-01': '2030-12-31' }[day]
  const dayBefore = before ?? `${day.slice(0, 8)}${String(Number(day.slice(8)) - 1).padStart(2, '0')}`
  return { now, dayBefore: `${dayBefore}T${time}` }
}

describe('L16', () => {
  test.each([
    [{}, '2030-07-01T00:00', 'CURRENT'],
    [{ startsOn: '2030-07-04' }, '2030-07-03T23:59', 'SCHEDULED'],
    [{ startsOn: '2030-07-04' }, '2030-07-04T00:00', 'CURRENT'],
    [{ endsOn: '2030-12-31' }, '2030-12-31T23:59', 'CURRENT'],
    [{ endsOn: '2030-12-31' }, '2031-01-01T00:00', 'ENDED'],
    [{ startsOn: null, endsOn: null, startTime: '17:00', endTime: '19:00' }, '2030-07-01T03:00', 'CURRENT'],
  ] as const)('L16 %o at %s is %s', (term, now, expected) => {
    expect(discountTerm(term, clockAt(now))).toBe(expected)
  })

  const evening = { startsOn: '2030-07-04', endsOn: '2030-07-05', startTime: '17:00', endTime: '19:00' }
  test.each([
    ['2030-07-04T16:59', 'SCHEDULED'],
    ['2030-07-04T17:00', 'CURRENT'],
    ['2030-07-05T03:00', 'CURRENT'],
    ['2030-07-05T18:59', 'CURRENT'],
    ['2030-07-05T19:00', 'ENDED'],
  ])('L16 its hours count on the first and the last day: at %s it is %s', (now, expected) => {
    expect(discountTerm(evening, clockAt(now))).toBe(expected)
  })

  test.each([
    ['2030-07-05T23:00', 'CURRENT'],
    ['2030-07-06T01:59', 'CURRENT'],
    ['2030-07-06T02:00', 'ENDED'],
  ])('L16 the last night ends in the morning after: at %s it is %s', (now, expected) => {
    expect(discountTerm({ ...evening, startTime: '22:00', endTime: '02:00' }, clockAt(now))).toBe(expected)
  })
})
