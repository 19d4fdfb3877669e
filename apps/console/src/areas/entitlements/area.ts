import { Columns2, Tag } from 'lucide-react'
import { createElement, lazy } from 'react'
import { COMPARISON, ENTITLEMENT_PATHS, MATRIX, type SellingAt } from '#screens/entitlement-path.ts'
import type { Area, ScreenRoute } from '#screens/area.ts'

const LABELS: Record<SellingAt['type'], string> = {
  STORE: 'What a store sells',
  WAREHOUSE: 'What a warehouse sells',
  VENUE: 'What a venue sells',
  ARTIST: 'What an artist sells',
  REGISTER: 'What a register sells',
}

/** The page of each type (section 2). */
const screens = Object.entries(ENTITLEMENT_PATHS).map(([type, path]): ScreenRoute => {
  const at = type as SellingAt['type']
  return {
    path,
    label: LABELS[at],
    offered: 'link',
    record: 'locationID',
    icon: Tag,
    operation: 'listSold',
    Screen: lazy(async () => {
      const { SoldScreen } = await import('./SoldScreen.tsx')
      return { default: () => createElement(SoldScreen, { type: at }) }
    }),
  }
})

const MATRIX_SCREENS: ScreenRoute[] = [
  {
    path: MATRIX,
    label: 'Entitlements',
    offered: 'sidebar',
    group: 'Catalog',
    icon: Tag,
    operation: 'listEntitlementCells',
    Screen: lazy(async () => ({ default: (await import('./matrix/MatrixScreen.tsx')).MatrixScreen })),
  },
  {
    path: COMPARISON,
    label: 'Compare places',
    offered: 'palette',
    icon: Columns2,
    operation: 'compareEntitlements',
    Screen: lazy(async () => ({ default: (await import('./comparison/ComparisonScreen.tsx')).ComparisonScreen })),
  },
]

export const entitlements: Area = { name: 'entitlements', screens: [...MATRIX_SCREENS, ...screens] }
