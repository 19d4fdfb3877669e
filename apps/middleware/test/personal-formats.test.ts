import { expect, test, vi } from 'vitest'
import { tokenOf } from './app.ts'
import { catalogOfTwo } from './catalog.ts'
import { listenAt } from './listener.ts'

const catalog = catalogOfTwo()
const NONE = { timeZone: null, dateFormat: null, timeFormat: null, numberFormat: null, firstDay: null, version: 1 }
const ofUser = async (user: string, company: 'one' | 'two' = 'one') =>
  (await catalog.as(user, company)('GET', '/business')).body.personalFormats
const choose = (user: string, body: object) => catalog.as(user)('PUT', '/account/formats', body)

test("a user's own formats are saved for that user in that company alone", async () => {
  expect(await ofUser('role2')).toEqual(NONE)
  const chosen = { timeZone: 'Europe/Berlin', dateFormat: 'DD.MM.YYYY', timeFormat: '12h', firstDay: 'SUNDAY' }
  const saved = await choose('role2', { version: 1, ...chosen })
  expect(saved.body).toEqual({ ...NONE, ...chosen, version: 2 })
  expect(await ofUser('role2')).toEqual(saved.body)
  expect([await ofUser('role7'), await ofUser('role2', 'two')]).toEqual([NONE, NONE])
  const { company } = (await catalog.as('role2')('GET', '/business')).body
  expect(company).toMatchObject({ timeZone: 'America/New_York', timeFormat: '24h', firstDay: 'MONDAY', version: 1 })
})

test('what is omitted stays, and null is as the company again', async () => {
  const first = { version: 1, numberFormat: '1.234,56', timeFormat: '12h' }
  expect((await choose('role9', first)).body).toMatchObject({ numberFormat: '1.234,56', timeFormat: '12h' })
  const next = await choose('role9', { version: 2, timeFormat: null, timeZone: '' })
  expect(next.body).toEqual({ ...NONE, numberFormat: '1.234,56', version: 3 })
})

test('everybody may choose, whatever their role, but nobody without a session', async () => {
  expect(await choose('role14', { version: 1, dateFormat: 'MM/DD/YYYY' })).toMatchObject({ status: 200 })
  const request = { method: 'PUT', url: '/api/account/formats', payload: { version: 1 } } as const
  expect((await catalog.app.app.inject(request)).statusCode).toBe(401)
})

test.each([
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ dateFormat: 'soon' }, 'dateFormat'],
  [{ timeFormat: '25h' }, 'timeFormat'],
  [{ numberFormat: '1234' }, 'numberFormat'],
  [{ firstDay: 'FRIDAY' }, 'firstDay'],
])('refuses %j by its field', async (body, field) => {
  const { version } = await ofUser('role5')
  const answer = await choose('role5', { version, ...body })
  expect(answer).toMatchObject({ status: 400, errors: [{ field }] })
})

test('refuses a currency, which is not personal', async () => {
  expect(await choose('role5', { version: 1, currency: 'EUR' })).toMatchObject({ status: 400 })
})

test('the second of two tabs that save learns of the first', async () => {
  await choose('role100', { version: 1, timeZone: 'Asia/Tokyo' })
  const late = await choose('role100', { version: 1, timeZone: 'UTC' })
  expect(late).toMatchObject({ status: 409, body: { current: { timeZone: 'Asia/Tokyo', version: 2 } } })
  const [one, two] = await Promise.all(
    ['UTC', 'Asia/Seoul'].map((timeZone) => choose('role100', { version: 2, timeZone })),
  )
  expect([one!.status, two!.status].toSorted()).toEqual([200, 409])
})

test("announces a user's choice to that user only, and audits it", async () => {
  const [own, other] = await Promise.all(
    ['role7', 'role2'].map(async (user) => listenAt(catalog.app, await tokenOf(catalog.app, 'one', user))),
  )
  await choose('role7', { version: 1, numberFormat: '1 234.56' })
  await vi.waitFor(() => expect(own!.hints).toMatchObject([{ entity: 'personalFormats' }]))
  const { rows } = await catalog.database.pool.query(
    `select user_name, changes from audit_entry where entity = 'personalFormats' and user_name = 'role7'`,
  )
  expect(rows).toEqual([{ user_name: 'role7', changes: [{ field: 'numberFormat', from: null, to: '1 234.56' }] }])
  // Both have heard of what everybody hears of.
  await catalog.as('role2')('PUT', '/business/company', { version: 1, firstDay: 'SUNDAY' })
  await vi.waitFor(() => expect(other!.hints.map(({ entity }) => entity)).toEqual(['company']))
})
