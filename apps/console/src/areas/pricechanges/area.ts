import type { Area } from '#shell/area.ts'
import { BadgeDollarSign } from 'lucide-react'
import { lazy } from 'react'

export const pricechanges: Area = {
  name: 'pricechanges',
  screens: [
    {
      path: '/app/catalog/pricechanges',
      label: 'Price changes',
      offered: 'sidebar',
      group: 'Catalog',
      icon: BadgeDollarSign,
      operation: 'listPriceChanges',
      Screen: lazy(async () => ({ default: (await import('./PriceChangesScreen.tsx')).PriceChangesScreen })),
    },
    {
      path: '/app/catalog/pricechanges/:number',
      label: 'Price change',
      offered: 'link',
      record: 'number',
      documentPrefix: 'PC',
      icon: BadgeDollarSign,
      operation: 'getPriceChange',
      Screen: lazy(async () => ({ default: (await import('./PriceChangeScreen.tsx')).PriceChangeScreen })),
    },
  ],
}
