import { expect, test } from 'vitest'
import { startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const KIOSK = { id: 101, name: 'kiosk', like: 9, except: {} }
const HELPER = {
  id: 102,
  name: 'helper',
  like: 9,
  except: { CONFIG_ROLES: ['READ', 'WRITE', 'DELETE'], CONFIG_USERS: ['READ', 'WRITE'] },
}
const acme = await addCompany(database, 'acme', [2, 9, KIOSK.id, HELPER.id], [KIOSK, HELPER])
await addCompany(database, 'other', [2])
const app = await startApp(database)
const { call } = app
const admin = await tokenOf(app, 'acme', 'role2')
const helper = await tokenOf(app, 'acme', 'role102')
const kiosk = await tokenOf(app, 'acme', 'role101')

const remove = (roleID: number, to: number, { token = admin, version = 1 } = {}) =>
  call(token, 'DELETE', `/roles/${roleID}?to=${to}&version=${version}`)

test('refuses a built-in role, the own role, no other role, and an older version', async () => {
  expect(await remove(9, 7)).toMatchObject({ status: 400, message: "cashier is a built-in role and can't be deleted" })
  expect(await remove(102, 9, { token: helper })).toMatchObject({ status: 400 })
  expect(await remove(101, 101)).toMatchObject({ status: 400, errors: [{ field: 'to', value: 101 }] })
  expect(await remove(101, 999)).toMatchObject({ status: 400, errors: [{ field: 'to' }] })
  expect(await remove(101, 9, { version: 7 })).toMatchObject({
    status: 409,
    body: { current: { role: { version: 1 } } },
  })
  expect(await remove(777, 9)).toMatchObject({ status: 404 })
  expect((await call(admin, 'GET', '/roles/101')).body.holders).toHaveLength(1)
})

test('refuses those who lack what its users would get, or the right to delete, and other companies', async () => {
  expect(await remove(101, 2, { token: helper })).toMatchObject({
    status: 400,
    errors: [{ field: 'to', message: expect.stringContaining('it has access that yours lacks') }],
  })
  expect(await remove(101, 9, { token: kiosk })).toMatchObject({ status: 403 })
  const stranger = await tokenOf(app, 'other', 'role2')
  expect(await remove(101, 9, { token: stranger })).toMatchObject({ status: 404 })
})

test('refuses somebody who works at some places only', async () => {
  const { user_id } = await acme.db
    .selectFrom('app_user')
    .select('user_id')
    .where('user_name', '=', 'role102')
    .executeTakeFirstOrThrow()
  await acme.db
    .insertInto('location')
    .values({ location_id: 'S1', type: 'STORE', name: 'Stand', status: 'Active' })
    .execute()
  await acme.db.insertInto('user_location').values({ user_id, location_type: 'STORE', location_id: 'S1' }).execute()
  const limited = await tokenOf(app, 'acme', 'role102')
  expect(await remove(101, 9, { token: limited })).toMatchObject({ status: 403 })
})

test('gives its users the other role at their next call, takes it from shared views, and audits each', async () => {
  const view = { screen: 'products', name: 'Kiosks', state: '{}', roleIDs: [101] }
  expect(await call(admin, 'POST', '/views', view)).toMatchObject({ status: 200 })
  const before = await call(kiosk, 'GET', '/authorise')
  expect(await remove(101, 9)).toMatchObject({ status: 200, body: { roleID: 9, name: 'cashier', holders: 2 } })
  expect(await call(admin, 'GET', '/roles/101')).toMatchObject({ status: 404 })
  const { body } = await call(kiosk, 'GET', '/users?username=role101')
  expect(body).toMatchObject([{ roleID: 9, role: 'cashier' }])
  expect((await call(kiosk, 'GET', '/authorise')).body).toEqual(before.body)
  expect(await acme.db.selectFrom('saved_view').select('role_ids').execute()).toEqual([{ role_ids: [] }])
  const entries = await acme.db
    .selectFrom('audit_entry')
    .select(['entity', 'action', 'changes'])
    .where('entity', 'in', ['role', 'user'])
    .orderBy('audit_id')
    .execute()
  expect(entries).toEqual([
    { entity: 'user', action: 'update', changes: [{ field: 'roleID', from: 101, to: 9 }] },
    { entity: 'role', action: 'delete', changes: [{ field: 'name', from: 'kiosk', to: null }] },
  ])
})

test('gives the ID of a deleted role to no other', async () => {
  const create = async (name: string) => {
    const { body } = await call(admin, 'POST', '/roles', { name, likeRoleID: 9 })
    return body.roleID as number
  }
  const first = await create('first')
  expect(await remove(first, 9)).toMatchObject({ status: 200 })
  expect(await create('second')).toBe(first + 1)
})
