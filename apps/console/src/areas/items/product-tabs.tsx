import { isBuildToOrder } from '@greenroom/cto'
import { isStocked, PACKAGE } from '@greenroom/catalog'
import { lazy } from 'react'
import { toRead } from '#session/may.ts'
import { LOCATION_HINT, VARIANT_MATRIX } from './sections/item-sections.ts'
import type { Item } from './list/product-row.ts'
import type { ProductTab } from './product-tab.ts'

/**
 * The sections of an item's page and the pages beside it, in the order of section 2 and with its titles. What the user may
 * not read or the item doesn't have is left out (docs/adr/0021).
 */
const productTabs: readonly ProductTab[] = [
  { path: 'info', label: 'Main Info', section: 'overview' },
  { path: 'attributes', label: 'Attributes', section: 'attributes' },
  {
    path: 'custom/attributes',
    label: 'Additional Attributes',
    operation: 'listAdditionalAttributes',
    section: 'additionalAttributes',
  },
  { path: 'config/item', label: 'Item Level Config', section: 'itemLevelConfig' },
  {
    path: 'config/reorder',
    label: 'Reorder Settings',
    section: 'reorderSettings',
    of: ({ type, hasReorder }) => isStocked(type) || hasReorder,
  },
  {
    path: 'locationHints',
    label: 'Location Hints',
    operation: toRead('replaceLocationHints'),
    folded: LOCATION_HINT,
    of: ({ type, hasHints }) => isStocked(type) || hasHints,
    Part: lazy(async () => ({ default: (await import('./locations/HintsPart.tsx')).HintsPart })),
  },
  {
    path: 'variants',
    label: 'Variant Matrix',
    folded: VARIANT_MATRIX,
    of: ({ type, hasProduct }) => isStocked(type) || hasProduct,
    Part: lazy(async () => ({ default: (await import('./variants/VariantsSection.tsx')).VariantsSection })),
  },
  {
    path: 'entitlements',
    label: 'Entitlements',
    operation: 'listEntitlements',
    stored: true,
    Part: lazy(async () => ({ default: (await import('./locations/EntitlementsPart.tsx')).EntitlementsPart })),
  },
  {
    path: 'analytics',
    stored: true,
    label: 'Analytics',
    advanced: true,
    Tab: lazy(async () => ({ default: (await import('./analytics/AnalyticsTab.tsx')).AnalyticsTab })),
  },
  {
    path: 'cto',
    label: 'Config to order',
    operation: 'getConfiguration',
    advanced: true,
    stored: true,
    of: isBuildToOrder,
    Part: lazy(async () => ({ default: (await import('./cto/CtoPart.tsx')).CtoPart })),
  },
  {
    path: 'images',
    label: 'Image Gallery',
    advanced: true,
    early: 2,
    Part: lazy(async () => ({ default: (await import('./images/ImagesPart.tsx')).ImagesPart })),
  },
  {
    path: 'packages',
    label: 'Package Components',
    operation: 'listPackageComponents',
    advanced: true,
    early: 1,
    eager: true,
    of: ({ type }) => type === PACKAGE,
    Part: lazy(async () => ({ default: (await import('./packages/PackagesPart.tsx')).PackagesPart })),
  },
  {
    path: 'history',
    stored: true,
    label: 'History',
    advanced: true,
    Tab: lazy(async () => ({ default: (await import('./history/HistoryTab.tsx')).HistoryTab })),
  },
]

const tabsOfNew = productTabs.filter(({ stored }) => !stored)

/** The tabs of a stored item or a new one; which of them it has follows from its form. */
export function tabsOf(item: Item | undefined): readonly ProductTab[] {
  return item ? productTabs : tabsOfNew
}
