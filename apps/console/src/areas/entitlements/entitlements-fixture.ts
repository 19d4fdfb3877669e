import type { components } from '@greenroom/openapi'
import type { Answers } from '#data/answering-fixture.ts'

type Schemas = components['schemas']

/** What a stand sells: an item of its own with dates, one that its venue has, and a discontinued one. */
export const soldPage: Schemas['SoldPage'] = {
  data: [
    {
      itemID: 'TEE-M',
      name: 'Tour shirt',
      itemStatus: 'Active',
      locationType: 'STORE',
      locationID: 'S1',
      inherited: false,
      from: '2026-03-06T18:00',
      to: '2026-03-06T23:00',
      sold: true,
    },
    {
      itemID: 'CAP',
      name: 'Arena cap',
      itemStatus: 'Active',
      locationType: 'VENUE',
      locationID: 'ARENA',
      inherited: true,
      sold: true,
    },
    {
      itemID: 'PIN',
      name: 'Old pin',
      itemStatus: 'Discontinued',
      locationType: 'STORE',
      locationID: 'S1',
      inherited: false,
      sold: false,
    },
  ],
  nextCursor: null,
  name: 'Stand 1',
  total: { count: 3, capped: false },
  clock: '2026-03-06T19:30',
  timeZone: 'America/Los_Angeles',
  active: true,
}

/** A change that was just made. */
export const change: Schemas['EntitlementChange'] = { changeID: '7', entitled: 1240, dated: 0, removed: 0 }

/** The company with a venue, two stores and an artist. */
export const business: Answers = {
  'GET /business': () => ({
    company: {
      companyCode: 'demo',
      name: 'Northlight',
      merchantID: '',
      currency: 'USD',
      timeZone: 'UTC',
      dateFormat: 'YYYY-MM-DD',
      timeFormat: '24h',
      numberFormat: '1,234.56',
      firstDay: 'MONDAY',
    },
    personalFormats: {
      timeZone: null,
      dateFormat: null,
      timeFormat: null,
      numberFormat: null,
      firstDay: null,
      version: 1,
    },
    locations: [
      { id: 'ARENA', type: 'VENUE', name: 'Harborline arena', status: 'Active' },
      { id: 'S1', type: 'STORE', name: 'Stand 1', venueName: 'Harborline arena', status: 'Active' },
      { id: 'S2', type: 'STORE', name: 'Stand 2', venueName: 'Harborline arena', status: 'Active' },
      { id: 'OKRA', type: 'ARTIST', name: 'Okra', status: 'Active' },
    ],
  }),
}
