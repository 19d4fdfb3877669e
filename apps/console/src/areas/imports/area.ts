import type { Area } from '#screens/area.ts'
import { FileUp } from 'lucide-react'
import { lazy } from 'react'
import { IMPORT_PATH, importPath } from '#screens/import-path.ts'
import { waitingImports } from './waiting-imports.ts'

export const imports: Area = {
  name: 'imports',
  screens: [
    {
      path: IMPORT_PATH,
      label: 'Import',
      offered: 'sidebar',
      group: 'Catalog',
      icon: FileUp,
      operation: 'listImports',
      finds: { kind: 'import', one: 'Import', hrefOf: importPath },
      waiting: [waitingImports],
      Screen: lazy(async () => ({ default: (await import('./ImportScreen.tsx')).ImportScreen })),
    },
  ],
}
