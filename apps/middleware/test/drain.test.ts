import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { writeAs } from '#calls/write.ts'
import { requestID, startApp, tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { anotherHandle, lockWaits } from './database.ts'
import { addressOf, listenAt } from './listener.ts'

const catalog = catalogOfTwo()

test('a stop ends what never ends by itself, lets calls end, and tells load balancers meanwhile', async () => {
  expect(await catalog.as('role2')('POST', '/items', newItem('A'))).toMatchObject({ status: 200 })
  const replica = await startApp(anotherHandle(catalog.database))
  const token = await tokenOf(replica, 'one', 'role2')
  const origin = new URL(await addressOf(replica))
  const heard = await listenAt(replica, token)
  const unfinished = Array.from({ length: 50 }, (_, n) => {
    const text = n % 2 ? 'GET /api/items HTTP/1.1\r\nx: ' : `POST /api/items HTTP/1.1\r\nhost: a\r\ntoken: ${token}\r\n`
    const socket = connect(Number(origin.port), origin.hostname, () => socket.write(text))
    socket.on('error', () => {})
    return socket
  })

  const held = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const holding = writeAs(catalog.one, { user: { userID: 'u1', userName: 'ada' }, requestID: 'r1' }, async ({ db }) => {
    await db.selectFrom('item').select('item_id').where('item_id', '=', 'A').forNoKeyUpdate().execute()
    held.resolve()
    await over.promise
  })
  await held.promise
  const saved = fetch(`${origin.origin}/api/items`, {
    method: 'PUT',
    headers: { token, 'x-client-request-id': requestID(), 'content-type': 'application/json' },
    body: JSON.stringify({ itemID: 'A', version: 1, name: 'New' }),
  })
  await lockWaits(catalog.database, 1)

  const closing = replica.app.close()
  await vi.waitFor(async () => expect((await fetch(`${origin.origin}/readyz`)).status).toBe(503))
  await vi.waitFor(() => expect(heard.hasEnded).toBe(true))
  over.resolve()
  await holding
  expect((await saved).status).toBe(200)
  await closing
  await Promise.all(unfinished.map((socket) => socket.closed || once(socket, 'close')))
  await expect(fetch(`${origin.origin}/readyz`)).rejects.toThrow()
})
