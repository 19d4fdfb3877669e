import { beforeAll, expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

const WAREHOUSE = { id: 'WH-RIVER', type: 'WAREHOUSE' }
const STORE = { id: 'FD-LOBBY', type: 'STORE' }
const LOBBY = { locationID: 'FD-LOBBY', type: 'STORE' }
const ARTIST = { locationID: 'ART-OKRA', type: 'ARTIST' }
const hint = (location: object, text = 'Bin 1') => ({ hint: text, location })

async function itemOf(itemID: string) {
  return (await call('GET', `/items?itemID=${itemID}&expand=location_hint,package`)).body.data[0]
}

async function hintsOf(itemID: string): Promise<string[]> {
  const { hints } = await itemOf(itemID)
  return hints.map(({ location, hint: text }: { location: { id: string }; hint: string }) => `${location.id} ${text}`)
}

async function entitledOf(itemID: string): Promise<string[]> {
  const { body } = await call('GET', `/items/hierarchy/entitlement?itemID=${itemID}&pagination=false`)
  return body.data.map(({ locationID }: { locationID: string }) => locationID).toSorted()
}

const update = async (itemID: string, body: object, user = 'role2') =>
  catalog.as(user)('PUT', '/items', { itemID, version: (await itemOf(itemID)).version, ...body })

beforeAll(async () => {
  for (const id of ['TEE', 'MUG']) await call('POST', '/items', newItem(id))
  await call('POST', '/cto/groups', { id: 'NAME', name: 'Back name', type: 'TEXT', sellingPrice: 5 })
})

test('saves a new item with all its parts in one call', async () => {
  const made = await call('POST', '/items', {
    ...newItem('BOX', { type: 3, ctoType: 'CTO' }),
    hints: [hint(WAREHOUSE)],
    entitlements: [LOBBY],
    components: [{ itemID: 'TEE', quantity: 2 }],
    configuration: { attachments: [{ groupID: 'NAME' }], allowances: [] },
  })
  expect(made).toMatchObject({ status: 200, body: { itemID: 'BOX' } })
  expect(made.body.version).toBe((await itemOf('BOX')).version)
  expect([await hintsOf('BOX'), await entitledOf('BOX')]).toEqual([['WH-RIVER Bin 1'], ['FD-LOBBY']])
  expect((await call('GET', '/items/components?itemID=BOX')).body.components).toMatchObject([{ itemID: 'TEE' }])
  expect((await call('GET', '/cto/configuration?itemID=BOX')).body.attachments).toMatchObject([{ groupID: 'NAME' }])
})

test('replaces the parts given in an edit, and leaves omitted parts unchanged', async () => {
  await call('POST', '/items', { ...newItem('A'), hints: [hint(WAREHOUSE), hint(STORE)], entitlements: [LOBBY] })
  expect(await update('A', { hints: [hint(STORE, 'Shelf 2')] })).toMatchObject({ status: 200 })
  expect(await hintsOf('A')).toEqual(['FD-LOBBY Shelf 2'])
  const body = { name: 'Renamed', entitlements: [ARTIST], removedEntitlements: [LOBBY] }
  expect(await update('A', body)).toMatchObject({ status: 200, body: { name: 'Renamed' } })
  expect([await hintsOf('A'), await entitledOf('A')]).toEqual([['FD-LOBBY Shelf 2'], ['ART-OKRA']])
})

test('extends entitlements of the product to every variant', async () => {
  const product = { productID: 'P', productName: 'P' }
  await call('POST', '/items', { ...newItem('P-1', product), variants: [newItem('P-2', product)] })
  await update('P-1', { entitlements: [{ ...LOBBY, scope: 'product' }, ARTIST] })
  expect([await entitledOf('P-1'), await entitledOf('P-2')]).toEqual([['ART-OKRA', 'FD-LOBBY'], ['FD-LOBBY']])
  await update('P-2', { removedEntitlements: [{ ...LOBBY, scope: 'product' }] })
  expect([await entitledOf('P-1'), await entitledOf('P-2')]).toEqual([['ART-OKRA'], []])
})

test('leaves the variants of a save out of entitlements of the item alone', async () => {
  await call('POST', '/items', { ...newItem('S-1', { productID: 'S' }), variants: [newItem('S-2')] })
  const variants = [{ itemID: 'S-2', version: 1, name: 'Renamed' }]
  await update('S-1', { entitlements: [{ ...LOBBY, scope: 'item' }, ARTIST], variants })
  expect([await entitledOf('S-1'), await entitledOf('S-2')]).toEqual([['ART-OKRA', 'FD-LOBBY'], ['ART-OKRA']])
})

test('reports a blank row as a blank location hint (section 5)', async () => {
  await call('POST', '/items', newItem('BLANK'))
  expect(await update('BLANK', { hints: [hint({ id: '', type: 'STORE' }, '')] })).toMatchObject({
    status: 400,
    message: 'Location Hints cannot be blank',
    errors: [{ field: 'hints.0.hint' }, { field: 'hints.0.location' }],
  })
})

test('reports a conflict over a part that somebody else changed', async () => {
  await call('POST', '/items', newItem('B'))
  const { version } = await itemOf('B')
  await call('POST', '/items/locations/hints?itemID=B', [hint(WAREHOUSE)])
  const answer = await call('PUT', '/items', { itemID: 'B', version, hints: [hint(STORE)] })
  expect(answer).toMatchObject({ status: 409, body: { current: { itemID: 'B', version: version + 1 } } })
  expect(await hintsOf('B')).toEqual(['WH-RIVER Bin 1'])
  await call('DELETE', '/items/locations/hints?itemID=B&locationType=WAREHOUSE&locationID=WH-RIVER')
  expect((await itemOf('B')).version).toBe(version + 2)
})

test('saves all parts or none if one is refused', async () => {
  await call('POST', '/items', newItem('C'))
  const cases: [body: object, field: string][] = [
    [{ hints: [hint({ id: 'NOWHERE', type: 'STORE' })] }, 'hints.0.location.id'],
    [{ entitlements: [{ locationID: 'NOWHERE', type: 'STORE' }] }, 'entitlements'],
    [{ components: [{ itemID: 'TEE', quantity: 1 }] }, 'components'],
    [{ configuration: { attachments: [], allowances: [] } }, 'configuration'],
    [{ type: 3, components: [{ itemID: 'GONE', quantity: 1 }] }, 'components.0.itemID'],
  ]
  for (const [body, field] of cases) {
    const answer = await update('C', { name: 'Half', ...body })
    expect([answer.status >= 400, answer.errors![0]!.field]).toEqual([true, field])
  }
  expect(await itemOf('C')).toMatchObject({ name: 'Item C', type: 1, version: 1 })
})

test('reports blank hints like the form, alone and with marked fields (section 5)', async () => {
  await call('POST', '/items', newItem('D'))
  expect(await update('D', { hints: [hint(WAREHOUSE, ' ')] })).toMatchObject({
    status: 400,
    message: 'Location Hints cannot be blank',
    errors: [{ field: 'hints.0.hint' }],
  })
  expect(await update('D', { name: '', hints: [hint(WAREHOUSE, ' ')] })).toMatchObject({
    status: 400,
    message: 'LocationHints and Marked fields cannot be blank',
  })
})

test('requires for each part the access of its own calls', async () => {
  await call('POST', '/items', { ...newItem('E', { type: 3, ctoType: 'CTO' }), hints: [hint(WAREHOUSE)] })
  await call('POST', '/items', { ...newItem('F'), entitlements: [LOBBY] })
  const refused = async (itemID: string, body: object, user: string) => (await update(itemID, body, user)).status
  expect(await refused('E', { hints: [hint(STORE)] }, 'role7')).toBe(403)
  expect(await refused('F', { removedEntitlements: [LOBBY] }, 'role7')).toBe(403)
  expect(await refused('E', { components: [] }, 'role14')).toBe(403)
  expect(await refused('E', { configuration: { attachments: [], allowances: [] } }, 'role14')).toBe(403)
  expect([await hintsOf('E'), await entitledOf('F')]).toEqual([['WH-RIVER Bin 1'], ['FD-LOBBY']])
})

test('refuses a hint on a system item', async () => {
  expect(await call('POST', '/items/locations/hints?itemID=BAG', [hint(WAREHOUSE)])).toMatchObject({
    status: 400,
    message: 'BAG System generated item and cannot be modified',
  })
})
