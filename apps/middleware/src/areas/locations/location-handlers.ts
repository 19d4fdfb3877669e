import { LOCATION_KINDS, type LocationFields, type LocationKind } from '@greenroom/validation'
import type { Call, HandlersOf } from '#calls/call.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import { requireVersion } from '#calls/write-record.ts'
import { notFound, refusedField } from '#failures/failures.ts'
import { lockCompany } from '#query/locks.ts'
import { locationLists, type LocationRecord, readLocations, shownLocation } from './location-lists.ts'
import { checkSaves, refuseErrors, type Saved } from './location-store.ts'
import { storeSaves } from './store-saves.ts'
import { usesOf } from './location-uses.ts'

type Operation =
  | 'listVenues'
  | 'getVenue'
  | 'createVenue'
  | 'updateVenue'
  | 'setVenueStatus'
  | 'listStores'
  | 'getStore'
  | 'createStore'
  | 'updateStore'
  | 'setStoreStatus'
  | 'listWarehouses'
  | 'getWarehouse'
  | 'createWarehouse'
  | 'updateWarehouse'
  | 'setWarehouseStatus'
  | 'listRegisters'
  | 'getRegister'
  | 'createRegister'
  | 'updateRegister'
  | 'setRegisterStatus'
  | 'listReportingGroups'
  | 'getReportingGroup'
  | 'createReportingGroup'
  | 'updateReportingGroup'
  | 'setReportingGroupStatus'

export const locationHandlers: HandlersOf<Operation> = {
  listVenues: async ({ company, query }) => ({
    body: await locationLists.venue.page(company.db, query, shownLocation<'venue'>),
  }),
  getVenue: (call) => getRecord(call, 'venue', call.params.venueID),
  createVenue: (call) => createRecord(call, 'venue', call.body),
  updateVenue: (call) => updateRecord(call, 'venue', call.params.venueID, call.body),
  setVenueStatus: (call) => updateRecord(call, 'venue', call.params.venueID, call.body),

  listStores: async ({ company, query }) => ({
    body: await locationLists.store.page(company.db, query, shownLocation<'store'>),
  }),
  getStore: (call) => getRecord(call, 'store', call.params.storeID),
  createStore: (call) => createRecord(call, 'store', call.body),
  updateStore: (call) => updateRecord(call, 'store', call.params.storeID, call.body),
  setStoreStatus: (call) => updateRecord(call, 'store', call.params.storeID, call.body),

  listWarehouses: async ({ company, query }) => ({
    body: await locationLists.warehouse.page(company.db, query, shownLocation<'warehouse'>),
  }),
  getWarehouse: (call) => getRecord(call, 'warehouse', call.params.warehouseID),
  createWarehouse: (call) => createRecord(call, 'warehouse', call.body),
  updateWarehouse: (call) => updateRecord(call, 'warehouse', call.params.warehouseID, call.body),
  setWarehouseStatus: (call) => updateRecord(call, 'warehouse', call.params.warehouseID, call.body),

  listRegisters: async ({ company, query }) => ({
    body: await locationLists.register.page(company.db, query, shownLocation<'register'>),
  }),
  getRegister: (call) => getRecord(call, 'register', call.params.registerID),
  createRegister: (call) => createRecord(call, 'register', call.body),
  updateRegister: (call) => updateRecord(call, 'register', call.params.registerID, call.body),
  setRegisterStatus: (call) => updateRecord(call, 'register', call.params.registerID, call.body),

  listReportingGroups: async ({ company, query }) => ({
    body: await locationLists.reportingGroup.page(company.db, query, shownLocation<'reportingGroup'>),
  }),
  getReportingGroup: (call) => getRecord(call, 'reportingGroup', call.params.reportingGroupID),
  createReportingGroup: (call) => createRecord(call, 'reportingGroup', call.body),
  updateReportingGroup: (call) => updateRecord(call, 'reportingGroup', call.params.reportingGroupID, call.body),
  setReportingGroupStatus: (call) => updateRecord(call, 'reportingGroup', call.params.reportingGroupID, call.body),
}

/** One record, with what stands in the way of deactivating it. */
async function getRecord<Kind extends LocationKind>({ company }: Pick<Call, 'company'>, kind: Kind, id: string) {
  const record = await findLocation(company.db, kind, id)
  const uses = await usesOf(company.db, kind, [id], company.now())
  return { body: { ...record, uses: uses.get(id) ?? [] } }
}

function createRecord<Kind extends LocationKind>(call: Call, kind: Kind, input: LocationFields) {
  return write(call, async (tx) => {
    await lockCompany(tx)
    const { one, idField } = LOCATION_KINDS[kind]
    const id = String(input[idField])
    const [taken] = await readLocations(tx.everywhere, kind, id)
    if (taken) throw refusedField(idField, `There is already a ${one} ${id}`, id)
    return { body: await save(tx, call, kind, undefined, { ...withoutBlanks(input), status: 'Active' }) }
  })
}

/** Omitted fields stay unchanged. */
function updateRecord<Kind extends LocationKind>(
  call: Call,
  kind: Kind,
  id: string,
  { version, ...input }: Partial<Saved> & { version: number },
) {
  return write(call, async (tx) => {
    await lockCompany(tx)
    const before = requireVersion<LocationRecord>(await findLocation(tx.db, kind, id), version)
    return { body: await save(tx, call, kind, before, { ...before, ...withoutBlanks(input) }) }
  })
}

async function save<Kind extends LocationKind>(
  tx: WriteTransaction,
  { user }: Pick<Call, 'user'>,
  kind: Kind,
  before: Saved | undefined,
  after: Saved,
): Promise<LocationRecord<Kind>> {
  const [errors = []] = await checkSaves(tx, user.scope, kind, [{ before, after }])
  refuseErrors(errors)
  await storeSaves(tx, kind, [{ before, after }])
  return findLocation(tx.db, kind, String(after[LOCATION_KINDS[kind].idField]))
}

/** One record in the form of the contract. Throws the 404. */
async function findLocation<Kind extends LocationKind>(
  db: Call['company']['db'],
  kind: Kind,
  id: string,
): Promise<LocationRecord<Kind>> {
  const [found] = await readLocations(db, kind, id)
  if (!found) throw notFound()
  return found
}

/** Blank texts are stored as null. */
export function withoutBlanks<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
  ) as Fields
}
