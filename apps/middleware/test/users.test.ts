import { expect, test, vi } from 'vitest'
import { startApp, tokenOf } from './app.ts'
import { addCompany, cloneDatabase, PASSWORD } from './database.ts'

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2, 7, 9, 14])
await addCompany(database, 'other', [2])
await acme.db
  .insertInto('location')
  .values({ location_id: 'S1', type: 'STORE', name: 'Stand', status: 'Active' })
  .execute()
const app = await startApp(database)
const { call, clock } = app
const admin = await tokenOf(app, 'acme', 'role2')
const personnel = await tokenOf(app, 'acme', 'role14')

const list = async (query = '') => (await call(admin, 'GET', `/users/all?${query}`)).body
const find = async (userName: string) =>
  (await list(`search=${userName}`)).data.find((user: { userName: string }) => user.userName === userName)
const nina = { userName: 'nina', name: `Nina O'Hara`, email: 'nina@acme.example', roleID: 7, locations: ['S1'] }
const create = (body: object, token = admin) => call(token, 'POST', '/users', { ...nina, ...body })
const logIn = (username: string, password: string) =>
  call(undefined, 'POST', '/login', { domain: 'acme', username, password })

test('lists the users of the company, searched, filtered, sorted and page by page', async () => {
  const all = await list()
  expect(all).toMatchObject({ total: { count: 4, capped: false }, nextCursor: null })
  expect(all.data[0]).toMatchObject({ userName: 'role14', role: 'HR manager', status: 'Active', locked: false })
  expect((await list('search=cashier')).data).toMatchObject([{ userName: 'role9' }])
  expect((await list('role=7,9')).data.map(({ roleID }: { roleID: number }) => roleID)).toEqual([7, 9])
  expect((await list('status=Inactive')).data).toEqual([])
  const first = await list('limit=3&sort=-userName')
  expect(first.data.map(({ userName }: { userName: string }) => userName)).toEqual(['role9', 'role7', 'role2'])
  expect((await list(`limit=3&sort=-userName&cursor=${first.nextCursor}`)).data).toMatchObject([{ userName: 'role14' }])
  const cashier = await tokenOf(app, 'acme', 'role9')
  expect(await call(cashier, 'GET', '/users/all')).toMatchObject({ status: 403 })
})

test('lets a new user sign in with the password that was returned once', async () => {
  const { body } = await create({})
  expect(body.user).toMatchObject({ userName: 'nina', roleID: 7, locations: ['S1'], status: 'Active', version: 1 })
  expect(body.password).toMatch(/^(\w{4}-){3}\w{4}$/)
  expect(await logIn('nina', body.password)).toMatchObject({ status: 200 })
  const kept = await acme.db.selectFrom('answered_request').select('answer').execute()
  expect(JSON.stringify(kept)).not.toContain(body.password)
})

test('creates no second user and returns no password when the request is repeated', async () => {
  const headers = { token: admin, 'x-client-request-id': 'b'.repeat(32) }
  const send = () =>
    app.app.inject({ method: 'POST', url: '/api/users', headers, payload: { ...nina, userName: 'twice' } })
  expect((await send()).json().body.password).toBeTruthy()
  const again = (await send()).json()
  expect(again.body).toMatchObject({ user: { userName: 'twice' }, password: null })
  expect((await list('search=twice')).data).toHaveLength(1)
})

test('mails a link to choose the password instead', async () => {
  const { body } = await create({ userName: 'mailed', email: 'mailed@acme.example', mail: true })
  expect(body).toMatchObject({ password: null, mailed: true, user: { userName: 'mailed', secondFactor: false } })
  const keys = () => acme.db.selectFrom('password_key').select('user_id').execute()
  await vi.waitFor(async () => expect(await keys()).toEqual([{ user_id: body.user.userID }]), { timeout: 60_000 })
  expect((await list(`userID=${body.user.userID}`)).data).toMatchObject([{ userName: 'mailed' }])
  const nowhere = await create({ userName: 'nowhere', email: null, mail: true })
  expect(nowhere).toMatchObject({ status: 400, errors: [{ field: 'email' }] })
})

test('reports the problems of a user field by field', async () => {
  const wrong = await create({ userName: 'No Spaces', name: '', email: 'nowhere' })
  expect(wrong.errors?.map(({ field }) => field)).toEqual(['userName', 'name', 'email'])
  expect(await create({})).toMatchObject({ status: 400, errors: [{ field: 'userName' }] })
  expect(await create({ userName: 'a', locations: ['X'] })).toMatchObject({ errors: [{ field: 'locations' }] })
  expect(await create({ userName: 'a', roleID: 999 })).toMatchObject({ errors: [{ field: 'roleID' }] })
})

