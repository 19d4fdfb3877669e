import { NEEDS_ALL_PLACES } from '@greenroom/permissions'
import { beforeEach, expect, test } from 'vitest'
import { requestID, startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase, grantTo } from './database.ts'

const database = await cloneDatabase()
const agency = await addCompany(database, 'agency', [2, 17])
const shop = await addCompany(database, 'shop', [2, 6, 7, 9])
await addCompany(database, 'other', [2])
const started = await startApp(database)
const { app, clock } = started

let admin = ''
let partner = ''
beforeEach(async () => {
  // Each test begins half an hour later, without a limit that another has reached.
  clock.pass(1_801)
  admin = await tokenOf(started, 'shop', 'role2')
  partner = await tokenOf(started, 'agency', 'role17', { partner: true })
})

const call: typeof started.call = (...args) => started.call(...args)
const newCode = async () => (await call(admin, 'POST', '/partners/code')).body.code as string
const ask = (code: string, companyCode = 'shop', token = partner) =>
  call(token, 'POST', '/partner/requests', { companyCode, code, message: 'Catalog for the spring tour' })
const partners = async () => (await call(admin, 'GET', '/partners')).body
const merchants = async () => (await call(partner, 'GET', '/partner/merchants')).body
const save = (body: object, token = admin) => call(token, 'PUT', '/partners/agency', body)
const end = (status: string, version: number) => call(admin, 'PUT', '/partners/agency/status', { status, version })
const reset = () => shop.db.deleteFrom('partner_grant').execute()

/** The partner's access at the merchant. */
async function authorise() {
  const answer = await app.inject({ url: '/api/authorise', headers: { token: partner, domain: 'shop' } })
  return { status: answer.statusCode, ...answer.json() }
}

test('a partner asks with the code of the merchant, who sees who asks and what for', async () => {
  expect((await call(admin, 'GET', '/partners/code')).body).toEqual({ code: null })
  expect(await ask('ANYTHING')).toMatchObject({ status: 400, errors: [{ field: 'code' }] })
  const code = await newCode()
  expect(code).toMatch(/^[A-Z2-9]{10}$/)
  const wrong = await ask('WRONG')
  expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'code' }] })
  expect(await ask('WRONG', 'nowhere')).toMatchObject({ status: 400, message: wrong.message })
  expect(await ask(` ${code.toLowerCase()} `, 'SHOP')).toMatchObject({ status: 200 })
  expect(await partners()).toMatchObject([
    {
      partnerCode: 'agency',
      name: 'Company agency',
      status: 'Requested',
      roleID: null,
      endsOn: null,
      message: 'Catalog for the spring tour',
      requestedBy: 'agency/role17',
    },
  ])
  expect(await merchants()).toMatchObject([
    { companyCode: 'shop', name: 'Company shop', status: 'Requested', roleName: null },
  ])
  expect(await authorise()).toMatchObject({ status: 403 })
  const audited = await shop.db
    .selectFrom('audit_entry')
    .select(['user_name'])
    .where('entity', '=', 'partner')
    .execute()
  expect(audited).toEqual([{ user_name: 'agency/role17' }])
})

test('a new code ends the one before, and guesses are limited', async () => {
  const code = await newCode()
  const next = await newCode()
  expect(await ask(code)).toMatchObject({ status: 400 })
  expect(await ask(next)).toMatchObject({ status: 200 })
  for (let n = 0; n < 3; n++) expect(await ask('WRONG')).toMatchObject({ status: 400 })
  expect(await ask(next)).toMatchObject({ status: 429 })
})

test('nobody can ask with a withdrawn code', async () => {
  const code = await newCode()
  expect((await call(admin, 'DELETE', '/partners/code')).status).toBe(200)
  expect((await call(admin, 'GET', '/partners/code')).body).toEqual({ code: null })
  expect(await ask(code)).toMatchObject({ status: 400, errors: [{ field: 'code' }] })
})

test('a company that the operator lets enter itself is not among its own partners', async () => {
  const before = await partners()
  const own = { partner_code: 'shop', partner_name: 'Company shop', status: 'Active' as const, role_id: null }
  await shop.db
    .insertInto('partner_grant')
    .values({ ...own, ends_on: null })
    .execute()
  expect(await partners()).toEqual(before)
  expect(await call(admin, 'PUT', '/partners/shop/status', { status: 'Revoked', version: 1 })).toMatchObject({
    status: 404,
  })
  await shop.db.deleteFrom('partner_grant').where('partner_code', '=', 'shop').execute()
})

