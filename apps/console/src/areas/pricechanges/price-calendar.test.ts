import { fc, test as property } from '@fast-check/vitest'
import { beforeAll, expect, test } from 'vitest'
import { withTemporal } from '#browser/with-temporal.ts'
import { formatsOf } from '#data/formats.ts'
import { agendaOf, barsOf, dayAt, daysOf, monthOf, rangeOf, weeksOf } from '#documents/calendar/calendar-days.ts'
import { priceEntries } from './PriceCalendar.tsx'
import type { PriceChangeRow } from './price-changes.atoms.ts'

const ZONE = 'America/New_York'
const FORMATS = formatsOf({
  currency: 'USD',
  timeZone: ZONE,
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberFormat: '1,234.56',
})

beforeAll(withTemporal)

const monthAt = (text: string) => monthOf(text, Temporal.PlainDate.from('2030-01-01'))
const row = (number: string, effectiveAt: string | null, endsAt: string | null = null) =>
  ({ number, state: 'APPROVED', effectiveAt, endsAt }) as PriceChangeRow

/** What stands in July 2030, in the whole weeks of it. */
function july(...rows: PriceChangeRow[]) {
  const weeks = weeksOf(monthAt('2030-07'), 'MONDAY')
  const entries = priceEntries(rows, weeks.flat(), FORMATS)
  return { weeks, entries, bars: weeks.map((week) => barsOf(entries, week)) }
}

test('an address names a month, and another text means that of today', () => {
  const today = Temporal.PlainDate.from('2030-02-14')
  expect(monthOf('2031-12', today).toString()).toBe('2031-12')
  for (const text of [null, '', '2031-13', '2031-00', '0000-01', '2031-1', '2031-01-01', 'soon'])
    expect(monthOf(text, today).toString()).toBe('2030-02')
})

test('a month has whole weeks from the chosen first day on', () => {
  const edges = (text: string, firstDay: 'MONDAY' | 'SUNDAY' | 'SATURDAY') => {
    const weeks = weeksOf(monthAt(text), firstDay)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    return [weeks.length, String(weeks[0]![0]), String(weeks.at(-1)!.at(-1))]
  }
  expect(edges('2030-07', 'MONDAY')).toEqual([5, '2030-07-01', '2030-08-04'])
  expect(edges('2030-07', 'SUNDAY')).toEqual([5, '2030-06-30', '2030-08-03'])
  expect(edges('2030-06', 'SATURDAY')).toEqual([5, '2030-06-01', '2030-07-05'])
  expect(edges('2027-02', 'MONDAY')).toEqual([4, '2027-02-01', '2027-02-28'])
  expect(edges('2030-09', 'MONDAY')).toEqual([6, '2030-08-26', '2030-10-06'])
})

test('days are those of the zone, also where the clocks change', () => {
  const instant = Date.parse('2030-07-05T03:59:59Z')
  expect([dayAt(instant, ZONE), dayAt(instant + 1000, ZONE), dayAt(instant, 'UTC')].map(String)).toEqual([
    '2030-07-04',
    '2030-07-05',
    '2030-07-05',
  ])
  const { from, to } = rangeOf(daysOf(monthAt('2030-03')), ZONE)
  expect([from, to].map((time) => new Date(time).toISOString())).toEqual([
    '2030-03-01T05:00:00.000Z',
    '2030-04-01T04:00:00.000Z',
  ])
})

test('a bar goes from the first to the last day, and is open where its price change goes on', () => {
  const { bars } = july(row('PC-1', '2030-07-03T12:00:00Z', '2030-07-10T04:00:00Z'))
  expect(bars.flat(2)).toMatchObject([
    { from: 2, to: 6, isStart: true, isEnd: false },
    // It ends at midnight, so that its last day is the one before.
    { from: 0, to: 1, isStart: false, isEnd: true },
  ])
})

test('what has no end runs to the edge, and what goes beyond the weeks is open on both sides', () => {
  const { bars } = july(
    row('PC-1', '2030-07-17T12:00:00Z'),
    row('PC-2', '2030-06-01T12:00:00Z', '2030-12-01T12:00:00Z'),
  )
  const [long, open] = ['PC-2', 'PC-1'].map((number) => bars.flat(2).filter(({ entry }) => entry.number === number))
  expect(open!.map(({ from, to, isStart, isEnd }) => [from, to, isStart, isEnd])).toEqual([
    [2, 6, true, false],
    [0, 6, false, false],
    [0, 6, false, false],
  ])
  expect(long).toHaveLength(5)
  expect(long!.some(({ isStart, isEnd }) => isStart || isEnd)).toBe(false)
})

test('bars of the same days are stacked by their start, and one goes up where there is room', () => {
  const { bars } = july(
    row('PC-3', '2030-07-03T12:00:00Z', '2030-07-05T12:00:00Z'),
    row('PC-2', '2030-07-01T12:00:00Z', '2030-07-03T12:00:00Z'),
    row('PC-4', '2030-07-04T12:00:00Z', '2030-07-06T12:00:00Z'),
    row('PC-1', '2030-07-01T12:00:00Z', '2030-07-01T13:00:00Z'),
  )
  expect(bars[0]!.map((line) => line.map(({ entry }) => entry.number))).toEqual([
    ['PC-1', 'PC-3'],
    ['PC-2', 'PC-4'],
  ])
})

const day = fc.integer({ min: -10, max: 45 })
property.prop([fc.array(fc.tuple(day, fc.option(fc.integer({ min: 1, max: 30 }))), { maxLength: 12 })])(
  'bars never overlap, and each price change is in every week of its days',
  (spans) => {
    const time = (at: number) => new Date(Date.UTC(2030, 6, 1, 12) + at * 86_400_000).toISOString()
    const { weeks, entries, bars } = july(
      ...spans.map(([at, length], index) => row(`PC-${index}`, time(at), length === null ? null : time(at + length))),
    )
    for (const lines of bars)
      for (const line of lines)
        line.forEach((bar, index) => expect(bar.from).toBeGreaterThan(line[index - 1]?.to ?? -1))
    for (const { number, first, last } of entries) {
      const shown = bars.flat(2).filter(({ entry }) => entry.number === number)
      const days = weeks.flat().filter((one) => `${first}` <= `${one}` && `${one}` <= `${last}`)
      expect(shown.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(days.length)
    }
  },
)

test('an agenda has the days on which something begins or ends, the first one, and today', () => {
  const days = daysOf(monthAt('2030-07'))
  const entries = priceEntries(
    [
      row('PC-1', '2030-06-12T12:00:00Z', '2030-07-05T04:00:00Z'),
      row('PC-2', '2030-07-04T12:00:00Z', '2030-07-04T20:00:00Z'),
      row('PC-3', '2030-07-20T12:00:00Z'),
      row('PC-4', null),
    ],
    days,
    FORMATS,
  )
  const agenda = (today: string) =>
    agendaOf(entries, days, Temporal.PlainDate.from(today)).map((one) => [
      String(one.day),
      ...[one.begins, one.ends, one.runs].map((list) => list.map((entry) => entry.number).join()),
    ])
  expect(agenda('2030-07-25')).toEqual([
    ['2030-07-01', '', '', 'PC-1'],
    ['2030-07-04', 'PC-2', 'PC-1', ''],
    ['2030-07-20', 'PC-3', '', ''],
    ['2030-07-25', '', '', 'PC-3'],
  ])
  // Nothing runs on this day.
  expect(agenda('2030-07-10')).toHaveLength(3)
  expect(agendaOf([], days, days[0]!)).toEqual([])
})
