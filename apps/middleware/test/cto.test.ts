import { beforeAll, expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'
import { addStock } from './stock.ts'

const catalog = catalogOfTwo()
const call = catalog.as('role2')

const SET = {
  id: 'LW',
  name: 'White letter',
  kind: 'LETTERS',
  vendorCode: 'INKWELL',
  styleID: 'LOGO',
  colorID: 'WHT',
  printerCategoryID: 'CUSTOM',
  costPrice: 0.4,
  sellingPrice: 1.5,
}
const NAME = { id: 'NAME', name: 'Back name', type: 'TEXT', componentSetIDs: ['LW'], sellingPrice: 5 }
const configuration = (itemID: string) => `/cto/configuration?itemID=${itemID}`
const priceOf = (itemID: string, choices: object, user = 'role2') =>
  catalog.as(user)('POST', `/cto/configuration/price?itemID=${itemID}`, { choices })

async function stock(item_id: string, qoh: number) {
  const at = await catalog.one.db
    .selectFrom('location')
    .select(['type as location_type', 'location_id'])
    .executeTakeFirstOrThrow()
  await addStock(catalog.one, [{ item_id, ...at, qoh }])
}

beforeAll(async () => {
  await call('POST', '/items', newItem('JERSEY', { ctoType: 'CTO', costPrice: 20, sellingPrice: 80 }))
  for (const id of ['PLAIN', 'CUP', 'LEAGUE']) await call('POST', '/items', newItem(id))
  expect(await call('POST', '/cto/components/sets', SET)).toMatchObject({ status: 200 })
  for (const itemID of ['CUP', 'LEAGUE']) await call('POST', '/cto/components', { itemID, kind: 'PATCH' })
  for (const id of ['LW-E', 'LW-L']) await stock(id, id === 'LW-E' ? 1 : 9)
  expect(await call('POST', '/cto/groups', NAME)).toMatchObject({ status: 200, body: { version: 1, items: 0 } })
})

test('makes 26 catalog items of a letter set, each with its own stock', async () => {
  const { body } = await call('GET', '/cto/components')
  const letters = body.components.filter(({ componentSetID }: { componentSetID?: string }) => componentSetID === 'LW')
  expect(letters).toHaveLength(26)
  expect(letters[4]).toEqual({
    itemID: 'LW-E',
    name: 'White letter E',
    kind: 'LETTER',
    character: 'E',
    componentSetID: 'LW',
    status: 'Active',
    itemStatus: 'Active',
    costPrice: 0.4,
    sellingPrice: 1.5,
    qoh: 1,
    groups: 1,
  })
  const { body: items } = await call('GET', '/items?itemID=LW-E')
  expect(items.data[0]).toMatchObject({
    vendor: { vendorCode: 'INKWELL' },
    printerCategory: { printerCategoryID: 'CUSTOM' },
  })
})

test('refuses an existing set, or one with unknown references', async () => {
  const refusals: [object, string][] = [
    [{}, 'White letter is made of this vendor, style, color and printer category already.'],
    [{ styleID: 'TOUR' }, 'The set LW exists already'],
    [{ id: 'L&W', styleID: 'TOUR' }, 'ID may not contain &'],
    [{ id: 'L2', styleID: 'NOWHERE' }, 'Please correct the marked fields.'],
  ]
  for (const [more, message] of refusals) {
    expect(await call('POST', '/cto/components/sets', { ...SET, ...more })).toMatchObject({ status: 400, message })
  }
  await call('POST', '/items', newItem('L3-Q'))
  const taken = await call('POST', '/cto/components/sets', { ...SET, id: 'L3', styleID: 'TOUR' })
  expect(taken).toMatchObject({ status: 400, message: 'Duplicate item ID(s) found for L3-Q' })
  expect((await call('GET', '/cto/components')).body.sets).toHaveLength(1)
})

test('adds components once, deactivates them together, and removes those that no group uses', async () => {
  expect((await call('POST', '/cto/components', { itemID: 'CUP', kind: 'BADGE' })).message).toBe(
    'CUP is a component already.',
  )
  expect((await call('POST', '/cto/components', { itemID: 'NOWHERE', kind: 'BADGE' })).status).toBe(404)
  const { body } = await call('PUT', '/cto/components/status', { itemIDs: ['LEAGUE', 'LW-Q'], status: 'Inactive' })
  const inactive = body.components.filter(({ status }: { status: string }) => status === 'Inactive')
  expect(inactive.map(({ itemID }: { itemID: string }) => itemID)).toEqual(['LEAGUE', 'LW-Q'])
  expect((await call('DELETE', '/cto/components?itemID=LW-Q')).status).toBe(400)
  expect((await call('DELETE', '/cto/components?itemID=LEAGUE')).status).toBe(200)
  expect((await call('GET', '/items?itemID=LEAGUE')).body.data).toHaveLength(1)
  await call('POST', '/cto/components', { itemID: 'LEAGUE', kind: 'PATCH' })
})

test('validates a group and its references', async () => {
  const refusals: [object, string][] = [
    [{}, 'The option group NAME exists already'],
    [{ id: 'N2', minLength: 9, maxLength: 3 }, 'Longest is below shortest.'],
    [{ id: 'N2', type: 'PICK' }, 'Choose the components to pick from.'],
    [{ id: 'N2', type: 'PICK', picks: ['PLAIN'] }, 'There is no component PLAIN.'],
    [{ id: 'N2', componentSetIDs: ['GONE'] }, 'There is no component set GONE.'],
    [{ id: 'N2', rules: [{ kind: 'REQUIRES', groupID: 'GONE' }] }, 'There is no option group GONE.'],
  ]
  for (const [more, message] of refusals) {
    expect(await call('POST', '/cto/groups', { ...NAME, ...more })).toMatchObject({ status: 400, message })
  }
})

test('reports a conflict to the second of two who change a group', async () => {
  await call('POST', '/cto/groups', { ...NAME, id: 'TWICE' })
  const answers = await Promise.all(
    ['One', 'Two'].map((name) => call('PUT', '/cto/groups', { id: 'TWICE', version: 1, name })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const conflict = answers.find(({ status }) => status === 409)!
  expect(conflict.body.current).toMatchObject({ id: 'TWICE', version: 2 })
  expect((await call('DELETE', '/cto/groups?id=TWICE')).status).toBe(200)
})

test('gives an item groups in order, and prices a choice', async () => {
  await call('POST', '/cto/groups', { id: 'PATCH', name: 'Patches', type: 'PICK', picks: ['CUP', 'LEAGUE'] })
  const attachments = [{ groupID: 'PATCH' }, { groupID: 'NAME', required: true, sellingPrice: 2 }]
  const saved = await call('PUT', configuration('JERSEY'), { version: 1, attachments, allowances: [] })
  expect(saved).toMatchObject({ status: 200, body: { version: 2, attachments } })
  const { body } = await priceOf('JERSEY', { NAME: { text: 'Elle' }, PATCH: { picks: ['CUP'] } })
  expect(body).toMatchObject({ price: 80 + 5 + 2 + 4 * 1.5, cost: 20 + 2 + 4 * 0.4 })
  expect(body.issues.map(({ message }: { message: string }) => message)).toEqual([
    'Patches needs 1 x Item CUP, 0 left.',
    'Back name needs 2 x E, 1 left.',
  ])
  expect((await priceOf('JERSEY', {})).body.issues).toMatchObject([{ field: 'NAME', code: 'required' }])
  expect((await call('GET', '/cto/items')).body).toMatchObject([{ itemID: 'JERSEY', groupIDs: ['PATCH', 'NAME'] }])
  expect((await call('DELETE', '/cto/groups?id=NAME')).message).toContain('is in use')
  const entry = await catalog.one.db
    .selectFrom('audit_entry')
    .select(['item_id', 'changes'])
    .where('entity', '=', 'ctoConfiguration')
    .executeTakeFirstOrThrow()
  expect(entry.item_id).toBe('JERSEY')
})

test('configures any build-to-order item and no other, with existing groups and the current version', async () => {
  const put = (itemID: string, body: object) =>
    call('PUT', configuration(itemID), { version: 1, attachments: [], allowances: [], ...body })
  expect((await put('PLAIN', {})).message).toBe('PLAIN is not built to order')
  expect((await put('NOWHERE', {})).status).toBe(404)
  expect((await put('JERSEY', {})).status).toBe(409)
  await call('POST', '/items', newItem('J2', { ctoType: 'CTO', itemStatus: 'Discontinued' }))
  expect((await put('J2', { attachments: [{ groupID: 'GONE' }] })).status).toBe(400)
  const allowances = [{ kind: 'WORD', text: 'UNKNOWN', reason: 'Why not' }]
  expect((await put('J2', { allowances })).message).toBe('UNKNOWN is not on the blacklist.')
  const answers = await Promise.all(
    [0, 1].map((at) => put('J2', { attachments: [{ groupID: ['NAME', 'PATCH'][at] }] })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('refuses a disguised blocked word, unless the item allows it with a reason', async () => {
  await call('POST', '/items', newItem('J3', { ctoType: 'CTO' }))
  await call('POST', '/cto/groups', { id: 'FREE', name: 'Text', type: 'TEXT' })
  expect((await call('POST', '/cto/restrictions', { kind: 'WORD', text: 'x' })).status).toBe(400)
  const made = await call('POST', '/cto/restrictions', { kind: 'WORD', text: 'DARN' })
  expect(made).toMatchObject({ status: 200, body: { alsoReversed: false, status: 'Active', version: 1 } })
  expect((await call('POST', '/cto/restrictions', { kind: 'WORD', text: 'DARN' })).status).toBe(400)
  const attachments = [{ groupID: 'FREE' }]
  await call('PUT', configuration('J3'), { version: 1, attachments, allowances: [] })
  const codes = async () =>
    (await priceOf('J3', { FREE: { text: 'd @ r n' } })).body.issues.map(({ code }: { code: string }) => code)
  expect(await codes()).toEqual(['blockedWord'])
  const allowed = [{ kind: 'WORD', text: 'DARN', reason: 'Band name' }]
  await call('PUT', configuration('J3'), { version: 2, attachments, allowances: allowed })
  expect(await codes()).toEqual([])
  expect((await call('DELETE', '/cto/restrictions?kind=WORD&text=DARN')).status).toBe(400)
  const change = { kind: 'WORD', text: 'DARN', version: 1, status: 'Inactive' }
  expect((await call('PUT', '/cto/restrictions', change)).body).toMatchObject({
    status: 'Inactive',
    version: 2,
    items: 1,
  })
  expect((await call('PUT', '/cto/restrictions', change)).status).toBe(409)
  await call('PUT', configuration('J3'), { version: 3, attachments, allowances: [] })
  expect(await codes()).toEqual([])
  expect((await call('DELETE', '/cto/restrictions?kind=WORD&text=DARN')).status).toBe(200)
})

test('shows cost only to those who may see it, and keeps a hidden price', async () => {
  const { body } = await priceOf('JERSEY', { NAME: { text: 'LL' } }, 'role100')
  expect(body.price).toBe(85)
  expect(body).not.toHaveProperty('cost')
  expect(body.lines.filter((line: object) => 'itemID' in line && 'cost' in line)).toEqual([])
  const seen = await catalog.as('role100')('GET', configuration('JERSEY'))
  expect(JSON.stringify(seen.body)).not.toContain('costPrice')
  const attachments = [{ groupID: 'NAME', required: true }]
  const { body: saved } = await call('PUT', configuration('JERSEY'), { version: 2, attachments, allowances: [] })
  expect(saved.attachments).toEqual([{ groupID: 'NAME', required: true, sellingPrice: 2 }])
})

test('refuses reads and writes without access, and shows another company nothing', async () => {
  const paths = ['/cto/items', '/cto/groups', '/cto/components', '/cto/restrictions', configuration('JERSEY')]
  for (const path of paths) expect((await catalog.as('role14')('GET', path)).status, path).toBe(403)
  expect((await catalog.as('role14')('POST', '/cto/groups', { ...NAME, id: 'X' })).status).toBe(403)
  const other = catalog.as('role2', 'two')
  expect((await other('GET', '/cto/groups')).body).toEqual([])
  expect((await other('GET', '/cto/items')).body).toEqual([])
  expect((await other('GET', configuration('JERSEY'))).status).toBe(404)
  expect((await other('PUT', '/cto/groups', { id: 'NAME', version: 1, name: 'Theirs' })).status).toBe(404)
})

test('what a set is made of is not deleted, and is merged unless two sets would be made of the same', async () => {
  for (const id of ['C-ONE', 'C-TWO', 'C-THREE'])
    expect(await call('POST', '/lists/color', { id, description: id })).toMatchObject({ status: 200 })
  const made = (id: string, colorID: string) => call('POST', '/cto/components/sets', { ...SET, id, name: id, colorID })
  for (const color of ['C-ONE', 'C-TWO']) expect(await made(`L-${color}`, color)).toMatchObject({ status: 200 })
  // The items of a set may have changed since.
  await catalog.one.db.updateTable('item').set({ color_id: null }).where('color_id', '=', 'C-ONE').execute()
  expect(await call('DELETE', '/lists/color?id=C-ONE')).toMatchObject({ status: 400 })
  const merge = (into: string) => call('POST', '/lists/color/merge', { from: 'C-ONE', into })
  expect(await merge('C-TWO')).toMatchObject({
    status: 400,
    message: 'The component sets L-C-ONE and L-C-TWO would be made of the same.',
  })
  expect(await merge('C-THREE')).toMatchObject({ body: { items: 0, others: 1 } })
  const { sets } = (await call('GET', '/cto/components')).body
  expect(sets.find(({ id }: { id: string }) => id === 'L-C-ONE')).toMatchObject({ colorID: 'C-THREE' })
})
