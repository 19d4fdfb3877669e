import { isConfigurable } from '@greenroom/cto'
import type { Feature } from '@greenroom/permissions'
import { type ItemSection, PACKAGE } from '@greenroom/validation'
import { type ComponentType, lazy } from 'react'
import type { Item } from './product-row.ts'

/** A page of one item. It is part of the form, or a component of its own that loads and saves by itself. */
export type ProductTab = {
  /** Below `PRODUCT_TABS`, as section 2 writes it. */
  path: string
  label: string
  /** What one must be able to read to see it. */
  feature?: Feature
  /** The part of the form that it shows; all of it without one. */
  section?: ItemSection | 'additionalAttributes'
  /** A part of the form that is more than fields, saved with it. */
  Part?: ComponentType
  /** What it shows instead of the form. */
  Tab?: ComponentType<{ item: Item }>
  /** Under the heading ADVANCED INFO. */
  advanced?: true
  /** The items that have it; all without one. */
  of?: (item: Item) => boolean
}

/** The product tabs of section 2, in its order. What the user may not read, and what an item does not have, is left out. */
export const productTabs: readonly ProductTab[] = [
  { path: 'info', label: 'Main Info' },
  { path: 'attributes', label: 'Attributes', section: 'attributes' },
  {
    path: 'custom/attributes',
    label: 'Additional Attributes',
    feature: 'CATALOG_CUSTOM_ATTRIBUTES',
    section: 'additionalAttributes',
  },
  { path: 'config/item', label: 'Item Level Config', section: 'itemLevelConfig' },
  { path: 'config/reorder', label: 'Reorder Settings', section: 'reorderSettings' },
  {
    path: 'locationHints',
    label: 'Location Hints',
    feature: 'CATALOG_LOCATION_HINT',
    Tab: lazy(async () => ({ default: (await import('./locations/HintsTab.tsx')).HintsTab })),
  },
  {
    path: 'variants',
    label: 'Variant Matrix',
    Part: lazy(async () => ({ default: (await import('./variants/VariantsSection.tsx')).VariantsSection })),
  },
  {
    path: 'entitlements',
    label: 'Entitlements',
    feature: 'CATALOG_ENTITLEMENT',
    Tab: lazy(async () => ({ default: (await import('./locations/EntitlementsTab.tsx')).EntitlementsTab })),
  },
  {
    path: 'analytics',
    label: 'Analytics',
    advanced: true,
    Tab: lazy(async () => ({ default: (await import('./analytics/AnalyticsTab.tsx')).AnalyticsTab })),
  },
  {
    path: 'cto',
    label: 'Config Order',
    feature: 'CATALOG_PRODUCT_CTO',
    advanced: true,
    of: isConfigurable,
    Tab: lazy(async () => ({ default: (await import('./cto/CtoTab.tsx')).CtoTab })),
  },
  {
    path: 'images',
    label: 'Image Gallery',
    advanced: true,
    Tab: lazy(async () => ({ default: (await import('./images/ImagesTab.tsx')).ImagesTab })),
  },
  {
    path: 'packages',
    label: 'Package Components',
    feature: 'CATALOG_PACKAGING',
    advanced: true,
    of: ({ type }) => type === PACKAGE,
    Tab: lazy(async () => ({ default: (await import('./packages/PackagesTab.tsx')).PackagesTab })),
  },
  {
    path: 'history',
    label: 'History',
    advanced: true,
    Tab: lazy(async () => ({ default: (await import('./history/HistoryTab.tsx')).HistoryTab })),
  },
]

/** The tabs of an item, or of a new one: it has the form alone. */
export function tabsOf(item: Item | undefined, mayRead: (feature: Feature) => boolean): ProductTab[] {
  return productTabs.filter((tab) => {
    if (tab.feature && !mayRead(tab.feature)) return false
    return tab.Tab === undefined || (item !== undefined && (tab.of?.(item) ?? true))
  })
}
