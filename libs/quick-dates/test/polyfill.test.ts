// The library runs on the runtime's Temporal. These tests expect the same ranges from the polyfill.
import { Temporal as Polyfill } from 'temporal-polyfill/implementation'
import { afterEach, expect, test, vi } from 'vitest'
import { QUICK_FILTERS, quickRange, rangeBefore, rangeYearEarlier } from '../src/index.ts'

const ZONES = [
  'UTC',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Goose_Bay',
  'America/Havana',
  'America/New_York',
  'America/Santiago',
  'America/Sao_Paulo',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Gaza',
  'Asia/Kathmandu',
  'Asia/Pyongyang',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Europe/London',
  'Europe/Volgograd',
  'Pacific/Apia',
  'Pacific/Chatham',
]

/** Around each clock change from 2010 to 2013, or around arbitrary times in a zone without any. */
function instantsOf(zone: string): number[] {
  const instants: number[] = []
  const end = Temporal.ZonedDateTime.from(`2014-01-01T00:00[${zone}]`)
  let change = Temporal.ZonedDateTime.from(`2010-01-01T00:00[${zone}]`).getTimeZoneTransition('next')
  while (change && Temporal.ZonedDateTime.compare(change, end) < 0) {
    for (const hours of [-25.5, -0.5, 0, 0.5, 26]) instants.push(change.epochMilliseconds + hours * 3_600_000)
    change = change.getTimeZoneTransition('next')
  }
  return instants.length > 0 ? instants : [1_700_000_000_000, 1_709_200_000_000]
}

afterEach(() => vi.unstubAllGlobals())

test.each(ZONES)('Z1 %s: returns the same ranges with the polyfill as with the runtime', (zone) => {
  const contexts = instantsOf(zone).flatMap((now) => [
    { now, zone },
    { now, zone, hours: { start: '02:30', end: '01:15' } },
  ])
  const rangesOf = () =>
    contexts.flatMap((context) =>
      QUICK_FILTERS.flatMap((filter) => [quickRange, rangeBefore, rangeYearEarlier].map((of) => of(filter, context))),
    )
  const native = rangesOf()
  vi.stubGlobal('Temporal', Polyfill)
  expect(rangesOf()).toEqual(native)
})
