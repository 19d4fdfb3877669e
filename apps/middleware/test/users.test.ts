import {
  allows,
  defaultAccess,
  type Feature,
  FEATURES,
  type Grants,
  grantsOf,
  REACHES,
  reachOf,
  ROLES,
} from '@greenroom/permissions'
import { expect, test, vi } from 'vitest'
import { hashPassword } from '#identity/passwords.ts'
import { startApp, tokenOf } from './app.ts'
import { hashing } from './cheap-hashes.ts'
import { addCompany, PASSWORD } from './companies.ts'
import { cloneDatabase } from './database.ts'

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
const S1 = { type: 'STORE', locationID: 'S1' }
const nina = { userName: 'nina', name: `Nina O'Hara`, email: 'nina@acme.example', roleID: 7, locations: [S1] }
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

test('lists who works at a location: those assigned to it, to its venue or to a location in it', async () => {
  const at = { status: 'Active' as const, version: 1 }
  await acme.db
    .insertInto('location')
    .values([
      { location_id: 'V1', type: 'VENUE', name: 'Hall', ...at },
      { location_id: 'S2', type: 'STORE', name: 'Stand', venue_id: 'V1', ...at },
    ])
    .execute()
  const places = [{ type: 'VENUE', locationID: 'V1' }, { type: 'STORE', locationID: 'S2' }, S1]
  for (const location of places) {
    const { locationID } = location
    const body = {
      userName: `at-${locationID.toLowerCase()}`,
      name: `At ${locationID}`,
      email: null,
      locations: [location],
    }
    expect(await create(body)).toMatchObject({ status: 200 })
  }
  const who = async (location: string) =>
    (await list(`location=${location}`)).data.map(({ userName }: { userName: string }) => userName)
  expect(await who('VENUE/V1')).toEqual(['at-s2', 'at-v1'])
  expect(await who('STORE/S2')).toEqual(['at-s2', 'at-v1'])
  expect(await who('STORE/S1')).toEqual(['at-s1'])
  expect(await who('VENUE/S1')).toEqual([])
  expect(await call(admin, 'GET', '/users/all?location=S1')).toMatchObject({ status: 400 })
})

