import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { catalogOfTwo, newItem } from './catalog.ts'
import { requestID } from './app.ts'
import { tidyImports } from '#areas/imports/tidy-imports.ts'
import { importsOf, partOf, type Row, COLUMNS, MAPPING, READING } from './importing.ts'

const catalog = catalogOfTwo()
const { sent, applied, settled, item } = importsOf(catalog)

test('is continued only by its creator, and canceled by them or with the right to delete', async () => {
  const { path, check } = await sent([[[2, 'MINE', 'Mine', 5]]], 'role7')
  const other = catalog.as('role2')
  const refusal = { status: 403, message: 'Only role7, who started this import, can continue it.' }
  expect(await other('PUT', `${path}/parts/0`, partOf([[2, 'THEIRS', 'Theirs', 5]]))).toMatchObject(refusal)
  expect(await other('POST', `${path}/check`, READING)).toMatchObject(refusal)
  expect((await check()).body.counts).toMatchObject({ create: 1 })
  expect(await other('POST', `${path}/apply`)).toMatchObject(refusal)
  expect((await other('GET', `${path}/rows`)).body.data).toMatchObject([{ itemID: 'MINE' }])
  expect(await catalog.as('role100')('POST', `${path}/cancel`)).toMatchObject(refusal)
  expect(await other('POST', `${path}/cancel`)).toMatchObject({ body: { state: 'CANCELED' } })
  const own = await sent([], 'role7')
  expect(await catalog.as('role7')('POST', `${own.path}/cancel`)).toMatchObject({ body: { state: 'CANCELED' } })
})

test('lists for each user what they have checked and not applied', async () => {
  const waiting = async (user: string) => {
    const { body } = await catalog.as(user)('GET', '/items/imports?waiting=true')
    return body.data.map(({ importID, state, createdBy }: Record<string, string>) => [importID, state, createdBy])
  }
  const { path, check } = await sent([[[2, 'WAITS', 'Waits', 5]]], 'role7')
  const importID = path.split('/').at(-1)
  expect(await waiting('role7')).toEqual([])
  await check()
  expect(await waiting('role7')).toEqual([[importID, 'CHECKED', 'role7']])
  expect(await waiting('role2')).toEqual([])
  await catalog.as('role7')('POST', `${path}/cancel`)
  expect(await waiting('role7')).toEqual([])
})

const many = (prefix: string, count: number): Row[][] => {
  const rows = Array.from({ length: count }, (_, index): Row => [index + 2, `${prefix}${index}`, `Item ${index}`, 3])
  return Array.from({ length: Math.ceil(count / 2_000) }, (_, part) => rows.slice(part * 2_000, part * 2_000 + 2_000))
}

/** Blocks the run at its second step, by locking an item that it has to write. */
async function heldAt(itemID: string) {
  const client = await catalog.database.pool.connect()
  await client.query('begin')
  await client.query(`select 1 from item where company_code = 'one' and item_id = $1 for update`, [itemID])
  return {
    release: async () => {
      await client.query('rollback')
      client.release()
    },
  }
}

