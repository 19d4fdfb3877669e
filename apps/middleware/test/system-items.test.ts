import { beforeAll, expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const artist = { locationID: 'ART-OKRA', type: 'ARTIST' }
const hint = { hint: 'Shelf 4', location: { id: 'ART-OKRA', type: 'ARTIST' } }
const draft = { lines: [{ itemID: 'BAG', field: 'sellingPrice', price: 9 }] }

beforeAll(async () => {
  const at = { created_at: new Date(), updated_at: new Date(), updated_by: 'system' }
  await catalog.one.db
    .insertInto('item')
    .values({ item_id: 'BAG', upc: 'BAG', name: 'Bag', search: 'bag', cto_type: 'CTO', type: 3, ...at })
    .execute()
  await catalog.one.db
    .insertInto('entitlement')
    .values({ item_id: 'BAG', location_type: 'ARTIST', location_id: 'ART-OKRA' })
    .execute()
  await call('POST', '/items', newItem('HOST', { productID: 'HOST' }))
})

const entitlementID = async () => {
  const { entitlement_id } = await catalog.one.db
    .selectFrom('entitlement')
    .select('entitlement_id')
    .where('item_id', '=', 'BAG')
    .executeTakeFirstOrThrow()
  return entitlement_id
}

const rows = () =>
  Promise.all([
    catalog.one.db.selectFrom('item').selectAll().where('item_id', '=', 'BAG').execute(),
    catalog.one.db.selectFrom('entitlement').selectAll().where('item_id', '=', 'BAG').execute(),
    catalog.one.db.selectFrom('location_hint').selectAll().where('item_id', '=', 'BAG').execute(),
  ])

test.for([
  ['an item', 'POST', '/items', newItem('BAG')],
  ['a variant', 'POST', '/items', { ...newItem('NEW', { productID: 'NEW' }), variants: [newItem('BAG')] }],
  ['an edit', 'PUT', '/items', { itemID: 'BAG', version: 1, name: 'x' }],
  ['an edit of its parts', 'PUT', '/items', { itemID: 'BAG', version: 1, entitlements: [artist], hints: [hint] }],
  ['a variant that exists', 'PUT', '/items', { itemID: 'HOST', version: 1, variants: [{ itemID: 'BAG', version: 1 }] }],
  ['an entitlement', 'POST', '/items/hierarchy/entitlement', [{ itemID: 'BAG', locations: [artist] }]],
  ['removing an entitlement', 'DELETE', '/items/hierarchy/entitlement?id=', undefined],
  ['hints', 'PUT', '/items/locations/hints', [{ item: { itemID: 'BAG' }, ...hint }]],
  ['new hints', 'POST', '/items/locations/hints?itemID=BAG', [hint]],
  ['removing hints', 'DELETE', '/items/locations/hints?itemID=BAG&locationType=ARTIST&locationID=ART-OKRA', undefined],
  ['package components', 'PUT', '/items/components?itemID=BAG', { version: 1, components: [] }],
  ['a configuration', 'PUT', '/cto/configuration?itemID=BAG', { version: 1, attachments: [], allowances: [] }],
  ['a component to choose', 'POST', '/cto/components', { itemID: 'BAG', kind: 'PATCH' }],
  ['pictures', 'PUT', '/items/images?itemID=BAG', { version: 1, images: [] }],
  ['a price change', 'POST', '/pricechanges', draft],
] as const)('refuses %s of a system item', async ([, method, path, body]) => {
  const before = await rows()
  const answer = await call(method, path.endsWith('?id=') ? `${path}${await entitlementID()}` : path, body)
  const message = 'BAG System generated item and cannot be modified'
  expect(answer.status).toBe(400)
  expect([answer.message, ...(answer.errors ?? []).map((error) => error.message)]).toContain(message)
  expect(await rows()).toEqual(before)
})
