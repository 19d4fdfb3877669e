import type { AreaFeature } from '../feature-groups.ts'

export const features = {
  INVENTORY_PO_APPROVAL: {
    label: 'Approval of purchase orders',
    group: 'Inventory',
    reach: { 12: 'READ' },
  },
} as const satisfies Record<string, AreaFeature>
