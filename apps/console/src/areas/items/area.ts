import type { Area } from '#shell/area.ts'
import { History, Shirt } from 'lucide-react'
import { lazy } from 'react'
import { IMPORT } from './paths.ts'

export const items: Area = {
  name: 'items',
  screens: [
    {
      path: '/app/catalog/products',
      label: 'Products',
      offered: 'sidebar',
      group: 'Catalog',
      icon: Shirt,
      operation: 'listItems',
      Screen: lazy(async () => ({ default: (await import('./list/ProductsScreen.tsx')).ProductsScreen })),
    },
    {
      path: '/app/catalog/products/product/*',
      label: 'Item',
      offered: 'link',
      record: 'itemID',
      icon: Shirt,
      operation: 'listItems',
      Screen: lazy(async () => ({ default: (await import('./ProductScreen.tsx')).ProductScreen })),
    },
    {
      path: '/app/catalog/changes',
      label: 'Changes',
      offered: 'sidebar',
      after: IMPORT,
      group: 'Catalog',
      icon: History,
      operation: 'listChangeSets',
      Screen: lazy(async () => ({
        default: (await import('./changes/ChangesScreen.tsx')).ChangesScreen,
      })),
    },
  ],
}
