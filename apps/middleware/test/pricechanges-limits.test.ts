import { expect, test } from 'vitest'
import { requestID, tokenOf } from './app.ts'
import { admin, line, priceChangesOfTwo } from './price-changes.ts'

const { act, as, catalog, created, find, items, save } = priceChangesOfTwo()

test('answers at most 100 errors, however many there are', async () => {
  for (const count of [4_999, 10_000]) {
    const lines = Array.from({ length: count }, () => line('x'.repeat(100), 'y'.repeat(50), 'z'.repeat(50)))
    const token = await tokenOf(catalog.app, 'one', admin)
    const headers = { token, 'x-client-request-id': requestID() }
    const { statusCode, body } = await catalog.app.app.inject({
      method: 'POST',
      url: '/api/pricechanges',
      headers,
      payload: { lines },
    })
    expect(statusCode).toBe(400)
    expect(JSON.parse(body).errors.length).toBeLessThanOrEqual(100)
    expect(body.length).toBeLessThan(100_000)
  }
})

test('limits the drafts of a user, and takes no number for a refused one', async () => {
  const author = 'role103'
  await catalog.database.pool.query(
    `delete from role_grant where role_id = 103 and feature = 'CATALOG_PRICE_CHANGE' and level = 'DELETE'`,
  )
  await catalog.database.pool.query(
    `insert into document (company_code, kind, number, sequence, state, header, authors, line_count,
       created_at, created_by, updated_at, updated_by)
     select 'one', 'price-change', 'PC-' || 900000 + n, 900000 + n, 'DRAFT', '{}', array[$1], 0, now(), $1, now(), $1
     from generate_series(1, 99) n`,
    [author],
  )
  const { number } = await created(author, {})
  expect(await as(author)('POST', '/pricechanges', {})).toMatchObject({
    status: 409,
    message: 'You have 100 drafts of price changes. Submit or cancel some of them first.',
  })
  // Their own take no DELETE access, so that nobody is left with too many drafts.
  const { number: another } = await created(admin, {})
  expect(await act(author, another, 'cancel')).toMatchObject({ status: 403 })
  expect(await act(author, number, 'cancel')).toMatchObject({ status: 200, body: { state: 'CANCELED' } })
  const next = await created(author, {})
  expect(Number(next.number.slice(3))).toBe(Number(another.slice(3)) + 1)
})

test('limits what a user creates in a day', async () => {
  const author = 'role9'
  await catalog.database.pool.query(
    `insert into document (company_code, kind, number, sequence, state, header, authors, line_count,
       created_at, created_by, updated_at, updated_by)
     select 'one', 'price-change', 'PC-' || 910000 + n, 910000 + n, 'CANCELED', '{}', array[$1], 0, $2, $1, $2, $1
     from generate_series(1, 1000) n`,
    [author, new Date(catalog.app.clock.time)],
  )
  await catalog.database.pool.query(
    `update role_grant set level = 'WRITE' where role_id = 9 and feature = 'CATALOG_PRICE_CHANGE' and level = 'READ'`,
  )
  expect(await as(author)('POST', '/pricechanges', {})).toMatchObject({
    status: 409,
    message: 'You have created 1,000 price changes in the last 24 hours. Try again later.',
  })
  await catalog.database.pool.query(
    `update document set created_at = created_at - interval '24 hours' where number = 'PC-910001'`,
  )
  await created(author, {})
})

test('limits the log of a document: with a full one it can only be ended', async () => {
  await items('S1')
  const { number } = await created(admin, { lines: [line('S1', 30)] })
  expect(await act(admin, number, 'submit')).toMatchObject({ body: { state: 'SUBMITTED' } })
  await catalog.database.pool.query(
    `insert into document_event (company_code, kind, number, action, to_state, at, user_name)
     select 'one', 'price-change', $1, 'save', 'DRAFT', now(), 'x' from generate_series(1, 497)`,
    [number],
  )
  expect(await act(admin, number, 'reopen')).toMatchObject({ status: 200 })
  const { version, readOnlyReason, actions } = await find(number)
  const message = 'The log of this price change is full, with 500 entries. Start a new one.'
  expect(readOnlyReason).toBe(message)
  expect(actions).toMatchObject([{ name: 'submit', disabledReason: message }, { name: 'cancel' }])
  expect(await save(admin, number, { version, lines: [] })).toMatchObject({ status: 409, message })
  expect(await act(admin, number, 'submit')).toMatchObject({ status: 409, message })
  expect(await act(admin, number, 'cancel')).toMatchObject({ status: 200, body: { state: 'CANCELED' } })
})

test('gives 20 concurrent documents 20 numbers without a gap, whatever else fails', async () => {
  const before = (await created(admin, {})).number
  const drafts = Array.from({ length: 20 }, (_, n) => (n % 5 === 4 ? { lines: [line('NONE', 1)] } : {}))
  const answers = await Promise.all(drafts.map((draft) => as(admin)('POST', '/pricechanges', draft)))
  const numbers = answers.flatMap(({ body }) => body?.number ?? []).toSorted()
  const first = Number(before.slice(3)) + 1
  expect(numbers).toEqual(Array.from({ length: 16 }, (_, n) => `PC-${String(first + n).padStart(6, '0')}`))
})
