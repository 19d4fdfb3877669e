import type { Area } from '#screens/area.ts'
import { SlidersHorizontal } from 'lucide-react'
import { lazy } from 'react'
import { waitingIn } from '#documents/waiting.ts'
import { NEW_ADJUSTMENT, adjustmentPath, ADJUSTMENTS } from './paths.ts'

const toCommit = waitingIn('INITIATED', {
  entity: 'adjustment',
  path: '/adjustments',
  needs: 'moveAdjustment',
  one: 'adjustment to commit',
  many: 'adjustments to commit',
})

export const adjustments: Area = {
  name: 'adjustments',
  screens: [
    {
      path: ADJUSTMENTS,
      label: 'Adjustments',
      offered: 'sidebar',
      group: 'Inventory',
      icon: SlidersHorizontal,
      operation: 'listAdjustments',
      waiting: [toCommit],
      verbs: [{ label: 'New adjustment', href: NEW_ADJUSTMENT, operation: 'createAdjustment' }],
      Screen: lazy(async () => ({ default: (await import('./AdjustmentsScreen.tsx')).AdjustmentsScreen })),
    },
    {
      path: `${ADJUSTMENTS}/:number`,
      label: 'Adjustment',
      offered: 'link',
      record: 'number',
      documentPrefix: 'AD',
      finds: { kind: 'adjustment', one: 'Adjustment', hrefOf: adjustmentPath },
      icon: SlidersHorizontal,
      operation: 'getAdjustment',
      Screen: lazy(async () => ({ default: (await import('./AdjustmentScreen.tsx')).AdjustmentScreen })),
    },
  ],
}
