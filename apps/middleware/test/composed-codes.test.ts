import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migration } from '#database/migrations/0204-composed-codes.ts'
import { atEnd } from './at-end.ts'
import { auditOf, catalogOfTwo, newItem } from './catalog.ts'
import { importsOf } from './importing.ts'
import { addStock } from './stock.ts'

const catalog = catalogOfTwo()
const { sent } = importsOf(catalog)
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const warnings: string[] = []

const [COMPOSED, DECOMPOSED] = ['CAF\u00c9-1', 'CAFE\u0301-1']

/** As the rows were before codes were composed. */
beforeAll(async () => {
  const product = { productID: 'CREME', productName: 'Crème' }
  await call('POST', '/items', newItem('OLD-1', { ...product, additionalUPCs: ['OLD-U', 'U2'] }))
  await call('POST', '/items', newItem('OLD-2'))
  await call('POST', '/items', newItem(`${COMPOSED}-B`, { name: 'The composed one' }))
  const at = await catalog.one.db
    .selectFrom('location')
    .select(['type as location_type', 'location_id'])
    .executeTakeFirstOrThrow()
  await addStock(catalog.one, [{ item_id: 'OLD-1', ...at, qoh: 3 }])
  await catalog.database.db.transaction().execute(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx)
    const { rows: keys } = await sql<{ of_table: string; name: string }>`
      select conrelid::regclass as of_table, conname as name from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx)
    const checked = async (when: string) => {
      for (const { of_table, name } of keys) await run(`alter table ${of_table} alter constraint ${name} ${when}`)
    }
    await checked('deferrable initially deferred')
    await run('grant update on stock_movement to current_user')
    await run('alter table stock_movement disable trigger append_only')
    for (const table of ['item', 'stock_balance', 'stock_movement', 'item_cost_change']) {
      await run(`update ${table} set item_id = '${DECOMPOSED}' where item_id = 'OLD-1'`)
    }
    await run(`update product set product_id = E'CRE\\u0300ME' where product_id = 'CREME'`)
    await run(`update item set upc = item_id, product_id = E'CRE\\u0300ME', additional_upcs = array[E'U\\u0308-1', 'U2']
      where item_id = '${DECOMPOSED}'`)
    await run(`update audit_entry set entity_id = '${DECOMPOSED}' where entity_id = 'OLD-1'`)
    await run(`update item set item_id = '${DECOMPOSED}-B', name = 'The decomposed one' where item_id = 'OLD-2'`)
    await run(`update item set search = folded(concat_ws(chr(10), item_id, name)) where item_id ~ '^CAFE'`)
    await run('set constraints all immediate')
    await checked('not deferrable')
    await run('alter table stock_movement enable trigger append_only')
    await run('revoke update on stock_movement from current_user')
  })
  const { user, password, host, port, database } = catalog.database.pool.options
  const connection = { user, password, host, port, database } as never
  const own = openDatabase(connection, (message) => warnings.push(message))
  atEnd(() => own.close())
  await own.db.transaction().execute(async (tx) => {
    for (const statement of migration.statements) await sql.raw(statement).execute(tx)
  })
})

test('a code that was stored decomposed is found by its address, a search, a filter and the check for duplicates', async () => {
  const itemID = encodeURIComponent(COMPOSED)
  const found = [{ itemID: COMPOSED, upc: COMPOSED, productID: 'CRÈME', additionalUPCs: ['Ü-1', 'U2'] }]
  for (const query of [
    `itemID=${itemID}`,
    `search=${itemID}`,
    `code=${itemID}`,
    `productID=${encodeURIComponent('CRÈME')}`,
  ]) {
    expect((await call('GET', `/items?${query}&sort=itemID`)).body.data.slice(0, 1)).toMatchObject(found)
  }
  expect((await call('GET', `/product/${encodeURIComponent('CRÈME')}`)).body).toMatchObject({ productName: 'Crème' })
  expect(await call('POST', '/items', newItem(COMPOSED))).toMatchObject({
    status: 400,
    message: `Duplicate item ID(s) found for ${COMPOSED}`,
  })
  expect(await auditOf(catalog, COMPOSED)).toMatchObject([{ action: 'create' }])
  const { rows } = await sql`select item_id from stock_balance union all select item_id from stock_movement`.execute(
    catalog.database.db,
  )
  expect(rows).toEqual([{ item_id: COMPOSED }, { item_id: COMPOSED }])
  const edit = { itemID: COMPOSED, version: 1, name: 'Renamed' }
  expect(await call('PUT', '/items', edit)).toMatchObject({ status: 200, body: { name: 'Renamed' } })
})

test('an import updates it', async () => {
  const { check } = await sent([[[2, DECOMPOSED, 'Imported', 5]]])
  expect((await check()).body.counts).toMatchObject({ create: 0, update: 1 })
})

test('of two records with both forms, the decomposed one gets a number, and the log names it', async () => {
  const { body } = await call('GET', `/items?search=${encodeURIComponent(`${COMPOSED}-B`)}&sort=itemID`)
  expect(body.data).toMatchObject([
    { itemID: `${COMPOSED}-B`, name: 'The composed one' },
    { itemID: `${COMPOSED}-B-2`, name: 'The decomposed one' },
  ])
  expect(warnings).toEqual([
    `Company one: two records had the code ${COMPOSED}-B, written in two forms of Unicode. One of them is ${COMPOSED}-B-2 now.`,
  ])
})

test('every key is checked at once again, and stock movements stay append-only', async () => {
  const { rows } = await sql`
    select conname from pg_constraint where contype = 'f' and condeferrable and connamespace = current_schema()::regnamespace`.execute(
    catalog.database.db,
  )
  expect(rows).toEqual([])
  await expect(sql`update stock_movement set quantity = 0`.execute(catalog.database.db)).rejects.toThrow(
    /permission denied|append-only/,
  )
})
