import { HIDDEN_WITHOUT } from '@greenroom/permissions'
import { openXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { contractReads, type ContractRead, pathOf } from './contract-lists.ts'
import { listenAt, soon } from './listener.ts'
import { madeByOne } from './made-by-one.ts'

/** Sees everything, and nothing that needs a feature of its own. */
const [SEES, BLIND] = ['role2', 'role103']

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as(SEES)(...args)
const item = async (id: string) => (await call('GET', `/items?itemID=${id}`)).body.data[0]

const madeIn = (value: string) => [{ key: 'ORIGIN', value }]

/** A stored value of each field that may be hidden, how it looks in any answer, another value, and a blank one. */
const SECRETS: Record<string, { value: unknown; text: string; other: unknown; blank: unknown }> = {
  costPrice: { value: 71_939.17, text: '71939.17', other: 3, blank: 0 },
  sellingPrice: { value: 82_848.28, text: '82848.28', other: 6, blank: 0 },
  masterSKU: { value: 'SECRET-SKU', text: 'SECRET-SKU', other: 'SKU-2', blank: '' },
  extendedDescription: { value: 'Secret words', text: 'Secret words', other: 'Hard', blank: '' },
  ctoType: { value: 'SECRET-CTO', text: 'SECRET-CTO', other: 'NEVER', blank: '' },
  attributes: { value: madeIn('Secret origin'), text: 'Secret origin', other: madeIn('Peru'), blank: [] },
}

const values: Record<string, unknown> = Object.fromEntries(
  Object.entries(SECRETS).map(([name, { value }]) => [name, value]),
)

const itemID = 'SECRET'
const inProduct = { productID: 'SECRETS', productName: 'Secrets' }

/** Values of the parameters that lead to the item. */
const FOUND: Record<string, string> = {
  itemID,
  productID: inProduct.productID,
  expand: 'item',
  fetchVariants: 'true',
  from: '1767225600',
  to: '1767312000',
  username: SEES,
  domain: 'one',
  kind: 'department',
  screen: 'products',
}

/** Reads without a value of an item, or whose answer is no text. */
const OTHERS = [
  'streamChanges',
  'returnFromSso',
  'listMerchants',
  'previewMerge',
  'countImportPictures',
  'getImage',
  'printPriceChange',
  'getPriceChangeAttachment',
]

const reads = contractReads.filter(({ operationID }) => !OTHERS.includes(operationID))

/** Without these, which answer each value to those who may see it, the test would show nothing. */
const OF_ITEMS = ['listItems', 'listEntitlements', 'getProduct', 'listItemHistory']
const OF_EDITS = ['listChangeSets', 'getChangeSet', 'listChangeSetRows']
/** No file has build to order. */
const OF_FILES = ['exportItems', 'listImportRows']

let ids: Record<string, string>

/** The whole answer as text. */
async function answerOf(user: string, read: ContractRead, query: Record<string, string> = {}) {
  const wanted = read.parameters.flatMap(({ name, schema }): [string, string][] => {
    const value = name === 'expand' && !schema.enum?.includes('item') ? undefined : (FOUND[name] ?? ids[name])
    return value === undefined ? [] : [[name, value]]
  })
  const token = await tokenOf(catalog.app, 'one', user)
  const url = `/api${pathOf(read, { ...Object.fromEntries(wanted), ...query })}`
  const { statusCode: status, body, rawPayload } = await catalog.app.app.inject({ url, headers: { token } })
  return { status, body, rawPayload }
}

beforeAll(async () => {
  ids = await madeByOne(catalog)
  const stored = await call('POST', '/items', newItem(itemID, { ...inProduct, ...values }))
  expect(stored).toMatchObject({ status: 200 })
  await call('POST', '/items/hierarchy/entitlement', [
    { itemID, locations: [{ locationID: 'HB-MAIN', type: 'STORE' }] },
  ])
  await call('POST', '/items', newItem('PLAIN'))
  const edit = { fields: values, filter: { itemIDs: ['PLAIN'] } }
  const { body: changeSet } = await call('POST', '/changesets', edit)
  const applied = await call('PATCH', '/items/batches', { ...edit, changeSetID: changeSet.changeSetID })
  expect(applied).toMatchObject({ status: 200 })
  ids['changeSetID'] = changeSet.changeSetID
  ids['importID'] = await importOver('IMPORTED')
})

/** A checked import that would write every value over this item. Returns its ID. */
async function importOver(imported: string): Promise<string> {
  await call('POST', '/items', newItem(imported))
  const { ctoType: _, attributes, ...fields } = values
  const names = ['itemID', ...Object.keys(fields), 'attributes.ORIGIN']
  const begun = await call('POST', '/items/imports', {
    fileName: 'secrets.csv',
    columns: names,
    mapping: names.map((field, column) => ({ field, column })),
  })
  const path = `/items/imports/${begun.body.importID}`
  const item = { itemID: imported, ...fields, attributes }
  await call('PUT', `${path}/parts/0`, { items: [{ line: 2, item }], rejections: [] })
  const { body } = await call('POST', `${path}/check`, { rows: 1, skipped: 0, conflicts: 0 })
  expect(body.counts).toMatchObject({ update: 1 })
  return begun.body.importID
}

test('knows a value of every field that may be hidden', () => {
  const derived = ['cardPrice', 'margin', 'markup']
  expect(Object.keys({ ...SECRETS })).toEqual(
    expect.arrayContaining(Object.keys(HIDDEN_WITHOUT).filter((name) => !derived.includes(name))),
  )
})

describe.for(Object.entries(SECRETS))('%s', ([name, { text }]) => {
  test('is in no answer to those who may not see it', async () => {
    const showing: string[] = []
    for (const read of reads) {
      const { status, body } = await answerOf(SEES, read)
      expect(status, read.operationID).toBe(200)
      if (body.includes(text)) showing.push(read.operationID)
      expect((await answerOf(BLIND, read)).body, read.operationID).not.toContain(text)
    }
    expect(showing).toEqual(expect.arrayContaining([...OF_ITEMS, ...OF_EDITS, ...(name === 'ctoType' ? [] : OF_FILES)]))
  })
})

test('hidden values are in no workbook', async () => {
  const exporting = reads.find(({ operationID }) => operationID === 'exportItems')!
  const columns = ['itemID', ...Object.keys(SECRETS).filter((name) => name !== 'attributes' && name !== 'ctoType')]
  const queries: Record<string, string>[] = [{ format: 'xlsx' }, { format: 'xlsx', columns: 'itemID,name' }]
  for (const query of queries) {
    const { rawPayload } = await answerOf(BLIND, exporting, query)
    const [sheet] = (await openXlsx(rawPayload)).sheets
    const text = JSON.stringify(sheet!.rows)
    expect(text).toContain(itemID)
    for (const { text: secret } of Object.values(SECRETS)) expect(text).not.toContain(secret)
  }
  for (const column of columns.slice(1)) {
    expect(await answerOf(BLIND, exporting, { columns: column })).toMatchObject({ status: 400 })
  }
})

test('hidden values are in no answer to a save or a conflict, and in no event', async () => {
  const blind = catalog.as(BLIND)
  const heard = await listenAt(catalog.app, await tokenOf(catalog.app, 'one', BLIND))
  const saved = await blind('PUT', '/items', { itemID, version: 1, name: 'By somebody blind' })
  const conflict = await blind('PUT', '/items', { itemID, version: 1, name: 'Again' })
  expect([saved.status, conflict.status]).toEqual([200, 409])
  await vi.waitFor(() => expect(heard.hints).toMatchObject([{ entity: 'item', ids: [itemID] }]), soon)
  const told = JSON.stringify([saved, conflict, heard.hints])
  for (const { text } of Object.values(SECRETS)) expect(told).not.toContain(text)
  expect(await item(itemID)).toMatchObject(values)
})

test.for([
  ['GET', '/items?attribute=ORIGIN'],
  ['GET', '/items/export?attribute=ORIGIN'],
  ['GET', '/products?attribute=ORIGIN'],
  ['GET', `/items/${itemID}/history?field=attributes`],
  ['GET', `/items/${itemID}/history?field=masterSKU`],
  ['POST', '/changesets', { fields: { consignment: true }, filter: { attribute: ['ORIGIN'] } }],
  ['PATCH', '/items/batches', { fields: { consignment: true }, filter: { attribute: ['ORIGIN'] } }],
] as const)('hidden values are not revealed by %s %s', async ([method, path, body]) => {
  expect(await catalog.as(BLIND)(method, path, body)).toMatchObject({ status: 403, code: 'ER_005' })
})

test.for(Object.entries(SECRETS))(
  'a hidden %s cannot be written, whether it is the stored value or not',
  async ([field, secret]) => {
    const blind = catalog.as(BLIND)
    const id = `W-${field}`.slice(0, 15)
    await call('POST', '/items', newItem(id, { [field]: secret.value }))
    const refused = { status: 403, code: 'ER_005', errors: [{ field }] }
    for (const value of [secret.value, secret.other, secret.blank]) {
      const batch = { fields: { [field]: value }, filter: { itemIDs: [id] } }
      expect(await blind('PUT', '/items', { itemID: id, version: 1, [field]: value })).toMatchObject(refused)
      expect(await blind('PATCH', '/items/batches', batch)).toMatchObject(refused)
      expect(await blind('POST', '/changesets', batch)).toMatchObject(refused)
    }
    expect(await item(id)).toMatchObject({ version: 1, [field]: secret.value })
  },
)

test('a hidden cost is 0 on a new item', async () => {
  const buyer = catalog.as('role100')
  const { costPrice: _, ...without } = newItem('ZERO')
  expect(await buyer('POST', '/items', without)).toMatchObject({ status: 200 })
  expect(await item('ZERO')).toMatchObject({ costPrice: 0 })
  const refused = { status: 403, code: 'ER_005', errors: [{ field: 'costPrice' }] }
  expect(await buyer('POST', '/items', newItem('ZERO2', { costPrice: 3 }))).toMatchObject(refused)
})

test('a reader of cost may save it unchanged', async () => {
  const manager = catalog.as('role7')
  await call('POST', '/items', newItem('KEEP'))
  const unchanged = { itemID: 'KEEP', version: 1, costPrice: 2, name: 'New' }
  expect(await manager('PUT', '/items', unchanged)).toMatchObject({ status: 200 })
  expect(await manager('PUT', '/items', { itemID: 'KEEP', version: 2, costPrice: 1 })).toMatchObject({ status: 403 })
})

test.for([
  ['role9', 'costPrice'],
  ['role100', 'costPrice'],
  ['role5', 'costPrice'],
  ['role16', 'sellingPrice'],
] as const)('%s neither sees nor sorts by %s', async ([user, field]) => {
  const { data } = (await catalog.as(user)('GET', `/items?itemID=${itemID}`)).body
  expect(data).toHaveLength(1)
  expect(data[0]).not.toHaveProperty(field)
  for (const sort of [field, `-${field}`]) {
    expect(await catalog.as(user)('GET', `/items?sort=${sort}`)).toMatchObject({ status: 403, code: 'ER_005' })
  }
})

test('a change of additional attributes cannot be undone by those who may not write them', async () => {
  await call('POST', '/items', newItem('UNDONE'))
  const fields = { attributes: values['attributes'] }
  await call('PATCH', '/items/batches', { fields, filter: { itemIDs: ['UNDONE'] } })
  const [{ changeSetID }] = (await call('GET', '/changesets')).body.data
  const undo = await catalog.as(BLIND)('POST', `/changesets/${changeSetID}/undo`, {})
  await vi.waitFor(async () => {
    const { body } = await call('GET', `/changesets/${undo.body.changeSetID}`)
    expect(body).toMatchObject({ state: 'FAILED' })
  }, soon)
})
