import { randomUUID } from 'node:crypto'
import { operationsOf } from '#http/contract.ts'
import { document } from '@greenroom/openapi'
import type { Location } from '@greenroom/permissions'
import { beforeAll, expect, test, vi } from 'vitest'
import { requestID, tokenOf } from './app.ts'
import { contractCalls } from './contract-calls.ts'
import { LOCATION_KINDS, type LocationKind } from '@greenroom/validation'
import { readLocations } from '#areas/locations/location-lists.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { PASSWORD } from './companies.ts'
import type { GoodCall, Place } from './good-call.ts'
import { GOOD_CALLS } from './good-calls.ts'
import { labelTemplate } from './label-template.ts'
import { listenAt } from './listener.ts'
import { answerTo, reads, secretItem, storeSecrets } from './secrets.ts'
import { addStock } from './stock.ts'

const OWN: Location[] = [
  { type: 'VENUE', locationID: 'HARBOR' },
  { type: 'WAREHOUSE', locationID: 'WH-RIVER' },
  { type: 'ARTIST', locationID: 'ART-OKRA' },
]

/** A manager of everything, and the same at one venue, with its warehouse and an artist. */
const [EVERYWHERE, AT_HARBOR] = ['role2', 'harbor'] as const

/** What the header of a count has besides its place. */
const COUNT = { expected: 'SHOWN', uncounted: 'KEEP' }

const catalog = catalogOfTwo()
let ids: Record<string, string>

const declared = new Map(operationsOf(document).map(({ operation: { operationId: id, 'x-places': at } }) => [id, at]))

/** Whether what the operation answers depends on places. */
const answersPlaces = (operationID: string) => [declared.get(operationID)].flat().some((at) => at?.startsWith('answer'))

/** Changes what is at other places, and nothing else. */
async function elsewhere(state: 'before' | 'changed') {
  const { pool } = catalog.database
  const changed = state === 'changed'
  const other = `('FOUNDRY', 'FD-LOBBY', 'FD-YARD', 'WH-FOUNDRY', 'ART-MERIDIAN')`
  const name = changed ? `name = name || ' elsewhere'` : `name = replace(name, ' elsewhere', '')`
  const amount = changed ? '+ 7' : '- 7'
  for (const statement of [
    `update location set ${name}, status = '${changed ? 'Inactive' : 'Active'}' where location_id in ${other}`,
    `update register set ${name} where store_id in ${other}`,
    `update event set ${name} where venue_id in ${other}`,
    `update stock_balance set quantity = quantity ${amount} where location_id in ${other}`,
    `update location_hint set hint = '${changed ? 'Changed' : 'Shelf'}' where location_id in ${other}`,
    `update sale_line set quantity = quantity ${amount}, gross = gross ${amount}, net = net ${amount}
      where location_id in ${other}`,
    `update replenishment_suggestion set quantity = ${changed ? 8 : 1} where location_id in ${other}`,
    `update app_user set display_name = '${changed ? 'Elsewhere' : 'Foundry'}',
      disabled_at = ${changed ? 'now()' : 'null'} where user_id = 'foundry'`,
    changed
      ? `delete from entitlement where location_id = 'FD-YARD'`
      : `insert into entitlement (company_code, item_id, location_type, location_id)
          values ('one', '${secretItem}', 'STORE', 'FD-YARD')
          on conflict do nothing`,
    changed
      ? `insert into register (company_code, register_id, name, store_id, status)
          values ('one', 'R299', 'Till elsewhere', 'FD-YARD', 'Active')`
      : `delete from register where register_id = 'R299'`,
    changed
      ? `delete from reporting_group_location where location_id = 'FD-YARD'`
      : `insert into reporting_group_location (company_code, reporting_group_id, location_type, location_id)
          values ('one', 'RG-STANDS', 'STORE', 'FD-YARD')
          on conflict do nothing`,
    `update document set header = header || '{"remarks": "${changed ? 'Elsewhere' : 'Foundry'}"}'
      where kind in ('transfer', 'adjustment', 'count', 'purchase-order', 'receipt') and header::text like '%STORE/FD-%'`,
    `update label_default set item_type = ${changed ? 2 : 1} where location_id in ${other}`,
    `update label_job set fault = '${changed ? 'elsewhere' : ''}' where created_by = 'foundry'`,
    `update audit_entry set user_name = '${changed ? 'somebody' : 'role2'}'
      where location_id in ${other}`,
  ]) {
    await pool.query(statement)
  }
}

