import type { OperationID } from '#calls/call.ts'
import { type GoodCall, madeBy, next, type Place } from './good-call.ts'

const ADDRESS = {
  street: '1 Quay St',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  country: 'US',
  timeZone: 'America/New_York',
  taxID: 'STD',
  hours: [{ day: 'FRI', opens: '18:00', closes: '02:00' }],
}
const INACTIVE = { version: 1, status: 'Inactive' }

async function venue({ call }: Place): Promise<string> {
  return (await madeBy(call('POST', '/business/venues', { venueID: next(), name: 'Hall' }))).id
}

async function stand({ call }: Place): Promise<string> {
  return (await madeBy(call('POST', '/business/stores', { storeID: next(), name: 'Stand' }))).id
}

async function warehouse({ call }: Place): Promise<string> {
  return (await madeBy(call('POST', '/business/warehouses', { warehouseID: next(), name: 'Room' }))).id
}

async function till(place: Place): Promise<string> {
  const body = { registerID: next(), name: 'Till', storeID: await stand(place) }
  return (await madeBy(place.call('POST', '/registers', body))).id
}

async function reportingGroup({ call }: Place): Promise<string> {
  return (await madeBy(call('POST', '/reportinggroups', { reportingGroupID: next(), name: 'Bars' }))).id
}

function plan() {
  const [store, register] = [next(), next()]
  return {
    venue: { id: next(), name: 'Hall', ...ADDRESS },
    entitlementsOf: 'HARBOR',
    stores: [{ id: store, name: 'Stand', like: 'HB-BAR', ...ADDRESS }],
    warehouses: [{ id: next(), name: 'Room', ...ADDRESS }],
    registers: [{ id: register, name: 'Till', store, number: 1 }],
    reportingGroups: [{ id: next(), name: 'Level', stores: [store] }],
  }
}

/** A plan that has been begun; a user has few at a time. */
async function begun({ store, call }: Place): Promise<string> {
  await store.db.deleteFrom('venue_plan').execute()
  return (await madeBy(call('POST', '/utilities/venues/plans', { plan: plan() }))).planID
}

function importedStand() {
  return { rows: [{ line: 2, id: next(), name: 'Stand', venueID: 'HARBOR', ...ADDRESS, status: 'Active' }] }
}

/** A call of each operation on locations that writes, which is accepted. */
export const LOCATION_CALLS: { [Operation in OperationID]?: (place: Place) => Promise<GoodCall> } = {
  createVenue: async () => ({ body: { venueID: next(), name: 'Hall', ...ADDRESS } }),
  updateVenue: async (place) => ({
    params: { venueID: await venue(place) },
    body: { version: 1, name: 'Hall 2', ...ADDRESS },
  }),
  setVenueStatus: async (place) => ({ params: { venueID: await venue(place) }, body: INACTIVE }),
  createStore: async (place) => ({
    body: { storeID: next(), name: 'Stand', venueID: await venue(place), ...ADDRESS },
  }),
  updateStore: async (place) => ({
    params: { storeID: await stand(place) },
    body: { version: 1, name: 'Stand 2', venueID: await venue(place), ...ADDRESS },
  }),
  setStoreStatus: async (place) => ({ params: { storeID: await stand(place) }, body: INACTIVE }),
  createWarehouse: async (place) => ({
    body: { warehouseID: next(), name: 'Store room', venueID: await venue(place), ...ADDRESS },
  }),
  updateWarehouse: async (place) => ({
    params: { warehouseID: await warehouse(place) },
    body: { version: 1, name: 'Store room 2', venueID: await venue(place), ...ADDRESS },
  }),
  setWarehouseStatus: async (place) => ({ params: { warehouseID: await warehouse(place) }, body: INACTIVE }),
  createRegister: async (place) => ({
    body: { registerID: next(), name: 'Till', storeID: await stand(place), number: 3 },
  }),
  updateRegister: async (place) => ({
    params: { registerID: await till(place) },
    body: { version: 1, name: 'Till 2', storeID: await stand(place), number: 4 },
  }),
  setRegisterStatus: async (place) => ({ params: { registerID: await till(place) }, body: INACTIVE }),
  createReportingGroup: async () => ({
    body: { reportingGroupID: next(), name: 'Bars', locations: [{ type: 'STORE', locationID: 'HB-BAR' }] },
  }),
  updateReportingGroup: async (place) => ({
    params: { reportingGroupID: await reportingGroup(place) },
    body: { version: 1, name: 'Bars 2', locations: [{ type: 'STORE', locationID: 'HB-BAR' }] },
  }),
  setReportingGroupStatus: async (place) => ({
    params: { reportingGroupID: await reportingGroup(place) },
    body: INACTIVE,
  }),
  createVenuePlan: async (place) => {
    await place.store.db.deleteFrom('venue_plan').execute()
    return { body: { plan: plan() } }
  },
  saveVenuePlan: async (place) => ({
    params: { planID: await begun(place) },
    body: { version: 1, plan: plan() },
  }),
  deleteVenuePlan: async (place) => ({ params: { planID: await begun(place) } }),
  createPlannedVenue: async (place) => ({ params: { planID: await begun(place) }, body: { version: 1 } }),
  importLocations: async () => ({ params: { kind: 'store' }, body: importedStand() }),
  checkLocations: async () => ({ params: { kind: 'store' }, body: importedStand() }),
}
