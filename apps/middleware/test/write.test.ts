import { expect, test } from 'vitest'
import { requestID, startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { smallContract, smallHandlers } from './small-contract.ts'

const database = await cloneDatabase()
await addCompany(database, 'acme', [2])
await addCompany(database, 'other', [2])
const small = await startApp(database, { document: smallContract, handlers: () => smallHandlers })
const admin = await tokenOf(small, 'acme', 'role2')

async function put(body: { key: string; value: string }, id = requestID(), token = admin) {
  const response = await small.app.inject({
    method: 'PUT',
    url: '/api/settings',
    headers: { token, 'x-client-request-id': id },
    payload: body,
  })
  return { status: response.statusCode, ...response.json() }
}

const auditOf = (key: string) =>
  database.db.selectFrom('audit_entry').selectAll().where('entity_id', '=', key).orderBy('audit_id').execute()

const valueOf = async (key: string, company = 'acme') =>
  (
    await database.db
      .selectFrom('account_configuration')
      .select('value')
      .where('company_code', '=', company)
      .where('key', '=', key)
      .executeTakeFirst()
  )?.value

test('audits who changed which values', async () => {
  await put({ key: 'color', value: 'red' })
  const id = requestID()
  await put({ key: 'color', value: 'blue' }, id)
  const [created, updated] = await auditOf('color')
  expect(created).toMatchObject({ action: 'create', changes: [{ field: 'value', from: null, to: 'red' }] })
  expect(updated).toMatchObject({
    company_code: 'acme',
    user_name: 'role2',
    request_id: id,
    entity: 'accountConfiguration',
    action: 'update',
    changes: [{ field: 'value', from: 'red', to: 'blue' }],
  })
})

test('leaves nothing of a write that fails at its end', async () => {
  const id = requestID()
  const failed = await put({ key: 'half', value: 'fail' }, id)
  expect(failed).toEqual({ status: 500, code: 'ER_000', message: `Request not processed (${id})` })
  expect(await valueOf('half')).toBeUndefined()
  expect(await auditOf('half')).toEqual([])
})

test('has one effect and one answer for the same request sent 20 times at once', async () => {
  const id = requestID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => put({ key: 'once', value: 'x' }, id)))
  for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { key: 'once', value: 'x' } })
  expect(await auditOf('once')).toHaveLength(1)
})

test('refuses a request ID for another body, and allows it in another company', async () => {
  const id = requestID()
  await put({ key: 'id', value: '1' }, id)
  expect(await put({ key: 'id', value: '2' }, id)).toMatchObject({ status: 409, code: 'ER_000' })
  expect(await valueOf('id')).toBe('1')
  const elsewhere = await tokenOf(small, 'other', 'role2')
  expect(await put({ key: 'id', value: '3' }, id, elsewhere)).toMatchObject({ status: 200 })
  expect(await valueOf('id')).toBe('1')
  expect(await valueOf('id', 'other')).toBe('3')
})

test('repeats a refused write under its ID', async () => {
  const id = requestID()
  expect(await put({ key: 'again', value: 'fail' }, id)).toMatchObject({ status: 500 })
  expect(await put({ key: 'again', value: 'good' }, id)).toMatchObject({ status: 200 })
})

test('answers 409 to a save over an unseen version, with the current record, who changed it and when', async () => {
  await put({ key: 'seen', value: 'theirs' })
  expect(await put({ key: 'seen', value: 'stale' })).toMatchObject({
    status: 409,
    code: 'ER_000',
    body: { current: { value: 'theirs' }, updatedBy: 'somebody', updatedAt: '1970-01-01T00:00:00.000Z' },
  })
  expect(await valueOf('seen')).toBe('theirs')
})
