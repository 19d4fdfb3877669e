import { expect, test } from 'vitest'
import { catalogOfTwo } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const companyOf = async () => (await call('GET', '/business')).body.company

test('saves how the company writes money, days and numbers', async () => {
  const { version } = await companyOf()
  const saved = await call('PUT', '/business/company', { version, currency: 'EUR', dateFormat: 'DD.MM.YYYY' })
  expect(saved.body).toMatchObject({
    currency: 'EUR',
    currencySymbol: '€',
    dateFormat: 'DD.MM.YYYY',
    name: 'Company one',
  })
  const renamed = {
    version: version + 1,
    name: `Bell & Sons' Corner`,
    numberFormat: '1.234,56',
    timeZone: 'Europe/Berlin',
  }
  expect((await call('PUT', '/business/company', renamed)).body).toMatchObject({
    currency: 'EUR',
    numberFormat: '1.234,56',
  })
  expect(await companyOf()).toMatchObject({ name: `Bell & Sons' Corner`, timeZone: 'Europe/Berlin' })
  expect((await catalog.as('role2', 'two')('GET', '/business')).body.company).toMatchObject({ currency: 'USD' })
})

test('reports a conflict to the second of two who change the profile', async () => {
  expect(await call('PUT', '/business/company', { version: 1, name: 'Late' })).toMatchObject({
    status: 409,
    body: { current: { name: `Bell & Sons' Corner` }, updatedBy: 'role2' },
  })
})

test('saves the clock and the first day of the week', async () => {
  expect(await companyOf()).toMatchObject({ timeFormat: '24h', firstDay: 'MONDAY' })
  const { version } = await companyOf()
  const saved = await call('PUT', '/business/company', { version, timeFormat: '12h', firstDay: 'SUNDAY' })
  expect(saved.body).toMatchObject({ timeFormat: '12h', firstDay: 'SUNDAY' })
  expect(await companyOf()).toEqual(saved.body)
})

test('refuses an unknown currency, time zone or format', async () => {
  const { version } = await companyOf()
  const refusedFields = async (body: object) =>
    (await call('PUT', '/business/company', { version, ...body })).errors?.map(({ field }) => field)
  expect(await refusedFields({ currency: 'XX', timeZone: 'Nowhere', name: '' })).toEqual([
    'name',
    'currency',
    'timeZone',
  ])
  for (const field of ['dateFormat', 'timeFormat', 'numberFormat', 'firstDay'])
    expect(await refusedFields({ [field]: 'soon' })).toEqual([field])
  expect(await catalog.as('role9')('PUT', '/business/company', { version })).toMatchObject({ status: 403 })
})

test('creates a venue and a store in it', async () => {
  const venue = await call('POST', '/business/venues', { venueID: 'NEW-V', name: 'New hall' })
  expect(venue.body).toMatchObject({ id: 'NEW-V', venueID: 'NEW-V', name: 'New hall', status: 'Active' })
  const store = await call('POST', '/business/stores', { storeID: 'NEW-S', name: 'Stand', venueID: 'NEW-V' })
  expect(store.body).toMatchObject({ storeID: 'NEW-S', venueName: 'New hall' })
  expect((await call('GET', '/business/stores?search=NEW-S')).body.data).toMatchObject([store.body])
  const again = await call('POST', '/business/stores', { storeID: 'NEW-S', name: 'Stand' })
  expect(again).toMatchObject({
    status: 400,
    errors: [{ field: 'storeID', message: 'There is already a store NEW-S' }],
  })
  const nowhere = await call('POST', '/business/stores', { storeID: 'S9', name: 'Stand', venueID: 'NEW-S' })
  expect(nowhere).toMatchObject({ status: 400, errors: [{ field: 'venueID' }] })
  expect(await call('POST', '/business/venues', { venueID: 'A B', name: 'x#' })).toMatchObject({
    errors: [{ field: 'venueID' }, { field: 'name' }],
  })
  expect(await catalog.as('role7')('POST', '/business/venues', { venueID: 'V', name: 'V' })).toMatchObject({
    status: 403,
  })
})
