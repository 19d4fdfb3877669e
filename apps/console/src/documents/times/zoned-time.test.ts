/// <reference lib="esnext.temporal" preserve="true" />
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { instantOf, instantsOf, minuteAt } from './zoned-time.ts'

const NEW_YORK = 'America/New_York'
const written = (at: number) => new Date(at).toISOString()

test('shows the minute of the zone', () => {
  expect(minuteAt(Date.parse('2030-07-01T04:30:59Z'), NEW_YORK)).toBe('2030-07-01T00:30')
})

test.each([
  [NEW_YORK, '2027-03-14T02:30', '2027-03-14T07:30:00.000Z', '2027-03-14T03:30'],
  ['Europe/Berlin', '2027-03-28T02:00', '2027-03-28T01:00:00.000Z', '2027-03-28T03:00'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', '2026-10-04T02:45'],
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00.000Z', '2011-12-31T12:00'],
])('reads a minute that %s skips as a later one', (zone, typed, at, shown) => {
  expect(instantsOf(typed, zone)).toEqual([])
  expect(written(instantOf(typed, zone))).toBe(at)
  expect(minuteAt(Date.parse(at), zone)).toBe(shown)
})

describe('of a minute that comes twice', () => {
  const [first, second] = [Date.parse('2026-11-01T05:30:00Z'), Date.parse('2026-11-01T06:30:00Z')]

  test('both are known', () => {
    expect(instantsOf('2026-11-01T01:30', NEW_YORK)).toEqual([first, second])
  })

  test('the first counts', () => {
    expect(instantOf('2026-11-01T01:30', NEW_YORK)).toBe(first)
    expect(instantOf('2026-11-01T01:30', NEW_YORK, Date.parse('2026-07-01T00:00:00Z'))).toBe(first)
  })

  test('one near the instant shown before keeps its offset', () => {
    expect(instantOf('2026-11-01T01:30', NEW_YORK, second + 60_000)).toBe(second)
    expect(instantOf('2026-11-01T01:30', NEW_YORK, first + 60_000)).toBe(first)
  })
})

/** Years of four digits, as people type them. */
const instants = fc.integer({ min: Date.parse('1900-01-02T00:00:00Z'), max: Date.parse('2100-01-01T00:00:00Z') })
const LAST = Date.parse('2100-01-01T00:00:00Z')
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))

test.prop([instants, zones])('any instant that is shown and typed again is the same instant', (at, zone) => {
  expect(instantOf(minuteAt(at, zone), zone, at)).toBe(at)
})

/** The next time after an instant that the clocks of a zone go back, and by how much, if they ever do. */
const repeated = fc.tuple(instants, zones).map(([from, zone]) => {
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone)
  for (let next = at.getTimeZoneTransition('next'); next; next = at.getTimeZoneTransition('next')) {
    const by = at.offsetNanoseconds - next.offsetNanoseconds
    at = next
    if (next.epochMilliseconds < LAST && by % 60e9 === 0 && by > 0)
      return { zone, at: next.epochMilliseconds, by: by / 1e6 }
  }
  return undefined
})

test.prop([repeated, fc.double({ min: 0, max: 1, noNaN: true })])(
  'an instant that is shown and typed again is the same instant where the clocks go back, before and after',
  (change, part) => {
    fc.pre(change !== undefined)
    const { zone, at, by } = change!
    const after = at + Math.floor(part * (by - 1))
    for (const instant of [after - by, after]) expect(instantOf(minuteAt(instant, zone), zone, instant)).toBe(instant)
    expect(minuteAt(after - by, zone)).toBe(minuteAt(after, zone))
  },
)

test.prop([instants, zones])('any minute that is shown means one of its instants', (at, zone) => {
  const minute = minuteAt(at, zone)
  expect(instantsOf(minute, zone)).toContain(Math.floor(at / 1000) * 1000 - secondsIn(at, zone))
  expect(minuteAt(instantOf(minute, zone), zone)).toBe(minute)
})

test.prop([instants, zones])('a typed minute means what Temporal reads', (at, zone) => {
  const minute = new Date(at).toISOString().slice(0, 16)
  const meant = Temporal.PlainDateTime.from(minute).toZonedDateTime(zone, { disambiguation: 'compatible' })
  expect(instantOf(minute, zone)).toBe(meant.epochMilliseconds)
})

/** The milliseconds of the clocks' current minute: zones once had offsets of seconds. */
function secondsIn(at: number, zone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).second * 1000
}
