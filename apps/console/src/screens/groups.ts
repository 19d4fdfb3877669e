import { ADDITIONAL_ATTRIBUTES } from './attribute-path.ts'
import { type LucideIcon, MapPin, Settings, Tag, Warehouse, Wrench } from 'lucide-react'

/** Sidebar groups, in the order of sections 1 and 2. */
export const GROUPS = {
  Catalog: Tag,
  Inventory: Warehouse,
  Locations: MapPin,
  Utilities: Wrench,
  Settings: Settings,
} as const satisfies Record<string, LucideIcon>

export type Group = keyof typeof GROUPS

/** Headings within the groups, in the order of section 2. */
export const HEADINGS = [
  'CLASSIFICATIONS',
  'ATTRIBUTES',
  ADDITIONAL_ATTRIBUTES,
  'PRICES AND SUPPLY',
  'ALL VENUES',
] as const

export type Heading = (typeof HEADINGS)[number]
