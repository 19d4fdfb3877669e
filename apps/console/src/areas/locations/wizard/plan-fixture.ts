import type { BegunVenue, StoredPlan } from './plans.atoms.ts'

/** A plan of two stores with their registers. */
export const plan: StoredPlan = {
  planID: '5b0f2f4e-8f0e-4a8e-9f43-0d2b6a1f7c11',
  plan: {
    venue: {
      id: 'HALL',
      name: 'Harbor hall',
      street: '12 Harbor Way',
      city: 'Portland',
      region: 'OR',
      postalCode: '97201',
      country: 'US',
      timeZone: 'America/Los_Angeles',
      taxID: 'CITY',
      hours: [{ day: 'FRI', opens: '17:00', closes: '01:00' }],
    },
    entitlementsOf: 'ARENA',
    stores: [
      { id: 'HH-1', name: 'Section 101 grill', taxID: null, like: 'S1' },
      { id: 'HH-2', name: 'Section 102 bar', taxID: 'CITY', like: null },
    ],
    warehouses: [{ id: 'HH-W', name: 'Store room' }],
    registers: [{ id: 'HH-1-1', name: 'Grill till', store: 'HH-1', number: 1 }],
    reportingGroups: [
      { id: 'L1', name: 'Level 1', stores: ['HH-1', 'HH-2'] },
      { id: 'BARS', name: 'Bars', stores: ['HH-2'] },
    ],
  },
  createdVenue: null,
  version: 3,
  updatedBy: 'ada',
  updatedAt: '2026-01-02T03:04:05Z',
}

/** The same in the list. */
export const begun: BegunVenue = {
  planID: plan.planID,
  venueID: 'HALL',
  name: 'Harbor hall',
  city: 'Portland',
  stores: 2,
  warehouses: 1,
  registers: 1,
  updatedAt: plan.updatedAt,
}
