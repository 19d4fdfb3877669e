import { expect, test } from 'vitest'
import { startApp, tokenOf } from './app.ts'
import { addCompany, cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const company = await addCompany(database, 'acme', [2, 9])
const other = await addCompany(database, 'other', [2])
const app = await startApp(database)
const admin = await tokenOf(app, 'acme', 'role2')

const put = (token: string, ...accountConfigurations: { key: string; value: string }[]) =>
  app.call(token, 'PUT', '/account/configuration', { accountConfigurations })

test('changes a setting, audits it, and affects only its own company', async () => {
  const setting = { key: 'reporting.hours.start', value: '06:00' }
  const { status, body } = await put(admin, setting)
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
    { key: 'item.lookup.record.limit', value: '7' },
    { key: 'reporting.hours.end', value: '25:00' },
    { key: 'no.such.key', value: '1' },
  )
  expect(answer).toMatchObject({
    status: 400,
    errors: [
      { field: 'accountConfigurations.1.value', message: 'Day ends at: a time from 00:00 to 23:59', value: '25:00' },
      { field: 'accountConfigurations.2.value', message: 'There is no setting no.such.key' },
    ],
  })
  const { body } = await app.call(admin, 'GET', '/account/configuration')
  expect(body.accountConfigurations).toContainEqual({ key: 'item.lookup.record.limit', value: '200' })
})

test('requires WRITE on CONFIG_ACCOUNT', async () => {
  const cashier = await tokenOf(app, 'acme', 'role9')
  const setting = { key: 'system.security.2fa.enabled', value: 'true' }
  expect(await put(cashier, setting)).toMatchObject({ status: 403, code: 'ER_005' })
})
