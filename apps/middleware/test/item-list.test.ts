import { beforeAll, describe, expect, test } from 'vitest'
import { draftOf } from '@greenroom/catalog'
import { csvHeader, guessColumns, importableFields, planImport, readRow } from '@greenroom/imports'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

interface Page {
  data: { itemID: string }[]
  nextCursor: string | null
  total?: { count: number; capped: boolean }
}

const idsOf = ({ data }: Page) => data.map(({ itemID }) => itemID)
const list = async (query: string): Promise<Page> => (await call('GET', `/items?${query}`)).body

/** Every page of a list, joined. */
async function allOf(query: string, limit = 2) {
  const ids: string[] = []
  let cursor = ''
  do {
    const page = await list(`${query}&limit=${limit}${cursor}`)
    ids.push(...idsOf(page))
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
  } while (cursor)
  return ids
}

beforeAll(async () => {
  const items = [
    newItem('A1', { name: 'banana', upc: 'U5', sellingPrice: 3, costPrice: 1, brand: { brandID: 'NLT' } }),
    newItem('A2', { name: 'Apple', upc: 'U4', sellingPrice: 1, costPrice: 3, brand: { brandID: 'LOOM' } }),
    newItem('A3', { name: 'apple', upc: 'U3', sellingPrice: 2, costPrice: 2, type: 2, masterSKU: 'ROOT' }),
    newItem('a4', { name: '100% Cherry_pie', upc: 'U2', sellingPrice: 2, additionalUPCs: ['X-99'] }),
    newItem('A5', { name: 'Éclair', upc: 'U1', sellingPrice: 2, productID: 'P', productName: 'Pastry' }),
    newItem('=A6', { name: '-Formula', upc: '@U0', sellingPrice: 9, itemStatus: 'Discontinued', msrp: 12.25 }),
  ]
  for (const item of items) {
    catalog.app.clock.pass(1)
    expect(await call('POST', '/items', item)).toMatchObject({ status: 200 })
  }
  await catalog.as('role2', 'two')('POST', '/items', newItem('A1', { name: 'apple of another company' }))
})

describe('order and pages', () => {
  test.for([
    ['name', ['=A6', 'a4', 'A2', 'A3', 'A1', 'A5']],
    ['-name', ['A5', 'A1', 'A3', 'A2', 'a4', '=A6']],
    ['itemID', ['=A6', 'A1', 'A2', 'A3', 'A5', 'a4']],
    ['upc', ['=A6', 'A5', 'a4', 'A3', 'A2', 'A1']],
    ['sellingPrice', ['A2', 'A3', 'A5', 'a4', 'A1', '=A6']],
    ['-sellingPrice', ['=A6', 'A1', 'a4', 'A5', 'A3', 'A2']],
    ['costPrice', ['A1', '=A6', 'A3', 'A5', 'a4', 'A2']],
    ['updatedAt', ['A1', 'A2', 'A3', 'a4', 'A5', '=A6']],
  ] as const)('by %s, whole and page by page', async ([sort, ids]) => {
    expect(idsOf(await list(`sort=${sort}`))).toEqual(ids)
    expect(await allOf(`sort=${sort}`)).toEqual(ids)
    expect(await allOf(`sort=${sort}&search=a`)).toEqual(ids)
  })

  test('refuses a cursor of another list', async () => {
    const { nextCursor } = await list('sort=name&limit=1')
    expect(await call('GET', `/items?sort=upc&cursor=${nextCursor}`)).toMatchObject({ status: 400 })
    expect(await call('GET', '/items?cursor=nonsense')).toMatchObject({ status: 400, errors: [{ field: 'cursor' }] })
  })

  test('returns everything without pages', async () => {
    const page = await list('pagination=false')
    expect(idsOf(page)).toHaveLength(6)
    expect(page.nextCursor).toBeNull()
  })
})

