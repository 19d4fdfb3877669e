import type { Area } from '#screens/area.ts'
import { BadgeDollarSign } from 'lucide-react'
import { lazy } from 'react'
import { NEW_PRICE_CHANGE, priceChangePath } from './paths.ts'
import { sentBackPriceChanges, waitingPriceChanges } from './waiting-price-changes.ts'

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
      waiting: [sentBackPriceChanges, waitingPriceChanges],
      verbs: [{ label: 'New price change', href: NEW_PRICE_CHANGE, operation: 'createPriceChange' }],
      Screen: lazy(async () => ({ default: (await import('./PriceChangesScreen.tsx')).PriceChangesScreen })),
    },
    {
      path: '/app/catalog/pricechanges/:number',
      label: 'Price change',
      offered: 'link',
      record: 'number',
      documentPrefix: 'PC',
      finds: { kind: 'priceChange', one: 'Price change', hrefOf: priceChangePath },
      icon: BadgeDollarSign,
      operation: 'getPriceChange',
      Screen: lazy(async () => ({ default: (await import('./PriceChangeScreen.tsx')).PriceChangeScreen })),
    },
  ],
}