const until = async (path: string, reached: (body: { done: number }) => boolean) => {
  for (;;) {
    const { body } = await catalog.as('role2')('GET', path)
    if (reached(body)) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('shows progress while it runs, and leaves nothing when canceled', async () => {
  await catalog.as('role2')('POST', '/items', newItem('CAN9999', { name: 'Before' }))
  const rows = many('CAN', 6_000)
  rows.push([[9_000, 'CAN9999', 'After', 3]])
  const { path, check } = await sent(rows)
  await check()
  const hold = await heldAt('CAN9999')
  await catalog.as('role2')('POST', `${path}/apply`)
  const body = await until(path, ({ done }) => done > 0)
  expect(body).toMatchObject({ state: 'APPLYING', done: 5_000, total: 6_001 })
  expect(await catalog.as('role2')('POST', `${path}/cancel`)).toMatchObject({ body: { state: 'CANCELED' } })
  await hold.release()
  expect(await catalog.as('role2')('POST', `${path}/apply`)).toMatchObject({ status: 409 })
  await expect.poll(() => isHeld('CAN9999')).toBe(false)
  const importID = Number(path.split('/').at(-1))
  const kept = () => catalog.one.db.selectFrom('import_row').select('line').where('import_id', '=', importID).execute()
  await expect.poll(async () => (await kept()).length).toBe(0)
  expect(await item('CAN0')).toBeUndefined()
  expect(await item('CAN9999')).toMatchObject({ name: 'Before' })
})

/** Whether a transaction has locked the item. */
async function isHeld(itemID: string) {
  const { rows } = await sql`
    select 1 from item where company_code = 'one' and item_id = ${itemID} for update skip locked`.execute(
    catalog.database.db,
  )
  return rows.length === 0
}

/** Closes the connections that wait for a lock, and returns how many. */
async function cutWaiting() {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(catalog.database.db)
  return rows.length
}

test('leaves nothing when it loses its connection, and continues automatically', async () => {
  await catalog.as('role2')('POST', '/items', newItem('DIE9999', { name: 'Before' }))
  const rows = many('DIE', 3_000)
  rows.push([[5_000, 'DIE9999', 'After', 3]])
  const { path, check } = await sent(rows)
  await check()
  const hold = await heldAt('DIE9999')
  await catalog.as('role2')('POST', `${path}/apply`)
  // A killed middleware leaves its connections closed.
  await expect.poll(() => cutWaiting()).toBe(1)
  expect(await item('DIE0')).toBeUndefined()
  await hold.release()
  expect(await settled(path)).toMatchObject({ state: 'APPLIED', done: 3_001 })
  expect(await item('DIE9999')).toMatchObject({ name: 'After', version: 2 })
  expect(await item('DIE0')).toMatchObject({ version: 1 })
})

test('accepts parts only until the check, and hides an import of another company', async () => {
  const { path, check } = await sent([[[2, 'LATE', 'Late', 5]]])
  await check()
  expect(await catalog.as('role2')('PUT', `${path}/parts/1`, partOf([]))).toMatchObject({ status: 409 })
  const other = catalog.as('role2', 'two')
  expect(await other('GET', path)).toMatchObject({ status: 404, code: 'ER_006' })
  expect(await other('POST', `${path}/apply`)).toMatchObject({ status: 404 })
  expect(await other('POST', `${path}/cancel`)).toMatchObject({ status: 404 })
  expect((await other('GET', '/items/imports')).body.data).toEqual([])
  expect(await catalog.as('role9')('GET', path)).toMatchObject({ status: 403 })
})

test('starts only once when the same request is repeated', async () => {
  const token = await catalog.app.signIn('one', 'role2')
  const send = () =>
    catalog.app.app.inject({
      method: 'POST',
      url: '/api/items/imports',
      headers: { token, 'x-client-request-id': id },
      payload: { fileName: 'twice.csv', columns: COLUMNS, mapping: MAPPING },
    })
  const id = requestID()
  const [first, second] = [await send(), await send()]
  expect(second.json().body.importID).toBe(first.json().body.importID)
})

test('refuses an 11th unfinished import of a user', async () => {
  const call = catalog.as('role103')
  const start = () => call('POST', '/items/imports', { fileName: 'a.csv', columns: COLUMNS, mapping: [MAPPING[0]] })
  const begun = []
  for (let count = 0; count < 10; count++) begun.push((await start()).body.importID)
  const message = 'You have 10 unfinished imports. Apply or cancel one of them first.'
  expect(await start()).toMatchObject({ status: 409, message })
  await call('POST', `/items/imports/${begun[0]}/cancel`)
  expect(await start()).toMatchObject({ status: 200 })
})

test('cancels abandoned imports after a day, and removes the rows of those that are over', async () => {
  const bad = { line: 9, column: null, field: 'name', value: '', code: 'required', message: 'No name', cells: ['BAD'] }
  const begin = async (itemID: string) => {
    const { path, check } = await sent([[[2, itemID, 'Kept', 5]]])
    await catalog.as('role2')('PUT', `${path}/parts/1`, { items: [], rejections: [bad] })
    return { path, check }
  }
  const [done, checked, receiving] = [await begin('TIDY1'), await begin('TIDY2'), await begin('TIDY3')]
  await done.check()
  await applied(done.path)
  await checked.check()
  const tidyAfter = (hours: number) =>
    tidyImports({
      database: catalog.database,
      now: () => new Date(catalog.app.clock.now().getTime() + hours * 3_600_000),
    })
  const states = () =>
    Promise.all([done, checked, receiving].map(async ({ path }) => (await catalog.as('role2')('GET', path)).body.state))
  const kept = async ({ path }: { path: string }) => {
    const importID = Number(path.split('/').at(-1))
    const of = (table: 'import_row' | 'import_rejection') =>
      catalog.database.db.selectFrom(table).select('line').where('import_id', '=', importID).execute()
    return [(await of('import_row')).length, (await of('import_rejection')).length]
  }
  await tidyAfter(23)
  expect(await states()).toEqual(['APPLIED', 'CHECKED', 'RECEIVING'])
  await tidyAfter(25)
  expect(await states()).toEqual(['APPLIED', 'CANCELED', 'CANCELED'])
  expect([await kept(done), await kept(checked), await kept(receiving)]).toEqual(Array(3).fill([1, 1]))
  await tidyAfter(50)
  expect([await kept(done), await kept(checked), await kept(receiving)]).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ])
  await tidyAfter(29 * 24)
  expect(await kept(done)).toEqual([1, 1])
  await tidyAfter(31 * 24)
  expect(await kept(done)).toEqual([0, 0])
  expect(await states()).toEqual(['APPLIED', 'CANCELED', 'CANCELED'])
})
