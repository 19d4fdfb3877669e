import { beforeAll, expect, test } from 'vitest'
import { migration } from '#areas/locations/migrations/0208-vanished-taxes.ts'
import { catalogOfTwo } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

const tax = (id: string) => call('POST', '/lists/tax', { id, description: `Tax ${id}`, rate: 5 })

beforeAll(async () => {
  await call('POST', '/business/venues', { venueID: 'V', name: 'Hall' })
})

test('a tax that only locations have is in use, and is not deleted', async () => {
  await tax('HELD')
  await call('POST', '/business/stores', { storeID: 'HELD', name: 'Held', venueID: 'V', taxID: 'HELD' })
  const { body } = await call('GET', '/lists/tax/uses')
  expect(body).toContainEqual({ id: 'HELD', items: 0, entries: 0, others: 1 })
  expect(await call('DELETE', '/lists/tax?id=HELD')).toMatchObject({
    status: 400,
    message: 'HELD is in use. You can deactivate it but not delete it',
  })
  await call('PUT', '/business/stores/HELD', { version: 1, taxID: null })
  expect(await call('DELETE', '/lists/tax?id=HELD')).toMatchObject({ status: 200 })
})

test('a merge moves the locations of a tax, each with its next version and its audit', async () => {
  for (const id of ['OLD', 'KEPT']) await tax(id)
  await call('POST', '/business/venues', { venueID: 'TAXED', name: 'Taxed hall', taxID: 'OLD' })
  for (const [path, id] of [
    ['stores', 'storeID'],
    ['warehouses', 'warehouseID'],
  ])
    await call('POST', `/business/${path}`, { [id!]: 'TAXED', name: 'Taxed', venueID: 'TAXED', taxID: 'OLD' })
  expect((await call('POST', '/lists/tax/merge', { from: 'OLD', into: 'KEPT' })).body).toMatchObject({ others: 3 })
  for (const path of ['venues', 'stores', 'warehouses']) {
    const { body } = await call('GET', `/business/${path}/TAXED`)
    expect(body).toMatchObject({ taxID: 'KEPT', version: 2, updatedBy: 'role2' })
    expect(await call('PUT', `/business/${path}/TAXED`, { version: 2, name: 'Saved' })).toMatchObject({ status: 200 })
  }
  const audited = await catalog.one.db
    .selectFrom('audit_entry')
    .select(['entity', 'location_type', 'location_id'])
    .where('entity_id', '=', 'TAXED')
    .where('action', '=', 'update')
    .where('changes', '@>', JSON.stringify([{ field: 'taxID', from: 'OLD', to: 'KEPT' }]) as never)
    .orderBy('entity')
    .execute()
  expect(audited).toEqual(
    ['store', 'venue', 'warehouse'].map((entity) => ({
      entity,
      location_type: entity.toUpperCase(),
      location_id: 'TAXED',
    })),
  )
})

test('the migration takes a vanished tax from locations, which can then be saved, and no other', async () => {
  await tax('STAYS')
  for (const id of ['LOST', 'FINE'])
    await call('POST', '/business/stores', { storeID: id, name: id, venueID: 'V', taxID: 'STAYS' })
  await catalog.one.db.updateTable('location').set({ tax_id: 'GONE' }).where('location_id', '=', 'LOST').execute()
  await catalog.database.pool.query(migration.statements[0]!)
  expect((await call('GET', '/business/stores/LOST')).body).toMatchObject({ taxID: null, version: 2 })
  expect((await call('GET', '/business/stores/FINE')).body).toMatchObject({ taxID: 'STAYS', version: 1 })
  expect(await call('PUT', '/business/stores/LOST', { version: 2, name: 'Found' })).toMatchObject({ status: 200 })
})
