import { beforeAll, describe, expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

beforeAll(async () => {
  const product = { productID: 'P', productName: 'P' }
  await call('POST', '/items', { ...newItem('A', product), variants: [newItem('B', product)] })
  await call('POST', '/items', newItem('C'))
  await catalog.as('role2', 'two')('POST', '/items', newItem('A'))
})

describe('location hints', () => {
  const path = '/items/locations/hints'
  const at = (id: string, hint = 'Bin 1') => ({
    hint,
    location: { id, type: id.startsWith('WH') ? 'WAREHOUSE' : 'STORE' },
  })
  const hintsOf = async (itemID: string) => {
    const { body } = await call('GET', `/items?itemID=${itemID}&expand=location_hint`)
    return body.data[0].hints.map(({ location, hint }: { location: { id: string }; hint: string }) => [
      location.id,
      hint,
    ])
  }

  test('are written, read and refused when blank', async () => {
    const location = { id: 'WH-RIVER', type: 'WAREHOUSE' }
    await call('POST', '/items', newItem('H1'))
    expect(await call('POST', '/items/locations/hints?itemID=H1', [{ hint: 'Bin 1', location }])).toMatchObject({
      status: 200,
    })
    expect(await call('POST', '/items/locations/hints?itemID=H1', [{ hint: 'Bin 2', location }])).toMatchObject({
      status: 400,
    })
    await call('PUT', '/items/locations/hints', [{ item: { itemID: 'H1' }, hint: 'Bin 3', location }])
    const { body } = await call('GET', '/items?itemID=H1&expand=location_hint,qoh')
    expect(body.data[0]).toMatchObject({
      hints: [{ item: { itemID: 'H1' }, hint: 'Bin 3', location: { ...location, name: 'River Street warehouse' } }],
      qoh: 0,
    })
    expect(
      await call('PUT', '/items/locations/hints', [{ item: { itemID: 'H1' }, hint: ' ', location }]),
    ).toMatchObject({
      status: 400,
      message: 'Location Hints cannot be blank',
    })
    const put = (itemID: string, id: string) =>
      call('PUT', path, [{ item: { itemID }, hint: 'x', location: { id, type: 'WAREHOUSE' } }])
    expect(await put('NONE', 'WH-RIVER')).toMatchObject({ status: 404 })
    const message = 'There is no location WAREHOUSE NONE'
    const errors = [{ field: '0.location.id', message, value: 'NONE' }]
    expect(await put('H1', 'NONE')).toMatchObject({ status: 404, message, errors })
  })

  test('are removed by users who may delete', async () => {
    await call('POST', `${path}?itemID=A`, [at('HB-BAR'), at('FD-LOBBY'), at('HB-MAIN')])
    const query = `${path}?itemID=A&locationType=STORE&locationID=HB-BAR,FD-LOBBY`
    expect(await catalog.as('role7')('DELETE', query)).toMatchObject({ status: 403 })
    expect(await catalog.as('role2', 'two')('DELETE', query)).toMatchObject({ status: 404 })
    expect(await call('DELETE', query)).toMatchObject({ status: 200 })
    expect(await hintsOf('A')).toEqual([['HB-MAIN', 'Bin 1']])
    expect(await call('DELETE', `${path}?itemID=A&locationType=STORE&locationID=HB-MAIN,FD-LOBBY`)).toMatchObject({
      status: 404,
    })
    expect(await hintsOf('A')).toEqual([['HB-MAIN', 'Bin 1']])
  })

  test('follow the rules of the form: one per location, not too long, with the path in the body', async () => {
    const twice = [at('WH-RIVER'), at('FD-LOBBY'), at('WH-RIVER', 'Bin 2')]
    expect(await call('POST', `${path}?itemID=C`, twice)).toMatchObject({
      status: 400,
      message: 'This location has a hint already.',
      errors: [{ field: '2.location' }],
    })
    expect(await call('POST', `${path}?itemID=C`, [at('WH-RIVER', 'x'.repeat(251))])).toMatchObject({ status: 400 })
    expect(await hintsOf('C')).toEqual([])
  })

  test('refuse the second of two added at once', async () => {
    const add = (hint: string) => call('POST', `${path}?itemID=B`, [at('WH-RIVER', hint)])
    const answers = await Promise.all([add('First'), add('Second')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const kept = answers[0]!.status === 200 ? 'First' : 'Second'
    expect(await hintsOf('B')).toEqual([['WH-RIVER', kept]])
  })
})

describe('entitlements at a location', () => {
  const path = '/items/hierarchy/entitlement'
  test('are granted, listed page by page and removed', async () => {
    for (const id of ['T1', 'T2', 'T3']) await call('POST', '/items', newItem(id))
    const locations = [{ locationID: 'FD-LOBBY', type: 'STORE' }]
    const body = ['T1', 'T2', 'T3'].map((itemID) => ({ itemID, locations }))
    expect(await call('POST', path, body)).toMatchObject({ status: 200 })
    expect(await call('POST', path, body)).toMatchObject({ status: 200 })
    const query = `${path}?locationID=FD-LOBBY&locationType=STORE`
    const first = await call('GET', `${query}&limit=2`)
    const rest = await call('GET', `${query}&limit=2&cursor=${first.body.nextCursor}`)
    const all = [...first.body.data, ...rest.body.data]
    expect(all.map(({ itemID }: { itemID: string }) => itemID)).toEqual(['T1', 'T2', 'T3'])
    expect((await call('GET', `${query}&pagination=false`)).body.data).toEqual(all)

    const ids = all.map(({ id }: { id: string }) => id)
    expect(await catalog.as('role2', 'two')('DELETE', `${path}?id=${ids}`)).toMatchObject({ status: 404 })
    expect(await call('DELETE', `${path}?id=${ids}`)).toMatchObject({ status: 200 })
    expect((await call('GET', query)).body.data).toEqual([])
    expect(await call('DELETE', `${path}?id=${ids}`)).toMatchObject({ status: 404 })
  })

  test.for([
    ['an item', 'NONE', { locationID: 'FD-LOBBY', type: 'STORE' }],
    ['a location', 'T1', { locationID: 'NONE', type: 'STORE' }],
    ['a location of that type', 'T1', { locationID: 'FD-LOBBY', type: 'VENUE' }],
  ] as const)('%s that does not exist is not found', async ([, itemID, location]) => {
    expect(await call('POST', path, [{ itemID, locations: [location] }])).toMatchObject({ status: 404 })
  })
})

describe('entitlements of an item', () => {
  const path = '/items/hierarchy/entitlement'
  const pairs = (rows: { itemID: string; locationID: string }[]) => rows.map((row) => `${row.itemID} ${row.locationID}`)
  const everywhere = [
    { locationID: 'FD-LOBBY', type: 'STORE' },
    { locationID: 'ART-OKRA', type: 'ARTIST' },
  ]

  beforeAll(() =>
    call(
      'POST',
      path,
      ['A', 'B', 'C'].map((itemID) => ({ itemID, locations: everywhere })),
    ),
  )

  test('are listed, with those of its variants, page by page', async () => {
    const alone = await call('GET', `${path}?itemID=A&pagination=false`)
    expect(pairs(alone.body.data)).toEqual(['A ART-OKRA', 'A FD-LOBBY'])
    const found = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body }: { body: { data: []; nextCursor: string | null } } = await call(
        'GET',
        `${path}?itemID=B&scope=product&limit=3${cursor && `&cursor=${cursor}`}`,
      )
      found.push(...pairs(body.data))
      cursor = body.nextCursor
    }
    expect(found).toEqual(['A ART-OKRA', 'A FD-LOBBY', 'B ART-OKRA', 'B FD-LOBBY'])
  })

  test('at one type of location', async () => {
    const { body } = await call('GET', `${path}?itemID=C&locationType=ARTIST`)
    expect(pairs(body.data)).toEqual(['C ART-OKRA'])
  })

  test('need an item, or a location with its type', async () => {
    expect(await call('GET', path)).toMatchObject({ status: 400, errors: [{ field: 'locationID' }] })
    expect(await call('GET', `${path}?locationID=FD-LOBBY`)).toMatchObject({
      status: 400,
      errors: [{ field: 'locationType' }],
    })
    expect(await call('GET', `${path}?itemID=NONE`)).toMatchObject({ status: 404 })
  })

  test('are shown to users who may read them, for one company', async () => {
    expect(await catalog.as('role16')('GET', `${path}?itemID=A`)).toMatchObject({ status: 403 })
    expect((await catalog.as('role2', 'two')('GET', `${path}?itemID=A&scope=product`)).body.data).toEqual([])
  })
})
