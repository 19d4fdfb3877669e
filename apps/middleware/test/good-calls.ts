import sharp from 'sharp'
import type { OperationID } from '#calls/call.ts'
import { bareItem, newItem } from './catalog.ts'
import { PASSWORD } from './companies.ts'
import { type GoodCall, madeBy, next, type Place } from './good-call.ts'
import { ENTITLEMENT_CALLS } from './good-entitlement-calls.ts'
import { LOCATION_CALLS } from './good-location-calls.ts'
import { LABEL_CALLS } from './good-label-calls.ts'
import { PURCHASING_CALLS } from './good-purchasing-calls.ts'
import { goodSettings } from './good-settings.ts'
import { STOCK_DOCUMENT_CALLS } from './good-stock-calls.ts'

const WAREHOUSE = { id: 'WH-RIVER', type: 'WAREHOUSE' }
const ARTIST = { locationID: 'ART-OKRA', type: 'ARTIST' }
const MAPPING = ['itemID', 'name'].map((field, column) => ({ field, column }))
const START = { fileName: 'a.csv', form: 'other', columns: ['ID', 'Name'], mapping: MAPPING }
const READING = { rows: 1, skipped: 0, conflicts: 0 }

async function item({ store }: Place, more: object = {}): Promise<string> {
  const id = next()
  await store.db
    .insertInto('item')
    .values({ ...bareItem(id), ...more })
    .execute()
  return id
}

async function group({ call }: Place): Promise<string> {
  const id = next()
  await madeBy(call('POST', '/cto/groups', { id, name: id, type: 'TEXT' }))
  return id
}

async function component(place: Place): Promise<string> {
  const itemID = await item(place)
  await madeBy(place.call('POST', '/cto/components', { itemID, kind: 'PATCH' }))
  return itemID
}

async function word({ call }: Place): Promise<string> {
  const text = next()
  await madeBy(call('POST', '/cto/restrictions', { kind: 'WORD', text }))
  return text
}

async function hinted(place: Place): Promise<string> {
  const itemID = await item(place)
  await madeBy(place.call('POST', `/items/locations/hints?itemID=${itemID}`, [{ hint: 'Bin 1', location: WAREHOUSE }]))
  return itemID
}

/** An import that has got as far as a step. */
async function importAt(place: Place, step: 'begun' | 'sent' | 'checked'): Promise<string> {
  const { store, call } = place
  // A user has few unfinished ones at a time.
  await store.db
    .updateTable('import')
    .set({ state: 'CANCELED' })
    .where('state', 'in', ['RECEIVING', 'CHECKED'])
    .execute()
  const { importID } = await madeBy(call('POST', '/items/imports', START))
  if (step === 'begun') return importID
  const items = [{ line: 2, item: { itemID: await item(place), name: 'New' } }]
  await madeBy(call('PUT', `/items/imports/${importID}/parts/0`, { items, rejections: [] }))
  if (step === 'checked') await madeBy(call('POST', `/items/imports/${importID}/check`, READING))
  return importID
}

const priceLine = (itemID: string) => ({ itemID, field: 'sellingPrice', price: 3 })

async function priceChange(place: Place): Promise<{ number: string; itemID: string }> {
  const itemID = await item(place)
  const { number } = await madeBy(place.call('POST', '/pricechanges', { lines: [priceLine(itemID)] }))
  return { number, itemID }
}

async function brand({ call }: Place): Promise<string> {
  const id = next()
  await madeBy(call('POST', '/lists/brand', { id, description: id }))
  return id
}

async function role({ call }: Place): Promise<{ roleID: number; version: number; name: string }> {
  return madeBy(call('POST', '/roles', { name: next(), likeRoleID: 9 }))
}

/** A user who cannot sign in. */
async function user({ store }: Place, more: object = {}): Promise<string> {
  const name = next().toLowerCase()
  await store.db
    .insertInto('app_user')
    .values({
      user_id: name,
      user_name: name,
      display_name: name,
      email: `${name}@one.example`,
      role_id: 9,
      password_hash: '',
      ...more,
    })
    .execute()
  return name
}