/** Every answer to every read: as it is, with what it expands, and searched for what is elsewhere. */
async function answersTo(token: string): Promise<Map<string, string>> {
  const probes: Record<string, string[]> = {
    expand: ['package,location_hint,qoh'],
    search: ['elsewhere', 'foundry', 'till'],
    locationID: ['FD-LOBBY', 'FD-YARD'],
    locations: ['STORE/HB-MAIN,STORE/FD-YARD', 'STORE/FD-YARD'],
    otherID: ['FD-YARD'],
    role: ['9'],
    username: ['foundry'],
    roleID: ['9'],
    itemID: ['PACK'],
    venueID: ['FOUNDRY'],
    storeID: ['FD-YARD'],
    warehouseID: ['WH-FOUNDRY'],
    registerID: ['R211'],
    reportingGroupID: ['RG-STANDS'],
  }
  const more = { userID: '', roleID: '9' }
  const answers = new Map<string, string>()
  const ask = async (read: (typeof reads)[number], query: Record<string, string>) => {
    const located: Record<string, string> = query['locationID'] ? { locationType: 'STORE' } : {}
    const { status, body } = await answerTo(catalog, token, read, { ...ids, ...more, ...located, ...query })
    const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`)
    answers.set([read.operationID, ...asked].join(' '), `${status} ${body}`)
  }
  for (const read of reads) {
    await ask(read, {})
    for (const { name } of read.parameters) for (const value of probes[name] ?? []) await ask(read, { [name]: value })
  }
  return answers
}

/** The operations whose answers differ with what is elsewhere. */
async function differing(userName: string): Promise<string[]> {
  const token = await tokenOf(catalog.app, 'one', userName)
  const before = await answersTo(token)
  await elsewhere('changed')
  const after = await answersTo(token)
  await elsewhere('before')
  const asked = [...before].filter(([of, answer]) => after.get(of) !== answer).map(([of]) => of.split(' ')[0]!)
  return [...new Set(asked)].toSorted()
}

async function addUser(userID: string, roleID: number, locations: Location[]) {
  const { db } = catalog.one
  const user = { user_id: userID, user_name: userID, display_name: 'Foundry', role_id: roleID, password_hash: '' }
  await db.insertInto('app_user').values(user).execute()
  const places = locations.map(({ type, locationID }) => {
    return { user_id: userID, location_type: type, location_id: locationID }
  })
  await db.insertInto('user_location').values(places).execute()
}

beforeAll(async () => {
  catalog.app.platform.isPrinterAllowed = () => true
  const warehouse = { location_id: 'WH-FOUNDRY', type: 'WAREHOUSE', name: 'Vault', venue_id: 'FOUNDRY' } as const
  await catalog.one.db
    .insertInto('location')
    .values({ ...warehouse, status: 'Active' })
    .execute()
  const group = { reporting_group_id: 'RG-HERE' }
  await catalog.one.db
    .insertInto('reporting_group')
    .values({ ...group, name: 'Here', status: 'Active' })
    .execute()
  const member = { ...group, location_type: 'STORE', location_id: HERE.location.locationID } as const
  await catalog.one.db.insertInto('reporting_group_location').values(member).execute()
  await addUser(AT_HARBOR, 2, OWN)
  await addUser('foundry', 9, [{ type: 'STORE', locationID: 'FD-YARD' }])
  ids = await storeSecrets(catalog)
  const { db } = catalog.one
  const call = catalog.as(EVERYWHERE)
  await call('POST', '/cto/components', { itemID: 'THEIRS', kind: 'PATCH' })
  await call('POST', '/items', newItem('PACK', { type: 3 }))
  const components = [{ itemID: 'PLAIN', quantity: 1 }]
  expect(await call('PUT', '/items/components?itemID=PACK', { version: 1, components })).toMatchObject({ status: 200 })
  const items = [secretItem, 'PLAIN', 'THEIRS']
  for (const item_id of items) {
    for (const location_id of ['HB-MAIN', 'FD-LOBBY', 'FD-YARD']) {
      const located = { item_id, location_type: 'STORE', location_id } as const
      await addStock(catalog.one, [{ ...located, qoh: 3 }])
      await db
        .insertInto('location_hint')
        .values({ ...located, hint: 'Shelf' })
        .execute()
      const sums = { quantity: 2, gross: 2, discount: 0, net: 2, tax: 0, cost: 1 }
      const line = { transaction_id: 'T', ...located, ...sums, occurred_at: new Date('2026-01-01T12:00:00Z') }
      await db.insertInto('sale_line').values(line).execute()
      const suggested = { ...located, quantity: 1, suggested_at: line.occurred_at }
      await db.insertInto('replenishment_suggestion').values(suggested).execute()
    }
  }
  for (const locationID of ['HB-BAR', 'FD-YARD']) {
    const cells = [{ itemID: secretItem, locationID, type: 'STORE' }]
    expect(await call('POST', '/entitlements/changes', { cells })).toMatchObject({ status: 200 })
  }
  const lines: object[] = []
  for (const [path, header] of [
    ['/transfers', { from: 'STORE/FD-LOBBY', to: 'STORE/FD-YARD' }],
    ['/adjustments', { place: 'STORE/FD-YARD', reason: 'FOUND' }],
    ['/counts', { ...COUNT, place: 'STORE/FD-YARD' }],
    ['/purchaseorders', { vendorID: 'OURS', shipTo: 'STORE/FD-YARD' }],
  ] as const) {
    const { status, body } = await call('POST', path, { ...header, lines })
    expect(status).toBe(200)
    if (path !== '/purchaseorders') continue
    expect(await call('POST', '/receipts', { orderNumber: body.number })).toMatchObject({ status: 200 })
  }
  const { body } = await GOOD_CALLS.createLabelJob!(placeOf(EVERYWHERE))
  const job = (await call('POST', '/label-jobs', body)).body
  await catalog.database.pool.query(
    `update label_job set created_by = 'foundry' where label_job_id = '${job.labelJobID}'`,
  )
  const { templateID } = (await call('POST', '/labels/templates', labelTemplate('Theirs only'))).body
  const there = { templateID, printerID: null, itemType: 1, location: 'STORE/FD-YARD' }
  expect(await call('POST', '/label-defaults', there)).toMatchObject({ status: 200 })
  await elsewhere('before')
})

test('no answer to a user depends on what is at other places', async () => {
  expect(await differing(AT_HARBOR)).toEqual([])
})

test('the answers that say so depend on it for somebody who works everywhere, and no others', async () => {
  const expected = reads.map(({ operationID }) => operationID).filter(answersPlaces)
  expect(await differing(EVERYWHERE)).toEqual(expected.toSorted())
})

test('the history of an item holds what happened at the own places', async () => {
  const token = await tokenOf(catalog.app, 'one', AT_HARBOR)
  const { body } = await catalog.app.call(token, 'GET', `/items/${secretItem}/history`)
  const entries = body.data.filter(({ entity }: { entity: string }) => entity === 'entitlement')
  const at = entries.map(({ changes }: { changes: { to: string }[] }) => changes.at(-1)!.to)
  expect(at.toSorted()).toEqual(['HB-BAR', 'HB-MAIN'])
})

/** The calls of a user, as good calls are made. */
const placeOf = (userName: string): Place => ({
  store: catalog.one,
  userName,
  call: async (...args) => catalog.app.call(await tokenOf(catalog.app, 'one', userName), ...args),
  anotherSession: () => tokenOf(catalog.app, 'one', userName),
})

let calls = 0

async function send(operationID: string, userName: string, { params = {}, query = {}, body }: GoodCall) {
  const { path, method } = contractCalls.find((call) => call.operationID === operationID)!
  calls += 1
  const { statusCode, json } = await catalog.app.app.inject({
    method,
    url: `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name]!)}`,
    query,
    // Each address has few tries a minute at a password.
    remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
    headers: {
      token: await tokenOf(catalog.app, 'one', userName),
      'x-client-request-id': requestID(),
      ...(body !== undefined && {
        'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
      }),
    },
    ...(body !== undefined && { payload: body as object }),
  })
  return { status: statusCode, message: json().message as string }
}

/** Whether the operation names a location, or a user who works at some. */
const namesPlaces = (operationID: string) =>
  [declared.get(operationID)].flat().some((at) => at !== 'none' && !at?.startsWith('answer'))

const writes = contractCalls.filter(({ method }) => method !== 'GET').map(({ operationID }) => operationID)

/** All rows at other places. */
async function rowsElsewhere() {
  const { pool } = catalog.database
  const other = `('FOUNDRY', 'FD-LOBBY', 'FD-YARD', 'WH-FOUNDRY', 'ART-MERIDIAN')`
  const tables = [
    'location',
    'location_hint',
    'entitlement',
    'stock_balance',
    'stock_movement',
    'sale_line',
    'user_location',
  ]
  const found = tables.map((table) =>
    pool.query(`select * from ${table} where company_code = 'one' and location_id in ${other} order by 1, 2, 3, 4`),
  )
  const users = pool.query(`select * from app_user where user_id in ('foundry', 'both') order by user_id`)
  return (await Promise.all([...found, users])).map(({ rows }) => rows)
}

/** Their effect is on users at all places. */
const REACHES_ALL = [
  'createRole',
  'renameRole',
  'saveRoleGrants',
  'deleteRole',
  'saveSsoProvider',
  'removeSsoProvider',
  'startSsoTest',
  'renewPartnerCode',
  'withdrawPartnerCode',
  'savePartner',
  'endPartner',
]

/** Beside the session itself. */
const OF_THE_SESSION = [
  'login',
  'loginForm',
  'logout',
  'endSession',
  'authenticateCloud',
  'confirmSession',
  'pingSession',
]

test('whoever is assigned to places writes what belongs to the company, and nothing elsewhere', async () => {
  const before = await rowsElsewhere()
  const refused: string[] = []
  for (const operationID of writes) {
    const make = (GOOD_CALLS as Record<string, (place: Place) => Promise<GoodCall>>)[operationID]
    if (!make || namesPlaces(operationID) || OF_THE_SESSION.includes(operationID)) continue
    const reachesAll = REACHES_ALL.includes(operationID)
    const good = await make(placeOf(reachesAll ? EVERYWHERE : AT_HARBOR))
    const { status, message } = await send(operationID, AT_HARBOR, good)
    const expected = reachesAll ? 403 : 200
    if (status !== expected) refused.push(`${operationID}: ${status} ${message}`)
  }
  expect(refused).toEqual([])
  expect(await rowsElsewhere()).toEqual(before)
})

interface Target {
  location: Location
  /** Somebody who works there. */
  userID: string
}

const HERE: Target = { location: { type: 'STORE', locationID: 'HB-BAR' }, userID: 'here' }
const THERE: Target = { location: { type: 'STORE', locationID: 'FD-YARD' }, userID: 'foundry' }

async function entitlementAt({ location: { locationID } }: Target): Promise<string> {
  const { db } = catalog.one
  const entitled = db.selectFrom('entitlement').select('entitlement_id').where('location_id', '=', locationID)
  return String((await entitled.executeTakeFirstOrThrow()).entitlement_id)
}

const item = async () => (await GOOD_CALLS.updateItem!(placeOf(EVERYWHERE))).body as { itemID: string; version: number }
const hintAt = ({ location: { type, locationID } }: Target) => ({ hint: 'Bin', location: { id: locationID, type } })
const userBody = (userID: string, locations: Location[]) => ({ userID, version: 1, name: 'New', roleID: 9, locations })

const cellAt = async ({ type, locationID }: Location) => ({ itemID: (await item()).itemID, type, locationID })
const filteredAt = async (location: Location) => ({
  filter: { itemIDs: [(await item()).itemID] },
  locations: [location],
})

/** What there is at a target. */
function at({ userID }: Target) {
  return userID === 'here'
    ? { venue: 'HARBOR', store: 'HB-BAR', warehouse: 'WH-RIVER', register: 'R121' }
    : { venue: 'FOUNDRY', store: 'FD-YARD', warehouse: 'WH-FOUNDRY', register: 'R211' }
}

/** A change of a record as it is stored now. */
async function changed(kind: LocationKind, id: string, fields: object): Promise<GoodCall> {
  const [record] = await readLocations(catalog.one.db, kind, id)
  return { params: { [LOCATION_KINDS[kind].idField]: id }, body: { version: record!.version, ...fields } }
}

const imported = (kind: LocationKind, row: object): GoodCall => ({
  params: { kind },
  body: { rows: [{ line: 2, ...row }] },
})

/** The writes that name a place, by the path that names it. Each is refused at a place that is not the caller's. */
const PLACED: Record<string, (target: Target) => Promise<GoodCall>> = {
  'entitleItems body.locations': async ({ location }) => ({
    body: [{ itemID: (await item()).itemID, locations: [location] }],
  }),
  'changeEntitlements body.cells': async ({ location }) => ({ body: { cells: [await cellAt(location)] } }),
  'changeEntitlements body.locations': async ({ location }) => ({ body: await filteredAt(location) }),
  'removeEntitlementCells body.cells': async ({ location }) => ({ body: { cells: [await cellAt(location)] } }),
  'removeEntitlementCells body.locations': async ({ location }) => ({ body: await filteredAt(location) }),
  'copyEntitlements body.source': async ({ location }) => ({
    body: { source: location, targets: [{ type: 'STORE', locationID: 'HB-MAIN' }] },
  }),
  'copyEntitlements body.targets': async ({ location }) => ({
    body: { source: { type: 'STORE', locationID: 'HB-MAIN' }, targets: [location] },
  }),
  'undoEntitlementChange path.changeID': async ({ location }) => {
    const made = await placeOf(EVERYWHERE).call('POST', '/entitlements/changes', { cells: [await cellAt(location)] })
    return { params: { changeID: made.body.changeID }, body: {} }
  },
  'removeEntitlements query.id': async (target) => ({ query: { id: await entitlementAt(target) } }),
  'createItem body.entitlements': async ({ location }) => ({
    body: newItem(`N${calls}`, { entitlements: [location] }),
  }),
  'createItem body.hints': async (target) => ({ body: newItem(`N${calls}`, { hints: [hintAt(target)] }) }),
  'updateItem body.entitlements': async ({ location }) => ({ body: { ...(await item()), entitlements: [location] } }),
  'updateItem body.removedEntitlements': async ({ location }) => ({
    body: { ...(await item()), removedEntitlements: [location] },
  }),
  'updateItem body.hints': async (target) => ({ body: { ...(await item()), hints: [hintAt(target)] } }),
  'createLocationHints body.location': async (target) => ({
    query: { itemID: (await item()).itemID },
    body: [hintAt(target)],
  }),
  'replaceLocationHints body.location': async (target) => ({
    body: [{ ...hintAt(target), item: { itemID: secretItem } }],
  }),
  'removeLocationHints query.locationID': async ({ location: { type, locationID } }) => {
    const hint = { location_type: type, location_id: locationID, hint: 'Bin' }
    const rows = catalog.one.db.insertInto('location_hint').values({ item_id: 'PLAIN', ...hint })
    await rows.onConflict((conflict) => conflict.doNothing()).execute()
    return { query: { itemID: 'PLAIN', locationID, locationType: type } }
  },
  'createStore body.venueID': async (target) => ({
    body: { storeID: `NEW${calls}`, name: 'Stand', venueID: at(target).venue },
  }),
  'createWarehouse body.venueID': async (target) => ({
    body: { warehouseID: `NEW${calls}`, name: 'Room', venueID: at(target).venue },
  }),
  'createRegister body.storeID': async ({ location: { locationID } }) => ({
    body: { registerID: `NEW${calls}`, name: 'Till', storeID: locationID },
  }),
  'createReportingGroup body.locations': async ({ location }) => ({
    body: { reportingGroupID: `NEW${calls}`, name: 'Group', locations: [location] },
  }),
  'updateVenue path.venueID': (target) => changed('venue', at(target).venue, { city: 'Bath' }),
  'updateStore path.storeID': (target) => changed('store', at(target).store, { city: 'Bath' }),
  'updateStore body.venueID': (target) => changed('store', at(HERE).store, { venueID: at(target).venue }),
  'updateWarehouse path.warehouseID': (target) => changed('warehouse', at(target).warehouse, { city: 'Bath' }),
  'updateWarehouse body.venueID': (target) => changed('warehouse', at(HERE).warehouse, { venueID: at(target).venue }),
  'updateRegister path.registerID': (target) => changed('register', at(target).register, { name: 'Till' }),
  'updateRegister body.storeID': (target) => changed('register', at(HERE).register, { storeID: at(target).store }),
  'updateReportingGroup body.locations': ({ location }) =>
    changed('reportingGroup', 'RG-HERE', { locations: [location] }),
  'setVenueStatus path.venueID': (target) => changed('venue', at(target).venue, { status: 'Active' }),
  'setStoreStatus path.storeID': (target) => changed('store', at(target).store, { status: 'Active' }),
  'setWarehouseStatus path.warehouseID': (target) => changed('warehouse', at(target).warehouse, { status: 'Active' }),
  'setRegisterStatus path.registerID': (target) => changed('register', at(target).register, { status: 'Active' }),
  'importLocations body.rows.id': async (target) => imported('store', { id: at(target).store, city: 'Bath' }),
  'importLocations body.rows.venueID': async (target) =>
    imported('store', { id: `NEW${calls}`, name: 'Stand', venueID: at(target).venue }),
  'importLocations body.rows.storeID': async (target) =>
    imported('register', { id: `NEW${calls}`, name: 'Till', storeID: at(target).store }),
  'importLocations body.rows.locations': async ({ location }) =>
    imported('reportingGroup', { id: `NEW${calls}`, name: 'Group', locations: [location] }),
  'createUser body.locations': async ({ location }) => ({
    body: { userName: `new${calls}`, name: 'New', roleID: 9, locations: [location] },
  }),
  'updateUser body.locations': async ({ location }) => ({ body: userBody('moving', [location]) }),
  'updateUser body.userID': async ({ userID }) => ({ body: userBody(userID, [HERE.location]) }),
  'setUserStatus path.userID': async ({ userID }) => ({ params: { userID }, body: { status: 'Inactive' } }),
  'resetUserPassword path.userID': async ({ userID }) => ({ params: { userID } }),
  'unlockUser path.userID': async ({ userID }) => ({ params: { userID } }),
  'resetSecondFactor path.userID': async ({ userID }) => ({ params: { userID } }),
}

PLACED['importOpeningBalances body.rows.location'] = async ({ location: { type, locationID } }) => ({
  body: { rows: [{ line: 2, itemID: 'PLAIN', location: `${type}/${locationID}`, quantity: '12' }] },
})

/** A print job is where it was made. */
for (const operationID of ['printLabelJob', 'cancelLabelJob', 'markLabelsPrinted'] as const) {
  PLACED[`${operationID} path.labelJobID`] = ({ userID }) =>
    GOOD_CALLS[operationID]!(placeOf(userID === 'here' ? AT_HARBOR : EVERYWHERE))
}
for (const operationID of ['createLabelJob', 'checkLabelJob'] as const) {
  PLACED[`${operationID} body.copies.place`] = async ({ location: { type, locationID } }) => {
    const place = `${type}/${locationID}`
    const { body } = await GOOD_CALLS[operationID]!(placeOf(EVERYWHERE))
    const code = (body as { source: { lines: { code: string }[] } }).source.lines[0]!.code
    await addStock(catalog.one, [{ item_id: code, location_type: type, location_id: locationID, qoh: 1 }])
    return { body: { ...(body as object), copies: { rule: 'ON_HAND', count: 1, sparePercent: 0, place } } }
  }
}

PLACED['createLabelDefault body.location'] = async ({ location: { type, locationID } }) => {
  const { body } = await GOOD_CALLS.createLabelDefault!(placeOf(EVERYWHERE))
  return { body: { ...(body as object), location: `${type}/${locationID}` } }
}
PLACED['updateLabelDefault body.location'] = async ({ location: { type, locationID } }) => {
  const { params, body } = await GOOD_CALLS.updateLabelDefault!(placeOf(EVERYWHERE))
  return { params: params!, body: { ...(body as object), location: `${type}/${locationID}` } }
}
for (const operationID of ['updateLabelDefault', 'deleteLabelDefault'] as const) {
  PLACED[`${operationID} path.labelDefaultID`] = async ({ location: { type, locationID } }) => {
    const good = await GOOD_CALLS[operationID]!(placeOf(EVERYWHERE))
    await catalog.one.db
      .updateTable('label_default')
      .set({ location_type: type, location_id: locationID })
      .where('label_default_id', '=', good.params!['labelDefaultID']!)
      .execute()
    return { ...good, ...(good.body !== undefined && { body: { ...(good.body as object), location: null } }) }
  }
}

/** The documents of stock, by the places that their headers name. */
const STOCK_DOCUMENTS = {
  Transfer: { path: '/transfers', header: { from: 'WAREHOUSE/WH-RIVER', to: 'STORE/HB-MAIN' }, ending: 'cancel' },
  Adjustment: { path: '/adjustments', header: { place: 'STORE/HB-MAIN', reason: 'FOUND' }, ending: 'reject' },
  Count: { path: '/counts', header: { place: 'STORE/HB-MAIN', ...COUNT }, ending: 'void' },
  PurchaseOrder: { path: '/purchaseorders', header: { vendorID: 'OURS', shipTo: 'STORE/HB-MAIN' }, ending: 'cancel' },
}
/** What else their headers have. */
const NO_PLACES = ['reason', 'vendorID', 'expected', 'uncounted']

/** The number of a new purchase order that is shipped there. */
async function orderAt({ location: { type, locationID } }: Target): Promise<string> {
  const order = { vendorID: 'OURS', shipTo: `${type}/${locationID}` }
  return (await placeOf(EVERYWHERE).call('POST', '/purchaseorders', order)).body.number
}

/** A receipt is where its order is shipped. */
const receiptAt = async (target: Target): Promise<string> =>
  (await placeOf(EVERYWHERE).call('POST', '/receipts', { orderNumber: await orderAt(target) })).body.number

PLACED['copyPurchaseOrder path.number'] = async (target) => ({ params: { number: await orderAt(target) } })
PLACED['createReceipt body.orderNumber'] = async (target) => ({ body: { orderNumber: await orderAt(target) } })
PLACED['saveReceipt body.orderNumber'] = async (target) => ({
  params: { number: await receiptAt(HERE) },
  body: { version: 1, orderNumber: await orderAt(target), lines: [] },
})
PLACED['saveReceipt path.number'] = async (target) => ({
  params: { number: await receiptAt(target) },
  body: { version: 1, orderNumber: await orderAt(HERE), lines: [] },
})
PLACED['moveReceipt path.number'] = async (target) => ({
  params: { number: await receiptAt(target) },
  body: { version: 1, action: 'cancel', remark: 'Wrong' },
})
placedFiles('Receipt', '/receipts', receiptAt)

PLACED['addCountTallies path.number'] = async ({ location: { type, locationID } }) => {
  const { call } = placeOf(EVERYWHERE)
  const { number } = (await call('POST', '/counts', { ...COUNT, place: `${type}/${locationID}` })).body
  await call('POST', `/counts/${number}/actions`, { version: 1, action: 'start' })
  const tallies = [{ sequence: 0, itemID: 'PLAIN', section: '', round: 0, quantity: 3 }]
  return { params: { number }, body: { sheetID: randomUUID(), tallies } }
}

for (const [one, { path, header, ending }] of Object.entries(STOCK_DOCUMENTS)) {
  const placed = Object.keys(header).filter((name) => !NO_PLACES.includes(name))
  const headerAt = (name: string, { location: { type, locationID } }: Target) => ({
    ...header,
    [name]: `${type}/${locationID}`,
  })
  const made = async (by: string, body: object) => (await placeOf(by).call('POST', path, body)).body.number as string
  const madeAt = (target: Target) => {
    const [first] = placed
    const elsewhere = target === HERE ? 'STORE/HB-MAIN' : 'STORE/FD-LOBBY'
    return made(EVERYWHERE, { ...headerAt(first!, target), ...('to' in header && { to: elsewhere }) })
  }
  for (const name of placed) {
    PLACED[`create${one} body.${name}`] = async (target) => ({ body: headerAt(name, target) })
    PLACED[`save${one} body.${name}`] = async (target) => ({
      params: { number: await made(EVERYWHERE, header) },
      body: { version: 1, ...headerAt(name, target), lines: [] },
    })
  }
  PLACED[`save${one} path.number`] = async (target) => ({
    params: { number: await madeAt(target) },
    body: { version: 1, ...header, lines: [] },
  })
  PLACED[`move${one} path.number`] = async (target) => ({
    params: { number: await madeAt(target) },
    body: { version: 1, action: ending, remark: 'Wrong' },
  })
  placedFiles(one, path, madeAt)
}

/** Files of a document that is made at a place. */
function placedFiles(one: string, path: string, madeAt: (target: Target) => Promise<string>) {
  PLACED[`add${one}Attachment path.number`] = async (target) => ({
    params: { number: await madeAt(target) },
    query: { name: 'a.txt' },
    body: Buffer.from('A note'),
  })
  PLACED[`remove${one}Attachment path.number`] = async (target) => {
    const number = await madeAt(target)
    const { body } = await placeOf(EVERYWHERE).call(
      'POST',
      `${path}/${number}/attachments?name=a.txt`,
      Buffer.from('A'),
    )
    return { params: { number, attachmentID: body.attachments[0].attachmentID } }
  }
}

/** The operations for users of all places. */
const FOR_ALL = operationsOf(document).flatMap(({ operation }) =>
  operation['x-everywhere'] ? [operation.operationId] : [],
)

test('every write that names a place is tried', () => {
  const named = writes.flatMap((operationID) =>
    (FOR_ALL.includes(operationID) ? [] : [declared.get(operationID)])
      .flat()
      .flatMap((at) => (at && /^(body|query|path)/.test(at) ? [`${operationID} ${at}`] : [])),
  )
  expect(Object.keys(PLACED).toSorted()).toEqual(named.toSorted())
})

test.each(FOR_ALL)('%s is refused to users of some places', async (operationID) => {
  expect(await send(operationID, AT_HARBOR, {})).toEqual({
    status: 403,
    message: 'This needs all places. You are assigned to some of them.',
  })
})

test.each(Object.keys(PLACED))('%s: at the own places only', async (name) => {
  const operationID = name.split(' ')[0]!
  await catalog.one.db.deleteFrom('app_user').where('user_id', 'in', ['here', 'moving']).execute()
  await addUser('here', 9, [HERE.location])
  await addUser('moving', 9, [OWN[0]!])
  await catalog.one.db.updateTable('app_user').set({ email: 'a@one.example' }).execute()
  const there = await PLACED[name]!(THERE)
  const before = await rowsElsewhere()
  const refused = await send(operationID, AT_HARBOR, there)
  expect([400, 403, 404]).toContain(refused.status)
  expect(await rowsElsewhere()).toEqual(before)
  expect(await send(operationID, AT_HARBOR, await PLACED[name]!(HERE))).toMatchObject({ status: 200 })
})

test('only somebody who works everywhere makes a store without a venue, or a user who works everywhere', async () => {
  const message = 'This needs all places. You are assigned to some of them.'
  const made: [string, object][] = [
    ['createStore', { storeID: 'NEW', name: 'Stand' }],
    ['createUser', { userName: 'everywhere', name: 'New', roleID: 9 }],
    ['updateUser', userBody('moving', [])],
  ]
  for (const [operationID, body] of made) {
    expect(await send(operationID, AT_HARBOR, { body }), operationID).toEqual({ status: 400, message })
    expect(await send(operationID, EVERYWHERE, { body }), operationID).toMatchObject({ status: 200 })
  }
})

test('nobody changes a reporting group with a member that is not theirs', async () => {
  const refused = { status: 400, message: 'This needs all places. You are assigned to some of them.' }
  for (const change of [{ name: 'Renamed' }, { locations: [HERE.location] }])
    expect(await send('updateReportingGroup', AT_HARBOR, await changed('reportingGroup', 'RG-STANDS', change))).toEqual(
      refused,
    )
  const status = await changed('reportingGroup', 'RG-STANDS', { status: 'Inactive' })
  expect(await send('setReportingGroupStatus', AT_HARBOR, status)).toEqual(refused)
  expect(
    await send('updateReportingGroup', AT_HARBOR, await changed('reportingGroup', 'RG-HERE', { name: 'Ours' })),
  ).toMatchObject({ status: 200 })
})

test('nobody changes a user who works at a place that is not theirs, or everywhere', async () => {
  await addUser('both', 9, [HERE.location, THERE.location])
  const token = await tokenOf(catalog.app, 'one', AT_HARBOR)
  const { body } = await catalog.app.call(token, 'GET', '/users/all?userID=both')
  const changeDenied = "You can't change Foundry: they work at places that are not all yours."
  expect(body.data).toMatchObject([{ locations: [HERE.location], mayChange: false, changeDenied }])
  for (const userID of ['both', (await idOf('role9'))!]) {
    const refused = await send('setUserStatus', AT_HARBOR, { params: { userID }, body: { status: 'Inactive' } })
    expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('at places that are not all yours') })
  }
})

async function idOf(userName: string) {
  const user = catalog.one.db.selectFrom('app_user').select('user_id').where('user_name', '=', userName)
  return (await user.executeTakeFirst())?.user_id
}

test('a stream tells whoever is assigned to places that something changed there, but not which', async () => {
  const [here, everywhere] = await Promise.all(
    [AT_HARBOR, EVERYWHERE].map(async (user) => listenAt(catalog.app, await tokenOf(catalog.app, 'one', user))),
  )
  const hint = { item: { itemID: 'PLAIN' }, ...hintAt(THERE) }
  expect(await send('replaceLocationHints', EVERYWHERE, { body: [hint] })).toMatchObject({ status: 200 })
  const heard = (ids: unknown) => expect.arrayContaining([expect.objectContaining({ entity: 'locationHint', ids })])
  await vi.waitFor(() => expect(everywhere!.hints).toEqual(heard(['PLAIN STORE FD-YARD'])))
  await vi.waitFor(() => expect(here!.hints).toEqual(heard(null)))
  expect(JSON.stringify(here!.hints)).not.toContain('FD-YARD')
})

test('a changed or ended assignment counts at the next call, and in an open stream within a second', async () => {
  await catalog.one.db.deleteFrom('app_user').where('user_id', '=', 'moving').execute()
  await addUser('moving', 2, [OWN[0]!])
  const token = await tokenOf(catalog.app, 'one', 'moving')
  const stores = async () => {
    const { body } = await catalog.app.call(token, 'GET', '/business/stores')
    return body.data.map(({ venueID }: { venueID: string }) => venueID)
  }
  const stream = await listenAt(catalog.app, token)
  expect(new Set(await stores())).toEqual(new Set(['HARBOR']))
  const assign = async (locations: Location[]) => {
    const call = catalog.as(EVERYWHERE)
    const { version } = (await call('GET', '/users/all?userID=moving')).body.data[0]
    const body = { ...userBody('moving', locations), version, roleID: 2 }
    expect(await call('PUT', '/users', body)).toMatchObject({ status: 200 })
  }
  await assign([{ type: 'VENUE', locationID: 'FOUNDRY' }])
  expect(new Set(await stores())).toEqual(new Set(['FOUNDRY']))
  await assign([])
  expect(new Set(await stores())).toEqual(new Set(['HARBOR', 'FOUNDRY', null]))
  await new Promise((resolve) => setTimeout(resolve, 1_050))
  const body = [{ item: { itemID: 'PLAIN' }, ...hintAt(THERE) }]
  expect(await send('replaceLocationHints', EVERYWHERE, { body })).toMatchObject({ status: 200 })
  await vi.waitFor(() => expect(JSON.stringify(stream.hints)).toContain('FD-YARD'))
})

test('a location where somebody works is not removed, which would let them work everywhere', async () => {
  const removal = catalog.one.db.deleteFrom('location').where('location_id', '=', 'HARBOR')
  await expect(removal.execute()).rejects.toThrow(/foreign key/)
})

/** Reads as a preview of role 2 at a location. */
async function previewAt(userName: string, location: string, path: string) {
  const token = await tokenOf(catalog.app, 'one', userName)
  const headers = { token, 'x-preview-role': '2', 'x-preview-location': location }
  const { statusCode, json } = await catalog.app.app.inject({ url: `/api${path}`, headers })
  return { status: statusCode, ...json() }
}

test('a preview at a location shows what is there, and needs it to be one of the own places', async () => {
  const ofStores = async (userName: string, location: string) =>
    (await previewAt(userName, location, '/business/stores')).body?.data.map(
      (store: { storeID: string }) => store.storeID,
    )
  expect(await ofStores(EVERYWHERE, 'STORE/FD-YARD')).toEqual(['FD-YARD'])
  expect(new Set(await ofStores(EVERYWHERE, 'VENUE/FOUNDRY'))).toEqual(new Set(['FD-YARD', 'FD-LOBBY']))
  expect(await ofStores(AT_HARBOR, 'STORE/HB%2DBAR')).toEqual(['HB-BAR'])
  expect((await previewAt(EVERYWHERE, 'STORE/FD-YARD', '/authorise')).body.places).toEqual([THERE.location])
  for (const elsewhere of ['STORE/FD-YARD', 'VENUE/HB-BAR', 'STORE/NONE', 'STORE/%00', 'STORE/%', 'x']) {
    const refused = { status: 403, message: 'X-Preview-Location must be TYPE/ID of one of your places' }
    expect(await previewAt(AT_HARBOR, elsewhere, '/business/stores'), elsewhere).toMatchObject(refused)
  }
})

test('signing in and asking again tell the places of the user', async () => {
  const token = await tokenOf(catalog.app, 'one', AT_HARBOR)
  const { body } = await catalog.app.call(token, 'GET', '/authorise')
  expect(new Set(body.places)).toEqual(new Set(OWN))
  const everywhere = await catalog.app.call(undefined, 'POST', '/login', {
    domain: 'one',
    username: EVERYWHERE,
    password: PASSWORD,
  })
  expect(everywhere.body.authorizationData.places).toEqual([])
})
