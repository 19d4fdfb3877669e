import type { Area } from '#screens/area.ts'
import { MERCHANTS_PATH } from '#session/partner.atoms.ts'
import { Building2 } from 'lucide-react'
import { lazy } from 'react'

export const partners: Area = {
  name: 'partners',
  screens: [
    {
      path: MERCHANTS_PATH,
      label: 'Merchants',
      offered: 'sidebar',
      partner: true,
      icon: Building2,
      Screen: lazy(async () => ({ default: (await import('./MerchantsScreen.tsx')).MerchantsScreen })),
    },
    {
      path: '/app/settings/partners',
      label: 'Partner access',
      offered: 'sidebar',
      group: 'Settings',
      icon: Building2,
      operation: 'listPartners',
      Screen: lazy(async () => ({ default: (await import('./PartnersScreen.tsx')).PartnersScreen })),
    },
  ],
}
