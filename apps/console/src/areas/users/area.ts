import type { Area } from '#screens/area.ts'
import { Users } from 'lucide-react'
import { lazy } from 'react'
import { NEW_USER, userPath } from '#screens/user-path.ts'

export const users: Area = {
  name: 'users',
  screens: [
    {
      path: '/app/settings/users',
      label: 'Users',
      offered: 'sidebar',
      group: 'Settings',
      icon: Users,
      operation: 'listStaff',
      verbs: [{ label: 'New user', href: NEW_USER, operation: 'createUser' }],
      Screen: lazy(async () => ({ default: (await import('./UsersScreen.tsx')).UsersScreen })),
    },
    {
      path: '/app/settings/users/user',
      label: 'User',
      offered: 'link',
      record: 'userID',
      finds: { kind: 'user', one: 'User', hrefOf: userPath },
      icon: Users,
      operation: 'listStaff',
      Screen: lazy(async () => ({ default: (await import('./UserScreen.tsx')).UserScreen })),
    },
  ],
}
