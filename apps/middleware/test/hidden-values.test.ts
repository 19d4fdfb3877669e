import { explainDenied, HIDDEN_WITHOUT } from '@greenroom/permissions'
import { openXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test, vi } from 'vitest'
import { tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { listenAt } from './listener.ts'
import {
  answerTo,
  BLIND,
  reads,
  SECRET_VALUES as values,
  SECRETS,
  SEES,
  secretItem as itemID,
  storeSecrets,
} from './secrets.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as(SEES)(...args)
const item = async (id: string) => (await call('GET', `/items?itemID=${id}`)).body.data[0]

/** Without these, which answer each value to those who may see it, the test would show nothing. */
const OF_ITEMS = ['listItems', 'listEntitlements', 'getProduct', 'listItemHistory']
const OF_EDITS = ['listChangeSets', 'getChangeSet', 'listChangeSetRows']
/** No file has build to order. */
const OF_FILES = ['exportItems', 'listImportRows']

let ids: Record<string, string>
/** What each read answers to those who see everything, and to those who may not see these fields. */
let answers: { operationID: string; shown: string; hidden: string }[]

const answerOf = async (user: string, read: (typeof reads)[number], query: Record<string, string> = {}) =>
  answerTo(catalog, await tokenOf(catalog.app, 'one', user), read, { ...ids, ...query })

beforeAll(async () => {
  ids = await storeSecrets(catalog)
  answers = []
  for (const read of reads) {
    const shown = await answerOf(SEES, read)
    expect(shown.status, read.operationID).toBe(200)
    answers.push({
      operationID: read.operationID,
      shown: shown.body,
      hidden: (await answerOf(BLIND, read)).body,
    })
  }
})

test('knows a value of every field that may be hidden', () => {
  const derived = ['cardPrice', 'margin', 'markup']
  expect(Object.keys({ ...SECRETS })).toEqual(
    expect.arrayContaining(Object.keys(HIDDEN_WITHOUT).filter((name) => !derived.includes(name))),
  )
})

test.for(Object.entries(SECRETS))('%s is in no answer to those who may not see it', ([name, { text }]) => {
  const showing = answers.filter(({ shown }) => shown.includes(text)).map(({ operationID }) => operationID)
  const revealing = answers.filter(({ hidden }) => hidden.includes(text)).map(({ operationID }) => operationID)
  expect(revealing).toEqual([])
  expect(showing).toEqual(expect.arrayContaining([...OF_ITEMS, ...OF_EDITS, ...(name === 'ctoType' ? [] : OF_FILES)]))
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
  await vi.waitFor(() => expect(heard.hints).toMatchObject([{ entity: 'item', ids: [itemID] }]))
  const told = JSON.stringify([saved, conflict, heard.hints])
  for (const { text } of Object.values(SECRETS)) expect(told).not.toContain(text)
  expect(await item(itemID)).toMatchObject(values)
})

test.for([
  ['GET', '/items?attribute=ORIGIN'],
  ['GET', '/items/export?attribute=ORIGIN'],
  ['GET', '/products?attribute=ORIGIN'],
  ['GET', '/items?missing=sellingPrice'],
  ['GET', '/items?sellingPrice=1..'],
  ['GET', '/items/export?costPrice=1..'],
  ['GET', '/products?costPrice=..9'],
  ['GET', '/items/counts?field=brand&costPrice=1..'],
  ['GET', '/items/counts?field=brand&missing=sellingPrice'],
  ['PATCH', '/items/batches', { fields: { consignment: true }, filter: { costPrice: '1..' } }],
  ['POST', '/changesets', { fields: { consignment: true }, filter: { missing: ['sellingPrice'] } }],
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

test('a bulk edit finds no item by a hidden master SKU', async () => {
  const edit = { fields: { consignment: true }, filter: { search: 'ecret-sk', itemIDs: [itemID, 'PLAIN'] } }
  expect(await catalog.as(SEES)('POST', '/changesets', edit)).toMatchObject({ body: { counts: { items: 2 } } })
  expect(await catalog.as(BLIND)('POST', '/changesets', edit)).toMatchObject({
    status: 400,
    errors: [{ field: 'filter' }],
  })
})

test('a change set tells of its filter only what is by visible fields', async () => {
  const filter = { missing: ['sellingPrice', 'tax'], attribute: ['ORIGIN'], sellingPrice: '..9', type: [1] }
  await call('POST', '/items', newItem('MATCHES', { sellingPrice: 0, attributes: [{ key: 'ORIGIN', value: 'Peru' }] }))
  const edit = { fields: { consignment: true }, filter }
  const { body, message } = await call('POST', '/changesets', edit)
  expect(body, message).toMatchObject({ edit: { filter } })
  const path = `/changesets/${body.changeSetID}`
  expect((await catalog.as(BLIND)('GET', path)).body.edit.filter).toEqual({ missing: ['tax'], type: [1] })
})

test('a hidden cost is 0 on a new item', async () => {
  const buyer = catalog.as('role100')
  const { costPrice: _, ...without } = newItem('ZERO')
  expect(await buyer('POST', '/items', without)).toMatchObject({ status: 200 })
  expect(await item('ZERO')).toMatchObject({ costPrice: 0 })
  const refused = { status: 403, code: 'ER_005', errors: [{ field: 'costPrice' }] }
  expect(await buyer('POST', '/items', newItem('ZERO2', { costPrice: 3 }))).toMatchObject(refused)
})

test('a cost that the user sees but cannot change is 0 on a new item and on a new variant', async () => {
  const manager = catalog.as('role7')
  const { costPrice: _, ...without } = newItem('READ', { productID: 'READ' })
  const { costPrice: __, ...variant } = newItem('READ-V')
  expect(await manager('POST', '/items', { ...without, variants: [variant] })).toMatchObject({ status: 200 })
  for (const id of ['READ', 'READ-V']) expect(await item(id)).toMatchObject({ costPrice: 0 })
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
  const message = explainDenied('CATALOG_CUSTOM_ATTRIBUTES', 'WRITE')
  expect(await catalog.as(BLIND)('POST', `/changesets/${changeSetID}/undo`, {})).toMatchObject({ status: 403, message })
  expect((await call('GET', '/changesets')).body.data[0]).toMatchObject({ changeSetID })
})
