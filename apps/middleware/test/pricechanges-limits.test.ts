import { expect, test } from 'vitest'
import { requestID, tokenOf } from './app.ts'
import { admin, line, priceChangesOfTwo } from './price-changes.ts'

const { act, as, catalog, created } = priceChangesOfTwo()

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

test('gives 20 concurrent documents 20 numbers without a gap, whatever else fails', async () => {
  const before = (await created(admin, {})).number
  const drafts = Array.from({ length: 20 }, (_, n) => (n % 5 === 4 ? { lines: [line('NONE', 1)] } : {}))
  const answers = await Promise.all(drafts.map((draft) => as(admin)('POST', '/pricechanges', draft)))
  const numbers = answers.flatMap(({ body }) => body?.number ?? []).toSorted()
  const first = Number(before.slice(3)) + 1
  expect(numbers).toEqual(Array.from({ length: 16 }, (_, n) => `PC-${String(first + n).padStart(6, '0')}`))
})
