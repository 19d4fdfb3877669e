import { setTimeout as sleep } from 'node:timers/promises'
import { dots, newElement, newTemplate, readZpl } from '@greenroom/labels'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tidy } from '#boot/housekeeping.ts'
import { wakeWorkers } from '#jobs/wake.ts'
import { bareItem, catalogOfTwo } from './catalog.ts'
import { type FakePrinter, fakePrinter } from './fake-printer.ts'
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

/** A job without a printer, whose labels were taken. */
async function print(more: object = {}, user = 'role2') {
  const { body } = await create(more, user)
  return markPrinted(body.labelJobID, 1, user)
}

function markPrinted(labelJobID: string, from = 1, user = 'role2') {
  return catalog.as(user)('POST', `/label-jobs/${labelJobID}/printed`, { from })
}

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

test('an item on several lines is one item with all their labels, spare ones once', async () => {
  const lines = ['TS-00', 'TS-01', 'TS-00'].map((code) => ({ code, copies: 3 }))
  const { body } = await check({ source: { lines }, copies: { rule: 'LISTED', count: 1, sparePercent: 10 } })
  expect(body).toMatchObject({ items: 2, labels: 11, goodItems: 2, goodLabels: 11 })
})

test('knows item IDs in lower case, unless an item has just that ID', async () => {
  await catalog.one.db
    .insertInto('item')
    .values({ ...bareItem('ts-05'), name: 'Small' })
    .execute()
  const { body } = await check({ source: listOf(['ts-03', 'ts-05', 'TS-05', 'nobody']) })
  expect(body).toMatchObject({ items: 3, unknown: ['nobody'] })
})

test('says what is wrong with which items before anything is printed', async () => {
  const { body } = await check({ source: listOf(['TS-00', 'EMPTY', 'NOBODY']) })
  expect(body).toMatchObject({ items: 2, labels: 2, unknown: ['NOBODY'], unknownCount: 1 })
  expect(body).toMatchObject({ goodItems: 1, goodLabels: 1, pages: 1 })
  expect(body.issues[0]).toMatchObject({ code: 'nothingToScan', severity: 'error', items: ['EMPTY'], count: 1 })
  expect((await admin('GET', '/label-jobs')).body.data).toEqual([])
})

