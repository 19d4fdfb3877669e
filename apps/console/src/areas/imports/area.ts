import type { Area } from '#screens/area.ts'
import { FileUp } from 'lucide-react'
import { lazy } from 'react'
import { waitingImports } from './waiting-imports.ts'

export const imports: Area = {
  name: 'imports',
  screens: [
    {
      path: '/app/catalog/import',
      label: 'Import',
      offered: 'sidebar',
      group: 'Catalog',
      icon: FileUp,
      operation: 'listImports',
      waiting: [waitingImports],
      Screen: lazy(async () => ({ default: (await import('./ImportScreen.tsx')).ImportScreen })),
    },
  ],
}
