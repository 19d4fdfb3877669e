import { expect, test } from 'vitest'
import { startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const company = await addCompany(database, 'acme', [2, 9])
const other = await addCompany(database, 'other', [2])
const app = await startApp(database)
const admin = await tokenOf(app, 'acme', 'role2')

const put = (token: string, ...accountConfigurations: { key: string; value: string; seen: string }[]) =>
  app.call(token, 'PUT', '/account/configuration', { accountConfigurations })

test('changes a setting, audits it, and affects only its own company', async () => {
  const setting = { key: 'reporting.hours.start', value: '06:00' }
  const { status, body } = await put(admin, { ...setting, seen: '00:00' })
  expect(status).toBe(200)
  expect(body.accountConfigurations).toContainEqual(setting)
  const entries = await company.db.selectFrom('audit_entry').select(['entity_id', 'changes']).execute()
  expect(entries).toEqual([
    { entity_id: 'reporting.hours.start', changes: [{ field: 'value', from: '00:00', to: '06:00' }] },
  ])
  const theirs = await other.db
    .selectFrom('account_configuration')
    .select('value')
    .where('key', '=', 'reporting.hours.start')
    .executeTakeFirst()
  expect(theirs).toEqual({ value: '00:00' })
})

test('refuses an invalid value with its field, and saves nothing of the request', async () => {
  const answer = await put(
    admin,
    { key: 'item.lookup.record.limit', value: '7', seen: '200' },
    { key: 'reporting.hours.end', value: '25:00', seen: '23:59' },
    { key: 'no.such.key', value: '1', seen: '0' },
  )
  expect(answer).toMatchObject({
    status: 400,
    errors: [
      { field: 'accountConfigurations.1.value', message: 'Day ends at: a time from 00:00 to 23:59', value: '25:00' },
      { field: 'accountConfigurations.2.key', message: 'There is no setting no.such.key' },
    ],
  })
  const { body } = await app.call(admin, 'GET', '/account/configuration')
  expect(body.accountConfigurations).toContainEqual({ key: 'item.lookup.record.limit', value: '200' })
})

test('refuses a setting that is given twice', async () => {
  const [early, late] = ['05:00', '07:00'].map((value) => ({ key: 'reporting.hours.start', value, seen: '06:00' }))
  expect(await put(admin, early!, late!)).toMatchObject({
    status: 400,
    errors: [{ field: 'accountConfigurations.1.key', message: 'is given twice' }],
  })
})

test('requires WRITE on CONFIG_ACCOUNT', async () => {
  const cashier = await tokenOf(app, 'acme', 'role9')
  const setting = { key: 'system.security.2fa.enabled', value: 'true', seen: 'false' }
  expect(await put(cashier, setting)).toMatchObject({ status: 403, code: 'ER_005' })
})

test('names the setting that somebody else changed meanwhile, saves none, and lets others be saved beside it', async () => {
  const limit = { key: 'item.lookup.selection.limit', value: '60', seen: '50' }
  expect(await put(admin, limit)).toMatchObject({ status: 200 })
  const days = { key: 'system.security.password.expiry.days', value: '90', seen: '0' }
  const answer = await put(admin, days, { ...limit, value: '70' })
  expect(answer).toMatchObject({
    status: 409,
    message: 'role2 changed "Items that a lookup lets choose" in the meantime',
    errors: [
      { field: 'accountConfigurations.1.value', message: 'Items that a lookup lets choose: changed in the meantime' },
    ],
    body: { updatedBy: 'role2', current: expect.arrayContaining([{ key: limit.key, value: '60' }]) },
  })
  expect(await put(admin, days)).toMatchObject({ status: 200 })
})

test('lets one of two concurrent changes of a setting win', async () => {
  const to = (value: string) => put(admin, { key: 'catalog.price.change.approval.percent', value, seen: '20' })
  const answers = await Promise.all(['10', '15', '25', '30'].map(to))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})
