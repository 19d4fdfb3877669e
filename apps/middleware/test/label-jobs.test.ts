import { setTimeout as sleep } from 'node:timers/promises'
import { dots, newElement, newTemplate, readZpl } from '@greenroom/labels'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { bareItem, catalogOfTwo } from './catalog.ts'
import { type FakePrinter, fakePrinter, hangingPrinter } from './fake-printer.ts'
import { addPrinter } from './label-printers.ts'
import { addStock } from './stock.ts'

const catalog = catalogOfTwo()
const admin = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const at = (x: number, y: number) => ({ x: dots(x), y: dots(y) })

/** Items with good barcodes. EMPTY has none. */
const ITEMS = Array.from({ length: 40 }, (_, index) => `TS-${String(index).padStart(2, '0')}`)

let templateID: string
let template: { use: string; status: string; design: ReturnType<typeof newTemplate> }

beforeAll(async () => {
  const rows = [...ITEMS, 'EMPTY'].map((id) => ({
    ...bareItem(id),
    name: `Shirt ${id}`,
    selling_price: 20,
    cost_price: 7,
  }))
  await catalog.one.db
    .insertInto('item')
    .values(rows.map((row) => (row.item_id === 'EMPTY' ? { ...row, upc: '' } : row)))
    .execute()
  await addStock(catalog.one, [{ item_id: 'TS-00', location_type: 'WAREHOUSE', location_id: 'WH-RIVER', qoh: 4 }])
  const elements = [
    { ...newElement('Item Name', 'name', at(8, 8)), width: dots(400) },
    { ...newElement('Selling Price', 'price', at(8, 40)), width: dots(200) },
    { ...newElement('Barcode', 'code', at(8, 80)), width: dots(430), height: dots(120) },
  ]
  template = { use: 'SHELF', status: 'Active', design: { ...newTemplate('Shelf'), elements } }
  templateID = (await admin('POST', '/labels/templates', template)).body.templateID
})

beforeEach(() => {
  catalog.app.platform.isPrinterAllowed = () => true
})

const listOf = (codes: readonly string[], copies = 1) => ({ lines: codes.map((code) => ({ code, copies })) })

const plan = (more: object = {}) => ({
  templateID,
  source: listOf(ITEMS.slice(0, 3)),
  copies: { rule: 'FIXED', count: 1, sparePercent: 0 },
  sheet: 'ROLL',
  start: { row: 0, column: 0 },
  printerID: null as string | null,
  ...more,
})
const order = (more: object = {}) => ({ ...plan(more), onlyGood: false, confirmed: null, ...more })
const check = (more: object = {}, user = 'role2') => catalog.as(user)('POST', '/label-jobs/check', plan(more))
const create = (more: object = {}, user = 'role2') => catalog.as(user)('POST', '/label-jobs', order(more))

async function printerAt(fake: FakePrinter) {
  return (await addPrinter(catalog.one.db, fake)).printer_id
}

async function ended(labelJobID: string) {
  for (let looks = 0; looks < 500; looks++) {
    const { body } = await admin('GET', `/label-jobs/${labelJobID}`)
    if (body.state !== 'QUEUED' && body.state !== 'PRINTING') return body
    await sleep(20)
  }
  throw new Error('The job does not end')
}

/** The text of each label that a printer has taken, with its copies. */
function labelsOf(zpl: string) {
  const reading = readZpl(zpl)
  if (!('labels' in reading)) throw new Error(`Line ${reading.faultyLine} is no label`)
  return reading.labels.flatMap(({ copies, fields }) =>
    Array.from({ length: copies }, () => fields.flatMap((field) => (field.kind === 'text' ? [field.text] : []))[0]),
  )
}

