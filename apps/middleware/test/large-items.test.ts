import { beforeAll, expect, test } from 'vitest'
import { bareItem, catalogOfTwo } from './catalog.ts'
import { largestResult } from './statement-sizes.ts'

const catalog = catalogOfTwo()
const call: ReturnType<typeof catalog.as> = (...of) => catalog.as('role2')(...of)

const ITEMS = 150
/** The most that an item can hold: 200 additional attributes, here of 240,000 bytes. */
const attributes = JSON.stringify(Array.from({ length: 200 }, (_, n) => ({ key: `K${n}`, value: '€'.repeat(395) })))

beforeAll(async () => {
  const items = Array.from({ length: ITEMS }, (_, n) => bareItem(`LARGE${String(n).padStart(3, '0')}`))
  await catalog.one.db
    .insertInto('item')
    .values(items.map((item) => ({ ...item, attributes })))
    .execute()
})

interface Page {
  data: { itemID?: string; item?: { itemID: string } }[]
  nextCursor: string | null
}

/** The sizes of all pages of a list, which has every item once and no page larger than 5 MB. */
async function pagesOf(path: string) {
  const [ids, sizes]: [string[], number[]] = [[], []]
  for (let cursor: string | null = ''; cursor !== null;) {
    const from = cursor
    const read = await largestResult(async () => {
      const { body, message } = await call('GET', `${path}&limit=1000${from && `&cursor=${from}`}`)
      if (!body) throw new Error(message)
      const page: Page = body
      ids.push(...page.data.map(({ itemID, item }) => itemID ?? item!.itemID))
      sizes.push(page.data.length)
      cursor = page.nextCursor
    })
    expect(read).toBeLessThan(5_000_000)
  }
  expect(ids.toSorted()).toEqual(Array.from({ length: ITEMS }, (_, n) => `LARGE${String(n).padStart(3, '0')}`))
  expect(new Set(ids).size).toBe(ITEMS)
  return sizes
}

test.each(['/items?sort=name', '/items?sort=-updatedAt', '/items?search=large', '/products?sort=-name'])(
  'a page of %s ends by size, and the next ones have the rest',
  async (path) => {
    const sizes = await pagesOf(path)
    expect(sizes.length).toBeGreaterThan(8)
    expect(Math.max(...sizes)).toBeLessThan(20)
  },
)

test('a list without pages is read in pieces that end by size', async () => {
  const read = await largestResult(async () => {
    const { body } = await call('GET', '/items?pagination=false')
    expect(body.data).toHaveLength(ITEMS)
    expect(body.nextCursor).toBeNull()
  })
  expect(read).toBeLessThan(5_000_000)
})

test('a user who may not see the attributes has pages of all items', async () => {
  const { body } = await catalog.as('role103')('GET', '/items?limit=1000')
  expect(body.data).toHaveLength(ITEMS)
})

test('items with their locations come 50 at a time', async () => {
  const { body } = await catalog.as('role2')('GET', '/items?limit=1000&expand=location_hint&itemIDOnSearch=LARGE001')
  expect(body).toMatchObject({ data: [{ itemID: 'LARGE001', hints: [] }], nextCursor: null })
  await catalog.one.db.updateTable('item').set({ attributes: '[]' }).where('item_id', '<', 'LARGE100').execute()
  const page = (await call('GET', '/items?limit=1000&sort=itemID&expand=location_hint')).body
  expect(page.data).toHaveLength(50)
  expect(page.nextCursor).not.toBeNull()
  await catalog.one.db.updateTable('item').set({ attributes }).execute()
})

test('a product whose items are too large for one answer is answered without them', async () => {
  await catalog.one.db.insertInto('product').values({ product_id: 'HUGE', product_name: 'Huge' }).execute()
  await catalog.one.db.updateTable('item').set({ product_id: 'HUGE', product_name: 'Huge' }).execute()
  expect(await call('GET', '/product/HUGE?fetchVariants=true')).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^The items of HUGE are too large for one answer/),
  })
  const read = await largestResult(async () => {
    expect((await call('GET', '/product/HUGE')).body).toMatchObject({ productID: 'HUGE', variants: [] })
  })
  expect(read).toBeLessThan(5_000_000)
})

test('a product with too many location hints for one answer is answered without them', async () => {
  const items = Array.from({ length: 1_100 }, (_, n) => `HINTED${String(n).padStart(4, '0')}`)
  await catalog.one.db.insertInto('product').values({ product_id: 'HINTED', product_name: 'Hinted' }).execute()
  await catalog.one.db
    .insertInto('item')
    .values(items.map((itemID) => ({ ...bareItem(itemID), product_id: 'HINTED', product_name: 'Hinted' })))
    .execute()
  const stores = Array.from({ length: 100 }, (_, n) => `HINT-${n}`)
  await catalog.one.db
    .insertInto('location')
    .values(stores.map((name) => ({ location_id: name, type: 'STORE' as const, name, status: 'Active' as const })))
    .execute()
  await catalog.one.db
    .insertInto('location_hint')
    .columns(['item_id', 'location_type', 'location_id', 'hint'])
    .expression(({ selectFrom, val }) =>
      selectFrom(['item', 'location'])
        .where('item_id', 'in', items)
        .where('location.location_id', 'in', stores)
        .select(['item_id', 'location.type', 'location.location_id', val('Bin 12').as('hint')]),
    )
    .execute()
  const read = await largestResult(async () => {
    const path = '/product/HINTED?fetchVariants=true&expand=location_hint'
    expect(await call('GET', path)).toMatchObject({ status: 400, message: expect.stringContaining('too large') })
    expect((await call('GET', '/product/HINTED?fetchVariants=true')).body.variants).toHaveLength(items.length)
  })
  expect(read).toBeLessThan(5_000_000)
})
