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

/** A stored value of each field that may be hidden, and how it looks in any answer. */
const SECRETS: Record<string, { value: unknown; text: string }> = {
  costPrice: { value: 71_939.17, text: '71939.17' },
  sellingPrice: { value: 82_848.28, text: '82848.28' },
  masterSKU: { value: 'SECRET-SKU', text: 'SECRET-SKU' },
  extendedDescription: { value: 'Secret description', text: 'Secret description' },
  ctoType: { value: 'SECRET-CTO', text: 'SECRET-CTO' },
  attributes: { value: [{ key: 'ORIGIN', value: 'Secret origin' }], text: 'Secret origin' },
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
  const { data } = (await call('GET', `/items?itemID=${itemID}`)).body
  expect(data).toMatchObject([values])
})

test.for([
  ['GET', '/items?sort=costPrice'],
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

test('hidden attributes cannot be written, not even blanked or repeated', async () => {
  const blind = catalog.as(BLIND)
  await call('POST', '/items', newItem('BLANKED', { attributes: values['attributes'] }))
  const refused = { status: 403, code: 'ER_005', errors: [{ field: 'attributes' }] }
  for (const attributes of [values['attributes'], [{ key: 'ORIGIN', value: 'Other' }], []]) {
    expect(await blind('PUT', '/items', { itemID: 'BLANKED', version: 1, attributes })).toMatchObject(refused)
    const batch = { fields: { attributes }, filter: { itemIDs: ['BLANKED'] } }
    expect(await blind('PATCH', '/items/batches', batch)).toMatchObject(refused)
    expect(await blind('POST', '/changesets', batch)).toMatchObject(refused)
  }
  const { data } = (await call('GET', '/items?itemID=BLANKED')).body
  expect(data).toMatchObject([{ version: 1, attributes: values['attributes'] }])
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
