import type { Area } from '#screens/area.ts'
import { HOME } from '#shell/home-path.ts'
import { House } from 'lucide-react'
import { lazy } from 'react'

export const home: Area = {
  name: 'home',
  screens: [
    {
      path: HOME,
      label: 'Home',
      offered: 'sidebar',
      icon: House,
      Screen: lazy(async () => ({ default: (await import('./HomeScreen.tsx')).HomeScreen })),
    },
  ],
}
