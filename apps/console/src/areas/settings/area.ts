import type { Area } from '#screens/area.ts'
import { SlidersHorizontal } from 'lucide-react'
import { lazy } from 'react'
import { NEEDS } from './needs.ts'

export const settings: Area = {
  name: 'settings',
  screens: [
    {
      path: '/app/settings/account',
      label: 'Account settings',
      offered: 'sidebar',
      group: 'Settings',
      icon: SlidersHorizontal,
      anyOf: Object.values(NEEDS),
      Screen: lazy(async () => ({ default: (await import('./SettingsScreen.tsx')).SettingsScreen })),
    },
  ],
}
