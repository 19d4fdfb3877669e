import { afterEach, expect, test } from 'vitest'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import { lockCompany } from '#query/locks.ts'
import { requestID, startApp, tokenOf } from './app.ts'
import { addCompany, PASSWORD } from './companies.ts'
import { cloneDatabase, grantTo, lockWaits } from './database.ts'

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2, 7, 9, 14])
const partner = await addCompany(database, 'partner', [17])
await acme.db.insertInto('partner_grant').values(grantTo('partner')).execute()
const started = await startApp(database)
const { app, call, clock } = started

/** Each test begins with the access that everybody has at first. */
afterEach(async () => {
  for (const id of [2, 7, 9, 14]) await moveTo(acme.db, `role${id}`, id)
  await acme.db.updateTable('partner_grant').set({ status: 'Active' }).execute()
  clock.pass(2)
})

const moveTo = (db: CompanyQueries, userName: string, role_id: number) =>
  db.updateTable('app_user').set({ role_id }).where('user_name', '=', userName).execute()

const idOf = async (userName: string) =>
  (await acme.db.selectFrom('app_user').select('user_id').where('user_name', '=', userName).executeTakeFirstOrThrow())
    .user_id

/** Makes the call wait for the company's lock, and changes something before it gets it. */
async function meanwhile<T>(given: () => Promise<T>, change: (holder: CompanyStore) => Promise<unknown>): Promise<T> {
  let waiting: Promise<T> | undefined
  await acme.transaction(async (holder) => {
    await lockCompany(holder)
    waiting = given()
    await lockWaits(database, 1)
    await change(holder)
  })
  return waiting!
}

test('a second factor is not reset of a user who was given more access meanwhile', async () => {
  const token = await tokenOf(started, 'acme', 'role14')
  const reset = async () => call(token, 'DELETE', `/users/${await idOf('role9')}/2fa`)
  expect(await meanwhile(reset, ({ db }) => moveTo(db, 'role9', 2))).toMatchObject({
    status: 403,
    message: expect.stringContaining('has access that yours lacks'),
  })
})

const CHANGES: readonly (readonly ['POST' | 'PUT' | 'DELETE', string, () => Promise<object | undefined>])[] = [
  ['PUT', '/users', async () => ({ userID: await idOf('role9'), version: 1, name: 'Renamed', roleID: 9 })],
  ['POST', '/users', async () => ({ userName: 'late', name: 'Late', roleID: 9 })],
  ['POST', '/roles', async () => ({ name: 'Late', likeRoleID: 9 })],
  ['PUT', '/partners/partner', async () => ({ roleID: 9, endsOn: null, version: 1 })],
  ['PUT', '/partners/partner/status', async () => ({ status: 'Revoked', version: 1 })],
  ['POST', '/partners/code', async () => undefined],
  [
    'PUT',
    '/sso/provider',
    async () => ({ name: 'Acme', issuer: 'https://id.invalid', clientID: 'a', clientSecret: 'b' }),
  ],
  ['DELETE', '/sso/provider?version=1', async () => undefined],
  ['PUT', '/roles/9/grants', async () => ({ version: 1, features: [{ key: 'CATALOG_FEES', access: ['READ'] }] })],
]

test.each(CHANGES)('%s %s is refused to a user whose role was changed meanwhile', async (method, path, bodyOf) => {
  const token = await tokenOf(started, 'acme', 'role2')
  const body = await bodyOf()
  const demoted = await meanwhile(
    () => call(token, method, path, body),
    ({ db }) => moveTo(db, 'role2', 9),
  )
  expect(demoted).toMatchObject({ status: 403, code: 'ER_005' })
  expect(await acme.db.selectFrom('app_user').select('user_id').where('user_name', '=', 'late').execute()).toEqual([])
})

test('a request with a code that the merchant replaced meanwhile is refused', async () => {
  await acme.db.insertInto('partner_request_code').values({ code: 'FIRST' }).execute()
  const token = await tokenOf(started, 'partner', 'role17', { partner: true })
  const ask = () => call(token, 'POST', '/partner/requests', { companyCode: 'acme', code: 'FIRST', message: '' })
  const late = await meanwhile(ask, ({ db }) => db.updateTable('partner_request_code').set({ code: 'NEXT' }).execute())
  expect(late).toMatchObject({ status: 400, errors: [{ field: 'code' }] })
})

test('a partner changes nothing of a merchant that was taken from them meanwhile', async () => {
  const credentials = { domain: 'partner', username: 'role17', password: PASSWORD, is_partner: true }
  const { token } = (await call(undefined, 'POST', '/login', credentials)).body
  const newUser = (userName: string) => ({ userName, name: 'Partner made', roleID: 9 })
  const atMerchant = (payload: object, path = '/users') =>
    app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { token, domain: 'acme', 'x-client-request-id': requestID() },
      payload,
    })
  const revoke = () => acme.db.updateTable('partner_grant').set({ status: 'Revoked' }).execute()
  const refused = { code: 'ER_005', message: "You don't have access to the merchant acme" }
  expect((await meanwhile(() => atMerchant(newUser('revoked')), revoke)).json()).toMatchObject(refused)
  await acme.db.updateTable('partner_grant').set({ status: 'Active' }).execute()
  const view = { screen: 'products', name: 'Late', state: '{}' }
  expect((await meanwhile(() => atMerchant(view, '/views'), revoke)).json()).toMatchObject(refused)
  expect(await acme.db.selectFrom('saved_view').select('name').execute()).toEqual([])
  await acme.db.updateTable('partner_grant').set({ status: 'Active' }).execute()
  const demoted = await meanwhile(
    () => atMerchant(newUser('demoted')),
    () => partner.db.deleteFrom('role_grant').where('feature', '=', 'CONFIG_USERS').execute(),
  )
  expect(demoted.json()).toMatchObject({ code: 'ER_005' })
})
