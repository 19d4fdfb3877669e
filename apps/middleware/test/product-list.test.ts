import { beforeAll, describe, expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

interface Row {
  product?: { productID: string; matching: number; variants: number }
  item?: { itemID: string }
}

const list = async (query: string) => (await call('GET', `/products?${query}`)).body
const idsOf = ({ data }: { data: Row[] }) => data.map(({ product, item }) => product?.productID ?? item!.itemID)
const matchingOf = ({ data }: { data: Row[] }) => data.map(({ product, item }) => product?.matching ?? item!.itemID)

async function allOf(query: string, limit: number) {
  const ids: string[] = []
  let cursor = ''
  do {
    const page = await list(`${query}&limit=${limit}${cursor}`)
    ids.push(...idsOf(page))
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
  } while (cursor)
  return ids
}

const tee = { productID: 'TEE', productName: 'Tour tee' }

beforeAll(async () => {
  const items = [
    newItem('T-S', { name: 'Small', ...tee, sellingPrice: 20, costPrice: 7.5 }),
    newItem('T-M', { name: 'Medium', ...tee, sellingPrice: 22.5, brand: { brandID: 'NLT' } }),
    newItem('T-L', { name: 'Large', ...tee, sellingPrice: 25, itemStatus: 'Discontinued', brand: { brandID: 'NLT' } }),
    newItem('CAP-1', { name: 'Cap', productID: 'CAP', productName: 'apple cap' }),
    newItem('CAP-2', { name: 'tour Tee', productID: 'CAP2', productName: 'tour tee' }),
    newItem('TEE', { name: 'Tour Tee', sellingPrice: 3 }),
    newItem('PIN', { name: 'Pin', brand: { brandID: 'NLT' } }),
  ]
  for (const item of items) expect(await call('POST', '/items', item)).toMatchObject({ status: 200 })
  const other = newItem('T-S', { name: 'Small', productID: 'TEE', productName: 'Tee of another company' })
  expect(await catalog.as('role2', 'two')('POST', '/items', other)).toMatchObject({ status: 200 })
})

test('a row for each product and each item of none, by name', async () => {
  const { data, total, items } = await list('total=true')
  expect(idsOf({ data })).toEqual(['CAP', 'PIN', 'TEE', 'CAP2', 'TEE'])
  expect(data[1].item).toMatchObject({ itemID: 'PIN', sellingPrice: 5 })
  expect(data[2].item).toMatchObject({ itemID: 'TEE', name: 'Tour Tee' })
  expect(data[4]).toEqual({
    product: { ...tee, variants: 3, matching: 3, active: 2, lowestPrice: 20, highestPrice: 25 },
  })
  expect({ total, items }).toEqual({ total: { count: 5, capped: false }, items: { count: 7, capped: false } })
})

test('page by page, either way', async () => {
  const ids = ['CAP', 'PIN', 'TEE', 'CAP2', 'TEE']
  for (const limit of [1, 2, 3]) {
    expect(await allOf('', limit)).toEqual(ids)
    expect(await allOf('sort=-name', limit)).toEqual(ids.toReversed())
    expect(await allOf('search=e', limit)).toEqual(ids.filter((id) => id !== 'PIN'))
  }
})

describe('a product is there when a variant matches, and says how many do', () => {
  test.for([
    ['search=medium', [1]],
    ['search=tour', ['TEE', 1, 3]],
    ['search=nothing', []],
    ['brand=NLT', ['PIN', 2]],
    ['brand=NLT&search=arge', [1]],
    ['status=Discontinued', [1]],
    ['productID=CAP', [1]],
    ['itemID=PIN', ['PIN']],
  ] as const)('%s', async ([query, matching]) => {
    const page = await list(`${query}&total=true`)
    expect(matchingOf(page)).toEqual(matching)
    expect(page.total.count).toBe(matching.length)
  })

  test('its prices and statuses are of those that match', async () => {
    const { data } = await list('brand=NLT')
    expect(data[1].product).toEqual({
      ...tee,
      variants: 3,
      matching: 2,
      active: 1,
      lowestPrice: 22.5,
      highestPrice: 25,
    })
  })

  test('its variants are the items of the product, with the same filters', async () => {
    const { body } = await call('GET', '/items?productID=TEE&brand=NLT')
    expect(body.data.map(({ itemID }: { itemID: string }) => itemID)).toEqual(['T-L', 'T-M'])
  })
})

test('a product whose items all left it has no row', async () => {
  await call('POST', '/items', newItem('GONE', { productID: 'EMPTY', productName: 'Empty' }))
  const { version } = (await call('GET', '/items?itemID=GONE')).body.data[0]
  await call('PUT', '/items', { itemID: 'GONE', version, productID: 'CAP' })
  expect(idsOf(await list('search=gone'))).toEqual(['CAP'])
  expect(idsOf(await list(''))).not.toContain('EMPTY')
})

test('who may not see prices gets no range, and no list is sorted by one', async () => {
  const { data } = (await catalog.as('role101')('GET', '/products')).body
  expect(JSON.stringify(data)).not.toMatch(/price/i)
  expect(data.length).toBeGreaterThan(4)
  expect(await call('GET', '/products?sort=sellingPrice')).toMatchObject({ status: 400, errors: [{ field: 'sort' }] })
})

test('of words everywhere and of some that are rare: the same products', async () => {
  await fill(1_500)
  const first = await list('search=common&limit=3')
  expect(idsOf(first)).toEqual(['B0', 'B1', 'B10'])
  expect(idsOf(await list(`search=common&limit=2&cursor=${first.nextCursor}`))).toEqual(['B100', 'B1000'])
  const rare = Array.from({ length: 1_500 }, (_, at) => `B${at}`).filter((id) => id.includes('77'))
  expect(new Set(idsOf(await list('search=77')))).toEqual(new Set(rare))
  const many = await list('search=word&sort=-name&limit=1000&total=true')
  expect(many.data).toHaveLength(1_000)
  expect(many.total).toEqual({ count: 1_500, capped: false })
  expect(many.items).toEqual({ count: 6_000, capped: false })
  const next = await list(`search=word&sort=-name&limit=1000&cursor=${many.nextCursor}`)
  expect(new Set([...idsOf(many), ...idsOf(next)]).size).toBe(1_500)
})

test('the row of what a search names by ID or UPC comes first, and once', async () => {
  const product = { productID: 'ZEBRA', productName: 'Zebra' }
  const named = [
    newItem('Z-1', { name: 'One', upc: '77', ...product }),
    newItem('Z-2', { name: 'Two of 77', ...product }),
    newItem('Z-3', { name: 'Zoo', additionalUPCs: ['77'] }),
  ]
  for (const item of named) expect(await call('POST', '/items', item)).toMatchObject({ status: 200 })
  const byName = await allOf('search=77&sort=name', 1_000)
  expect(byName.slice(-2)).toEqual(['ZEBRA', 'Z-3'])
  const first = ['ZEBRA', 'Z-3', ...byName.slice(0, -2)]
  for (const limit of [3, 10, 1_000]) expect(await allOf('search=77', limit)).toEqual(first)
  expect(await allOf('search=77', 2)).toEqual(byName)
  expect(matchingOf(await list('search=77&limit=3')).slice(0, 2)).toEqual([2, 'Z-3'])
})

/** Products of four items each, straight into the database. */
async function fill(count: number) {
  const { db } = catalog.one
  const ids = Array.from({ length: count }, (_, at) => `B${at}`)
  const now = new Date()
  const stamps = { created_at: now, updated_at: now, updated_by: 'test' }
  for (let start = 0; start < count; start += 500) {
    const part = ids.slice(start, start + 500)
    await db
      .insertInto('product')
      .values(part.map((product_id) => ({ product_id, product_name: `Common word ${product_id}` })))
      .execute()
    const rows = part.flatMap((product_id) =>
      ['a', 'b', 'c', 'd'].map((letter) => ({
        item_id: `${product_id}${letter}`,
        upc: `${product_id}${letter}`,
        name: letter,
        product_id,
        search: `${product_id}${letter}\ncommon word ${product_id}`.toLowerCase(),
        ...stamps,
      })),
    )
    await db.insertInto('item').values(rows).execute()
  }
}
