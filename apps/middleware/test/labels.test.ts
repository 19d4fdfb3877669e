import { expect, test } from 'vitest'
import { requestID, startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { labelTemplate } from './label-template.ts'

const database = await cloneDatabase()
await addCompany(database, 'acme', [2])
const app = await startApp(database)
const admin = await tokenOf(app, 'acme', 'role2')
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  app.call(admin, method, `/labels/templates${path}`, body)

const create = async (name: string, more: object = {}) =>
  (await call('POST', '', { ...labelTemplate(name), ...more })).body
const auditOf = (id: string) =>
  database.db
    .selectFrom('audit_entry')
    .select(['action', 'user_name', 'changes'])
    .where('entity', '=', 'labelTemplate')
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute()

test('creates, reads, changes and deletes a template, and audits each change', async () => {
  const input = labelTemplate('First')
  const created = await create('First')
  expect(created).toMatchObject({ ...input, name: 'First', version: 1, updatedBy: 'role2' })
  const { templateID } = created
  expect((await call('GET', `/${templateID}`)).body).toEqual(created)
  const changed = { ...input, status: 'Inactive', version: 1 }
  expect((await call('PUT', `/${templateID}`, changed)).body).toMatchObject({ status: 'Inactive', version: 2 })
  expect(await call('DELETE', `/${templateID}`)).toMatchObject({ status: 200 })
  expect(await call('GET', `/${templateID}`)).toMatchObject({ status: 404 })
  expect(await auditOf(templateID)).toMatchObject([
    { action: 'create', user_name: 'role2' },
    { action: 'update', changes: [{ field: 'status', from: 'Active', to: 'Inactive' }, { field: 'version' }] },
    { action: 'delete' },
  ])
})

test('keeps each version with its design, the latest first', async () => {
  const { templateID } = await create('Kept')
  const { design, ...input } = labelTemplate('Kept')
  const smaller = { ...design, elements: design.elements.slice(1) }
  await call('PUT', `/${templateID}`, { ...input, design: smaller, version: 1 })
  const { body } = await call('GET', `/${templateID}/versions`)
  expect(body.data).toMatchObject([
    { version: 2, design: { elements: smaller.elements }, updatedBy: 'role2' },
    { version: 1, design: { elements: design.elements } },
  ])
})

test('a repeated save has the same answer, which is kept without the design', async () => {
  const { design, ...input } = labelTemplate('Repeated')
  const grouped = { ...design, elements: design.elements.map((each) => ({ ...each, group: 'found nowhere else' })) }
  const send = async (method: 'POST' | 'PUT', path: string, payload: object, id: string) => {
    const headers = { token: admin, 'x-client-request-id': id }
    return (await app.app.inject({ method, url: `/api/labels/templates${path}`, headers, payload })).json()
  }
  const [first, second] = [requestID(), requestID()]
  const created = await send('POST', '', { ...input, design: grouped }, first)
  expect(created.body).toMatchObject({ design: grouped, version: 1 })
  expect(await send('POST', '', { ...input, design: grouped }, first)).toEqual(created)
  const path = `/${created.body.templateID}`
  const saved = await send('PUT', path, { ...input, design: grouped, version: 1 }, second)
  expect(saved.body).toEqual((await call('GET', path)).body)
  expect(await send('PUT', path, { ...input, design: grouped, version: 1 }, second)).toEqual(saved)
  const kept = await database.db.selectFrom('answered_request').select('answer').execute()
  expect(JSON.stringify(kept)).toContain(created.body.templateID)
  expect(JSON.stringify(kept)).not.toContain('found nowhere else')
})

test('gives the second of two concurrent saves the design of the first', async () => {
  const { templateID } = await create('Contested')
  const save = (use: string) => call('PUT', `/${templateID}`, { ...labelTemplate('Contested'), use, version: 1 })
  expect(await save('BOX')).toMatchObject({ status: 200 })
  expect(await save('OTHER')).toMatchObject({
    status: 409,
    body: { current: { use: 'BOX', version: 2 }, updatedBy: 'role2' },
  })
})

test('names a broken rule of labels with its element and field, and stores nothing', async () => {
  const { design, ...input } = labelTemplate('Broken')
  const [text, ...others] = design.elements
  const elements = [{ ...text!, width: 149 }, ...others, others[0]!]
  expect(await call('POST', '', { ...input, design: { ...design, elements } })).toMatchObject({
    status: 400,
    errors: [
      { field: 'design.Item Name.width', message: 'width is 149, not from 150 to 32,000.', code: 'outOfRange' },
      { field: 'design.Barcode', code: 'duplicateID' },
    ],
  })
  expect((await call('GET', '?search=Broken')).body.data).toEqual([])
})

test('refuses a design that is no template, and a restricted or taken name', async () => {
  const { design, ...input } = labelTemplate('Shapes')
  const bare = design.elements.map(({ id, positionX, positionY, width, height, orientation }) => {
    return { id, type: 'text', positionX, positionY, width, height, orientation }
  })
  expect(await call('POST', '', { ...input, design: { ...design, elements: bare } })).toMatchObject({
    status: 400,
    errors: [{ field: 'design', message: expect.stringContaining('This is not a label template') }],
  })
  expect(await call('POST', '', labelTemplate('A & B'))).toMatchObject({
    status: 400,
    errors: [{ field: 'name', message: 'Template name may not contain &' }],
  })
  await create('Taken')
  expect(await call('POST', '', labelTemplate('TAKEN'))).toMatchObject({
    status: 400,
    errors: [{ field: 'name', message: 'There is already a label template TAKEN' }],
  })
})

test('lists page by page, active first, with search, filters and sorting', async () => {
  for (const name of ['list b', 'list C', 'list a']) await create(name)
  await create('list 0', { status: 'Inactive', use: 'BOX' })
  const namesAt = async (query: string) => {
    const { body } = await call('GET', `?search=list&${query}`)
    return {
      names: body.data.map(({ name }: { name: string }) => name),
      next: body.nextCursor,
      total: body.total.count,
    }
  }
  const { names, next, total } = await namesAt('limit=3')
  expect({ names, total }).toEqual({ names: ['list a', 'list b', 'list C'], total: 4 })
  expect((await namesAt(`limit=3&cursor=${next}`)).names).toEqual(['list 0'])
  expect((await namesAt('use=BOX,OTHER')).names).toEqual(['list 0'])
  expect((await namesAt('sort=-name')).names).toEqual(['list C', 'list b', 'list a', 'list 0'])
})

test('keeps where card prices come from, and gives a colleague the newer choice', async () => {
  const settings = (method: 'GET' | 'PUT', body?: unknown) => app.call(admin, method, '/labels/settings', body)
  expect((await settings('GET')).body).toMatchObject({ cardPriceSource: 'NONE', version: 0, updatedAt: null })
  const chosen = { cardPriceSource: 'PERCENT', cardPricePercent: 3.5, version: 0 }
  expect((await settings('PUT', chosen)).body).toMatchObject({ ...chosen, version: 1, updatedBy: 'role2' })
  expect(await settings('PUT', chosen)).toMatchObject({ status: 409, body: { current: { version: 1 } } })
  expect((await settings('PUT', { ...chosen, cardPriceSource: 'MSRP', version: 1 })).body).toMatchObject({ version: 2 })
  expect(await settings('PUT', { ...chosen, cardPricePercent: 0.00001, version: 2 })).toMatchObject({
    status: 400,
    errors: [{ field: 'cardPricePercent', message: 'Enter a percentage from 0 to 100 with at most 4 decimals.' }],
  })
})
