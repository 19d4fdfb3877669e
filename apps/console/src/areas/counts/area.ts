import { ClipboardCheck } from 'lucide-react'
import { lazy } from 'react'
import { waitingIn } from '#documents/waiting.ts'
import type { Area } from '#screens/area.ts'
import { countPath, COUNTS, NEW_COUNT } from './paths.ts'

const toReview = waitingIn('REVIEW,APPROVED', {
  entity: 'count',
  path: '/counts',
  needs: 'moveCount',
  one: 'count to finish',
  many: 'counts to finish',
})

export const counts: Area = {
  name: 'counts',
  screens: [
    {
      path: COUNTS,
      label: 'Counts',
      offered: 'sidebar',
      group: 'Inventory',
      icon: ClipboardCheck,
      operation: 'listCounts',
      waiting: [toReview],
      verbs: [{ label: 'New count', href: NEW_COUNT, operation: 'createCount' }],
      Screen: lazy(async () => ({ default: (await import('./CountsScreen.tsx')).CountsScreen })),
    },
    {
      path: `${COUNTS}/:number`,
      label: 'Count',
      offered: 'link',
      record: 'number',
      documentPrefix: 'CN',
      finds: { kind: 'count', one: 'Count', hrefOf: countPath },
      icon: ClipboardCheck,
      operation: 'getCount',
      Screen: lazy(async () => ({ default: (await import('./CountScreen.tsx')).CountScreen })),
    },
    {
      path: `${COUNTS}/:number/sheet`,
      label: 'Count sheet',
      offered: 'link',
      record: 'number',
      icon: ClipboardCheck,
      operation: 'getCountSheet',
      Screen: lazy(async () => ({ default: (await import('./CountSheetScreen.tsx')).CountSheetScreen })),
    },
  ],
}
