import { beforeAll, beforeEach, expect, test } from 'vitest'
import { tokenOf } from './app.ts'
import { catalogOfTwo } from './catalog.ts'
import { addPrinter } from './label-printers.ts'
import { labelTemplate } from './label-template.ts'

const catalog = catalogOfTwo()
const admin = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

let tag: string
let shelf: string
let printer: { printer_id: string; name: string }

async function templateNamed(name: string, more: object = {}): Promise<string> {
  return (await admin('POST', '/labels/templates', { ...labelTemplate(name), ...more })).body.templateID
}

const defaultOf = (templateID: string, more: object = {}) => ({
  templateID,
  printerID: null,
  itemType: null,
  location: null,
  ...more,
})

const added = async (templateID: string, more?: object) => {
  const { status, body } = await admin('POST', '/label-defaults', defaultOf(templateID, more))
  expect(status).toBe(200)
  return body
}

beforeAll(async () => {
  tag = await templateNamed('Tag', { use: 'HANG_TAG' })
  shelf = await templateNamed('Shelf')
  printer = await addPrinter(catalog.one.db, { address: '192.168.4.20', port: 9100 })
})

beforeEach(async () => {
  await catalog.one.db.deleteFrom('label_default').execute()
})

test('adds, changes and deletes a default of this company alone, with names, and audits each', async () => {
  const at = { itemType: 6, location: 'STORE/HB-MAIN', printerID: printer.printer_id }
  const { labelDefaultID, ...body } = await added(tag, at)
  expect(body).toMatchObject({
    ...at,
    use: 'HANG_TAG',
    templateName: 'Tag',
    isInactive: false,
    printerName: printer.name,
    locationName: expect.stringMatching(/\w/),
    version: 1,
    updatedBy: 'role2',
  })
  const changed = { ...defaultOf(shelf), version: 1 }
  expect(await admin('PUT', `/label-defaults/${labelDefaultID}`, changed)).toMatchObject({
    status: 200,
    body: { use: 'SHELF', printerID: null, itemType: null, location: null, locationName: null, version: 2 },
  })
  expect(await admin('PUT', `/label-defaults/${labelDefaultID}`, changed)).toMatchObject({
    status: 409,
    body: { current: { templateName: 'Shelf', version: 2 } },
  })
  expect((await catalog.as('role2', 'two')('GET', '/label-defaults')).body.data).toEqual([])
  expect(await catalog.as('role2', 'two')('POST', '/label-defaults', defaultOf(tag))).toMatchObject({ status: 404 })
  expect(await admin('DELETE', `/label-defaults/${labelDefaultID}`)).toMatchObject({ status: 200 })
  expect(await admin('DELETE', `/label-defaults/${labelDefaultID}`)).toMatchObject({ status: 404 })
  const actions = await catalog.one.db
    .selectFrom('audit_entry')
    .select('action')
    .where('entity', '=', 'labelDefault')
    .where('entity_id', '=', labelDefaultID)
    .orderBy('audit_id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
})

test('lists them by use, the general ones first, and finds them by name', async () => {
  await added(shelf, { location: 'STORE/HB-MAIN' })
  await added(shelf, { itemType: 6 })
  await added(shelf)
  await added(tag)
  const listed = (await admin('GET', '/label-defaults')).body.data
  expect(listed.map(({ use, itemType, location }: Record<string, unknown>) => [use, itemType, location])).toEqual([
    ['HANG_TAG', null, null],
    ['SHELF', null, null],
    ['SHELF', 6, null],
    ['SHELF', null, 'STORE/HB-MAIN'],
  ])
  const firsts = (await admin('GET', '/label-defaults?limit=2')).body
  const rest = (await admin('GET', `/label-defaults?limit=2&cursor=${firsts.nextCursor}`)).body
  expect([...firsts.data, ...rest.data]).toEqual(listed)
  expect((await admin('GET', '/label-defaults?search=tag')).body.data).toMatchObject([{ templateName: 'Tag' }])
})

test('D3 a second default for the same use, item type and location is refused, naming the first', async () => {
  const first = await added(shelf)
  const second = await templateNamed('Second shelf')
  const clash = {
    status: 400,
    errors: [
      { field: 'templateID', message: 'Shelf is already the default shelf label for this item type and location.' },
    ],
  }
  expect(await admin('POST', '/label-defaults', defaultOf(second))).toMatchObject(clash)
  const other = await added(second, { itemType: 6 })
  const moved = { ...defaultOf(second), version: 1 }
  expect(await admin('PUT', `/label-defaults/${other.labelDefaultID}`, moved)).toMatchObject(clash)
  const kept = { ...defaultOf(second), version: 1 }
  expect(await admin('PUT', `/label-defaults/${first.labelDefaultID}`, kept)).toMatchObject({ status: 200 })
})

test('two who add the same default at once: one of them', async () => {
  const answers = await Promise.all([1, 2].map(() => admin('POST', '/label-defaults', defaultOf(shelf))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('refuses an inactive template, a printer of another resolution, and what is not there', async () => {
  const inactive = await templateNamed('Old', { status: 'Inactive' })
  const fine = await addPrinter(catalog.one.db, { address: '192.168.4.21', port: 9100 })
  await catalog.one.db.updateTable('printer').set({ dpi: 300 }).where('printer_id', '=', fine.printer_id).execute()
  for (const [body, field] of [
    [defaultOf(inactive), 'templateID'],
    [defaultOf(shelf, { printerID: fine.printer_id }), 'printerID'],
    [defaultOf(shelf, { location: 'STORE/NOWHERE' }), 'location'],
    [defaultOf(shelf, { location: 'VENUE/HARBOR' }), 'location'],
  ] as const) {
    expect(await admin('POST', '/label-defaults', body), field).toMatchObject({ status: 400, errors: [{ field }] })
  }
  expect(await admin('POST', '/label-defaults', defaultOf('NONE'))).toMatchObject({ status: 404 })
  expect(await admin('POST', '/label-defaults', defaultOf(shelf, { printerID: 'NONE' }))).toMatchObject({ status: 404 })
})

test('a template and a printer that a default names are not deleted, and its use stays', async () => {
  const own = await templateNamed('Named')
  const { labelDefaultID } = await added(own, { printerID: printer.printer_id })
  const message = 'Named is a label default. Change the default first.'
  expect(await admin('DELETE', `/labels/templates/${own}`)).toMatchObject({ status: 400, message })
  expect(await admin('DELETE', `/printers/${printer.printer_id}`)).toMatchObject({
    status: 400,
    message: `${printer.name} is a label default. Change the default first.`,
  })
  const boxed = { ...labelTemplate('Named'), use: 'BOX', version: 1 }
  expect(await admin('PUT', `/labels/templates/${own}`, boxed)).toMatchObject({ status: 400, message })
  const inactive = { ...labelTemplate('Named'), status: 'Inactive', version: 1 }
  expect(await admin('PUT', `/labels/templates/${own}`, inactive)).toMatchObject({ status: 200 })
  expect((await admin('GET', '/label-defaults')).body.data).toMatchObject([{ isInactive: true }])
  await admin('DELETE', `/label-defaults/${labelDefaultID}`)
  expect(await admin('DELETE', `/labels/templates/${own}`)).toMatchObject({ status: 200 })
})

test('a company has 200 of them at most', async () => {
  const row = { template_id: shelf, printer_id: null, item_type: null, location_type: null, location_id: null }
  const rows = Array.from({ length: 200 }, (_, nth) => ({
    ...row,
    label_default_id: `D${nth}`,
    updated_by: 'test',
    updated_at: new Date(0),
  }))
  await catalog.one.db.insertInto('label_default').values(rows).execute()
  expect(await admin('POST', '/label-defaults', defaultOf(tag))).toMatchObject({
    status: 400,
    message: 'Your company has 200 label defaults. Delete one before you add another.',
  })
})

test('somebody of one location sees its defaults and those of the company', async () => {
  await added(shelf)
  await added(shelf, { location: 'STORE/HB-MAIN' })
  await added(shelf, { location: 'STORE/FD-YARD' })
  const { db } = catalog.one
  const user = { user_id: 'here', user_name: 'here', display_name: 'Here', role_id: 2, password_hash: '' }
  await db.insertInto('app_user').values(user).execute()
  await db
    .insertInto('user_location')
    .values({ user_id: 'here', location_type: 'STORE', location_id: 'HB-MAIN' })
    .execute()
  const here = await tokenOf(catalog.app, 'one', 'here')
  const { data } = (await catalog.app.call(here, 'GET', '/label-defaults')).body
  expect(data.map(({ location }: { location: string | null }) => location)).toEqual([null, 'STORE/HB-MAIN'])
})
