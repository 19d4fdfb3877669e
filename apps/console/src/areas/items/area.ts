import type { Area } from '#screens/area.ts'
import { ChartColumn, History, Shirt } from 'lucide-react'
import { lazy } from 'react'
import { itemPath, NEW_ITEM } from '#screens/item-path.ts'
import { incompleteItems } from './list/incomplete-items.ts'
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
      waiting: incompleteItems,
      verbs: [{ label: 'New item', also: 'product variant package', href: NEW_ITEM, operation: 'createItem' }],
      Screen: lazy(async () => ({ default: (await import('./list/ProductsScreen.tsx')).ProductsScreen })),
    },
    {
      path: '/app/catalog/products/product/*',
      label: 'Item',
      offered: 'link',
      record: 'itemID',
      finds: { kind: 'item', one: 'Item', hrefOf: itemPath },
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
    {
      path: '/app/reports/sales',
      label: 'Sales',
      offered: 'palette',
      icon: ChartColumn,
      operation: 'getSales',
      Screen: lazy(async () => ({ default: (await import('./analytics/SalesScreen.tsx')).SalesScreen })),
    },
  ],
}
