import { isConfigurable } from '@greenroom/cto'
import { PACKAGE } from '@greenroom/catalog'
import { lazy } from 'react'
import { type Guarded, toRead } from '#session/may.ts'
import { LOCATION_HINT, VARIANT_MATRIX } from './form/item-sections.ts'
import type { Item } from './list/product-row.ts'
import type { ProductTab } from './product-tab.ts'

const stored = () => true

/**
 * The product tabs in the order of section 2. Tabs that the user may not read or the item doesn't have are left out.
 */
const productTabs: readonly ProductTab[] = [
  { path: 'info', label: 'Main Info' },
  { path: 'attributes', label: 'Attributes', section: 'attributes' },
  {
    path: 'custom/attributes',
    label: 'Additional Attributes',
    operation: 'listAdditionalAttributes',
    section: 'additionalAttributes',
  },
  { path: 'config/item', label: 'Item Level Config', section: 'itemLevelConfig' },
  { path: 'config/reorder', label: 'Reorder Settings', section: 'reorderSettings' },
  {
    path: 'locationHints',
    label: 'Location Hints',
    operation: toRead('replaceLocationHints'),
    folded: LOCATION_HINT,
    Part: lazy(async () => ({ default: (await import('./locations/HintsPart.tsx')).HintsPart })),
  },
  {
    path: 'variants',
    label: 'Variant Matrix',
    folded: VARIANT_MATRIX,
    Part: lazy(async () => ({ default: (await import('./variants/VariantsSection.tsx')).VariantsSection })),
  },
  {
    path: 'entitlements',
    label: 'Entitlements',
    operation: 'listEntitlements',
    of: stored,
    Part: lazy(async () => ({ default: (await import('./locations/EntitlementsPart.tsx')).EntitlementsPart })),
  },
  {
    path: 'analytics',
    of: stored,
    label: 'Analytics',
    advanced: true,
    Tab: lazy(async () => ({ default: (await import('./analytics/AnalyticsTab.tsx')).AnalyticsTab })),
  },
  {
    path: 'cto',
    label: 'Config to order',
    operation: 'getConfiguration',
    advanced: true,
    of: isConfigurable,
    Part: lazy(async () => ({ default: (await import('./cto/CtoPart.tsx')).CtoPart })),
  },
  {
    path: 'images',
    of: stored,
    label: 'Image Gallery',
    advanced: true,
    Tab: lazy(async () => ({ default: (await import('./images/ImagesTab.tsx')).ImagesTab })),
  },
  {
    path: 'packages',
    label: 'Package Components',
    operation: 'listPackageComponents',
    advanced: true,
    of: ({ type }) => type === PACKAGE,
    Part: lazy(async () => ({ default: (await import('./packages/PackagesPart.tsx')).PackagesPart })),
  },
  {
    path: 'history',
    of: stored,
    label: 'History',
    advanced: true,
    Tab: lazy(async () => ({ default: (await import('./history/HistoryTab.tsx')).HistoryTab })),
  },
]

/** The tabs of a stored item; a new item has only those of the form. */
export function tabsOf(item: Item | undefined, may: (operation: Guarded) => boolean): ProductTab[] {
  return productTabs.filter((tab) => {
    if (tab.operation && !may(tab.operation)) return false
    return tab.of === undefined || (item !== undefined && tab.of(item))
  })
}
