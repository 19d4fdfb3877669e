import type { Area } from '#shell/area.ts'
import { FileUp } from 'lucide-react'
import { lazy } from 'react'

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
      Screen: lazy(async () => ({ default: (await import('./ImportScreen.tsx')).ImportScreen })),
    },
  ],
}
