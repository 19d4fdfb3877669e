import type { AreaFeature } from '../feature-groups.ts'

export const features = {
  CATALOG_PRICE_CHANGE: {
    label: 'Price changes',
    group: 'Catalog',
    reach: { 6: 'DELETE', 7: 'DELETE', 10: 'DELETE' },
  },
  CATALOG_PRICE_CHANGE_APPROVAL: {
    label: 'Approval of price changes',
    group: 'Catalog',
    reach: { 10: 'READ' },
  },
} as const satisfies Record<string, AreaFeature>
