import type { ItemSection } from '@greenroom/catalog'
import type { Guarded } from '#session/may.ts'
import type { ComponentType } from 'react'
import type { Item } from './list/product-row.ts'

/** What decides on the sections that an item has, as it is in the form. */
export type ItemShape = {
  type: number
  ctoType: string
  /** Whether it has a product ID, and so may have variants. */
  hasProduct: boolean
  /** Whether any of its reorder settings is filled in. */
  hasReorder: boolean
  /** Whether it has location hints, as far as they are loaded. */
  hasHints: boolean
}

/** A section of an item's page, or a page of its own beside it: each has a route. */
export type ProductTab = {
  /** Below `PRODUCT_TABS`, as in section 2. */
  path: string
  label: string
  /** The operation that loads it. The tab is hidden from users who may not call it. */
  operation?: Guarded
  /** The fields that it shows. */
  section?: ItemSection | 'additionalAttributes'
  /** A section that is more than fields. */
  Part?: ComponentType
  /** The title of a part that is expanded and collapsed like the sections of fields. */
  folded?: string
  /** What it shows instead of the form. */
  Tab?: ComponentType<{ item: Item }>
  /** On the page it comes right after the overview, in this order. */
  early?: 1 | 2
  /** Loaded wherever the page stands: it takes scans. */
  eager?: true
  /** Under the heading ADVANCED INFO. */
  advanced?: true
  /** New items don't have it. */
  stored?: true
  /** Which items have it; without it, all. */
  of?: (item: ItemShape) => boolean
}
