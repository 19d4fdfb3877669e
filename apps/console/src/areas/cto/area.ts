import type { Area } from '#screens/area.ts'
import { Puzzle } from 'lucide-react'
import { lazy } from 'react'

export const cto: Area = {
  name: 'cto',
  screens: [
    {
      path: '/app/catalog/cto',
      label: 'Configure to order',
      offered: 'sidebar',
      group: 'Catalog',
      icon: Puzzle,
      operation: 'listCtoItems',
      Screen: lazy(async () => ({ default: (await import('./CtoScreen.tsx')).CtoScreen })),
    },
  ],
}
