import { ADDITIONAL_ATTRIBUTES } from '#data/attribute-path.ts'
import { type LucideIcon, Settings, Tag } from 'lucide-react'

/** Sidebar groups, in the order of section 2. */
export const GROUPS = { Catalog: Tag, Settings: Settings } as const satisfies Record<string, LucideIcon>

export type Group = keyof typeof GROUPS

/** Headings within the catalog, in the order of section 2. */
export const HEADINGS = ['CLASSIFICATIONS', 'ATTRIBUTES', ADDITIONAL_ATTRIBUTES, 'PRICES AND SUPPLY'] as const

export type Heading = (typeof HEADINGS)[number]
