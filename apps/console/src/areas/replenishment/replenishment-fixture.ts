import type { components } from '@greenroom/openapi'

type Schemas = components['schemas']

const NOTHING = { onHand: 0, inTransit: 0, inbound: 0, drafted: 0, reserved: 0 }

export const SUGGESTED: Schemas['Replenishment'] = {
  data: [
    {
      ...NOTHING,
      itemID: 'CAP',
      itemName: 'Tour cap',
      vendorID: 'V1',
      vendorName: 'Northlight Apparel',
      unitCost: 7.5,
      onHand: 4,
      inbound: 2,
      drafted: 0.5,
      quantity: 42,
      steps: [
        'Below the minimum level of 8: filled up to the maximum level of 48.',
        '48 − 4 on hand − 2 inbound − 0.5 in drafts = 41.5.',
        'Rounded up to lots of 6: 42.',
      ],
    },
    {
      ...NOTHING,
      itemID: 'MUG',
      itemName: 'Tour mug',
      vendorID: 'V2',
      vendorName: 'Kiln & Co.',
      quantity: 12,
      steps: ['Below the level of 12.', '12 − 0 on hand = 12.'],
    },
    {
      ...NOTHING,
      itemID: 'PIN',
      itemName: 'Enamel pin',
      vendorID: null,
      vendorName: null,
      quantity: 20,
      steps: ['Below the level of 20.', '20 − 0 on hand = 20.'],
    },
  ],
  total: 3,
  paceDays: 28,
}

export const NIGHTLY: Schemas['NightlySuggestions']['data'] = [
  { place: 'STORE/S1', name: 'Lobby shop', items: 3, units: 74, suggestedAt: '2026-03-15T09:00:00Z' },
]
