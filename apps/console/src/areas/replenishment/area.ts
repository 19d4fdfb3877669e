import type { Area } from '#screens/area.ts'
import { PackagePlus } from 'lucide-react'
import { lazy } from 'react'
import { itemsToReplenish } from './items-to-replenish.ts'
import { REPLENISHMENT } from './paths.ts'

export const replenishment: Area = {
  name: 'replenishment',
  screens: [
    {
      path: REPLENISHMENT,
      label: 'Replenishment',
      offered: 'sidebar',
      group: 'Inventory',
      icon: PackagePlus,
      operation: 'getReplenishment',
      waiting: [itemsToReplenish],
      Screen: lazy(async () => ({ default: (await import('./ReplenishmentScreen.tsx')).ReplenishmentScreen })),
    },
  ],
}
