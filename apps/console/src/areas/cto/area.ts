import type { Area } from '#screens/area.ts'
import { Puzzle } from 'lucide-react'
import { lazy } from 'react'
import { CTO, optionGroupPath } from './cto-view.ts'

export const cto: Area = {
  name: 'cto',
  screens: [
    {
      path: CTO,
      label: 'Configure to order',
      offered: 'sidebar',
      group: 'Catalog',
      icon: Puzzle,
      operation: 'listCtoItems',
      finds: { kind: 'optionGroup', one: 'Option group', hrefOf: optionGroupPath },
      Screen: lazy(async () => ({ default: (await import('./CtoScreen.tsx')).CtoScreen })),
    },
  ],
}
