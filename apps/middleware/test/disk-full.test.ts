import { expect, test } from 'vitest'
import { startApp, tokenOf } from './app.ts'
import { newItem } from './catalog.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { seedReference } from '#areas/reference/demo/seed-reference.ts'

const database = await cloneDatabase()
const company = await addCompany(database, 'acme', [2])
await seedReference(company.db)
const app = await startApp(database)

/** From now on every write to the database fails as on a full disk. Answers what makes room again. */
async function fillDisk() {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  await database.pool.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  for (const { name } of rows) {
    await database.pool.query(
      `create trigger full_disk before insert or update on ${name} execute function full_disk()`,
    )
  }
  return () => database.pool.query('drop function full_disk() cascade')
}

test('on a full disk writes are refused with a sentence, reads go on, and /readyz says so', async () => {
  const token = await tokenOf(app, 'acme', 'role2')
  const ready = async () => (await app.app.inject('/readyz')).json<{ status: string }>()
  expect(await app.call(token, 'POST', '/items', newItem('A'))).toMatchObject({ status: 200 })
  const makeRoom = await fillDisk()
  const refused = await app.call(token, 'POST', '/items', newItem('B'))
  expect(refused).toMatchObject({ status: 507, message: expect.stringMatching(/^The server has no room left/) })
  expect(await ready()).toEqual({ status: 'ready for reads only: the disk is full' })

  // Late enough that the session would record its activity, and then that it would get a new token.
  for (const minutes of [1, 10, 10]) {
    app.clock.pass(minutes * 60)
    expect(await app.call(token, 'GET', '/items?itemID=A')).toMatchObject({ status: 200, body: { data: [{}] } })
  }
  await makeRoom()
  expect(await app.call(token, 'POST', '/items', newItem('B'))).toMatchObject({ status: 200 })
  expect(await ready()).toEqual({ status: 'ready' })
})
