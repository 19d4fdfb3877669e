import { capitalized } from '#data/capitalized.ts'
import type { Area, ScreenRoute } from '#screens/area.ts'
import type { Heading } from '#screens/groups.ts'
import { LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { ADDITIONAL_ATTRIBUTES, ATTRIBUTES_PATH, attributePath } from '#screens/attribute-path.ts'
import {
  BadgePercent,
  Barcode,
  Bookmark,
  CalendarRange,
  Coins,
  Crown,
  FolderTree,
  ListPlus,
  Palette,
  Percent,
  Printer,
  Ruler,
  Scale,
  SwatchBook,
  Truck,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { createElement, lazy } from 'react'

/** The screen of one list; all lists share its code. */
function listScreen(kind: ListKind, path: string, heading: Heading, icon: LucideIcon): ScreenRoute {
  const { one, many, feature } = LIST_KINDS[kind]
  const hasPage = kind === 'additionalAttribute'
  return {
    path,
    label: capitalized(many),
    offered: 'sidebar',
    group: 'Catalog',
    heading,
    icon,
    operation: [`${feature}:READ`],
    finds: {
      kind,
      one: capitalized(one),
      hrefOf: (id) => (hasPage ? attributePath(id) : `${path}?${new URLSearchParams({ id })}`),
    },
    verbs: [{ label: `New ${one}`, href: `${path}?new=entry`, operation: [`${feature}:WRITE`] }],
    Screen: lazy(async () => {
      const { ListScreen } = await import('./ListScreen.tsx')
      return { default: () => createElement(ListScreen, { kind }) }
    }),
  }
}

export const reference: Area = {
  name: 'reference',
  screens: [
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
      record: 'attributeID',
      icon: ListPlus,
      operation: 'listAdditionalAttributes',
      Screen: lazy(async () => ({ default: (await import('./AttributeScreen.tsx')).AttributeScreen })),
    },
    listScreen('tax', '/app/catalog/taxes', 'PRICES AND SUPPLY', Percent),
    listScreen('fee', '/app/catalog/fees', 'PRICES AND SUPPLY', Coins),
    listScreen('discount', '/app/catalog/discounts', 'PRICES AND SUPPLY', BadgePercent),
    listScreen('royaltyLevel', '/app/catalog/royaltylevels', 'PRICES AND SUPPLY', Crown),
    listScreen('skuType', '/app/catalog/skutypes', 'PRICES AND SUPPLY', Barcode),
    listScreen('unit', '/app/catalog/units', 'PRICES AND SUPPLY', Scale),
    listScreen('vendor', '/app/catalog/vendors', 'PRICES AND SUPPLY', Truck),
    listScreen('printerCategory', '/app/catalog/printercategories', 'PRICES AND SUPPLY', Printer),
  ],
}
