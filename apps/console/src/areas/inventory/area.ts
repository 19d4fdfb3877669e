import { Boxes } from 'lucide-react'
import { lazy } from 'react'
import type { Area, ScreenRoute } from '#screens/area.ts'
import { SUMMARY_PATH } from '#screens/summary-path.ts'

const common = {
  label: 'Inventory summary',
  icon: Boxes,
  operation: 'getInventorySummary',
  Screen: lazy(async () => ({ default: (await import('./SummaryScreen.tsx')).SummaryScreen })),
} satisfies Partial<ScreenRoute>

export const inventory: Area = {
  name: 'inventory',
  screens: [
    { ...common, path: SUMMARY_PATH, offered: 'sidebar', group: 'Inventory' },
    { ...common, path: `${SUMMARY_PATH}/:token`, offered: 'link' },
  ],
}