test('gives a partner the access of a role until the end of a day, and no more than either side has', async () => {
  const [{ version }] = await partners()
  const today = clock.time
  const day = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10)
  expect(await save({ roleID: 7, endsOn: day(-2), version })).toMatchObject({
    status: 400,
    errors: [{ field: 'endsOn' }],
  })
  expect(await save({ roleID: 77, endsOn: null, version })).toMatchObject({
    status: 400,
    errors: [{ field: 'roleID' }],
  })
  const given = await save({ roleID: 7, endsOn: day(2), version })
  expect(given).toMatchObject({ status: 200, body: { status: 'Active', roleID: 7, roleName: 'store manager' } })
  expect(await save({ roleID: 9, endsOn: null, version })).toMatchObject({ status: 409, body: { updatedBy: 'role2' } })
  const { status, body } = await authorise()
  expect(status).toBe(200)
  expect(body.features).toContainEqual({ key: 'CATALOG_PRODUCT', access: ['READ', 'WRITE'] })
  expect(body.features).toContainEqual({ key: 'CONFIG_USERS', access: ['NOACCESS'] })
  expect(await merchants()).toMatchObject([{ status: 'Active', roleName: 'store manager', endsOn: day(2) }])

  clock.pass(4 * 86_400)
  admin = await tokenOf(started, 'shop', 'role2')
  partner = await tokenOf(started, 'agency', 'role17', { partner: true })
  expect(await authorise()).toMatchObject({ status: 403, code: 'ER_005' })
  expect(await merchants()).toMatchObject([{ status: 'Expired' }])
  expect(await partners()).toMatchObject([{ status: 'Expired' }])
})

test('revokes at once, and lets the partner ask again', async () => {
  const [{ version }] = await partners()
  expect(await save({ roleID: 7, endsOn: null, version })).toMatchObject({ status: 200 })
  expect(await authorise()).toMatchObject({ status: 200 })
  expect(await ask(await newCode())).toMatchObject({ status: 400, message: 'You already have access to shop.' })
  expect(await end('Declined', version + 1)).toMatchObject({ status: 400 })
  expect(await end('Revoked', version + 1)).toMatchObject({ status: 200, body: { status: 'Revoked' } })
  expect(await authorise()).toMatchObject({ status: 403, message: "You don't have access to the merchant shop" })
  expect(await merchants()).toMatchObject([{ status: 'Revoked' }])
  expect(await save({ roleID: 7, endsOn: null, version: version + 2 })).toMatchObject({ status: 400 })
  expect(await ask(await newCode())).toMatchObject({ status: 200 })
  expect(await end('Declined', version + 3)).toMatchObject({ status: 200, body: { status: 'Declined' } })
  expect(await merchants()).toMatchObject([{ status: 'Declined' }])
})

test('gives no access that the user lacks, and only as a user of the company with all places', async () => {
  await reset()
  await ask(await newCode())
  const granted = ['READ', 'WRITE'].map((level) => ({ role_id: 6, feature: 'CONFIG_PARTNERS', level }))
  await shop.db.deleteFrom('role_grant').where('feature', '=', 'CONFIG_PARTNERS').where('role_id', '=', 6).execute()
  await shop.db.insertInto('role_grant').values(granted).execute()
  const manager = await tokenOf(started, 'shop', 'role6')
  const body = { roleID: 2, endsOn: null, version: 1 }
  expect(await save(body, manager)).toMatchObject({ status: 400, errors: [{ field: 'roleID' }] })
  expect(await save(body, await tokenOf(started, 'shop', 'role9'))).toMatchObject({ status: 403 })
  expect(await save(body, await tokenOf(started, 'other', 'role2'))).toMatchObject({ status: 404 })
  const user = await shop.db.selectFrom('app_user').select('user_id').where('user_name', '=', 'role6').execute()
  const venue = { location_id: 'V1', type: 'VENUE', name: 'One', status: 'Active' } as const
  await shop.db.insertInto('location').values(venue).execute()
  const place = { user_id: user[0]!.user_id, location_type: 'VENUE', location_id: 'V1' } as const
  await shop.db.insertInto('user_location').values(place).execute()
  clock.pass(2)
  expect(await save({ ...body, roleID: 9 }, manager)).toMatchObject({ status: 403, message: NEEDS_ALL_PLACES })
  await shop.db.updateTable('partner_grant').set(grantTo('agency')).execute()
  const asPartner = await app.inject({
    method: 'PUT',
    url: '/api/partners/agency',
    headers: { token: partner, domain: 'shop', 'x-client-request-id': requestID() },
    payload: { ...body, roleID: 9 },
  })
  expect(asPartner.json()).toMatchObject({ code: 'ER_005' })
})

test('a regular session asks nobody, and sees no merchants', async () => {
  const token = await tokenOf(started, 'agency', 'role2')
  expect(await ask('ANY', 'shop', token)).toMatchObject({ status: 403, message: 'Please use partner portal' })
  expect(await agency.db.selectFrom('partner_grant').selectAll().execute()).toEqual([])
})

test('a deleted role leaves the partner the role that its users get', async () => {
  const { body: role } = await call(admin, 'POST', '/roles', { name: 'Seasonal', likeRoleID: 9 })
  await reset()
  await ask(await newCode())
  expect(await save({ roleID: role.roleID, endsOn: null, version: 1 })).toMatchObject({ status: 200 })
  const deleted = await call(admin, 'DELETE', `/roles/${role.roleID}?to=9&version=${role.version}`)
  expect(deleted).toMatchObject({ status: 200 })
  expect(await partners()).toMatchObject([{ roleID: 9, version: 3, updatedBy: 'role2' }])
  const audited = shop.db.selectFrom('audit_entry').select(['entity_id', 'changes']).where('entity', '=', 'partner')
  expect(await audited.orderBy('audit_id', 'desc').limit(1).execute()).toEqual([
    { entity_id: 'agency', changes: [{ field: 'roleID', from: role.roleID, to: 9 }] },
  ])
})
