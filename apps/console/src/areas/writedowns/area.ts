import type { Area } from '#screens/area.ts'
import { TrendingDown } from 'lucide-react'
import { lazy } from 'react'
import { NEW_WRITEDOWN, writedownPath, WRITEDOWNS } from './paths.ts'

export const writedowns: Area = {
  name: 'writedowns',
  screens: [
    {
      path: WRITEDOWNS,
      label: 'Writedowns',
      offered: 'sidebar',
      group: 'Inventory',
      icon: TrendingDown,
      operation: 'listWritedowns',
      verbs: [{ label: 'New writedown', href: NEW_WRITEDOWN, operation: 'createWritedown' }],
      Screen: lazy(async () => ({ default: (await import('./WritedownsScreen.tsx')).WritedownsScreen })),
    },
    {
      path: `${WRITEDOWNS}/:number`,
      label: 'Writedown',
      offered: 'link',
      record: 'number',
      documentPrefix: 'WD',
      finds: { kind: 'writedown', one: 'Writedown', hrefOf: writedownPath },
      icon: TrendingDown,
      operation: 'getWritedown',
      Screen: lazy(async () => ({ default: (await import('./WritedownScreen.tsx')).WritedownScreen })),
    },
  ],
}