test('counts the labels by every rule, with spare ones, and finds items by ID and UPC', async () => {
  await catalog.one.db.updateTable('item').set({ upc: '012345678905' }).where('item_id', '=', 'TS-39').execute()
  const found = async (more: object) => {
    const { items, labels, pages } = (await check(more)).body
    return [items, labels, pages]
  }
  expect(await found({})).toEqual([3, 3, 3])
  expect(await found({ copies: { rule: 'FIXED', count: 10, sparePercent: 5 } })).toEqual([3, 33, 33])
  const listed = { rule: 'LISTED', count: 1, sparePercent: 0 }
  const lines = [
    { code: 'TS-00', copies: 2 },
    { code: '0012345678905', copies: 5 },
    { code: 'TS-01', copies: 0 },
  ]
  expect(await found({ source: { lines }, copies: listed })).toEqual([2, 7, 7])
  expect(await found({ copies: { rule: 'ON_HAND', count: 1, sparePercent: 25 } })).toEqual([1, 5, 5])
  expect(await found({ source: { filter: { itemIDs: ITEMS.slice(10, 20) } } })).toEqual([10, 10, 10])
})

test('says what is wrong with which items before anything is printed', async () => {
  const { body } = await check({ source: listOf(['TS-00', 'EMPTY', 'NOBODY']) })
  expect(body).toMatchObject({ items: 2, labels: 2, goodLabels: 1, unknown: ['NOBODY'], unknownCount: 1 })
  expect(body.issues[0]).toMatchObject({ code: 'nothingToScan', severity: 'error', items: ['EMPTY'], count: 1 })
  expect((await admin('GET', '/label-jobs')).body.data).toEqual([])
})

test('prints no label with an error, unless only the good ones are wanted', async () => {
  const source = listOf(['TS-00', 'EMPTY'])
  expect(await create({ source })).toMatchObject({ status: 400, errors: [{ field: 'onlyGood' }] })
  const { body } = await create({ source, onlyGood: true })
  expect(body).toMatchObject({ state: 'DONE', labels: 1, items: 1, printed: 1, createdBy: 'role2' })
  expect(await create({ source: listOf(['EMPTY']), onlyGood: true })).toMatchObject({
    status: 400,
    errors: [{ field: 'source' }],
  })
})

test('asks above 100 labels, naming their number', async () => {
  const copies = { rule: 'FIXED', count: 34, sparePercent: 0 }
  const refusal = await create({ copies })
  expect(refusal).toMatchObject({ status: 400, message: 'This prints 102 labels. Confirm their number.' })
  expect(await create({ copies, confirmed: 101 })).toMatchObject({ status: 400 })
  expect(await create({ copies, confirmed: 102 })).toMatchObject({ status: 200, body: { labels: 102 } })
})

test('sends labels to the printer and says who printed what', async () => {
  const fake = await fakePrinter()
  const printerID = await printerAt(fake)
  const copies = { rule: 'FIXED', count: 7, sparePercent: 0 }
  const { body } = await create({ printerID, source: listOf(ITEMS.slice(0, 4)), copies })
  expect(body).toMatchObject({ state: 'QUEUED', labels: 28, printed: 0, printerID })
  expect(await ended(body.labelJobID)).toMatchObject({ state: 'DONE', printed: 28 })
  const names = ITEMS.slice(0, 4).flatMap((id) => Array.from({ length: 7 }, () => `Shirt ${id}`))
  expect(fake.taken.map((zpl) => labelsOf(zpl).length)).toEqual([20, 8])
  expect(fake.taken.flatMap(labelsOf)).toEqual(names)
  const { body: lines } = await admin('GET', `/label-jobs/${body.labelJobID}/lines?limit=2`)
  expect(lines.data).toEqual([
    { line: 0, itemID: 'TS-00', name: 'Shirt TS-00', first: 1, copies: 7 },
    { line: 1, itemID: 'TS-01', name: 'Shirt TS-01', first: 8, copies: 7 },
  ])
})

test('says how far it came when the printer closes half way, and goes on from there', async () => {
  const fake = await fakePrinter((socket, connection) => {
    if (connection === 1) socket.once('data', () => socket.resetAndDestroy())
  })
  const { body } = await create({ printerID: await printerAt(fake), source: listOf(ITEMS) })
  const failed = await ended(body.labelJobID)
  expect(failed).toMatchObject({ state: 'FAILED', printed: 20, labels: 40 })
  expect(failed.fault).toMatch(/ closed the connection\.$/)
  const again = await admin('POST', `/label-jobs/${body.labelJobID}/print`, { from: 21 })
  expect(again.body).toMatchObject({ state: 'QUEUED', printed: 20 })
  expect(again.body.fault).toBeUndefined()
  expect(await ended(body.labelJobID)).toMatchObject({ state: 'DONE', printed: 40 })
  expect([fake.taken[0]!, fake.taken[2]!].flatMap(labelsOf)).toEqual(ITEMS.map((id) => `Shirt ${id}`))
})