describe('search and filters', () => {
  test.for([
    ['search=APPLE', ['A2', 'A3']],
    ['search=root', ['A3']],
    ['search=x-9', ['a4']],
    ['search=pastry', ['A5']],
    ['search=u', ['=A6', 'a4', 'A2', 'A3', 'A1', 'A5']],
    ['search=100%25', ['a4']],
    ['search=y_p', ['a4']],
    ['search=%25a', []],
    ['search=ÉCL', ['A5']],
    ['search=ecl', ['A5']],
    ['search=ＥＣＬ', ['A5']],
    ['search=cherry%C2%A0100', ['a4']],
    ['search=%EF%BC%85', ['a4']],
    ['search=%5C', []],
    ['search=U5%0Abanana', ['A1']],
    ['search=root%20apple', ['A3']],
    ['search=apple%20root', ['A3']],
    ['search=apple%20nowhere', []],
    ['search=%20', ['=A6', 'a4', 'A2', 'A3', 'A1', 'A5']],
    ['search=', ['=A6', 'a4', 'A2', 'A3', 'A1', 'A5']],
    ['status=Active', ['a4', 'A2', 'A3', 'A1', 'A5']],
    ['status=Discontinued', ['=A6']],
    ['status=Active,Discontinued&brand=NLT', ['A1']],
    ['brand=NLT,LOOM', ['A2', 'A1']],
    ['type=2', ['A3']],
    ['type=1,2&search=apple', ['A2', 'A3']],
    ['brand=LOOM&search=apple', ['A2']],
    ['itemIDOnSearch=A1,a4,none', ['a4', 'A1']],
    ['code=X-99', ['a4']],
    ['code=x-99', []],
    ['code=ROOT,U5', ['A3', 'A1']],
    ['code=A', []],
    ['code=A2,U1&search=apple&sort=upc', ['A2']],
    ['code=A2&status=Discontinued', []],
    ['itemID=a4', ['a4']],
    ['itemID=A4', []],
    ['department=NOWHERE', []],
  ] as const)('%s', async ([query, ids]) => {
    const page = await list(`${query}&total=true`)
    expect(idsOf(page)).toEqual(ids)
    expect(page.total).toEqual({ count: ids.length, capped: false })
  })

  test('finds an ID with a comma, which was created before commas were refused', async () => {
    const texts = { item_id: 'FT,A', upc: 'FT,A', name: 'Feather', search: 'ft,a\nft,a\nfeather' }
    const made = { created_at: new Date(), updated_at: new Date(), updated_by: 'test' }
    await catalog.one.db
      .insertInto('item')
      .values({ ...texts, ...made })
      .execute()
    for (const query of ['itemIDOnSearch=A1,FT%5C,A', 'code=U5,FT%5C,A']) {
      expect(idsOf(await list(query))).toEqual(['A1', 'FT,A'])
    }
    await catalog.one.db.deleteFrom('item').where('item_id', '=', 'FT,A').execute()
  })

  test('finds the same items for common and rare words as without an index', async () => {
    await fill(6_000)
    const expected = Array.from({ length: 6_000 }, (_, index) => index)
    const common = await list('search=common%20word&sort=name&limit=3&total=true')
    expect(idsOf(common)).toEqual(['N0', 'N1', 'N10'])
    expect(common.total).toEqual({ count: 6_000, capped: false })
    const next = await list(`search=common%20word&sort=name&limit=3&cursor=${common.nextCursor}`)
    expect(idsOf(next)).toEqual(['N100', 'N1000', 'N1001'])
    const rare = expected.filter((number) => String(number).includes('59')).map((number) => `N${number}`)
    expect(idsOf(await list('search=word%20N5999'))).toEqual(['N5999'])
    expect(idsOf(await list('search=59&itemIDOnSearch=N59,N60'))).toEqual(['N59'])
    expect(new Set(idsOf(await list('search=59&pagination=false')))).toEqual(new Set(rare))
  })

  test('what a search names by ID or UPC comes first, unless a sort is asked for', async () => {
    const named = [
      newItem('Y59', { name: 'Yak', upc: 'U59', additionalUPCs: ['59'] }),
      newItem('Z59', { name: 'Zebra', upc: '59' }),
    ]
    for (const item of named) expect(await call('POST', '/items', item)).toMatchObject({ status: 200 })
    const byName = await allOf('search=59&sort=name', 500)
    expect(byName.slice(-2)).toEqual(['Y59', 'Z59'])
    const first = ['Y59', 'Z59', ...byName.slice(0, -2)]
    for (const limit of [3, 100, 500]) expect(await allOf('search=59', limit)).toEqual(first)
    // A page that has no room for others goes by name.
    expect(await allOf('search=59', 2)).toEqual(byName)
    expect(idsOf(await list('search=59&pagination=false'))).toEqual(first)
    expect(idsOf(await list('search=59&status=Active&brand=NLT'))).toEqual([])
    expect(idsOf(await list('search=%20z59%20'))).toEqual(['Z59'])
    expect(idsOf(await list('search=u59&limit=2'))).toEqual(['Y59'])
    await catalog.one.db.deleteFrom('item').where('item_id', 'in', ['Y59', 'Z59']).execute()
  })

  test('streams a list of thousands as it is read', async () => {
    const page = await list('pagination=false&search=common')
    expect(idsOf(page)).toHaveLength(6_000)
    expect(new Set(idsOf(page)).size).toBe(6_000)
  })

  async function fill(count: number) {
    const items = Array.from({ length: count }, (_, index) => `N${index}`)
    const rows = items.map((item_id) => ({
      item_id,
      upc: item_id,
      name: `Common word ${item_id}`,
      search: `${item_id}\n${item_id}\ncommon word ${item_id}`.toLowerCase(),
      created_at: new Date(),
      updated_at: new Date(),
      updated_by: 'test',
    }))
    for (let start = 0; start < count; start += 1_000) {
      await catalog.one.db
        .insertInto('item')
        .values(rows.slice(start, start + 1_000))
        .execute()
    }
  }
})

