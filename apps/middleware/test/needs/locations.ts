import type { Expected, MadeByOne } from '../needs.ts'

export const needs: Expected = {
  listVenues: ['LOCATION_VENUE:READ'],
  getVenue: ['LOCATION_VENUE:READ'],
  createVenue: ['LOCATION_VENUE:WRITE'],
  updateVenue: ['LOCATION_VENUE:WRITE'],
  setVenueStatus: ['LOCATION_VENUE:WRITE'],
  listStores: ['LOCATION_STORE:READ'],
  getStore: ['LOCATION_STORE:READ'],
  createStore: ['LOCATION_STORE:WRITE'],
  updateStore: ['LOCATION_STORE:WRITE'],
  setStoreStatus: ['LOCATION_STORE:WRITE'],
  listWarehouses: ['LOCATION_WAREHOUSE:READ'],
  getWarehouse: ['LOCATION_WAREHOUSE:READ'],
  createWarehouse: ['LOCATION_WAREHOUSE:WRITE'],
  updateWarehouse: ['LOCATION_WAREHOUSE:WRITE'],
  setWarehouseStatus: ['LOCATION_WAREHOUSE:WRITE'],
  listRegisters: ['LOCATION_REGISTER:READ'],
  getRegister: ['LOCATION_REGISTER:READ'],
  createRegister: ['LOCATION_REGISTER:WRITE'],
  updateRegister: ['LOCATION_REGISTER:WRITE'],
  setRegisterStatus: ['LOCATION_REGISTER:WRITE'],
  listReportingGroups: ['LOCATION_REPORTING_GROUP:READ'],
  getReportingGroup: ['LOCATION_REPORTING_GROUP:READ'],
  createReportingGroup: ['LOCATION_REPORTING_GROUP:WRITE'],
  updateReportingGroup: ['LOCATION_REPORTING_GROUP:WRITE'],
  setReportingGroupStatus: ['LOCATION_REPORTING_GROUP:WRITE'],
  listVenuePlans: ['UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD:READ'],
  getVenuePlan: ['UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD:READ'],
  createVenuePlan: ['UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD:WRITE'],
  saveVenuePlan: ['UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD:WRITE'],
  deleteVenuePlan: ['UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD:WRITE'],
  createPlannedVenue: [
    'UTILITIES_MANAGEMENT_LOCATION_VENUE_WIZARD:WRITE',
    'LOCATION_VENUE:WRITE',
    'LOCATION_STORE:WRITE',
    'LOCATION_WAREHOUSE:WRITE',
    'LOCATION_REGISTER:WRITE',
  ],
  // The further requirements depend on the kind: locations.test.ts.
  importLocations: 'a session',
  checkLocations: 'a session',
}

export const madeByOne: MadeByOne = async (call) => {
  await call('POST', '/business/venues', { venueID: 'THEIRS', name: 'Theirs' })
  await call('POST', '/business/stores', { storeID: 'THEIRS', name: 'Theirs' })
  await call('POST', '/business/warehouses', { warehouseID: 'THEIRS', name: 'Theirs' })
  await call('POST', '/registers', { registerID: 'THEIRS', name: 'Theirs', storeID: 'THEIRS' })
  await call('POST', '/reportinggroups', { reportingGroupID: 'THEIRS', name: 'Theirs' })
  const [venueID, storeID, warehouseID, registerID, reportingGroupID] = Array.from({ length: 5 }, () => 'THEIRS')
  const { body: plan } = await call('POST', '/utilities/venues/plans', { plan: { venue: { id: 'THEIRS' } } })
  return { planID: plan.planID, venueID, storeID, warehouseID, registerID, reportingGroupID }
}
