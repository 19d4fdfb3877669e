import { equalCodes, localUPC } from '@greenroom/catalog'
import { beforeAll, expect, test } from 'vitest'
import { selectUsedUPCs } from '#areas/items/used-upcs.ts'
import { catalogOfTwo } from './catalog.ts'

const catalog = catalogOfTwo()

beforeAll(async () => {
  const { pool } = catalog.database
  await pool.query(
    `insert into item
       (company_code, item_id, upc, additional_upcs, search, name, type, created_at, updated_at, updated_by)
     select company, 'I' || n, '7' || n, case when n % 20 = 0 then array['8' || n] else '{}' end, 'i' || n, 'Item', 1,
       now(), now(), 'x'
     from generate_series(1, 20000) n, unnest(array['one', 'two']) company`,
  )
  await pool.query('analyze item')
})

test.each([1, 2_000])('of %i codes, those in use are found without reading every item', async (count) => {
  const codes = Array.from({ length: count }, (_, at) => `8${at + 1}`)
  const used = await selectUsedUPCs(catalog.one.db, [...codes, '720', '820']).execute()
  const additional = codes.filter((code) => Number(code.slice(1)) % 20 === 0)
  expect(new Set(used.map(({ code }) => code))).toEqual(new Set([...additional, '720', '820']))
  const plan = JSON.stringify(await selectUsedUPCs(catalog.one.db, codes).explain('text'))
  expect(plan).toContain('item_by_additional_upcs')
  expect(plan).not.toContain('Seq Scan')
})

test('a free UPC is none that another item has beside its own, also as an EAN', async () => {
  const [first, second] = [localUPC(100_001), localUPC(100_002)]
  const ean = equalCodes(second).find((code) => code !== second)!
  const { pool } = catalog.database
  for (const [id, code] of [
    ['I1', first],
    ['I2', ean],
  ]) {
    await pool.query(`update item set additional_upcs = array[$2] where company_code = 'one' and item_id = $1`, [
      id,
      code,
    ])
  }
  const { body } = await catalog.as('role2')('POST', '/generate/auto/id', { type: 'UPC' })
  expect(body.nextID).toBe(localUPC(100_003))
})
