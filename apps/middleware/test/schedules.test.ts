import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { job } from '#jobs/job-kind.ts'
import { queueOver } from '#database/queue.ts'
import { syncSchedules, TICKS } from '#jobs/schedules.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const { pool, db } = database
const queue = queueOver(database, { cronMonitorIntervalSeconds: 1 })
const kind = { name: 'test.nightly', payload: Schema.Struct({}) }
const nightly = job(kind, async () => {}, { cron: '0 4 * * *' })

beforeAll(async () => {
  for (const [code, zone] of [
    ['berlin', 'Europe/Berlin'],
    ['newyork', 'America/New_York'],
    ['kolkata', 'Asia/Kolkata'],
  ] as const) {
    const { db: own } = await addCompany(database, code, [2])
    await own.updateTable('company').set({ time_zone: zone }).execute()
  }
  await queue.start()
  await queue.createQueue(TICKS)
  await syncSchedules(queue, db, { jobs: [nightly], chores: [] })
})
afterAll(async () => {
  vi.useRealTimers()
  await queue.stop({ close: false, graceful: false })
})

async function nextLook() {
  const lastLook = async () => (await pool.query('select cron_on from pgboss.version')).rows
  const before = await lastLook()
  await vi.waitFor(async () => expect(await lastLook()).not.toEqual(before), { interval: 50 })
}

/** The companies that get a tick at this time. */
async function ticksAt(time: string): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
  // A poll that started before the clock was set may still send.
  await nextLook()
  await pool.query(`delete from pgboss.job where name = '__pgboss__send-it'`)
  for (let look = 0; look < 2; look++) await nextLook()
  // The queue sends once a minute of the database's own clock, which may begin another one meanwhile.
  const sent = await pool.query(
    `select distinct data -> 'data' ->> 'company' as company from pgboss.job where name = '__pgboss__send-it'`,
  )
  return sent.rows.map(({ company }) => company)
}

test.for([
  ['2026-03-28T03:00:10Z', ['berlin']],
  // Berlin's clocks went forward in this night, New York's three weeks before.
  ['2026-03-29T02:00:10Z', ['berlin']],
  ['2026-03-29T03:00:10Z', []],
  ['2026-03-07T09:00:10Z', ['newyork']],
  ['2026-03-08T08:00:10Z', ['newyork']],
  // And back.
  ['2026-10-25T02:00:10Z', []],
  ['2026-10-25T03:00:10Z', ['berlin']],
  ['2026-10-25T22:30:10Z', ['kolkata']],
] as const)('at %s it is 4 h at %j', async ([time, companies]) => {
  expect(await ticksAt(time)).toEqual(companies)
})

test('follows a company that moves to another zone, and drops undeclared schedules', async () => {
  vi.useRealTimers()
  await db.updateTable('company').set({ time_zone: 'Asia/Tokyo' }).where('company_code', '=', 'kolkata').execute()
  await syncSchedules(queue, db, { jobs: [nightly], chores: [] })
  const zones = (await queue.getSchedules()).map(({ key, timezone }) => [key, timezone]).toSorted()
  expect(zones).toEqual([
    ['test.nightly/berlin', 'Europe/Berlin'],
    ['test.nightly/kolkata', 'Asia/Tokyo'],
    ['test.nightly/newyork', 'America/New_York'],
  ])
  await syncSchedules(queue, db, { jobs: [], chores: [] })
  expect(await queue.getSchedules()).toEqual([])
})

test('refuses hours that a clock change skips or repeats', () => {
  expect(() => job(kind, async () => {}, { cron: '30 2 * * *' })).toThrow('30 2 * * * is not from 4 to 22 h')
})
