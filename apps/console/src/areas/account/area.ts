import type { Area } from '#screens/area.ts'
import { CircleUser } from 'lucide-react'
import { lazy } from 'react'

export const account: Area = {
  name: 'account',
  screens: [
    {
      path: '/app/account',
      label: 'Your account',
      offered: 'palette',
      icon: CircleUser,
      Screen: lazy(async () => ({ default: (await import('./AccountScreen.tsx')).AccountScreen })),
    },
  ],
}
