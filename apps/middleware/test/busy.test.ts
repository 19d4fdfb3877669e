import { beforeAll, describe, expect, test, vi } from 'vitest'
import { document as contract } from '@greenroom/openapi'
import { writeAs, type WriteTransaction } from '#calls/write.ts'
import { seedReference } from '#areas/reference/demo/seed-reference.ts'
import { startJobRunner } from '#jobs/job-runner.ts'
import { allWork } from '../src/areas.ts'
import { requestID, startApp, type TestApp, tokenOf } from './app.ts'
import { newItem } from './catalog.ts'
import { addCompany } from './companies.ts'
import { anotherHandle, cloneDatabase, lockWaits } from './database.ts'

const database = await cloneDatabase()
const one = await addCompany(database, 'one', [2])
const two = await addCompany(database, 'two', [2])
await seedReference(two.db)
await seedReference(one.db)
const writer = { user: { userID: 'u1', userName: 'ada' }, requestID: 'r1' }

/** Its job runner has stopped already. */
const stopping = await startApp(database, { document: contract })
const runner = await startJobRunner(stopping.platform, allWork(stopping.platform), stopping.app.log)
await runner.stop()
const address = await stopping.app.listen({ port: 0 })
const token = await tokenOf(stopping, 'one', 'role2')

beforeAll(async () => {
  for (const id of ['A', 'B', 'C']) {
    expect(await stopping.call(token, 'POST', '/items', newItem(id))).toMatchObject({ status: 200 })
  }
})

const edit = (itemIDs: string[]) => ({
  fields: {},
  adjustments: [{ field: 'sellingPrice', by: 'AMOUNT', value: 1, rounding: 'NONE' }],
  filter: { itemIDs },
})

const stored = (itemID: string) =>
  one.db.selectFrom('item').select(['version', 'selling_price']).where('item_id', '=', itemID).executeTakeFirstOrThrow()

const lock = ({ db }: Pick<WriteTransaction, 'db'>, itemID: string) =>
  db.selectFrom('item').select('item_id').where('item_id', '=', itemID).forNoKeyUpdate().execute()

/** Answers what lets go of it. */
async function holdItem(itemID: string) {
  const held = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const holding = writeAs(one, writer, async (tx) => {
    await lock(tx, itemID)
    held.resolve()
    await over.promise
  })
  await held.promise
  return () => {
    over.resolve()
    return holding
  }
}

test('what takes too long is stopped, and says so', async () => {
  const release = await holdItem('C')
  const { version } = await stored('C')
  const answer = stopping.call(token, 'PUT', '/items', { itemID: 'C', version, name: 'Too late' })
  await lockWaits(database, 1)
  // As the time limit of statements does.
  await database.side.pool.query(
    `select pg_cancel_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  const message = 'This took too long and was stopped. Nothing was changed. Ask for less at once, or try again later.'
  expect(await answer).toMatchObject({ status: 503, message, headers: { 'retry-after': '1' } })
  await release()
  expect(await stored('C')).toMatchObject({ version })
})

test('two writes that lock the same items in opposite orders are both done, once each', async () => {
  const met: Record<string, PromiseWithResolvers<void>> = { A: Promise.withResolvers(), B: Promise.withResolvers() }
  const done: string[] = []
  let attempts = 0
  const lockBoth = (first: string, second: string) =>
    writeAs(one, writer, async (tx) => {
      attempts++
      await lock(tx, first)
      met[first]!.resolve()
      await met[second]!.promise
      await lock(tx, second)
      tx.afterCommit.push(() => done.push(first))
    })
  await Promise.all([lockBoth('A', 'B'), lockBoth('B', 'A')])
  expect(done.toSorted()).toEqual(['A', 'B'])
  // PostgreSQL may roll both back, or one twice.
  expect(attempts).toBeGreaterThan(2)
})

test('a stop ends the calls that wait for a job, which another process runs once', async () => {
  const before = await stored('B')
  const ask = (on: string) =>
    fetch(`${on}/api/items/batches`, {
      method: 'PATCH',
      headers: { token, 'x-client-request-id': id, 'content-type': 'application/json' },
      body: JSON.stringify(edit(['B'])),
    })
  const id = requestID()
  const answered = ask(address)
  const jobs = () => one.db.selectFrom('job').select('state').where('request_id', '=', id).execute()
  await vi.waitFor(async () => expect(await jobs()).toEqual([{ state: 'WAITING' }]))
  await stopping.app.close()
  const { status, headers } = await answered
  expect([status, headers.get('retry-after')]).toEqual([503, '1'])

  const next = await startApp(anotherHandle(database, 2))
  expect(await ask(await next.app.listen({ port: 0 }))).toMatchObject({ status: 200 })
  expect(await jobs()).toEqual([{ state: 'DONE' }])
  expect((await stored('B')).selling_price).toBe(before.selling_price + 1)
})

test('a company whose rows are locked keeps no other company from being served', async () => {
  const { call } = await startApp(anotherHandle(database, 16))
  const theirs = await tokenOf(stopping, 'two', 'role2')
  const { version } = await stored('C')
  const letGo = await holdItem('C')
  const saves = Array.from({ length: 40 }, (_, n) => {
    return call(token, 'PUT', '/items', { itemID: 'C', version, name: `Name ${n}` })
  })
  await lockWaits(database, 8)
  expect(await call(theirs, 'POST', '/items', newItem('D'))).toMatchObject({ status: 200 })
  const refused = await Promise.race(saves)
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  await letGo()
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([])
  expect((await stored('C')).version).toBeGreaterThan(version)
})

describe('with all connections in use', () => {
  let small: TestApp
  beforeAll(async () => {
    small = await startApp(anotherHandle(database, 2))
  })

  test('a job and the saves of its items all end, and nothing is denied that is done later', async () => {
    const before = await stored('A')
    const { version } = before
    const letGo = await holdItem('A')
    const edited = small.call(token, 'PATCH', '/items/batches', edit(['A', 'B']))
    await lockWaits(database, 1)
    const saved = ['1', '2', '3'].map((name) => small.call(token, 'PUT', '/items', { itemID: 'A', version, name }))
    await lockWaits(database, 2)
    await letGo()
    expect(await edited).toMatchObject({ status: 200 })
    const statuses = (await Promise.all(saved)).map(({ status }) => status)
    // PostgreSQL gives the item to whoever asks just when it is let go: that save comes before the job, if any does.
    const first = statuses.filter((status) => status === 200).length
    expect(statuses.filter((status) => status === 409)).toHaveLength(3 - Math.min(first, 1))
    expect(await stored('A')).toEqual({ selling_price: before.selling_price + 1, version: version + 1 + first })
    const { rows } = await database.pool.query(`select sum(errors)::int as errors from job`)
    expect(rows).toEqual([{ errors: 0 }])
  })

  test('a save of an item that is held for long is told so', async () => {
    const { version } = await stored('C')
    const letGo = await holdItem('C')
    const refused = await small.call(token, 'PUT', '/items', { itemID: 'C', version, name: 'New' })
    expect(refused).toMatchObject({ status: 409, headers: { 'retry-after': '1' } })
    expect(refused.message).toMatch(/^Somebody else is changing the same data/)
    await letGo()
  })
})
