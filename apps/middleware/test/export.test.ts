import { wallClock } from '@greenroom/quick-dates'
import Papa from 'papaparse'
import { openXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { itemOf } from '@greenroom/catalog'
import { attributeColumns, FORM_OPTIONS, ownColumns, planImport, readRow, recognizeForm } from '@greenroom/imports'
import { seedCatalog } from '#areas/items/demo/seed-catalog.ts'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

/** Characters that a spreadsheet, a hasty copy or an old system leaves in texts. */
const AWKWARD = [
  newItem('ODD1', {
    name: '=SUM(A1:A9)',
    extendedDescription: 'Two lines,\nand "quotes"\r\nand a third ',
    metaData: '  kept as it is  ',
    additionalUPCs: ['=1+1', '-2'],
    attributes: [
      { key: 'ORIGIN', value: "'=Portugal\r\nLisbon " },
      { key: 'MATERIAL', value: '@cotton' },
    ],
  }),
  newItem('-ODD2', { name: '+44', upc: '@1', vendorAlias: ' -a;b,c ', sellingPrice: 0.01, msrp: 9999999.99 }),
]

beforeAll(async () => {
  await seedCatalog(catalog.one.db)
  for (const item of AWKWARD) expect(await call('POST', '/items', item)).toMatchObject({ status: 200 })
})

async function fetched(user: string, query = '') {
  const token = await catalog.app.signIn('one', user)
  return catalog.app.app.inject({ url: `/api/items/export?${query}`, headers: { token } })
}

async function rowsOf(user: string, query = '') {
  const answer = await fetched(user, query)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  return Papa.parse<string[]>(answer.body.slice(1), { skipEmptyLines: true }).data
}

/** Sends a table like the console, and returns the result of the check. */
async function checked([headers = [], ...rows]: string[][]) {
  expect(recognizeForm(headers)).toBe('own')
  const mapping = ownColumns(headers)
  const { body: known } = await call('GET', '/attributes/additional')
  const attributes = attributeColumns(headers, known, new Set(Object.values(mapping)))
  const plan = planImport(mapping, FORM_OPTIONS.own, { restricted: `#'"&?` }, { attributes })
  const items = rows.flatMap((cells, index) => {
    const reading = readRow(cells, plan)
    // Rejected rows are sent as such; here one would be a failure.
    expect(reading).not.toMatchObject({ outcome: 'rejected' })
    if (reading.outcome !== 'item') return []
    return [{ line: index + 2, item: { ...itemOf(reading.values), attributes: reading.attributes } }]
  })
  const begun = await call('POST', '/items/imports', {
    fileName: 'products.csv',
    columns: headers,
    mapping: [
      ...Object.entries(mapping).map(([field, column]) => ({ field, column })),
      ...attributes.map(({ label, index }) => ({ field: `attributes.${label}`, column: index })),
    ],
  })
  const path = `/items/imports/${begun.body.importID}`
  expect(await call('PUT', `${path}/parts/0`, { items, rejections: [] })).toMatchObject({ status: 200 })
  const check = await call('POST', `${path}/check`, { rows: rows.length, skipped: 0, conflicts: 0 })
  const { body: changes } = await call('GET', `${path}/rows?action=update`)
  return { counts: check.body.counts, items, changes: changes.data }
}

test('changes nothing when an export of the whole demo is imported again', async () => {
  const rows = await rowsOf('role2')
  const { counts, items, changes } = await checked(rows)
  expect(changes).toEqual([])
  expect(counts).toMatchObject({ create: 0, update: 0, rejected: 0, unchanged: items.length })
  expect(items.length).toBeGreaterThan(400)
  expect(rows[0]).toEqual(expect.arrayContaining(['Item ID', 'Product ID', 'Department ID', 'Material']))
})

test('treats one changed cell of an additional attribute as one change', async () => {
  const rows = await rowsOf('role2', 'itemID=ODD1')
  rows[1]![rows[0]!.indexOf('Material')] = 'Wool'
  const { counts, changes } = await checked(rows)
  expect(counts).toMatchObject({ update: 1, unchanged: 0 })
  expect(changes[0].changes).toMatchObject([{ field: 'attributes', to: expect.stringContaining('MATERIAL Wool') }])
  expect(changes[0].changes[0].to).toContain('ORIGIN')
})

test('exports chosen columns in order and with names, filtered and sorted like the list', async () => {
  const rows = await rowsOf('role2', 'columns=name,department,margin,itemID&search=tote&sort=-itemID&status=Active')
  expect(rows[0]).toEqual(['Name', 'Department', 'Margin %', 'Item ID'])
  const { body } = await call('GET', '/items?search=tote&sort=-itemID&status=Active&pagination=false')
  expect(rows.slice(1).map((row) => row[3])).toEqual(body.data.map(({ itemID }: { itemID: string }) => itemID))
  expect(rows[1]![1]).toMatch(/[a-z]/)
  expect(await fetched('role2', 'columns=nothing')).toMatchObject({ statusCode: 400 })
})

test('writes numbers as numbers, times as times, and texts as texts to a workbook', async () => {
  const columns = 'itemID,name,upc,sellingPrice,msrp,updatedAt'
  const answer = await fetched('role2', `format=xlsx&columns=${columns}&itemIDOnSearch=ODD1,-ODD2&sort=itemID`)
  expect(answer.headers['content-disposition']).toContain('products.xlsx')
  const [sheet] = (await openXlsx(answer.rawPayload)).sheets
  expect(sheet!.rows[0]).toEqual(['Item ID', 'Name', 'UPC', 'Selling price', 'MSRP', 'Changed (America/New_York)'])
  expect(sheet!.rows[1]!.slice(0, 5)).toEqual(['-ODD2', '+44', '@1', 0.01, 9999999.99])
  expect(sheet!.rows[2]!.slice(0, 4)).toEqual(['ODD1', '=SUM(A1:A9)', 'ODD1', 5])
  const { body } = await catalog.as('role2')('GET', '/items?itemIDOnSearch=-ODD2')
  const clocks = wallClock('America/New_York')(Date.parse(body.data[0].updatedAt))
  expect((sheet!.rows[1]![5] as Date).toISOString().slice(0, 19)).toBe(clocks)
  const csv = await fetched('role2', 'columns=itemID,updatedAt&itemIDOnSearch=-ODD2')
  expect(csv.body).toContain(`,${clocks.replace('T', ' ')}`)
})

test("writes times in the reader's zone, which the heading names, and in their formats", async () => {
  const formats = { version: 1, timeZone: 'Asia/Kolkata', dateFormat: 'MM/DD/YYYY', timeFormat: '12h' }
  expect(await catalog.as('role7')('PUT', '/account/formats', formats)).toMatchObject({ status: 200 })
  const columns = 'columns=itemID,updatedAt&itemIDOnSearch=-ODD2'
  const { body } = await catalog.as('role7')('GET', '/items?itemIDOnSearch=-ODD2')
  const clocks = wallClock('Asia/Kolkata')(Date.parse(body.data[0].updatedAt))
  const [head, row] = await rowsOf('role7', columns)
  expect([head![1], row![1]!.slice(0, 19)]).toEqual(['Changed (Asia/Kolkata)', clocks.replace('T', ' ')])
  const workbook = (await fetched('role7', `format=xlsx&${columns}`)).rawPayload
  const [sheet] = (await openXlsx(workbook, { readStyles: true })).sheets
  expect(sheet!.rows[0]![1]).toBe('Changed (Asia/Kolkata)')
  expect((sheet!.rows[1]![1] as Date).toISOString().slice(0, 19)).toBe(clocks)
  expect(sheet!.cells?.get('1,1')?.style?.numFmt).toBe('mm\\/dd\\/yyyy h:mm AM/PM')
  expect((await rowsOf('role2', columns))[0]![1]).toBe('Changed (America/New_York)')
})

test('omits cost, and values that reveal it, for users who may not see it', async () => {
  expect((await rowsOf('role100'))[0]).not.toContain('Cost price')
  for (const column of ['costPrice', 'margin'])
    expect(await fetched('role100', `columns=${column}`)).toMatchObject({ statusCode: 400 })
})

test('requires the right to export, and shows another company only its own items', async () => {
  expect(await catalog.as('role9')('GET', '/items/export')).toMatchObject({ status: 403, code: 'ER_005' })
  const token = await catalog.app.signIn('two', 'role2')
  const answer = await catalog.app.app.inject({ url: '/api/items/export', headers: { token } })
  expect(answer.body.trimEnd().split('\r\n')).toHaveLength(1)
})
