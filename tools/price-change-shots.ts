import type { Shot } from './label-shots.ts'

/** The screens of price changes. */
export const priceChangeShots: readonly Shot[] = [
  { name: 'price-changes', user: 'admin', path: '/app/catalog/pricechanges' },
  { name: 'price-calendar', user: 'admin', path: '/app/catalog/pricechanges?view=calendar' },
  { name: 'price-change-applied', user: 'admin', path: '/app/catalog/pricechanges/PC-000001' },
  { name: 'price-change-submitted', user: 'admin', path: '/app/catalog/pricechanges/PC-000002' },
  { name: 'price-change-draft', user: 'buyer', path: '/app/catalog/pricechanges/PC-000003' },
  { name: 'price-change-new', user: 'buyer', path: '/app/catalog/pricechanges/new' },
  { name: 'price-change-denied', user: 'cashier', path: '/app/catalog/pricechanges/new' },
]
