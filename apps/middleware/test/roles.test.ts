import { expect, test } from 'vitest'
import { FEATURES } from '@greenroom/permissions'
import { startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const EDITOR = { id: 101, name: 'editor', like: 7, except: { CONFIG_ROLES: ['READ', 'WRITE'] } }
await addCompany(database, 'acme', [2, 7, 9, 14, EDITOR.id], [EDITOR])
await addCompany(database, 'other', [2])
const app = await startApp(database)
const { call } = app
const admin = await tokenOf(app, 'acme', 'role2')
const editor = await tokenOf(app, 'acme', 'role101')
const cashier = await tokenOf(app, 'acme', 'role9')
const stranger = await tokenOf(app, 'other', 'role2')

type Grant = { key: string; access: string[] }
const roleOf = async (roleID: number, token = admin) => (await call(token, 'GET', `/roles/${roleID}`)).body
const accessOf = (role: { features: Grant[] }, feature: string) =>
  role.features.find(({ key }) => key === feature)?.access
const save = async (roleID: number, key: string, access: string[], token = admin, version?: number) =>
  call(token, 'PUT', `/roles/${roleID}/grants`, {
    version: version ?? (await roleOf(roleID)).role.version,
    features: [{ key, access }],
  })

test('lists every role of the company with its users', async () => {
  const { body } = await call(admin, 'GET', '/roles')
  expect(body).toHaveLength(20)
  expect(body).toContainEqual(expect.objectContaining({ roleID: 9, name: 'cashier', custom: false, holders: 1 }))
  expect(body.at(-1)).toMatchObject({ roleID: 101, name: 'editor', baseRoleID: 7, custom: true })
  expect((await call(cashier, 'GET', '/roles')).status).toBe(403)
  expect((await call(stranger, 'GET', '/roles')).body).toHaveLength(19)
})

test('returns every feature of a role, and its users', async () => {
  const { features, holders } = await roleOf(9)
  expect(features.map(({ key }: Grant) => key)).toEqual(FEATURES.map(({ key }) => key))
  expect(holders).toMatchObject([{ userName: 'role9', status: 'Active' }])
  expect(await call(admin, 'GET', '/roles/999')).toMatchObject({ status: 404 })
})

test('applies a changed grant at the next call, and audits it', async () => {
  expect(await call(cashier, 'GET', '/attributes')).toMatchObject({ status: 200 })
  const saved = await save(9, 'CATALOG_PRODUCT', ['NOACCESS'])
  expect(saved).toMatchObject({ status: 200, body: { role: { version: 2, updatedBy: 'role2' } } })
  expect(accessOf(saved.body, 'CATALOG_PRODUCT')).toEqual(['NOACCESS'])
  expect(await call(cashier, 'GET', '/attributes')).toMatchObject({ status: 403, code: 'ER_005' })
  const { features } = (await call(cashier, 'GET', '/authorise')).body
  expect(features).toContainEqual({ key: 'CATALOG_PRODUCT', access: ['NOACCESS'] })
  expect(await save(9, 'CATALOG_PRODUCT', ['READ'])).toMatchObject({ status: 200 })
  expect(await call(cashier, 'GET', '/attributes')).toMatchObject({ status: 200 })
  const entries = await database.db.selectFrom('audit_entry').selectAll().where('entity', '=', 'role').execute()
  expect(entries[0]).toMatchObject({
    entity_id: '9',
    user_name: 'role2',
    changes: [{ field: 'CATALOG_PRODUCT', from: ['READ'], to: ['NOACCESS'] }],
  })
})

test('reports a conflict to the second of two who save one version', async () => {
  const { version } = (await roleOf(9)).role
  expect(await save(9, 'CATALOG_FEES', ['READ', 'WRITE'], admin, version)).toMatchObject({ status: 200 })
  const late = await save(9, 'CATALOG_TAXES', ['READ', 'WRITE'], admin, version)
  expect(late).toMatchObject({ status: 409, body: { updatedBy: 'role2', current: { role: { version: version + 1 } } } })
})

test("refuses to remove the right to edit roles from the editor's role, or to grant or revoke missing levels", async () => {
  expect(await save(2, 'CONFIG_ROLES', ['READ'])).toMatchObject({ status: 400, errors: [{ field: 'CONFIG_ROLES' }] })
  expect(await save(7, 'CATALOG_PRODUCT', ['READ', 'WRITE', 'DELETE'], editor)).toMatchObject({
    status: 400,
    errors: [{ field: 'CATALOG_PRODUCT', message: expect.stringContaining('DELETE access to Products') }],
  })
  expect(await save(2, 'CONFIG_SYSTEM', ['NOACCESS'], editor)).toMatchObject({ status: 400 })
  expect(await save(9, 'CATALOG_PRODUCT', ['READ', 'WRITE'], editor)).toMatchObject({ status: 200 })
})

test('refuses a feature that is given twice, whatever it is judged by', async () => {
  const EXCEPT = { CONFIG_ROLES: ['READ', 'WRITE'], CONFIG_USERS: ['READ'] }
  await addCompany(database, 'twice', [2, 102], [{ id: 102, name: 'limited', like: 5, except: EXCEPT }])
  const limited = await tokenOf(app, 'twice', 'role102')
  const before = await roleOf(102, limited)
  const attempt = (features: Grant[]) =>
    call(limited, 'PUT', '/roles/102/grants', { version: before.role.version, features })
  const gained = await attempt([
    { key: 'CATALOG_PRODUCT', access: ['DELETE'] },
    { key: 'CONFIG_USERS', access: ['DELETE'] },
    { key: 'CATALOG_PRODUCT', access: ['READ'] },
    { key: 'CONFIG_USERS', access: ['READ'] },
  ])
  expect(gained).toMatchObject({
    status: 400,
    errors: [
      { field: 'features.2.key', message: 'is given twice' },
      { field: 'features.3.key', message: 'is given twice' },
    ],
  })
  const overlapping = [['READ', 'WRITE'], ['READ']].map((access) => ({ key: 'CATALOG_PRODUCT', access }))
  expect(await attempt(overlapping)).toMatchObject({ status: 400, errors: [{ field: 'features.1.key' }] })
  expect(await roleOf(102, limited)).toEqual(before)
})

test('always keeps a user who may change roles and users', async () => {
  const everyone = await save(2, 'CONFIG_USERS', ['READ'])
  expect(everyone).toMatchObject({ status: 400, message: expect.stringContaining('No one would be left') })
  expect(accessOf(await roleOf(2), 'CONFIG_USERS')).toContain('WRITE')
})

test('refuses unknown features, and roles of other companies', async () => {
  expect(await save(9, 'CATALOG_NOTHING', ['READ'])).toMatchObject({
    status: 400,
    errors: [{ field: 'features.0.key' }],
  })
  expect(await call(stranger, 'GET', '/roles/101')).toMatchObject({ status: 404 })
})

test('creates a role as a copy, which may be renamed; the nineteen keep their names', async () => {
  const made = await call(admin, 'POST', '/roles', { name: 'Night cashier', likeRoleID: 101 })
  expect(made.body).toMatchObject({ roleID: 102, name: 'Night cashier', baseRoleID: 7, custom: true, holders: 0 })
  const [copy, original] = [await roleOf(102), await roleOf(101)]
  expect(copy.features).toEqual(original.features)
  expect(await call(admin, 'POST', '/roles', { name: 'night CASHIER', likeRoleID: 9 })).toMatchObject({
    status: 400,
    errors: [{ field: 'name', message: 'There is already a role night CASHIER' }],
  })
  expect(await call(admin, 'POST', '/roles', { name: 'A#B', likeRoleID: 9 })).toMatchObject({ status: 400 })
  expect(await call(editor, 'POST', '/roles', { name: 'Boss', likeRoleID: 2 })).toMatchObject({ status: 400 })
  const renamed = await call(admin, 'PUT', '/roles', { roleID: 102, name: 'Late cashier', version: 1 })
  expect(renamed.body).toMatchObject({ name: 'Late cashier', version: 2 })
  expect(await call(admin, 'PUT', '/roles', { roleID: 102, name: 'Again', version: 1 })).toMatchObject({ status: 409 })
  expect(await call(admin, 'PUT', '/roles', { roleID: 7, name: 'Boss', version: 1 })).toMatchObject({ status: 400 })
})

test('a role that starts from no other has no access, now and by default', async () => {
  const made = await call(editor, 'POST', '/roles', { name: 'From scratch' })
  const { roleID } = made.body
  expect(made.body).toMatchObject({ name: 'From scratch', baseRoleID: roleID, custom: true })
  const { features } = await roleOf(roleID)
  expect(features.filter(({ access }: { access: string[] }) => access.join() !== 'NOACCESS')).toEqual([])
  const copy = await call(editor, 'POST', '/roles', { name: 'Its copy', likeRoleID: roleID })
  expect(copy.body).toMatchObject({ baseRoleID: roleID, custom: true })
})

test('twenty roles created at a time get IDs and names of their own', async () => {
  await addCompany(database, 'many', [2])
  const token = await tokenOf(app, 'many', 'role2')
  const create = (name: string) => call(token, 'POST', '/roles', { name, likeRoleID: 9 })
  const made = await Promise.all(Array.from({ length: 20 }, (_, n) => create(`Role ${n}`)))
  expect(made.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
  expect(made.map(({ body }) => body.roleID).toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => 100 + n))
  const same = await Promise.all(Array.from({ length: 5 }, () => create('The same')))
  expect(same.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
  const renamed = await Promise.all(
    made.slice(0, 5).map(({ body }) => call(token, 'PUT', '/roles', { roleID: body.roleID, name: 'Late', version: 1 })),
  )
  expect(renamed.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
})

async function preview(roleID: string, method: 'GET' | 'POST', path: string, token = admin) {
  const headers = { token, 'x-preview-role': roleID, 'x-client-request-id': 'a'.repeat(32) }
  const response = await app.app.inject({
    method,
    url: `/api${path}`,
    headers,
    ...(method === 'POST' && { payload: {} }),
  })
  return { status: response.statusCode, ...response.json() }
}

test("answers a preview with the role's access, and refuses every write", async () => {
  const { features } = (await preview('9', 'GET', '/authorise')).body
  expect(features).toContainEqual({ key: 'CATALOG_PRODUCT_COST', access: ['NOACCESS'] })
  expect(await preview('9', 'GET', '/roles')).toMatchObject({ status: 403 })
  expect(await preview('2', 'POST', '/roles')).toMatchObject({ status: 403, message: expect.stringMatching('preview') })
  expect(await preview('9', 'GET', '/authorise', cashier)).toMatchObject({ status: 403 })
  expect(await preview('nonsense', 'GET', '/authorise')).toMatchObject({ status: 403 })
  const boss = (await preview('2', 'GET', '/authorise', editor)).body
  expect(boss.features).toContainEqual({ key: 'CONFIG_SYSTEM', access: ['NOACCESS'] })
})

test.each([
  ['places', { roleID: 2, locations: [{ type: 'VENUE', locationID: 'HARBOR' }] }],
  ['another role', { roleID: 7, locations: [] }],
] as const)('keeps an administrator of all places: refuses to give the last one %s', async (what, change) => {
  const company = `sole-${what.replaceAll(' ', '-')}`
  await addCompany(database, company, [2, 7, 103], [{ id: 103, name: 'second', like: 2, except: {} }])
  await database.pool.query(
    `insert into location (company_code, type, location_id, name, status)
      values ($1, 'VENUE', 'HARBOR', 'Harbor', 'Active')`,
    [company],
  )
  const sole = await tokenOf(app, company, 'role2')
  const find = async (userName: string) =>
    (await call(sole, 'GET', '/users/all')).body.data.find((user: { userName: string }) => user.userName === userName)
  const give = async (userName: string, fields: object) => {
    const { userID, version, name } = await find(userName)
    return call(sole, 'PUT', '/users', { userID, version, name, ...fields })
  }
  const attempt = () => give('role2', change)
  const placed = await give('role103', { roleID: 103, locations: [{ type: 'VENUE', locationID: 'HARBOR' }] })
  expect(placed).toMatchObject({ status: 200 })
  expect(await attempt()).toMatchObject({
    status: 400,
    message: 'No one would be left who can change roles and users at all places. Give someone else that access first.',
  })
  expect(await give('role103', { roleID: 103, locations: [] })).toMatchObject({ status: 200 })
  expect(await attempt()).toMatchObject({ status: 200 })
})

test.each([
  ['GET', '/authorise'],
  ['POST', '/roles'],
] as const)('refuses a location of a preview without its role: %s %s', async (method, path) => {
  const headers = { token: admin, 'x-preview-location': 'STORE/S1' }
  const payload = { name: 'unseen', likeRoleID: 9 }
  const answer = await app.app.inject({ method, url: `/api${path}`, headers, ...(method === 'POST' && { payload }) })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ message: 'X-Preview-Location needs X-Preview-Role' })
})
