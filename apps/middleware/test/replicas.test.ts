import { expect, test, vi } from 'vitest'
import { startApp, tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { anotherHandle } from './database.ts'
import { listenAt } from './listener.ts'

/** Two middlewares on one PostgreSQL, each with connections and a memory of its own. */
const catalog = catalogOfTwo()
const secondReplica = () => startApp(anotherHandle(catalog.database))

test('who signs in at one replica works at the other, and signed out at one is signed out at both', async () => {
  const [first, second] = [catalog.app, await secondReplica()]
  const token = await first.signIn('one', 'role2')
  expect(await second.call(token, 'POST', '/items', newItem('R1'))).toMatchObject({ status: 200 })
  expect((await first.call(token, 'GET', '/items?itemID=R1')).body.data).toMatchObject([{ itemID: 'R1' }])
  await second.call(token, 'POST', '/logout')
  expect((await second.call(token, 'GET', '/authorise')).status).toBe(401)
  first.clock.pass(1)
  expect((await first.call(token, 'GET', '/authorise')).status).toBe(401)
})

test('a change at one replica is heard at the other, long before the next polling', async () => {
  const [first, second] = [catalog.app, await secondReplica()]
  const [here, there] = [await tokenOf(first, 'one', 'role2'), await tokenOf(second, 'one', 'role2')]
  const heard = await listenAt(second, there)
  // The first change may come before the replica has its LISTEN.
  await first.call(here, 'POST', '/items', newItem('R2'))
  await vi.waitFor(() => expect(heard.hints).toMatchObject([{ ids: ['R2'] }]), { timeout: 5_000, interval: 10 })
  const took: number[] = []
  for (let round = 0; round < 5; round++) {
    await first.call(here, 'PUT', '/items', { itemID: 'R2', version: round + 1, name: `Round ${round}` })
    const written = performance.now()
    await vi.waitFor(() => expect(heard.hints).toHaveLength(round + 2), { timeout: 5_000, interval: 5 })
    took.push(performance.now() - written)
  }
  expect(took.toSorted((a, b) => a - b)[2]).toBeLessThan(1_000)
})

test('what is taken from a user at one replica is gone at the other within a second', async () => {
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
