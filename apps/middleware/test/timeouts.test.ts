import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { expect, test, vi } from 'vitest'
import type { CompanyStore } from '#database/company-store.ts'
import { writeAs } from '#calls/write.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { job } from '#jobs/job-kind.ts'
import { startJobRunner } from '#jobs/job-runner.ts'
import { tidyImports } from '#areas/imports/tidy-imports.ts'
import { tidy } from '#boot/housekeeping.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2])
const writer = { user: { userID: 'u1', userName: 'ada' }, requestID: 'r1' }

const settings = sql<string>`concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'),
  current_setting('idle_in_transaction_session_timeout'))`

async function limitsOf({ db }: Pick<CompanyStore, 'db'>) {
  return (await db.selectNoFrom(settings.as('limits')).executeTakeFirstOrThrow()).limits
}

test('statements, waits for locks and forgotten transactions of calls end after a minute at most', async () => {
  expect(await limitsOf(database)).toBe('1min 10s 1min')
  expect(await limitsOf(database.side)).toBe('1min 10s 1min')
})

test('a job has longer, and leaves the connection as it was', async () => {
  const seen: string[] = []
  const kind = { name: 'test.limits', payload: Schema.Struct({}) }
  const noting = job(kind, async ({ step, finish, company }) => {
    await step(async (tx) => {
      seen.push(await limitsOf(tx))
      return {}
    })
    await finish(async (tx) => seen.push(await limitsOf(tx)))
    seen.push(await limitsOf(company))
  })
  const log = { warn() {}, error() {} } as unknown as FastifyBaseLogger
  const runner = await startJobRunner({ database, now: () => new Date() }, { jobs: [noting], chores: [] }, log)
  await writeAs(acme, writer, (tx) => enqueue(tx, kind, {}))
  await vi.waitFor(() => expect(seen).toEqual(['30min 10min 30min', '30min 10min 30min', '1min 10s 1min']))
  await runner.stop()
})

test('housekeeping has as long, because it may remove millions of rows', async () => {
  await database.pool.query(`
    create table seen (what text, time text);
    create function note() returns trigger language plpgsql as
      $$ begin insert into seen values (tg_table_name, current_setting('statement_timeout')); return null; end $$`)
  for (const table of ['session', 'answered_request', 'change_set', 'change_set_row', 'import_row']) {
    await database.pool.query(`create trigger note after delete on ${table} for each statement execute function note()`)
  }
  const platform = { database, now: () => new Date() }
  await tidy(platform)
  await tidyImports(platform)
  const { rows } = await database.pool.query('select distinct what, time from seen order by what')
  expect(rows.map(({ what, time }) => [what, time])).toEqual(
    ['answered_request', 'change_set', 'change_set_row', 'import_row', 'session'].map((what) => [what, '30min']),
  )
})