describe('refusals', () => {
  test.for([
    'sort=department',
    'status=Gone',
    'type=7',
    'limit=0',
    'limit=1001',
    'expand=everything',
    'pagination=maybe',
  ])('%s', async (query) => {
    expect(await call('GET', `/items?${query}`)).toMatchObject({ status: 400, code: 'ER_000' })
  })

  test('refuses text that no database can store, without a failure', async () => {
    for (const query of ['search=%00', 'itemID=%00', 'brand=a,%00']) {
      expect(await call('GET', `/items?${query}`)).toMatchObject({ status: 400 })
    }
  })
})

describe('export', () => {
  const exported = async (user: string, query = '') => {
    const token = await catalog.app.signIn('one', user)
    const answer = await catalog.app.app.inject({ url: `/api/items/export?${query}`, headers: { token } })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    return answer.body.slice(1).trimEnd().split('\r\n').map(cellsOf)
  }

  /** None of the cells here spans lines. */
  const cellsOf = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
      .slice(0, line.split(',').length)

  test('exports the values of every item unchanged', async () => {
    const [headers = [], ...rows] = await exported('role2', 'search=u&sort=itemID')
    const mapping = guessColumns(headers, rows)
    expect(Object.keys(mapping)).toHaveLength(importableFields.length)
    const plan = planImport(mapping, {}, { restricted: '' })
    const { body } = await call('GET', '/items?search=u&sort=itemID')
    expect(rows).toHaveLength(body.data.length)
    for (const [index, cells] of rows.entries()) {
      const reading = readRow(cells, plan)
      expect(reading).toMatchObject({ outcome: 'item', itemID: body.data[index].itemID })
      if (reading.outcome === 'item') expect(draftOf(body.data[index])).toMatchObject(reading.values)
    }
  })

  test('never starts a cell with a formula', async () => {
    const [, row = []] = await exported('role2', 'itemID==A6')
    expect(row).toContain("'=A6")
    expect(row).toContain("'-Formula")
    expect(row).toContain("'@U0")
  })

  test('omits the cost column if cost is hidden', async () => {
    const header = csvHeader(importableFields.find(({ name }) => name === 'costPrice')!)
    expect((await exported('role2'))[0]).toContain(header)
    expect((await exported('role100'))[0]).not.toContain(header)
  })
})

test('shows another company its own items under the same IDs', async () => {
  const { body } = await catalog.as('role2', 'two')('GET', '/items?search=apple&total=true')
  expect(body).toMatchObject({ data: [{ name: 'apple of another company' }], total: { count: 1 } })
})