test('says that the printer refuses, and prints all of it once it does not', async () => {
  const fake = await fakePrinter()
  await fake.close()
  const { body } = await create({ printerID: await printerAt(fake) })
  const failed = await ended(body.labelJobID)
  expect(failed).toMatchObject({ state: 'FAILED', printed: 0 })
  expect(failed.fault).toMatch(/ refuses the connection\.$/)
})

test('sends nothing outside of the networks', async () => {
  const fake = await fakePrinter()
  catalog.app.platform.isPrinterAllowed = () => false
  const { body } = await create({ printerID: await printerAt(fake) })
  expect((await ended(body.labelJobID)).fault).toMatch(/is not in a network that labels may be sent to/)
  expect(fake.taken).toEqual([])
})

test('prints again from the middle of the copies of an item', async () => {
  const fake = await fakePrinter()
  const copies = { rule: 'FIXED', count: 3, sparePercent: 0 }
  const { body } = await create({ printerID: await printerAt(fake), copies })
  await ended(body.labelJobID)
  await admin('POST', `/label-jobs/${body.labelJobID}/print`, { from: 6 })
  expect(await ended(body.labelJobID)).toMatchObject({ state: 'DONE', printed: 9 })
  expect(labelsOf(fake.taken[1]!)).toEqual(['Shirt TS-01', 'Shirt TS-02', 'Shirt TS-02', 'Shirt TS-02'])
  expect(await admin('POST', `/label-jobs/${body.labelJobID}/print`, { from: 10 })).toMatchObject({ status: 400 })
})

test('is canceled while the printer hangs, once', async () => {
  const fake = await hangingPrinter()
  const { body } = await create({ printerID: await printerAt(fake) })
  await expect.poll(() => fake.taken.length).toBe(1)
  const path = `/label-jobs/${body.labelJobID}/cancel`
  expect(await admin('POST', path)).toMatchObject({ status: 200, body: { state: 'CANCELED', printed: 0 } })
  expect(await admin('POST', path)).toMatchObject({ status: 400 })
  await fake.close()
  expect(await ended(body.labelJobID)).toMatchObject({ state: 'CANCELED', printed: 0 })
})

async function fileOf(labelJobID: string, path: string, user = 'role2') {
  const token = await catalog.app.signIn('one', user)
  const { rawPayload, headers } = await catalog.app.app.inject({
    url: `/api/label-jobs/${labelJobID}/${path}`,
    headers: { token },
  })
  return { text: rawPayload.toString('latin1'), type: headers['content-type'] }
}

test('downloads the labels as ZPL, PDF and picture, from any of them', async () => {
  const { body } = await create({
    sheet: 'AVERY_5160',
    start: { row: 9, column: 2 },
    templateID: await sheetTemplate('On sheets'),
  })
  const zpl = await fileOf(body.labelJobID, 'zpl?from=2')
  expect(labelsOf(zpl.text)).toEqual(['Shirt TS-01', 'Shirt TS-02'])
  const pdf = await fileOf(body.labelJobID, 'pdf')
  expect(pdf.type).toBe('application/pdf')
  expect(pdf.text).toMatch(/^%PDF-1\.4/)
  expect(pdf.text).toContain('/Count 2 ')
  const image = await fileOf(body.labelJobID, 'image?label=3')
  expect(image.type).toContain('image/svg+xml')
  expect(image.text).toContain('>Shirt TS-02</text>')
  expect(await admin('GET', `/label-jobs/${body.labelJobID}/image?label=4`)).toMatchObject({ status: 400 })
})

