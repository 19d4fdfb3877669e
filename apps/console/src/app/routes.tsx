import type { Feature, NeededLevel } from '@greenroom/permissions'
import { LIST_KINDS, type ListKind } from '@greenroom/validation'
import {
  BadgePercent,
  Bookmark,
  Building2,
  CalendarRange,
  CircleUser,
  Coins,
  Crown,
  FileUp,
  FolderTree,
  History,
  House,
  ListChecks,
  ListPlus,
  Palette,
  Percent,
  Printer,
  Puzzle,
  Ruler,
  Scale,
  Settings,
  ShieldCheck,
  Shirt,
  SlidersHorizontal,
  SwatchBook,
  Tag,
  Truck,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { ADDITIONAL_ATTRIBUTES, ATTRIBUTES_PATH } from './attribute-path.ts'
import { MERCHANTS_PATH } from './partner.atoms.ts'

/** Sidebar groups, in the order of section 2. */
export const GROUPS = { Catalog: Tag, Settings: Settings } as const satisfies Record<string, LucideIcon>

export type Group = keyof typeof GROUPS

/** Headings within the catalog, in the order of section 2. */
export const HEADINGS = ['CLASSIFICATIONS', 'ATTRIBUTES', ADDITIONAL_ATTRIBUTES, 'PRICES AND SUPPLY'] as const

export type Heading = (typeof HEADINGS)[number]

/** The screen of one list; all lists share its code. */
function listScreen(kind: ListKind, path: string, heading: Heading, icon: LucideIcon): ScreenRoute {
  const { many, feature } = LIST_KINDS[kind]
  return {
    path,
    label: many.charAt(0).toUpperCase() + many.slice(1),
    offered: 'sidebar',
    group: 'Catalog',
    heading,
    icon,
    feature,
    Screen: lazy(async () => {
      const { ListScreen } = await import('#features/lists/ListScreen.tsx')
      return { default: () => <ListScreen kind={kind} /> }
    }),
  }
}

/** One screen, written down once: the router, the sidebar, the palette and the home page read it here. */
export type ScreenRoute = {
  path: string
  label: string
  /** Where it is offered: `sidebar` is in the palette too, `link` only where a screen links to it. */
  offered: 'sidebar' | 'palette' | 'link'
  /** The sidebar group; without one the entry stands alone, under its own icon. */
  group?: Group
  /** Its heading within the group. */
  heading?: Heading
  icon: LucideIcon
  /** Only in partner mode, where every other screen needs a merchant to work for. */
  partner?: true
  /** What it takes to see it. Without a feature, a login is enough. */
  feature?: Feature
  level?: NeededLevel
  Screen: ComponentType
}

export const screens: readonly ScreenRoute[] = [
  {
    path: MERCHANTS_PATH,
    label: 'Merchants',
    offered: 'sidebar',
    partner: true,
    icon: Building2,
    Screen: lazy(async () => ({ default: (await import('#features/merchants/MerchantsScreen.tsx')).MerchantsScreen })),
  },
  {
    path: '/app/home',
    label: 'Home',
    offered: 'sidebar',
    icon: House,
    Screen: lazy(async () => ({ default: (await import('#features/home/HomeScreen.tsx')).HomeScreen })),
  },
  {
    path: '/app/catalog/products',
    label: 'Products',
    offered: 'sidebar',
    group: 'Catalog',
    icon: Shirt,
    feature: 'CATALOG_PRODUCT',
    Screen: lazy(async () => ({ default: (await import('#features/products/ProductsScreen.tsx')).ProductsScreen })),
  },
  {
    path: '/app/catalog/products/product/*',
    label: 'Item',
    offered: 'link',
    icon: Shirt,
    feature: 'CATALOG_PRODUCT',
    Screen: lazy(async () => ({ default: (await import('#features/products/ProductScreen.tsx')).ProductScreen })),
  },
  {
    path: '/app/catalog/cto',
    label: 'Config to order',
    offered: 'sidebar',
    group: 'Catalog',
    icon: Puzzle,
    feature: 'CATALOG_PRODUCT_CTO',
    Screen: lazy(async () => ({ default: (await import('#features/cto/CtoScreen.tsx')).CtoScreen })),
  },
  {
    path: '/app/catalog/import',
    label: 'Import',
    offered: 'sidebar',
    group: 'Catalog',
    icon: FileUp,
    feature: 'CATALOG_IMPORT',
    Screen: lazy(async () => ({ default: (await import('#features/imports/ImportScreen.tsx')).ImportScreen })),
  },
  {
    path: '/app/catalog/changes',
    label: 'Changes',
    offered: 'sidebar',
    group: 'Catalog',
    icon: History,
    feature: 'CATALOG_PRODUCT',
    Screen: lazy(async () => ({
      default: (await import('#features/products/changes/ChangesScreen.tsx')).ChangesScreen,
    })),
  },
  listScreen('department', '/app/catalog/attributes/department', 'CLASSIFICATIONS', FolderTree),
  listScreen('category', '/app/catalog/attributes/category', 'CLASSIFICATIONS', FolderTree),
  listScreen('subcategory', '/app/catalog/attributes/subcategory', 'CLASSIFICATIONS', FolderTree),
  listScreen('style', '/app/catalog/attributes/styles', 'ATTRIBUTES', SwatchBook),
  listScreen('color', '/app/catalog/attributes/color', 'ATTRIBUTES', Palette),
  listScreen('size', '/app/catalog/attributes/size', 'ATTRIBUTES', Ruler),
  listScreen('sizeBrick', '/app/catalog/attributes/sizebrick', 'ATTRIBUTES', Ruler),
  listScreen('brand', '/app/catalog/attributes/brand', 'ATTRIBUTES', Bookmark),
  listScreen('season', '/app/catalog/attributes/season', 'ATTRIBUTES', CalendarRange),
  listScreen('team', '/app/catalog/attributes/team', 'ATTRIBUTES', Users),
  {
    ...listScreen('additionalAttribute', ATTRIBUTES_PATH, ADDITIONAL_ATTRIBUTES, ListPlus),
    label: 'All additional attributes',
  },
  {
    path: `${ATTRIBUTES_PATH}/:attributeID`,
    label: 'Additional attribute',
    offered: 'link',
    icon: ListPlus,
    feature: 'CATALOG_CUSTOM_ATTRIBUTES',
    Screen: lazy(async () => ({ default: (await import('#features/lists/AttributeScreen.tsx')).AttributeScreen })),
  },
  listScreen('tax', '/app/catalog/taxes', 'PRICES AND SUPPLY', Percent),
  listScreen('fee', '/app/catalog/fees', 'PRICES AND SUPPLY', Coins),
  listScreen('discount', '/app/catalog/discounts', 'PRICES AND SUPPLY', BadgePercent),
  listScreen('royaltyLevel', '/app/catalog/royaltylevels', 'PRICES AND SUPPLY', Crown),
  listScreen('unit', '/app/catalog/units', 'PRICES AND SUPPLY', Scale),
  listScreen('vendor', '/app/catalog/vendors', 'PRICES AND SUPPLY', Truck),
  listScreen('printerCategory', '/app/catalog/printercategories', 'PRICES AND SUPPLY', Printer),
  {
    path: '/app/settings/users',
    label: 'Users',
    offered: 'sidebar',
    group: 'Settings',
    icon: Users,
    feature: 'CONFIG_USERS',
    Screen: lazy(async () => ({ default: (await import('#features/users/UsersScreen.tsx')).UsersScreen })),
  },
  {
    path: '/app/settings/users/user',
    label: 'User',
    offered: 'link',
    icon: Users,
    feature: 'CONFIG_USERS',
    Screen: lazy(async () => ({ default: (await import('#features/users/UserScreen.tsx')).UserScreen })),
  },
  {
    path: '/app/settings/roles',
    label: 'Roles and permissions',
    offered: 'sidebar',
    group: 'Settings',
    icon: ShieldCheck,
    feature: 'CONFIG_ROLES',
    Screen: lazy(async () => ({ default: (await import('#features/roles/RolesScreen.tsx')).RolesScreen })),
  },
  {
    path: '/app/settings/account',
    label: 'Account settings',
    offered: 'sidebar',
    group: 'Settings',
    icon: SlidersHorizontal,
    feature: 'CONFIG_ACCOUNT',
    Screen: lazy(async () => ({ default: (await import('#features/settings/SettingsScreen.tsx')).SettingsScreen })),
  },
  {
    path: '/app/account',
    label: 'Your account',
    offered: 'palette',
    icon: CircleUser,
    Screen: lazy(async () => ({ default: (await import('#features/account/AccountScreen.tsx')).AccountScreen })),
  },
  {
    path: '/app/settings/onboard',
    label: 'Onboarding',
    offered: 'sidebar',
    group: 'Settings',
    icon: ListChecks,
    feature: 'CONFIG_ONBOARDING',
    Screen: lazy(async () => ({
      default: (await import('#features/onboarding/OnboardingScreen.tsx')).OnboardingScreen,
    })),
  },
]
