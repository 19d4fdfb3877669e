import { expect, test, vi } from 'vitest'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { startApp, tokenOf } from './app.ts'
import { listenAt } from './listener.ts'

const METRICS_TOKEN = 'm'.repeat(32)

const database = await cloneDatabase()
await addCompany(database, 'acme', [2, 9])
await database.db
  .updateTable('app_user')
  .set({ email: 'role9@acme.example' })
  .where('user_name', '=', 'role9')
  .execute()
const app = await startApp(database, { env: { METRICS_TOKEN }, mail: { send: async () => ({}) } })

const ask = (authorization?: string) =>
  app.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

/** The samples by series, e.g. `greenroom_database_up`. */
async function scrape(): Promise<Map<string, number>> {
  const { statusCode, payload } = await ask(`Bearer ${METRICS_TOKEN}`)
  expect(statusCode).toBe(200)
  const lines = payload.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/ (\S+)$/.exec(line)?.[1])]))
}

/** By how much each series grew while `work` ran. */
async function growth(work: () => Promise<unknown>): Promise<(series: string) => number> {
  const before = await scrape()
  await work()
  const after = await scrape()
  return (series) => (after.get(series) ?? 0) - (before.get(series) ?? 0)
}

test('are shown to those who know the token, and to nobody where none is set', async () => {
  for (const wrong of [undefined, '', 'Bearer', `Bearer ${METRICS_TOKEN}x`, `bearer ${METRICS_TOKEN}`, METRICS_TOKEN]) {
    expect([wrong, (await ask(wrong)).statusCode]).toEqual([wrong, 401])
  }
  const { headers } = await ask(`Bearer ${METRICS_TOKEN}`)
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('text/plain'),
    'cache-control': 'no-store',
  })
  const without = await startApp(database)
  const authorization = 'Bearer undefined'
  expect((await without.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404)
})

test('count calls by operation and status class', async () => {
  const token = await tokenOf(app, 'acme', 'role2')
  const grew = await growth(async () => {
    await app.call(token, 'GET', '/items')
    await app.call(token, 'GET', '/items')
    await app.call(undefined, 'GET', '/items')
    await app.app.inject('/healthz')
    await app.app.inject('/no/such/page')
  })
  const calls = (labels: string) => grew(`greenroom_http_request_duration_seconds_count{${labels}}`)
  expect(calls('operation="listItems",status="2xx"')).toBe(2)
  expect(calls('operation="listItems",status="4xx"')).toBe(1)
  expect(calls('operation="/healthz",status="2xx"')).toBe(1)
  expect(calls('operation="unknown",status="4xx"')).toBe(1)
  expect(grew('greenroom_refused_calls_total{code="ER_003"}')).toBe(1)
})

test('count sign-ins by outcome, and security events', async () => {
  const signIn = (password: string) =>
    app.call(undefined, 'POST', '/login', { domain: 'acme', username: 'role9', password })
  const grew = await growth(async () => {
    await app.signIn('acme', 'role9')
    await Promise.all(Array.from({ length: 11 }, () => signIn('wrong')))
  })
  expect(grew('greenroom_sign_ins_total{outcome="accepted"}')).toBe(1)
  expect(grew('greenroom_sign_ins_total{outcome="refused"}')).toBe(10)
  expect(grew('greenroom_sign_ins_total{outcome="locked"}')).toBe(1)
  expect(grew('greenroom_security_events_total{event="signed in"}')).toBe(1)
})

test('show connections, open streams, the database and the process', async () => {
  const metrics = await scrape()
  expect(metrics.get('greenroom_database_up')).toBe(1)
  expect(metrics.get('greenroom_database_size_bytes')).toBeGreaterThan(1_000_000)
  expect(metrics.get('greenroom_database_connections_max{pool="side"}')).toBe(4)
  expect(metrics.get('greenroom_database_connections{pool="calls",state="idle"}')).toBeGreaterThan(0)
  expect(metrics.get('greenroom_database_connection_waits{pool="calls"}')).toBe(0)
  expect(metrics.get('process_cpu_seconds_total')).toBeGreaterThan(0)

  const listener = await listenAt(app, await tokenOf(app, 'acme', 'role2'))
  await vi.waitFor(() => expect(listener.comments).toHaveLength(1))
  expect((await scrape()).get('greenroom_change_streams')).toBe(1)
})

test('show what waits, runs and ends in the job queue', async () => {
  const waiting = 'greenroom_jobs{kind="test.kind",state="waiting"}'
  expect((await scrape()).has(waiting)).toBe(false)
  const job = {
    kind: 'test.kind',
    state: 'WAITING',
    payload: '{}',
    user_id: 'u',
    user_name: 'u',
    request_id: 'r',
  } as const
  const row = { ...job, company_code: 'acme', created_at: new Date(), start_at: new Date() }
  await database.db
    .insertInto('job')
    .values([
      { ...row, job_id: crypto.randomUUID() },
      { ...row, job_id: crypto.randomUUID() },
    ])
    .execute()
  expect((await scrape()).get(waiting)).toBe(2)
  await database.db.updateTable('job').set({ state: 'DONE', finished_at: new Date() }).execute()
  expect((await scrape()).has(waiting)).toBe(false)

  const ended = 'greenroom_job_duration_seconds_count{kind="session.mail-password-link",outcome="done"}'
  const before = (await scrape()).get(ended) ?? 0
  await app.call(undefined, 'POST', '/password/forgot', { domain: 'acme', username: 'role9' })
  await vi.waitFor(async () => expect((await scrape()).get(ended)).toBe(before + 1))
})

test('name no company and no user', async () => {
  const { payload } = await ask(`Bearer ${METRICS_TOKEN}`)
  expect(payload).not.toMatch(/acme|role2|role9/)
})

test('go on without the database', async () => {
  const broken = vi.spyOn(database.side.pool, 'connect').mockRejectedValue(new Error('gone') as never)
  try {
    const metrics = await scrape()
    expect(metrics.get('greenroom_database_up')).toBe(0)
    expect(metrics.has('process_cpu_seconds_total')).toBe(true)
  } finally {
    broken.mockRestore()
  }
})