test('applies a changed role at once, and reports a conflict to the second save', async () => {
  const user = await find('nina')
  const token = await tokenOf(app, 'acme', 'nina')
  expect(await call(token, 'GET', '/business/venues')).toMatchObject({ status: 200 })
  const { userID, version, name } = user
  const saved = await call(admin, 'PUT', '/users', { userID, version, name, roleID: 16, locations: [] })
  expect(saved.body).toMatchObject({ role: 'vendor', locations: [], email: null, version: version + 1 })
  expect(await call(token, 'GET', '/business/venues')).toMatchObject({ status: 403 })
  const late = await call(admin, 'PUT', '/users', { userID, version, name, roleID: 7 })
  expect(late).toMatchObject({ status: 409, body: { current: { role: 'vendor' }, updatedBy: 'role2' } })
  const [, update] = await acme.db.selectFrom('audit_entry').selectAll().where('entity_id', '=', userID).execute()
  expect(update?.changes).toContainEqual({ field: 'roleID', from: 7, to: 16 })
})

test('ends the sessions at once on deactivation, and lets the user in again on reactivation', async () => {
  const { userID } = await find('role9')
  const token = await tokenOf(app, 'acme', 'role9')
  expect(await call(token, 'GET', '/authorise')).toMatchObject({ status: 200 })
  const off = await call(admin, 'PUT', `/users/${userID}/status`, { status: 'Inactive' })
  expect(off.body).toMatchObject({ status: 'Inactive' })
  expect(await call(token, 'GET', '/authorise')).toMatchObject({ status: 401 })
  expect(await logIn('role9', PASSWORD)).toMatchObject({ status: 401 })
  await call(admin, 'PUT', `/users/${userID}/status`, { status: 'Active' })
  expect(await logIn('role9', PASSWORD)).toMatchObject({ status: 200 })
})

test('refuses to deactivate yourself, and keeps an administrator', async () => {
  const me = await find('role2')
  const off = await call(admin, 'PUT', `/users/${me.userID}/status`, { status: 'Inactive' })
  expect(off).toMatchObject({ status: 400, message: 'You cannot deactivate yourself' })
  const { userID, version, name } = me
  const demoted = await call(admin, 'PUT', '/users', { userID, version, name, roleID: 7 })
  expect(demoted).toMatchObject({ status: 400, message: expect.stringContaining('No one would be left') })
  expect(await find('role2')).toMatchObject({ roleID: 2, status: 'Active' })
})

test('accepts a reset password, and ends the old one and the open sessions', async () => {
  const { userID } = await find('role7')
  const token = await tokenOf(app, 'acme', 'role7')
  const { body } = await call(admin, 'POST', `/users/${userID}/password`, { mail: false })
  expect(await call(token, 'GET', '/authorise')).toMatchObject({ status: 401 })
  expect(await logIn('role7', PASSWORD)).toMatchObject({ status: 401 })
  expect(await logIn('role7', body.password)).toMatchObject({ status: 200 })
})

test('lets a locked user in again', async () => {
  for (let tries = 0; tries < 10; tries++) await logIn('role14', 'wrong')
  expect(await logIn('role14', PASSWORD)).toMatchObject({ status: 401 })
  const { userID, locked } = await find('role14')
  expect(locked).toBe(true)
  expect((await call(admin, 'POST', `/users/${userID}/unlock`)).body).toMatchObject({ locked: false })
  expect(await logIn('role14', PASSWORD)).toMatchObject({ status: 200 })
  clock.pass(1)
})

test('lets a user editor without configuration access create and change no administrators', async () => {
  const choices = (await call(personnel, 'GET', '/users/roles')).body
  expect(choices).toContainEqual({ roleID: 7, name: 'store manager', mayGive: true })
  expect(choices).toContainEqual({ roleID: 2, name: 'system admin', mayGive: false })
  expect(await create({ userName: 'boss', roleID: 2 }, personnel)).toMatchObject({ errors: [{ field: 'roleID' }] })
  expect(await create({ userName: 'temp', roleID: 11 }, personnel)).toMatchObject({ status: 200 })
  const { userID } = await find('role2')
  expect(await call(personnel, 'POST', `/users/${userID}/password`, { mail: false })).toMatchObject({ status: 403 })
  expect((await call(personnel, 'GET', '/users/all?search=role2')).body.data[0].mayChange).toBe(false)
})

test('hides users of other companies', async () => {
  const stranger = await tokenOf(app, 'other', 'role2')
  const { userID } = await find('nina')
  expect((await call(stranger, 'GET', '/users/all')).body.total.count).toBe(1)
  expect(await call(stranger, 'POST', `/users/${userID}/unlock`)).toMatchObject({ status: 404 })
  expect(await call(stranger, 'POST', `/users/${userID}/password`, { mail: false })).toMatchObject({ status: 404 })
})