test('gets a new user with the returned password to choosing their own, alone and for 24 hours', async () => {
  const { body } = await create({})
  expect(body.user).toMatchObject({ userName: 'nina', roleID: 7, locations: [S1], status: 'Active', version: 1 })
  expect(body.password).toMatch(/^(\w{4}-){3}\w{4}$/)
  const kept = await acme.db.selectFrom('answered_request').select('answer').execute()
  expect(JSON.stringify(kept)).not.toContain(body.password)

  const first = await logIn('nina', body.password)
  expect(first).toMatchObject({ status: 401, error: 'invalid_grant' })
  expect(Object.keys(first.body)).toEqual(['passwordKey'])
  const sessions = acme.db.selectFrom('session').select('session_id').where('user_id', '=', body.user.userID)
  expect(await sessions.execute()).toEqual([])
  const choose = (password: string) =>
    call(undefined, 'POST', '/password/reset', { domain: 'acme', key: first.body.passwordKey, password })
  expect(await choose(body.password)).toMatchObject({ status: 400, errors: [{ field: 'password' }] })
  expect(await choose(PASSWORD)).toMatchObject({ status: 200 })
  expect(await logIn('nina', body.password)).toMatchObject({ status: 401, error: 'unauthorized' })
  expect(await logIn('nina', PASSWORD)).toMatchObject({ status: 200 })

  const late = await create({ userName: 'late' })
  const users = () => acme.db.selectFrom('app_user').select('initial_password_until').where('user_name', '=', 'late')
  const { initial_password_until: until } = await users().executeTakeFirstOrThrow()
  expect(until!.getTime() - clock.time).toBe(24 * 3_600_000)
  await acme.db
    .updateTable('app_user')
    .set({ initial_password_until: clock.now() })
    .where('user_name', '=', 'late')
    .execute()
  const refused = await logIn('late', late.body.password)
  expect(refused).toMatchObject({ status: 401, error_description: 'User credentials have expired' })
  expect(refused).not.toHaveProperty('body')
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

test('hashes no password for a user that is refused', async () => {
  const hash = vi.spyOn(hashing, 'argon2')
  const wrong = [
    { userName: 'role2' },
    { userName: 'No Spaces' },
    { userName: 'a', roleID: 999 },
    { userName: 'a', locations: [{ ...S1, locationID: 'X' }] },
    { userName: 'a', email: null, mail: true },
  ]
  for (const body of wrong) expect(await create(body)).toMatchObject({ status: 400 })
  expect(await create({ userName: 'a', roleID: 2 }, personnel)).toMatchObject({ status: 400 })
  expect(hash).not.toHaveBeenCalled()
  await hashPassword('x')
  expect(hash).toHaveBeenCalledOnce()
  hash.mockRestore()
})

test('mails a link to choose the password instead', async () => {
  const { body } = await create({ userName: 'mailed', email: 'mailed@acme.example', mail: true })
  expect(body).toMatchObject({ password: null, mailed: true, user: { userName: 'mailed', secondFactor: false } })
  const keys = () => acme.db.selectFrom('password_key').select('user_id').execute()
  await vi.waitFor(async () => expect(await keys()).toEqual([{ user_id: body.user.userID }]))
  expect((await list(`userID=${body.user.userID}`)).data).toMatchObject([{ userName: 'mailed' }])
  const nowhere = await create({ userName: 'nowhere', email: null, mail: true })
  expect(nowhere).toMatchObject({ status: 400, errors: [{ field: 'email' }] })
})

test('reports the problems of a user field by field', async () => {
  const wrong = await create({ userName: 'No Spaces', name: '', email: 'nowhere' })
  expect(wrong.errors?.map(({ field }) => field)).toEqual(['userName', 'name', 'email'])
  expect(await create({})).toMatchObject({ status: 400, errors: [{ field: 'userName' }] })
  expect(await create({ userName: 'a', locations: [{ ...S1, locationID: 'X' }] })).toMatchObject({
    errors: [{ field: 'locations' }],
  })
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
  const entries = await acme.db.selectFrom('audit_entry').selectAll().where('entity_id', '=', userID).execute()
  expect(entries.find(({ action }) => action === 'update')?.changes).toContainEqual({
    field: 'roleID',
    from: 7,
    to: 16,
  })
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

test('ends the old password and the open sessions on a reset, and returns no password but mails a link', async () => {
  const { userID } = await find('role7')
  const token = await tokenOf(app, 'acme', 'role7')
  const reset = () => call(admin, 'POST', `/users/${userID}/password`)
  expect(await reset()).toMatchObject({ status: 400, errors: [{ field: 'email' }] })
  await acme.db.updateTable('app_user').set({ email: 'r@acme.example' }).where('user_id', '=', userID).execute()
  const { status, body } = await reset()
  expect({ status, body }).toMatchObject({ status: 200, body: { userID, userName: 'role7' } })
  expect(body).not.toHaveProperty('password')
  expect(await call(token, 'GET', '/authorise')).toMatchObject({ status: 401 })
  expect(await logIn('role7', PASSWORD)).toMatchObject({ status: 401 })
  const keys = () => acme.db.selectFrom('password_key').select('user_id').where('user_id', '=', userID).execute()
  await vi.waitFor(async () => expect(await keys()).toHaveLength(1))
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

test('offers a user editor the roles within their own access', async () => {
  const choices = (await call(personnel, 'GET', '/users/roles')).body
  expect(choices.filter(({ mayGive }: { mayGive: boolean }) => mayGive)).toEqual([
    { roleID: 14, name: 'HR manager', mayGive: true },
  ])
  expect((await call(personnel, 'GET', '/users/all?search=role2')).body.data[0].mayChange).toBe(false)
})

const makers = ROLES.filter(({ id }) => allows(grantsOf(defaultAccess(id)), 'CONFIG_USERS', 'WRITE'))

test.each(makers)('as $name, nobody makes, changes or resets a user with more access than their own', async (maker) => {
  const code = `maker-${maker.id}`
  const company = await addCompany(
    database,
    code,
    ROLES.map(({ id }) => id),
  )
  await company.db.updateTable('app_user').set({ email: 'someone@acme.example' }).execute()
  const token = await tokenOf(app, code, `role${maker.id}`)
  const own = grantsOf(defaultAccess(maker.id))
  for (const { id } of ROLES) {
    const has = grantsOf(defaultAccess(id))
    const reach = (grants: Grants, key: Feature) => REACHES.indexOf(reachOf(grants, key))
    const isWithin = FEATURES.every(({ key }) => reach(has, key) <= reach(own, key))
    const { userID, version, name } = (await call(token, 'GET', `/users/all?role=${id}`)).body.data.find(
      ({ userName }: { userName: string }) => userName === `role${id}`,
    )
    const tries = {
      make: await create({ userName: `new${id}`, roleID: id, locations: [] }, token),
      mail: await call(token, 'PUT', '/users', { userID, version, name, roleID: id, email: 'mine@acme.example' }),
      reset: id === maker.id ? undefined : await call(token, 'POST', `/users/${userID}/password`),
    }
    for (const [act, reply] of Object.entries(tries)) {
      const refusal = act === 'make' ? 400 : 403
      if (reply) expect([act, id, reply.status]).toEqual([act, id, isWithin ? 200 : refusal])
    }
  }
})

test('concurrent changes of users and roles succeed or name a conflict', async () => {
  const at10 = <T>(act: (n: number) => T) => Array.from({ length: 10 }, (_, n) => act(n))
  const { userID, version, name } = await find('role9')
  const { role } = (await call(admin, 'GET', '/roles/9')).body
  const features = [{ key: 'CATALOG_FEES', access: ['READ', 'WRITE'] }]
  const replies = await Promise.all([
    ...at10((n) => create({ userName: `parallel${n}`, roleID: 9, locations: [] })),
    ...at10((n) => call(admin, 'PUT', '/users', { userID, version, name: `${name} ${n}`, roleID: 9 })),
    ...at10(() => call(admin, 'PUT', '/roles/9/grants', { version: role.version, features })),
  ])
  const statuses = replies.map(({ status }) => status)
  const oneOfTen = [200, ...Array<number>(9).fill(409)]
  expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(200))
  expect(statuses.slice(10, 20).toSorted()).toEqual(oneOfTen)
  expect(statuses.slice(20).toSorted()).toEqual(oneOfTen)
})

test('hides users of other companies', async () => {
  const stranger = await tokenOf(app, 'other', 'role2')
  const { userID } = await find('nina')
  expect((await call(stranger, 'GET', '/users/all')).body.total.count).toBe(1)
  expect(await call(stranger, 'POST', `/users/${userID}/unlock`)).toMatchObject({ status: 404 })
  expect(await call(stranger, 'POST', `/users/${userID}/password`)).toMatchObject({ status: 404 })
})