test('prints no label with an error, unless only the good ones are wanted', async () => {
  const source = listOf(['TS-00', 'EMPTY'])
  expect(await create({ source })).toMatchObject({ status: 400, errors: [{ field: 'onlyGood' }] })
  const { body } = await create({ source, onlyGood: true })
  expect(body).toMatchObject({ state: 'READY', labels: 1, items: 1, printed: 0, createdBy: 'role2' })
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

test('asks above 100 labels as well when it prints again, and for a printer of the density of its template', async () => {
  const fake = await fakePrinter()
  const printerID = await printerAt(fake)
  const copies = { rule: 'FIXED', count: 35, sparePercent: 0 }
  const { body } = await create({ printerID, copies, confirmed: 105 })
  await ended(body.labelJobID)
  const again = (from: number, confirmed?: number) =>
    admin('POST', `/label-jobs/${body.labelJobID}/print`, { from, ...(confirmed && { confirmed }) })
  expect(await again(5)).toMatchObject({ status: 400, message: 'This prints 101 labels. Confirm their number.' })
  expect(await again(5, 105)).toMatchObject({ status: 400, errors: [{ field: 'confirmed' }] })
  await catalog.one.db.updateTable('printer').set({ dpi: 300 }).where('printer_id', '=', printerID).execute()
  expect(await again(5, 101)).toMatchObject({ status: 400, errors: [{ field: 'printerID' }] })
  await catalog.one.db.updateTable('printer').set({ dpi: 203 }).where('printer_id', '=', printerID).execute()
  expect(await again(5, 101)).toMatchObject({ status: 200, body: { state: 'QUEUED' } })
  await ended(body.labelJobID)
})

test('a long job lets a short one of another printer go between, and prints every label once', async () => {
  const [slow, quick] = [await fakePrinter(), await fakePrinter()]
  const copies = { rule: 'FIXED', count: 6, sparePercent: 0 }
  const long = { printerID: await printerAt(slow), source: listOf(ITEMS), copies, confirmed: 240 }
  const { body } = await create(long)
  const short = (await create({ printerID: await printerAt(quick) })).body
  expect(await ended(short.labelJobID)).toMatchObject({ state: 'DONE', printed: 3 })
  expect(await ended(body.labelJobID)).toMatchObject({ state: 'DONE', printed: 240 })
  const names = ITEMS.flatMap((id) => Array.from({ length: 6 }, () => `Shirt ${id}`))
  expect(slow.taken.flatMap(labelsOf)).toEqual(names)
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

test('waits for a printer that takes its time', async () => {
  const fake = await fakePrinter((socket) => {
    // Longer than it takes to look whether the job was canceled.
    const answer = socket.write.bind(socket)
    socket.write = ((text: string) => setTimeout(() => socket.writable && answer(text), 1_200)) as never
  })
  const { body } = await create({ printerID: await printerAt(fake) })
  expect(await ended(body.labelJobID)).toMatchObject({ state: 'DONE', printed: body.labels })
  expect(fake.taken).toHaveLength(1)
})

test('is canceled while the printer hangs, once, and lets go of it', async () => {
  // What it writes fails once nobody listens.
  const fake = await fakePrinter((socket) => {
    socket.allowHalfOpen = true
    const beat = setInterval(() => socket.write('.'), 20)
    socket.on('close', () => clearInterval(beat))
  }, false)
  const { body } = await create({ printerID: await printerAt(fake) })
  await expect.poll(() => fake.taken.length).toBe(1)
  const path = `/label-jobs/${body.labelJobID}/cancel`
  const canceled = { state: 'CANCELED', printed: 0, canceledBy: 'role2' }
  expect(await admin('POST', path)).toMatchObject({ status: 200, body: canceled })
  expect(await admin('POST', path)).toMatchObject({ status: 400 })
  await expect.poll(() => fake.open()).toBe(0)
  expect(await ended(body.labelJobID)).toMatchObject({ state: 'CANCELED', printed: 0 })
})

test('says which labels were sent again after the process ended while it sent them', async () => {
  const fake = await fakePrinter((socket, connection) => {
    if (connection === 1) socket.write = () => true
  })
  const { body } = await create({ printerID: await printerAt(fake), source: listOf(ITEMS) })
  expect(body.sentAgain).toEqual([])
  await expect.poll(() => fake.taken.length).toBe(2)
  // As if the process had sent no heartbeat for too long.
  await catalog.database.pool.query(`update pgboss.job set state = 'retry'
    where name = 'labelprinting.print' and data ->> 'jobID' = (
      select job_id from label_job where label_job_id = '${body.labelJobID}')`)
  wakeWorkers('labelprinting.print')
  expect(await ended(body.labelJobID)).toMatchObject({ state: 'DONE', printed: 40, sentAgain: [21] })
  const again = await admin('POST', `/label-jobs/${body.labelJobID}/print`, { from: 40 })
  expect(again.body.sentAgain).toEqual([])
  await ended(body.labelJobID)
})

test.each([
  ['gone', 'whose account is deactivated', { disabled_at: new Date() }],
  ['moved', 'whose role prints no labels', { role_id: 9 }],
])('sends no further labels for %s, %s meanwhile', async (user, _, values) => {
  const { db } = catalog.one
  const row = { user_id: user, user_name: user, display_name: 'Leaver', role_id: 2, password_hash: '' }
  await db.insertInto('app_user').values(row).execute()
  const fake = await fakePrinter((socket) => {
    const answer = socket.write.bind(socket)
    const leave = () => db.updateTable('app_user').set(values).where('user_id', '=', user).execute()
    socket.write = ((text: string) => void leave().then(() => answer(text))) as never
  })
  const { body } = await create({ printerID: await printerAt(fake), source: listOf(ITEMS) }, user)
  expect(await ended(body.labelJobID)).toMatchObject({
    state: 'FAILED',
    printed: 20,
    fault: `${user} no longer has access to label printing.`,
  })
  expect(fake.taken).toHaveLength(1)
})

test('says where its items came from', async () => {
  const sourceOf = async (source: object) => (await create({ source })).body.source
  expect(await sourceOf(listOf(['TS-00']))).toEqual({ kind: 'LIST' })
  expect(await sourceOf({ filter: { itemIDs: ['TS-00'] } })).toEqual({ kind: 'FILTER' })
  const route = { from: 'WAREHOUSE/WH-RIVER', to: 'STORE/FD-LOBBY' }
  const { number } = (await admin('POST', '/transfers', { ...route, lines: [{ itemID: 'TS-00', requested: 1 }] })).body
  expect(await sourceOf({ document: number })).toEqual({ kind: 'DOCUMENT', id: number })
})

async function fileOf(labelJobID: string, path: string, user = 'role2') {
  const token = await catalog.app.signIn('one', user)
  const { rawPayload, headers } = await catalog.app.app.inject({
    url: `/api/label-jobs/${labelJobID}/${path}`,
    headers: { token },
  })
  return {
    text: rawPayload.toString('latin1'),
    type: headers['content-type'],
    disposition: headers['content-disposition'],
  }
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

test('a file begins at another free place of the sheet', async () => {
  const ofSheet = { sheet: 'AVERY_5160', templateID: await sheetTemplate('On used sheets') }
  const { labelJobID, start } = (await create({ ...ofSheet, start: { row: 9, column: 2 } })).body
  expect(start).toEqual({ row: 9, column: 2 })
  expect((await fileOf(labelJobID, 'pdf?row=0&column=1')).text).toContain('/Count 1 ')
  expect((await fileOf(labelJobID, 'pdf?from=2&row=9&column=1')).text).toContain('/Count 1 ')
  expect((await fileOf(labelJobID, 'pdf?from=2')).text).toContain('/Count 2 ')
  const refused = (query: string) => admin('GET', `/label-jobs/${labelJobID}/pdf?${query}`)
  const message = 'The sheet has 10 rows and 3 columns.'
  expect(await refused('row=10')).toMatchObject({ status: 400, errors: [{ field: 'row', message }] })
  expect(await refused('column=3')).toMatchObject({ status: 400, errors: [{ field: 'column', message }] })
  const beyond = { ...ofSheet, start: { row: 10, column: 0 } }
  expect(await create(beyond)).toMatchObject({ status: 400, errors: [{ field: 'start.row' }] })
})

test('names a file after its template and job', async () => {
  const { labelJobID } = (await create({ templateID: await sheetTemplate('Étiquette, A') })).body
  const name = `etiquette-a-${labelJobID.slice(0, 8)}`
  expect((await fileOf(labelJobID, 'pdf')).disposition).toBe(`attachment; filename="${name}.pdf"`)
  expect((await fileOf(labelJobID, 'zpl')).disposition).toBe(`attachment; filename="${name}.zpl"`)
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
  ['source', { source: { ...listOf(ITEMS), document: 'PC-000001' } }],
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
  expect(body).toMatchObject({ labels: 3, goodLabels: 3 })
  expect(body.issues[0]).toMatchObject({ code: 'notPermitted', severity: 'warning', elementID: 'price', count: 3 })
  const job = (await create({})).body
  expect(job.withheld).toEqual([])
  const path = `/label-jobs/${job.labelJobID}`
  expect((await catalog.as('role103')('GET', path)).body.withheld).toEqual(['Selling Price'])
  expect((await fileOf(job.labelJobID, 'zpl')).text).toContain('$20.00')
  expect((await fileOf(job.labelJobID, 'zpl', 'role103')).text).not.toContain('20.00')
  expect((await fileOf(job.labelJobID, 'image', 'role103')).text).not.toContain('20.00')
})

test('what was printed without its price shows none, so its price is never an older one', async () => {
  const { body } = await print({ source: listOf(['TS-34']) }, 'role103')
  expect(body.withheld).toEqual(['Selling Price'])
  await catalog.one.db.updateTable('item').set({ selling_price: 26 }).where('item_id', '=', 'TS-34').execute()
  expect(await reprintsOf(['TS-34'])).toEqual([])
  await print({ source: listOf(['TS-34']) })
  await catalog.one.db.updateTable('item').set({ selling_price: 27 }).where('item_id', '=', 'TS-34').execute()
  expect(await reprintsOf(['TS-34'])).toEqual([['TS-34', 'PRICE']])
  expect(await reprintsOf(['TS-34'], { user: 'role103' })).toEqual([])
})

test('prints the card price of the company, and finds labels with an older one, or an older MSRP', async () => {
  const shown = ['Card Price', 'MSRP'] as const
  const elements = shown.map((name, index) => ({
    ...newElement(name, name, at(8, 8 + 40 * index)),
    width: dots(200),
  }))
  const design = { ...newTemplate('Card prices'), elements }
  const { body: made } = await admin('POST', '/labels/templates', { ...template, design })
  const rule = async (cardPriceSource: string, cardPricePercent: number) => {
    const { version } = (await admin('GET', '/labels/settings')).body
    await admin('PUT', '/labels/settings', { cardPriceSource, cardPricePercent, version })
  }
  const change = (values: object) =>
    catalog.one.db.updateTable('item').set(values).where('item_id', '=', 'TS-35').execute()
  const of = { templateID: made.templateID, source: listOf(['TS-35']) }
  const old = () => reprintsOf(['TS-35'], { templateID: made.templateID })
  await change({ selling_price: 10.99, msrp: 15 })
  await rule('PERCENT', 4)
  const zpl = (await fileOf((await print(of)).body.labelJobID, 'zpl')).text
  expect(zpl).toContain('$11.43')
  expect(zpl).toContain('$15.00')
  expect(await old()).toEqual([])
  await change({ selling_price: 11 })
  expect(await old()).toEqual([['TS-35', 'PRICE']])
  await print(of)
  await rule('PERCENT', 5)
  expect(await old()).toEqual([['TS-35', 'PRICE']])
  await rule('PERCENT', 4)
  expect(await old()).toEqual([])
  await change({ msrp: 16 })
  expect(await old()).toEqual([['TS-35', 'PRICE']])
  await rule('NONE', 0)
})

/** What is to be reprinted of some items, with the reasons. */
async function reprintsOf(itemIDs: readonly string[], { user = 'role2', ...query }: Record<string, string> = {}) {
  const asked = new URLSearchParams({ templateID, ...query })
  const { body } = await catalog.as(user)('GET', `/label-reprints?${asked}`)
  const rows: { itemID: string; reasons: string[] }[] = body.data
  return rows.filter(({ itemID }) => itemIDs.includes(itemID)).map(({ itemID, reasons }) => [itemID, ...reasons])
}

test('lists the labels that show an older price, name, barcode or template, until they are printed again', async () => {
  const ids = ['TS-30', 'TS-31', 'TS-32', 'TS-33']
  const source = listOf(ids)
  const reprints = () => reprintsOf(ids)
  await print({ source })
  expect(await reprints()).toEqual([])
  const change = (id: string, values: object) =>
    catalog.one.db.updateTable('item').set(values).where('item_id', '=', id).execute()
  await change('TS-30', { selling_price: 25 })
  await change('TS-31', { name: 'Shirt TS-31 long' })
  await change('TS-32', { upc: '4006381333931', cost_price: 9 })
  await change('TS-33', { cost_price: 9 })
  const { body } = await admin('GET', `/label-reprints?templateID=${templateID}&search=TS-30`)
  expect(body.data[0].prices).toEqual([{ name: 'Selling Price', printed: 20, now: 25 }])
  expect(await reprints()).toEqual([
    ['TS-30', 'PRICE'],
    ['TS-31', 'NAME'],
    ['TS-32', 'BARCODE'],
  ])
  await print({ source })
  expect(await reprints()).toEqual([])
  await admin('PUT', `/labels/templates/${templateID}`, { ...template, version: 1 })
  expect(await reprints()).toEqual(ids.map((id) => [id, 'TEMPLATE']))
})

test('labels without a printer are printed once they were taken, and not when their job is made', async () => {
  const source = listOf(['TS-26', 'TS-27', 'TS-28'])
  const reprints = () => reprintsOf(['TS-26', 'TS-27', 'TS-28'])
  await print({ source })
  const price = (selling_price: number) =>
    catalog.one.db.updateTable('item').set({ selling_price }).where('item_id', 'in', ['TS-26', 'TS-27']).execute()
  await price(31)
  const changed = [
    ['TS-26', 'PRICE'],
    ['TS-27', 'PRICE'],
  ]
  const { labelJobID } = (await create({ source })).body
  await fileOf(labelJobID, 'zpl')
  expect(await reprints()).toEqual(changed)
  expect((await markPrinted(labelJobID, 2)).body).toMatchObject({ state: 'READY', printed: 0 })
  expect(await reprints()).toEqual([['TS-26', 'PRICE']])
  expect((await markPrinted(labelJobID)).body).toMatchObject({ state: 'DONE', printed: 3 })
  expect(await reprints()).toEqual([])
  expect(await markPrinted(labelJobID, 4)).toMatchObject({ status: 400, errors: [{ field: 'from' }] })
  await price(32)
  const newer = (await create({ source })).body
  await markPrinted(newer.labelJobID)
  expect(await reprints()).toEqual([])
  // The older file goes to paper once more, from its second label on.
  await markPrinted(labelJobID, 2)
  expect(await reprints()).toEqual([['TS-27', 'PRICE']])
})

test('prints again at a printer from a label, and leaves what is known of those before', async () => {
  const source = listOf(['TS-24', 'TS-25'])
  const printerID = await printerAt(await fakePrinter())
  const { labelJobID } = (await create({ printerID, source })).body
  await ended(labelJobID)
  await catalog.one.db
    .updateTable('item')
    .set({ selling_price: 33 })
    .where('item_id', 'in', ['TS-24', 'TS-25'])
    .execute()
  await print({ source })
  await admin('POST', `/label-jobs/${labelJobID}/print`, { from: 2 })
  await ended(labelJobID)
  expect(await reprintsOf(['TS-24', 'TS-25'])).toEqual([['TS-25', 'PRICE']])
})

test('prints as many as a place has on hand, each item once', async () => {
  await addStock(catalog.one, [{ item_id: 'TS-00', location_type: 'STORE', location_id: 'FD-LOBBY', qoh: 2 }])
  const onHand = (place?: string) => ({ rule: 'ON_HAND', count: 1, sparePercent: 0, ...(place && { place }) })
  const source = listOf(['TS-00', 'TS-01', 'TS-00'])
  const labels = async (copies: object) => (await check({ source, copies })).body.labels
  expect(await labels(onHand())).toBe(6)
  expect(await labels(onHand('STORE/FD-LOBBY'))).toBe(2)
  expect(await labels(onHand('WAREHOUSE/WH-RIVER'))).toBe(4)
  for (const place of ['STORE/NOBODY', 'NOWHERE']) {
    expect(await check({ source, copies: onHand(place) })).toMatchObject({
      status: 400,
      errors: [{ field: 'copies.place' }],
    })
  }
})

test('prints the items of a document, as many as it says, for those who may read it', async () => {
  await admin('POST', '/lists/vendor', { id: 'V1', vendorID: 'V1', name: 'Northlight Apparel' })
  const lines = [
    { itemID: 'TS-10', ordered: 4 },
    { itemID: 'TS-11', ordered: 2 },
  ]
  const order = (await admin('POST', '/purchaseorders', { vendorID: 'V1', shipTo: 'WAREHOUSE/WH-RIVER', lines })).body
  const moved = [{ itemID: 'TS-00', requested: 3 }]
  const route = { from: 'WAREHOUSE/WH-RIVER', to: 'STORE/FD-LOBBY' }
  const transfer = (await admin('POST', '/transfers', { ...route, lines: moved })).body
  const listed = { rule: 'LISTED', count: 1, sparePercent: 0 }
  const labels = async (document: string, copies: object = listed, user = 'role2') => {
    const { status, body } = await check({ source: { document }, copies }, user)
    return [status, body?.items, body?.labels]
  }
  expect(await labels(order.number)).toEqual([200, 2, 6])
  expect(await labels(transfer.number)).toEqual([200, 1, 3])
  expect(await labels(order.number, { rule: 'FIXED', count: 5, sparePercent: 0 })).toEqual([200, 2, 10])
  for (const action of ['submit', 'markSent']) {
    const { version } = (await admin('GET', `/purchaseorders/${order.number}`)).body
    await admin('POST', `/purchaseorders/${order.number}/actions`, { action, version })
  }
  const receipt = (await admin('POST', '/receipts', { orderNumber: order.number })).body
  const arrived = [{ itemID: 'TS-10', accepted: 3, rejected: 1, reason: 'DAMAGED' }]
  await admin('PUT', `/receipts/${receipt.number}`, { orderNumber: order.number, version: 1, lines: arrived })
  expect(await labels(receipt.number)).toEqual([200, 1, 3])
  expect((await labels('XX-000001'))[0]).toBe(404)
  expect(await check({ source: { document: 'RC-000099' }, copies: listed })).toMatchObject({
    status: 404,
    message: 'There is no document RC-000099 to print labels of.',
  })
  expect(await labels(receipt.number, listed, 'role9')).toEqual([403, undefined, undefined])
})

test('prints the items of a bulk edit', async () => {
  const edit = { fields: { consignment: true }, filter: { itemIDs: ['TS-12', 'TS-13'] } }
  const { changeSetID } = (await admin('POST', '/changesets', edit)).body
  await vi.waitFor(async () => expect((await admin('GET', `/changesets/${changeSetID}`)).body.state).toBe('PREPARED'))
  await admin('PATCH', '/items/batches', { ...edit, changeSetID })
  await vi.waitFor(async () => expect((await admin('GET', `/changesets/${changeSetID}`)).body.state).toBe('APPLIED'))
  expect((await check({ source: { changeSet: changeSetID } })).body).toMatchObject({ items: 2, labels: 2 })
  expect(await check({ source: { changeSet: '99' } })).toMatchObject({ status: 404 })
})

test('whoever works at some places sees the jobs that they made, and no others', async () => {
  const { db } = catalog.one
  const lobbyist = { user_id: 'lobby', user_name: 'lobby', display_name: 'Lobby', role_id: 2, password_hash: '' }
  await db.insertInto('app_user').values(lobbyist).execute()
  const assigned = { user_id: 'lobby', location_type: 'STORE', location_id: 'FD-LOBBY' } as const
  await db.insertInto('user_location').values(assigned).execute()
  const mine = (await create({}, 'lobby')).body
  const central = (await create({})).body
  const lobby = catalog.as('lobby')
  const listed: { labelJobID: string }[] = (await lobby('GET', '/label-jobs')).body.data
  expect(listed.map(({ labelJobID }) => labelJobID)).toEqual([mine.labelJobID])
  expect(await lobby('GET', `/label-jobs/${central.labelJobID}/lines`)).toMatchObject({ status: 404 })
  expect(await admin('GET', `/label-jobs/${mine.labelJobID}`)).toMatchObject({ status: 200 })
})

test('a user begins so many jobs a day, and jobs are kept for 90 days', async () => {
  const { database, app } = catalog
  const { labelJobID } = (await create({}, 'role7')).body
  await database.pool.query(`update label_job set items = 199998 where label_job_id = '${labelJobID}'`)
  expect(await create({}, 'role7')).toMatchObject({
    status: 429,
    message: 'You have printed labels of 200,000 items within a day. Try again later.',
  })
  expect(await create({})).toMatchObject({ status: 200 })
  const tidyAfter = (days: number) => tidy({ database, now: () => new Date(app.clock.time + days * 24 * 3_600_000) })
  const isThere = async () => (await admin('GET', `/label-jobs/${labelJobID}`)).status === 200
  await tidyAfter(89)
  expect(await isThere()).toBe(true)
  await tidyAfter(91)
  expect(await isThere()).toBe(false)
})

test('jobs of the same items, in any order, wait for each other and none is rolled back', async () => {
  const forward = ITEMS.map((code) => ({ code, copies: 1 }))
  const orders = Array.from({ length: 8 }, (_, index) => (index % 2 ? forward.toReversed() : forward))
  const made = await Promise.all(orders.map((lines) => print({ source: { lines } })))
  expect(made.map(({ status }) => status)).toEqual(orders.map(() => 200))
})

test('an inactive template prints nothing', async () => {
  const { body } = await admin('POST', '/labels/templates', {
    ...template,
    status: 'Inactive',
    design: { ...template.design, name: 'Put away' },
  })
  const refusal = { status: 400, errors: [{ field: 'templateID', message: expect.stringContaining('is inactive') }] }
  expect(await check({ templateID: body.templateID })).toMatchObject(refusal)
  expect(await create({ templateID: body.templateID })).toMatchObject(refusal)
})

test('belongs to its company', async () => {
  const { body } = await create({})
  const theirs = catalog.as('role2', 'two')
  expect(await theirs('GET', `/label-jobs/${body.labelJobID}`)).toMatchObject({ status: 404 })
  expect(await theirs('POST', `/label-jobs/${body.labelJobID}/print`, { from: 1 })).toMatchObject({ status: 404 })
  expect((await theirs('GET', '/label-jobs')).body.data).toEqual([])
})
