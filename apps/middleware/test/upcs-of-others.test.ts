import { beforeEach, describe, expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'
import { importsOf } from './importing.ts'

const catalog = catalogOfTwo()
const { settled } = importsOf(catalog)
const call = catalog.as('role2')
const UPC = '012345678905'
const EAN = `0${UPC}`
const REFUSED = `Item TEE has the UPC ${UPC} as well.`

async function setting(value: 'ALLOWED' | 'REFUSED', company = 'one') {
  const admin = catalog.as('role2', company)
  const { body } = await admin('GET', '/account/configuration')
  const key = 'catalog.upc.repeated'
  const seen = body.accountConfigurations.find((one: { key: string }) => one.key === key)?.value ?? 'ALLOWED'
  const accountConfigurations = [{ key, value, seen }]
  expect(await admin('PUT', '/account/configuration', { accountConfigurations })).toMatchObject({ status: 200 })
}

const create = (itemID: string, more: object, company = 'one') =>
  catalog.as('role2', company)('POST', '/items', newItem(itemID, more))
const item = async (itemID: string) => (await call('GET', `/items?itemID=${itemID}`)).body.data[0]

async function save(itemID: string, more: object) {
  const { version } = await item(itemID)
  return call('PUT', '/items', { itemID, version, ...more })
}

const COLUMNS = ['Code', 'Title', 'UPC', 'More UPCs', 'Price', 'MSRP']
const FIELDS = ['itemID', 'name', 'upc', 'additionalUPCs', 'sellingPrice', 'msrp']

/** An import of these items, checked. */
async function checked(items: object[]) {
  const mapping = FIELDS.map((field, column) => ({ field, column }))
  const { body } = await call('POST', '/items/imports', { fileName: 'a.csv', columns: COLUMNS, mapping })
  const path = `/items/imports/${body.importID}`
  const rows = items.map((one, index) => ({ line: index + 2, item: one }))
  await call('PUT', `${path}/parts/0`, { items: rows, rejections: [] })
  const check = () => call('POST', `${path}/check`, { rows: items.length, skipped: 0, conflicts: 0 })
  const { body: found } = await check()
  return { path, counts: found.counts, check }
}

const warningsOf = async (path: string, code: string) =>
  (await call('GET', `${path}/rows?warning=${code}`)).body.data.map(
    ({ itemID, warnings }: { itemID: string; warnings: { message: string }[] }) =>
      [itemID, ...warnings.map(({ message }) => message)].join(': '),
  )

async function applied(path: string) {
  await call('POST', `${path}/apply`)
  return settled(path)
}

beforeEach(async () => {
  await setting('ALLOWED')
  const stored = (await item('TEE'))
    ? []
    : [create('TEE', { upc: UPC, sellingPrice: 20 }), create('MUG', { upc: '77' })]
  for (const answer of stored) expect(await answer).toMatchObject({ status: 200 })
  await create('TEE', { upc: UPC }, 'two')
})

describe('where a company refuses a UPC of another item', () => {
  beforeEach(() => setting('REFUSED'))

  test.for([
    [{ upc: UPC }, 'upc', UPC],
    [{ upc: EAN }, 'upc', EAN],
    [{ upc: '5', additionalUPCs: ['6', EAN] }, 'additionalUPCs', EAN],
  ] as const)('it is refused of a new item and of an edit: %o', async ([given, field, code]) => {
    const errors = [{ field, message: `Item TEE has the UPC ${code} as well.`, code: 'usedUPC', value: code }]
    expect(await create('NEW', given)).toMatchObject({ status: 400, errors })
    expect(await save('MUG', given)).toMatchObject({ status: 400, errors })
    expect(await item('NEW')).toBeUndefined()
    expect(await item('MUG')).toMatchObject({ upc: '77' })
  })

  test('it is refused of a variant, at its row, also beside another one', async () => {
    const variants = [newItem('V-1', { upc: UPC }), newItem('V-2', { upc: '88' }), newItem('V-3', { upc: '88' })]
    const { version } = await item('MUG')
    const answer = await call('PUT', '/items', { itemID: 'MUG', version, productID: 'MUGS', variants })
    expect(answer).toMatchObject({
      status: 400,
      errors: [
        { field: 'variants.0.upc', message: REFUSED },
        { field: 'variants.1.upc', message: 'Item V-3 has the UPC 88 as well.' },
        { field: 'variants.2.upc', message: 'Item V-2 has the UPC 88 as well.' },
      ],
    })
  })

  test('an item keeps what it shares, and another company has its own UPCs', async () => {
    await setting('ALLOWED')
    expect(await create('SHARES', { upc: UPC })).toMatchObject({ status: 200 })
    await setting('REFUSED')
    expect(await save('SHARES', { name: 'Renamed', upc: UPC })).toMatchObject({ status: 200 })
    expect(await save('SHARES', { upc: '99' })).toMatchObject({ status: 200 })
    expect(await save('SHARES', { upc: UPC })).toMatchObject({ status: 400 })
    await create('ELSEWHERE', { upc: '4711' }, 'two')
    expect(await create('HERE', { upc: '4711' })).toMatchObject({ status: 200 })
  })

  test('of two who give the same UPC at once, one is refused', async () => {
    const answers = await Promise.all(['R-1', 'R-2', 'R-3'].map((id) => create(id, { upc: '31337' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('an import rejects its rows', async () => {
    const { path, counts } = await checked([
      { itemID: 'I-1', name: 'One', upc: EAN },
      { itemID: 'I-2', name: 'Two', upc: '1002', additionalUPCs: ['1003'] },
      { itemID: 'I-3', name: 'Three', upc: '1003' },
      { itemID: 'I-4', name: 'Four', upc: '1004' },
    ])
    expect(counts).toMatchObject({ rejected: 3, create: 1, usedUPCs: 0 })
    const { body } = await call('GET', `${path}/rejections?code=usedUPC`)
    expect(body.data).toMatchObject([
      { itemID: 'I-1', field: 'upc', value: EAN, message: `Item TEE has the UPC ${EAN} as well.` },
      { itemID: 'I-2', field: 'additionalUPCs', message: 'Item I-3 has the UPC 1003 as well.' },
      { itemID: 'I-3', field: 'upc', message: 'Item I-2 has the UPC 1003 as well.' },
    ])
  })

  test('an import fails where an item got the UPC after its check', async () => {
    const { path, counts } = await checked([{ itemID: 'J-1', name: 'One', upc: '2001' }])
    expect(counts).toMatchObject({ rejected: 0, create: 1 })
    await create('J-2', { upc: '2001' })
    const failure = 'Item J-1: Item J-2 has the UPC 2001 as well.'
    expect(await applied(path)).toMatchObject({ state: 'FAILED', failure })
  })
})

describe('where a company allows it', () => {
  test('it is saved, and an import marks its rows and counts them', async () => {
    expect(await create('AGAIN', { upc: EAN })).toMatchObject({ status: 200 })
    const { path, counts, check } = await checked([
      { itemID: 'A-1', name: 'One', upc: UPC },
      { itemID: 'A-2', name: 'Two', upc: '3002' },
      { itemID: 'A-3', name: 'Three', upc: '3002' },
      { itemID: 'A-4', name: 'Four', upc: '3004' },
      { itemID: 'MUG', name: 'Mug', upc: '77' },
    ])
    expect(counts).toMatchObject({ rejected: 0, create: 4, usedUPCs: 3, farPrices: 0 })
    const marked = await warningsOf(path, 'usedUPC')
    expect(marked[0]).toMatch(/^A-1: Items AGAIN,? .*TEE have the UPC 012345678905 as well\.$/)
    expect(marked.slice(1)).toEqual([
      'A-2: Item A-3 has the UPC 3002 as well.',
      'A-3: Item A-2 has the UPC 3002 as well.',
    ])
    expect((await check()).body.counts).toMatchObject({ usedUPCs: 3 })
    expect(await applied(path)).toMatchObject({ state: 'APPLIED' })
  })

  test('an import that swaps the UPCs of two items gives neither a UPC of another', async () => {
    for (const [id, upc] of [
      ['S-1', '4001'],
      ['S-2', '4002'],
    ] as const)
      await create(id, { upc })
    const { counts } = await checked([
      { itemID: 'S-1', name: 'One', upc: '4002' },
      { itemID: 'S-2', name: 'Two', upc: '4001' },
    ])
    expect(counts).toMatchObject({ update: 2, usedUPCs: 0 })
  })

  test('an import names the other item to those who may see items', async () => {
    const { path } = await checked([{ itemID: 'N-1', name: 'One', upc: '77' }])
    expect(await warningsOf(path, 'usedUPC')).toEqual(['N-1: Item MUG has the UPC 77 as well.'])
  })
})

test('an import marks prices that are far from those before, whatever the setting', async () => {
  await create('P-1', { sellingPrice: 20 })
  await create('P-2', { sellingPrice: 20 })
  const { path, counts } = await checked([
    { itemID: 'P-1', name: 'One', sellingPrice: 2000 },
    { itemID: 'P-2', name: 'Two', sellingPrice: 21, msrp: 500 },
    { itemID: 'P-3', name: 'Three', sellingPrice: 2000 },
  ])
  expect(counts).toMatchObject({ rejected: 0, farPrices: 1, largePrices: 0 })
  expect(await warningsOf(path, 'farPrice')).toEqual([
    'P-1: Selling price 2000 is ten or more times the price before (20).',
  ])
})

test('an import rejects a first price of 0 where larger changes need a price change', async () => {
  await create('Z-1', { sellingPrice: 20 })
  const key = 'catalog.price.change.direct'
  const change = (value: string, seen: string) =>
    call('PUT', '/account/configuration', { accountConfigurations: [{ key, value, seen }] })
  expect(await change('REFUSED', 'ALLOWED')).toMatchObject({ status: 200 })
  const { counts } = await checked([{ itemID: 'Z-1', name: 'One', msrp: 0 }])
  await change('ALLOWED', 'REFUSED')
  expect(counts).toMatchObject({ rejected: 1, update: 0, largePrices: 1 })
})