const business = ({ call }: Place) => madeBy(call('GET', '/business'))

async function view({ store }: Place) {
  // A user has few of them.
  await store.db.deleteFrom('saved_view').execute()
  return { screen: 'products', name: next(), state: '{}' }
}

const logIn = ({ userName }: Place) => ({ domain: 'one', username: userName, password: PASSWORD })

let picture: Promise<Buffer> | undefined
/** A small one. */
const png = () =>
  (picture ??= sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer())

/**
 * Calls that are accepted, each with records of its own. Those that need an identity provider, an authenticator or a
 * mailed key have none.
 */
export const GOOD_CALLS: { [Operation in OperationID]?: (place: Place) => Promise<GoodCall> } = {
  ...LOCATION_CALLS,
  ...ENTITLEMENT_CALLS,
  ...LABEL_CALLS,
  ...PURCHASING_CALLS,
  prepareBulkEdit: async (place) => ({
    body: {
      fields: { consignment: true },
      adjustments: [{ field: 'sellingPrice', by: 'AMOUNT', value: 1, rounding: 'NONE' }],
      filter: { itemIDs: [await item(place)] },
    },
  }),
  updateItems: async (place) => ({ body: { fields: { sellingPrice: 7 }, filter: { itemIDs: [await item(place)] } } }),
  undoChangeSet: async (place) => {
    const edit = { fields: { sellingPrice: 7 }, filter: { itemIDs: [await item(place)] } }
    await madeBy(place.call('PATCH', '/items/batches', edit))
    const { data } = await madeBy(place.call('GET', '/changesets?limit=1'))
    return { params: { changeSetID: data[0].changeSetID }, body: { leaveChanged: true, removeCreated: true } }
  },

  createOptionGroup: async () => ({ body: { id: next(), name: next(), type: 'TEXT', minLength: 1, maxLength: 9 } }),
  updateOptionGroup: async (place) => ({ body: { id: await group(place), version: 1, name: next() } }),
  deleteOptionGroup: async (place) => ({ query: { id: await group(place) } }),
  addComponent: async (place) => ({ body: { itemID: await item(place), kind: 'PATCH' } }),
  removeComponent: async (place) => ({ query: { itemID: await component(place) } }),
  setComponentStatus: async (place) => ({ body: { itemIDs: [await component(place)], status: 'Inactive' } }),
  generateComponents: async (place) => {
    const styleID = next()
    await madeBy(place.call('POST', '/lists/style', { id: styleID, description: styleID }))
    const of = { vendorCode: 'INKWELL', styleID, colorID: 'WHT', printerCategoryID: 'CUSTOM' }
    return { body: { id: next(), name: next(), kind: 'NUMBERS', ...of, costPrice: 1, sellingPrice: 2 } }
  },
  createRestriction: async () => ({ body: { kind: 'WORD', text: next(), reason: 'Rude' } }),
  updateRestriction: async (place) => ({ body: { kind: 'WORD', text: await word(place), version: 1, reason: 'Rude' } }),
  deleteRestriction: async (place) => ({ query: { kind: 'WORD', text: await word(place) } }),
  saveConfiguration: async (place) => ({
    query: { itemID: await item(place, { cto_type: 'CTO' }) },
    body: { version: 1, attachments: [{ groupID: await group(place) }], allowances: [] },
  }),
  priceConfiguration: async (place) => {
    const [itemID, groupID] = [await item(place, { cto_type: 'CTO' }), await group(place)]
    const configuration = { version: 1, attachments: [{ groupID }], allowances: [] }
    await madeBy(place.call('PUT', `/cto/configuration?itemID=${itemID}`, configuration))
    return { query: { itemID }, body: { choices: { [groupID]: { text: 'AB' } } } }
  },

  entitleItems: async (place) => ({ body: [{ itemID: await item(place), locations: [ARTIST] }] }),
  removeEntitlements: async (place) => {
    const itemID = await item(place)
    await madeBy(place.call('POST', '/items/hierarchy/entitlement', [{ itemID, locations: [ARTIST] }]))
    const { data } = await madeBy(place.call('GET', `/items/hierarchy/entitlement?itemID=${itemID}`))
    return { query: { id: data[0].id } }
  },

  addImage: async (place) => ({ query: { itemID: await item(place), name: 'a.png' }, body: await png() }),
  arrangeImages: async (place) => {
    const itemID = await item(place)
    const { version, images } = await madeBy(place.call('POST', `/items/images?itemID=${itemID}`, await png()))
    return { query: { itemID }, body: { version, images: [{ imageID: images[0].imageID, altText: 'Red' }] } }
  },

  startImport: async (place) => {
    await importAt(place, 'begun')
    return { body: START }
  },
  putImportPart: async (place) => ({
    params: { importID: await importAt(place, 'begun'), part: '0' },
    body: { items: [{ line: 2, item: { itemID: next(), name: 'New' } }], rejections: [] },
  }),
  checkImport: async (place) => ({ params: { importID: await importAt(place, 'sent') }, body: READING }),
  applyImport: async (place) => ({ params: { importID: await importAt(place, 'checked') } }),
  chooseImportValues: async (place) => {
    const importID = await importAt(place, 'checked')
    const value = { item_id: 'A1', field: 'name', here: '"Old"', file: '"New"' }
    const change = { changed_by: 'admin', changed_at: new Date() }
    await place.store.db
      .insertInto('import_changed_here')
      .values({ import_id: Number(importID), ...value, ...change })
      .execute()
    return { params: { importID }, body: { take: 'FILE', only: [{ itemID: 'A1', field: 'name' }] } }
  },
  correctImportCells: async (place) => {
    const importID = await importAt(place, 'begun')
    const field = 'itemID'
    const row = { line: 3, column: 'Code', field, value: 'A#', code: 'restricted', message: 'No', cells: ['A#'] }
    await madeBy(place.call('PUT', `/items/imports/${importID}/parts/1`, { items: [], rejections: [row] }))
    await madeBy(place.call('POST', `/items/imports/${importID}/check`, READING))
    return { params: { importID }, body: { line: 3, field, from: 'A#', to: next() } }
  },
  cancelImport: async (place) => ({ params: { importID: await importAt(place, 'begun') } }),
  fetchImportPictures: async (place) => {
    const importID = await importAt(place, 'begun')
    await place.store.db
      .updateTable('import')
      .set({ state: 'APPLIED' })
      .where('import_id', '=', Number(importID))
      .execute()
    return { params: { importID }, body: {} }
  },

  createItem: async () => ({ body: newItem(next()) }),
  updateItem: async (place) => ({ body: { itemID: await item(place), version: 1, name: 'Renamed' } }),
  createLocationHints: async (place) => ({
    query: { itemID: await item(place) },
    body: [{ hint: 'Bin 1', location: WAREHOUSE }],
  }),
  replaceLocationHints: async (place) => ({
    body: [{ item: { itemID: await hinted(place) }, hint: 'Bin 2', location: WAREHOUSE }],
  }),
  removeLocationHints: async (place) => ({
    query: { itemID: await hinted(place), locationType: WAREHOUSE.type, locationID: WAREHOUSE.id },
  }),
  generateAutoID: async () => ({ body: { type: 'UPC', count: 2 } }),
  savePackageComponents: async (place) => ({
    query: { itemID: await item(place, { type: 3 }) },
    body: { version: 1, components: [{ itemID: await item(place), quantity: 2 }] },
  }),

  visitOnboardingSteps: async () => ({ body: { steps: [{ name: 'welcome', visited: true }] } }),

  createPriceChange: async (place) => ({ body: { reason: 'Spring', lines: [priceLine(await item(place))] } }),
  savePriceChange: async (place) => {
    const { number, itemID } = await priceChange(place)
    return { params: { number }, body: { version: 1, reason: 'Spring', lines: [priceLine(itemID)] } }
  },
  movePriceChange: async (place) => ({
    params: { number: (await priceChange(place)).number },
    body: { action: 'cancel', version: 1 },
  }),
  addPriceChangeAttachment: async (place) => ({
    params: { number: (await priceChange(place)).number },
    query: { name: 'a.txt' },
    body: Buffer.from('A note'),
  }),
  removePriceChangeAttachment: async (place) => {
    const { number } = await priceChange(place)
    const path = `/pricechanges/${number}/attachments?name=a.txt`
    const { attachments } = await madeBy(place.call('POST', path, Buffer.from('A note')))
    return { params: { number, attachmentID: attachments[0].attachmentID } }
  },

  ...STOCK_DOCUMENT_CALLS,

  updateCompany: async (place) => ({ body: { version: (await business(place)).company.version, name: 'One' } }),
  createEntry: async () => ({ params: { kind: 'brand' }, body: { id: next(), description: next() } }),
  updateEntry: async (place) => ({
    params: { kind: 'brand' },
    body: { id: await brand(place), version: 1, description: next() },
  }),
  deleteEntry: async (place) => ({ params: { kind: 'brand' }, query: { id: await brand(place) } }),
  setEntryStatus: async (place) => ({
    params: { kind: 'brand' },
    body: { ids: [await brand(place)], status: 'Inactive' },
  }),
  mergeEntries: async (place) => ({
    params: { kind: 'brand' },
    body: { from: await brand(place), into: await brand(place) },
  }),
  importEntries: async () => ({
    params: { kind: 'brand' },
    body: { entries: [{ id: next(), line: 2, description: next() }] },
  }),
  checkEntries: async () => ({
    params: { kind: 'brand' },
    body: { entries: [{ id: next(), line: 2, description: next() }] },
  }),

  createRole: async () => ({ body: { name: next(), likeRoleID: 9 } }),
  renameRole: async (place) => {
    const { roleID, version } = await role(place)
    return { body: { roleID, version, name: next() } }
  },
  saveRoleGrants: async (place) => {
    const { roleID, version } = await role(place)
    const features = [{ key: 'CATALOG_PRODUCT', access: ['READ', 'WRITE'] }]
    return { params: { roleID: String(roleID) }, body: { version, features } }
  },

  login: async (place) => ({ body: logIn(place) }),
  loginForm: async (place) => ({ body: logIn(place) }),
  updatePersonalFormats: async (place) => ({ body: { ...(await business(place)).personalFormats, timeFormat: '12h' } }),
  updateAccountConfiguration: async () => ({
    body: { accountConfigurations: [{ key: 'item.product.id.required', value: 'false', seen: 'false' }] },
  }),
  authenticateCloud: async ({ userName }) => ({ body: { companyCode: 'one', username: userName } }),
  endSession: async (place) => {
    await place.anotherSession()
    const sessions: { sessionID: string; current: boolean }[] = await madeBy(place.call('GET', '/sessions'))
    return { params: { sessionID: sessions.find(({ current }) => !current)!.sessionID } }
  },
  logout: async () => ({}),
  pingSession: async () => ({}),
  beginEnrollment: async () => ({}),
  confirmSession: async () => ({ body: { secret: PASSWORD } }),

  createUser: async () => ({ body: { userName: next().toLowerCase(), name: 'New', roleID: 9 } }),
  updateUser: async (place) => ({ body: { userID: await user(place), version: 1, name: 'Renamed', roleID: 9 } }),
  setUserStatus: async (place) => ({ params: { userID: await user(place) }, body: { status: 'Inactive' } }),
  resetUserPassword: async (place) => ({ params: { userID: await user(place) } }),
  unlockUser: async (place) => ({ params: { userID: await user(place) } }),
  resetSecondFactor: async (place) => ({ params: { userID: await user(place) } }),

  saveView: async (place) => ({ body: await view(place) }),
  setOpeningView: async () => ({ body: { screen: 'products', viewID: null } }),
  setRoleOpeningView: async () => ({ params: { roleID: '9' }, body: { screen: 'products', viewID: null } }),
  deleteView: async (place) => ({
    params: { viewID: (await madeBy(place.call('POST', '/views', await view(place)))).viewID },
  }),
  ...goodSettings,
}