test.each([
  ['AVERY_5160', 1],
  ['AVERY_5163', 2],
  ['AVERY_L7160', 1],
  ['AVERY_L7163', 2],
])('counts the pages of %s', async (sheet, pages) => {
  const copies = { rule: 'FIXED', count: 5, sparePercent: 0 }
  const { body } = await check({ sheet, copies, templateID: await sheetTemplate(`For ${sheet}`) })
  expect(body).toMatchObject({ labels: 15, pages })
})

async function sheetTemplate(name: string): Promise<string> {
  const { body } = await admin('POST', '/labels/templates', {
    ...template,
    design: { ...template.design, name, stock: { ...template.design.stock, height: dots(200) } },
  })
  return body.templateID
}

test.each([
  ['sheet', { sheet: 'AVERY_5160' }],
  ['sheet', { sheet: 'AVERY_5167' }],
  ['source', { source: {} }],
  ['source', { source: { ...listOf(ITEMS), priceChange: 'PC-000001' } }],
  ['copies', { source: { filter: { itemIDs: ['TS-00'] } }, copies: { rule: 'LISTED', count: 1, sparePercent: 0 } }],
  ['copies', { source: listOf(ITEMS), copies: { rule: 'FIXED', count: 501, sparePercent: 0 } }],
])('refuses a wrong %s', async (field, more) => {
  expect(await check(more)).toMatchObject({ status: 400, errors: [{ field }] })
})

test('refuses a printer of another density', async () => {
  const printerID = await printerAt(await fakePrinter())
  await catalog.one.db.updateTable('printer').set({ dpi: 300 }).where('printer_id', '=', printerID).execute()
  expect(await check({ printerID })).toMatchObject({ status: 400, errors: [{ field: 'printerID' }] })
})

test('prints no price to somebody who may not see it, in the check, the files and at the printer', async () => {
  const { body } = await check({}, 'role103')
  expect(body).toMatchObject({ labels: 3, goodLabels: 0 })
  expect(body.issues[0]).toMatchObject({ code: 'notPermitted', elementID: 'price' })
  const job = (await create({})).body
  expect((await fileOf(job.labelJobID, 'zpl')).text).toContain('$20.00')
  expect((await fileOf(job.labelJobID, 'zpl', 'role103')).text).not.toContain('20.00')
  expect((await fileOf(job.labelJobID, 'image', 'role103')).text).not.toContain('20.00')
})

test('lists the labels that show an older price, name, barcode or template, until they are printed again', async () => {
  const ids = ['TS-30', 'TS-31', 'TS-32', 'TS-33']
  const source = listOf(ids)
  const reprints = async () => {
    const { body } = await admin('GET', `/label-reprints?templateID=${templateID}`)
    const rows: { itemID: string; reasons: string[] }[] = body.data
    return rows.filter(({ itemID }) => ids.includes(itemID)).map(({ itemID, reasons }) => [itemID, ...reasons])
  }
  await create({ source })
  expect(await reprints()).toEqual([])
  const change = (id: string, values: object) =>
    catalog.one.db.updateTable('item').set(values).where('item_id', '=', id).execute()
  await change('TS-30', { selling_price: 25 })
  await change('TS-31', { name: 'Shirt TS-31 long' })
  await change('TS-32', { upc: '4006381333931', cost_price: 9 })
  await change('TS-33', { cost_price: 9 })
  expect(await reprints()).toEqual([
    ['TS-30', 'PRICE'],
    ['TS-31', 'NAME'],
    ['TS-32', 'BARCODE'],
  ])
  await create({ source })
  expect(await reprints()).toEqual([])
  await admin('PUT', `/labels/templates/${templateID}`, { ...template, version: 1 })
  expect(await reprints()).toEqual(ids.map((id) => [id, 'TEMPLATE']))
})

test('belongs to its company', async () => {
  const { body } = await create({})
  const theirs = catalog.as('role2', 'two')
  expect(await theirs('GET', `/label-jobs/${body.labelJobID}`)).toMatchObject({ status: 404 })
  expect(await theirs('POST', `/label-jobs/${body.labelJobID}/print`, { from: 1 })).toMatchObject({ status: 404 })
  expect((await theirs('GET', '/label-jobs')).body.data).toEqual([])
})
