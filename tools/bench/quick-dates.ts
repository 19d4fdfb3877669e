// Quick dates: every range over all time zones checked against a second implementation, in processes of four time
// zones, and the speed compared with luxon in the same run. `npm run bench -- quick-dates [RANGES]`. Prints two
// markdown tables.
import { spawnSync } from 'node:child_process'
import { Temporal as Polyfill } from 'temporal-polyfill/implementation'
import { QUICK_FILTERS, quickRange, type QuickFilter } from '../../libs/quick-dates/src/index.ts'
import { importPeer, installPeers } from './peers.ts'

const ranges = Number(process.argv[2] ?? 500_000)
const PROCESS_ZONES = ['UTC', 'America/New_York', 'Africa/Cairo', 'Pacific/Apia']
const ZONES = Intl.supportedValuesOf('timeZone')
const FROM = Date.UTC(2010, 0, 1)
const TO = Date.UTC(2036, 0, 1)
const HOUR = 3_600_000

type Unit = 'day' | 'week' | 'month' | 'year'
const PERIODS: Partial<Record<QuickFilter, [Unit, number]>> = {
  CURRENT_DAY: ['day', 0],
  LAST_DAY: ['day', 1],
  DAY_BEFORE_LAST_DAY: ['day', 2],
  CURRENT_WEEK: ['week', 0],
  LAST_WEEK: ['week', 1],
  CURRENT_MONTH: ['month', 0],
  LAST_MONTH: ['month', 1],
  CURRENT_YEAR: ['year', 0],
  LAST_YEAR: ['year', 1],
}

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` instants of a zone: around its clock changes while there are any, then anywhere. */
function instantsOf(zone: string, count: number, random: () => number): number[] {
  const instants: number[] = []
  let change = Temporal.Instant.fromEpochMilliseconds(FROM).toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  while (change && change.epochMilliseconds < TO && instants.length < count / 2) {
    for (const hours of [-25.5, -0.5, 0, 0.5, 20, 26]) instants.push(change.epochMilliseconds + hours * HOUR)
    change = change.getTimeZoneTransition('next')
  }
  while (instants.length < count) instants.push(FROM + Math.floor(random() * (TO - FROM)))
  return instants.slice(0, count)
}

/** The same range by another method: dates by UTC arithmetic, their first instants by the polyfill. Epoch seconds. */
function expectedRange(filter: QuickFilter, now: number, zone: string): [number, number] {
  const [unit, ago] = PERIODS[filter] ?? []
  if (!unit || ago === undefined) return [Math.floor((now - 30 * 60_000) / 1000), Math.floor(now / 1000)]
  const { year, month, day } = Polyfill.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone)
  const monday = day - ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7)
  const startOf = (later: number) => {
    const step = later - ago
    if (unit === 'day') return firstSecond(Date.UTC(year, month - 1, day + step), zone)
    if (unit === 'week') return firstSecond(Date.UTC(year, month - 1, monday + 7 * step), zone)
    if (unit === 'month') return firstSecond(Date.UTC(year, month - 1 + step, 1), zone)
    return firstSecond(Date.UTC(year + step, 0, 1), zone)
  }
  const [start, next] = [startOf(0), startOf(1)]
  return [start, (next > start ? next : startOf(2)) - 1]
}

function firstSecond(utcMidnight: number, zone: string): number {
  const date = Polyfill.PlainDate.from(new Date(utcMidnight).toISOString().slice(0, 10))
  return date.toZonedDateTime(zone).epochMilliseconds / 1000
}

/** Counts the wrong ranges of all zones and writes one row of the table. */
function check(): void {
  const random = randomFrom(5)
  const perZone = Math.ceil(ranges / QUICK_FILTERS.length / ZONES.length)
  let [checked, different, sameDate] = [0, 0, 0]
  const examples: string[] = []
  for (const zone of ZONES) {
    const dates = new Intl.DateTimeFormat('en-US', { timeZone: zone })
    const isSameDate = (second: number) => dates.format((second - 1) * 1000) === dates.format(second * 1000)
    for (const now of instantsOf(zone, perZone, random)) {
      for (const filter of QUICK_FILTERS) {
        const { startDate, endDate } = quickRange(filter, { now, zone }).interval
        const [start, end] = expectedRange(filter, now, zone)
        const isDifferent = startDate !== start || endDate !== end
        const isInside = PERIODS[filter] !== undefined && (isSameDate(startDate) || isSameDate(endDate + 1))
        checked++
        different += Number(isDifferent)
        sameDate += Number(isInside)
        if (isDifferent || isInside) examples.push(`${zone} ${filter} ${new Date(now).toISOString()}`)
      }
    }
  }
  console.log(`| ${process.env.TZ} | ${ZONES.length} | ${checked} | ${different} | ${sameDate} |`)
  for (const example of examples.slice(0, 5)) console.error(example)
  process.exitCode = examples.length > 0 ? 1 : 0
}

function checkInEveryProcessZone(): boolean {
  console.log(
    `Ranges against dates by UTC arithmetic and first instants by the polyfill; tzdata ${process.versions.tz}\n`,
  )
  console.log('| zone of the process | zones | ranges | different | an end lies within a date |\n|---|---|---|---|---|')
  const statuses = PROCESS_ZONES.map((TZ) => {
    const options = { env: { ...process.env, TZ, CHECK: '1' }, stdio: 'inherit' } as const
    return spawnSync(process.execPath, [import.meta.filename, String(ranges)], options).status
  })
  return statuses.every((status) => status === 0)
}

type LuxonTime = {
  minus(duration: Record<string, number>): LuxonTime
  startOf(unit: Unit): LuxonTime
  endOf(unit: Unit): LuxonTime
  toMillis(): number
}
type Luxon = { fromMillis(now: number, options: { zone: string }): LuxonTime }

function luxonInterval(luxon: Luxon, filter: QuickFilter, now: number, zone: string): number[] {
  const [unit, ago] = PERIODS[filter] ?? []
  const time = luxon.fromMillis(now, { zone })
  if (!unit || ago === undefined) return [time.minus({ minutes: 30 }).toMillis(), now]
  const day = time.minus({ [`${unit}s`]: ago })
  return [day.startOf(unit).toMillis(), day.endOf(unit).toMillis()]
}

/** Ranges per second, the median of alternating turns. */
async function measureSpeed(): Promise<void> {
  installPeers(['luxon@3.7.2'])
  const luxon = (await importPeer('luxon')).DateTime as Luxon
  const random = randomFrom(11)
  const zones = ZONES.filter((_, index) => index % 50 === 0)
  const questions = Array.from({ length: 4000 }, (_, index) => ({
    filter: QUICK_FILTERS[index % QUICK_FILTERS.length]!,
    now: Date.UTC(2024, 0, 1) + Math.floor(random() * 730 * 24 * HOUR),
    zone: zones[Math.floor(random() * zones.length)]!,
  }))
  const native = globalThis.Temporal
  const ours = (temporal: typeof native) => () => {
    globalThis.Temporal = temporal
    for (const { filter, now, zone } of questions) quickRange(filter, { now, zone })
    globalThis.Temporal = native
  }
  const luxons = () => {
    for (const { filter, now, zone } of questions) luxonInterval(luxon, filter, now, zone)
  }
  const candidates = {
    'quick-dates, the whole result': ours(native),
    'quick-dates on the polyfill': ours(Polyfill as unknown as typeof native),
    'luxon 3.7.2, the interval alone': luxons,
  }
  const speeds: Record<string, number[]> = {}
  for (let turn = 0; turn < 12; turn++) {
    for (const [name, run] of Object.entries(candidates)) {
      const start = performance.now()
      run()
      if (turn > 1) (speeds[name] ??= []).push((questions.length / (performance.now() - start)) * 1000)
    }
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
  const base = median(speeds['luxon 3.7.2, the interval alone']!)
  console.log('\n| | ranges a second | times luxon |\n|---|---|---|')
  for (const [name, values] of Object.entries(speeds)) {
    console.log(`| ${name} | ${Math.round(median(values))} | ${(median(values) / base).toFixed(1)} |`)
  }
}

if (process.env.CHECK) check()
else {
  const isRight = checkInEveryProcessZone()
  await measureSpeed()
  process.exitCode = isRight ? 0 : 1
}
