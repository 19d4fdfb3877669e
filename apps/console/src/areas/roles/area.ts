import type { Area } from '#screens/area.ts'
import { ShieldCheck } from 'lucide-react'
import { lazy } from 'react'
import { rolePath } from './paths.ts'

export const roles: Area = {
  name: 'roles',
  screens: [
    {
      path: '/app/settings/roles',
      label: 'Roles and permissions',
      offered: 'sidebar',
      group: 'Settings',
      icon: ShieldCheck,
      operation: 'listRoles',
      finds: { kind: 'role', one: 'Role', hrefOf: rolePath },
      Screen: lazy(async () => ({ default: (await import('./RolesScreen.tsx')).RolesScreen })),
    },
  ],
}
