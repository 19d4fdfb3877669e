import type { components } from '@greenroom/openapi'

type Schemas = components['schemas']

const sums = { onHand: 120, inTransit: 12, inbound: 40.5, reserved: 2, value: 1584 }

export const byLocation: Schemas['SummaryPage'] = {
  data: [
    { id: 'S1', locationType: 'STORE', name: 'Stand 1', ...sums },
    { id: 'WH', locationType: 'WAREHOUSE', name: 'River Street warehouse', ...sums, onHand: -3, value: 108 },
  ],
  nextCursor: null,
  total: { count: 2, capped: false },
  totals: { onHand: 117, inTransit: 24, inbound: 81, reserved: 4, value: 1692 },
}

export const byItem: Schemas['SummaryPage'] = {
  ...byLocation,
  data: [{ id: 'TEE-M', name: 'Tour shirt', ...sums }],
  total: { count: 1, capped: false },
}

/** Without what takes cost to be seen. */
export const withoutCost: Schemas['SummaryPage'] = {
  ...byItem,
  data: byItem.data.map(({ value: _, ...row }) => row),
  totals: { onHand: 117, inTransit: 24, inbound: 81, reserved: 4 },
}

export const movementPage: Schemas['MovementPage'] = {
  data: [
    {
      movementID: 2,
      at: '2026-03-06T19:30:00.000Z',
      effectiveOn: '2026-03-01',
      locationType: 'STORE',
      locationID: 'S1',
      locationName: 'Stand 1',
      bucket: 'ON_HAND',
      quantity: -2.5,
      unitCost: 12,
      reason: 'DAMAGE',
      documentKind: 'adjustment',
      documentNumber: 'AD-000012',
      by: 'ada',
    },
    {
      movementID: 1,
      at: '2026-03-01T10:00:00.000Z',
      effectiveOn: '2026-03-01',
      locationType: 'STORE',
      locationID: 'S1',
      locationName: 'Stand 1',
      bucket: 'ON_HAND',
      quantity: 122.5,
      unitCost: 12,
      reason: 'OPENING',
      documentKind: 'opening',
      documentNumber: 'OPENING',
      by: 'Greenroom',
    },
  ],
  nextCursor: null,
}
