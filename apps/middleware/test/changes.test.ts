import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { tidy } from '#boot/housekeeping.ts'
import { requestID, startApp, tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { anotherHandle } from './database.ts'
import { listenAt } from './listener.ts'

const catalog = catalogOfTwo()
const create = (itemID: string) => catalog.as('role2')('POST', '/items', newItem(itemID))

/** A client of `user`, listening at this file's app. */
const listener = async (user: string, company = 'one') =>
  listenAt(catalog.app, await tokenOf(catalog.app, company, user))

/** Waits longer than any delivery takes. */

const within = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

afterEach(() => void vi.useRealTimers())

describe('who is notified', () => {
  test('confirms listening at once, then reports what was changed by which request', async () => {
    const heard = await listener('role2')
    await vi.waitFor(() => expect(heard.comments).toEqual([': listening']))
    expect(heard.headers.get('content-type')).toBe('text/event-stream')
    expect(heard.headers.get('x-accel-buffering')).toBe('no')
    expect(heard.headers.get('cache-control')).toBe('no-store')
    const id = requestID()
    const token = await tokenOf(catalog.app, 'one', 'role2')
    const headers = { token, 'x-client-request-id': id }
    const write = { method: 'POST', url: '/api/items', headers, payload: newItem('H1') } as const
    expect((await catalog.app.app.inject(write)).statusCode).toBe(200)
    await vi.waitFor(() => expect(heard.hints).toEqual([{ entity: 'item', ids: ['H1'], requestID: id }]))
    // Repeated under its ID, the write has no second effect, so there is nothing to report.
    await catalog.app.app.inject(write)
    await within(300)
    expect(heard.hints).toHaveLength(1)
  })

  test('reports no refused writes, no other company, and nothing that the listener may not read', async () => {
    const [other, granted, denied] = [await listener('role2', 'two'), await listener('role2'), await listener('role14')]
    await create('W1')
    expect((await create('W1')).status).toBe(400)
    await vi.waitFor(() => expect(granted.hints).toMatchObject([{ ids: ['W1'] }]))
    await within(300)
    expect([other.hints, denied.hints]).toEqual([[], []])
  })

  test('reports more than 100 IDs as many', async () => {
    const heard = await listener('role2')
    const rows = Array.from({ length: 101 }, (_, n) => newItem(`M${n}`))
    for (const row of rows) await create(row.itemID)
    const filter = { itemIDs: rows.map(({ itemID }) => itemID) }
    const batch = await catalog.as('role2')('PATCH', '/items/batches', { fields: { sellingPrice: 7 }, filter })
    expect(batch).toMatchObject({ status: 200 })
    await vi.waitFor(() => expect(heard.hints.at(-1)).toMatchObject({ entity: 'item', ids: null }))
    expect(heard.hints.flatMap(({ ids }) => ids ?? [])).toHaveLength(101)
  })

  test('stops reporting a second after a feature is revoked', async () => {
    const heard = await listener('role7')
    const { db } = catalog.one
    const grants = db.selectFrom('role_grant').select(['role_id', 'feature', 'level'])
    const kept = await grants.where('role_id', '=', 7).where('feature', '=', 'CATALOG_PRODUCT').execute()
    await db.deleteFrom('role_grant').where('role_id', '=', 7).where('feature', '=', 'CATALOG_PRODUCT').execute()
    await within(1_050)
    await create('G1')
    await within(500)
    expect(heard.hints).toEqual([])
    await db.insertInto('role_grant').values(kept).execute()
    await within(1_050)
    await create('G2')
    await vi.waitFor(() => expect(heard.hints).toMatchObject([{ ids: ['G2'] }]))
  })
})

describe('streams', () => {
  test('sends a heartbeat every 15 seconds, which is not activity, until the session ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const token = await tokenOf(catalog.app, 'one', 'role5')
    const heard = await listenAt(catalog.app, token)
    const session = catalog.app.platform.sessions
    const { user } = await session.check(token)
    const activity = () =>
      catalog.database.db
        .selectFrom('session')
        .select('active_at')
        .where('session_id', '=', user.sessionID)
        .executeTakeFirst()
    const before = await activity()
    catalog.app.clock.pass(60)
    for (let beats = 1; beats <= 4; beats++) {
      vi.advanceTimersByTime(15_000)
      const all = [': listening', ...Array(beats).fill(': still here')]
      await vi.waitFor(() => expect(heard.comments).toEqual(all))
    }
    expect(await activity()).toEqual(before)
    await session.end(user.sessionID)
    vi.advanceTimersByTime(15_000)
    await vi.waitFor(() => expect(heard.hasEnded).toBe(true))
  })

  test('ends every stream when the app closes, without waiting for the listeners', async () => {
    const replica = await startApp(anotherHandle(catalog.database))
    const heard = await listenAt(replica, await tokenOf(replica, 'one', 'role2'))
    await replica.app.close()
    await vi.waitFor(() => expect(heard.hasEnded).toBe(true))
  })

  test('keeps hints for an hour', async () => {
    const { db } = catalog.database
    const kept = () => db.selectFrom('change_log').select('change_id').execute()
    await create('K1')
    const now = () => new Date(Date.now() + 3_590_000)
    await tidy({ database: catalog.database, now })
    expect((await kept()).length).toBeGreaterThan(0)
    await tidy({ database: catalog.database, now: () => new Date(now().getTime() + 60_000) })
    expect(await kept()).toEqual([])
  })
})

describe('delivery', () => {
  const insert = (db: Pick<typeof catalog.one.db, 'insertInto'>, id: string) =>
    db
      .insertInto('change_log')
      .values({ entity: 'item', ids: JSON.stringify([id]), request_id: id })
      .execute()

  test('polls for changes that no notification reported', async () => {
    const heard = await listener('role2')
    await insert(catalog.one.db, 'P1')
    await vi.waitFor(() => expect(heard.hints).toMatchObject([{ ids: ['P1'] }]))
  })

  test('reconnects after a lost connection', async () => {
    const heard = await listener('role2')
    const listening = sql<{ pid: number }>`
      select pid from pg_stat_activity where query like 'listen%' and datname = current_database()`
    const before = await vi.waitFor(async () => {
      const { rows } = await listening.execute(catalog.database.db)
      expect(rows).toHaveLength(1)
      return rows[0]!.pid
    })
    await sql`select pg_terminate_backend(${before})`.execute(catalog.database.db)
    await create('L1')
    await vi.waitFor(() => expect(heard.hints).toMatchObject([{ ids: ['L1'] }]))
    await vi.waitFor(async () => {
      const { rows } = await listening.execute(catalog.database.db)
      expect(rows).toEqual([{ pid: expect.any(Number) }])
      expect(rows[0]!.pid).not.toBe(before)
    })
  })

  test('reports a late commit once, even if later IDs were already reported', async () => {
    const heard = await listener('role2')
    await catalog.one.transaction(async (tx) => {
      await insert(tx.db, 'late')
      await insert(catalog.one.db, 'early')
      await vi.waitFor(() => expect(heard.hints).toMatchObject([{ ids: ['early'] }]))
    })
    await vi.waitFor(() => expect(heard.hints).toMatchObject([{ ids: ['early'] }, { ids: ['late'] }]))
    await create('after')
    await vi.waitFor(() => expect(heard.hints).toHaveLength(3))
  })
})
