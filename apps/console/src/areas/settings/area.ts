import { toRead } from '#session/may.ts'
import type { Area } from '#shell/area.ts'
import { SlidersHorizontal } from 'lucide-react'
import { lazy } from 'react'

export const settings: Area = {
  name: 'settings',
  screens: [
    {
      path: '/app/settings/account',
      label: 'Account settings',
      offered: 'sidebar',
      group: 'Settings',
      icon: SlidersHorizontal,
      operation: toRead('updateAccountConfiguration'),
      Screen: lazy(async () => ({ default: (await import('./SettingsScreen.tsx')).SettingsScreen })),
    },
  ],
}
