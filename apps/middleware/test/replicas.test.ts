import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startDatabaseClock } from '#database/database-clock.ts'
import { startApp, tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { anotherHandle } from './database.ts'
import { listenAt } from './listener.ts'

/** Two middlewares on one PostgreSQL, each with its own connections and memory. */
const catalog = catalogOfTwo()
const secondReplica = (options?: Parameters<typeof startApp>[1]) => startApp(anotherHandle(catalog.database), options)

test('accepts a sign-in of one replica at the other, and signs out at both', async () => {
  const [first, second] = [catalog.app, await secondReplica()]
  const token = await first.signIn('one', 'role2')
  expect(await second.call(token, 'POST', '/items', newItem('R1'))).toMatchObject({ status: 200 })
  expect((await first.call(token, 'GET', '/items?itemID=R1')).body.data).toMatchObject([{ itemID: 'R1' }])
  await second.call(token, 'POST', '/logout')
  expect((await second.call(token, 'GET', '/authorise')).status).toBe(401)
  first.clock.pass(1)
  expect((await first.call(token, 'GET', '/authorise')).status).toBe(401)
})

test('reports a change of one replica at the other without polling', async () => {
  const [first, second] = [catalog.app, await secondReplica({ pollEvery: 3_600_000 })]
  const [here, there] = [await tokenOf(first, 'one', 'role2'), await tokenOf(second, 'one', 'role2')]
  const heard = await listenAt(second, there)
  await first.call(here, 'POST', '/items', newItem('R2'))
  let version = 1
  const rename = () => first.call(here, 'PUT', '/items', { itemID: 'R2', version: version++, name: `Name ${version}` })
  // The first changes may come before the replica has its LISTEN.
  await vi.waitFor(async () => {
    await rename()
    expect(heard.hints.length).toBeGreaterThan(0)
  })
  for (let round = 0; round < 5; round++) {
    const before = heard.hints.length
    await rename()
    await vi.waitFor(() => expect(heard.hints.length).toBeGreaterThan(before))
  }
})

test('applies a revoked grant of one replica at the other within a second', async () => {
  const [first, second] = [catalog.app, await secondReplica()]
  const [admin, buyer] = [await tokenOf(first, 'one', 'role2'), await tokenOf(first, 'one', 'role100')]
  const item = newItem('R3')
  expect((await second.call(buyer, 'GET', '/items')).status).toBe(200)
  const { role } = (await first.call(admin, 'GET', '/roles/100')).body
  const features = [{ key: 'CATALOG_PRODUCT', access: ['READ'] }]
  const saved = await first.call(admin, 'PUT', '/roles/100/grants', { features, version: role.version })
  expect(saved).toMatchObject({ status: 200 })
  expect(await first.call(buyer, 'POST', '/items', item)).toMatchObject({ status: 403 })
  second.clock.pass(1)
  expect(await second.call(buyer, 'POST', '/items', item)).toMatchObject({ status: 403 })

  const { body } = await first.call(admin, 'GET', '/users?username=role100')
  const off = await first.call(admin, 'PUT', `/users/${body[0].userID}/status`, { status: 'Inactive' })
  expect(off).toMatchObject({ status: 200 })
  expect((await first.call(buyer, 'GET', '/items')).status).toBe(401)
  second.clock.pass(1)
  expect((await second.call(buyer, 'GET', '/items')).status).toBe(401)
})

test("tells the database's time at a replica whose own clock is a minute off, or is set meanwhile", async () => {
  const { db } = catalog.database
  const ownTime = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    for (const away of [60_000, -60_000]) {
      vi.setSystemTime(ownTime + away)
      const clock = await startDatabaseClock(db)
      vi.setSystemTime(ownTime - 2 * away)
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
      expect(Math.abs(clock.now().getTime() - rows[0]!.now.getTime())).toBeLessThan(30_000)
      clock.stop()
    }
  } finally {
    vi.useRealTimers()
  }
})
