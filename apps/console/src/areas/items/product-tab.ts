import type { ItemSection } from '@greenroom/catalog'
import type { Guarded } from '#session/may.ts'
import type { ComponentType } from 'react'
import type { Item } from './list/product-row.ts'

/** A tab of an item: part of the form, or a component that loads and saves its own data. */
export type ProductTab = {
  /** Below `PRODUCT_TABS`, as in section 2. */
  path: string
  label: string
  /** The operation that loads it. The tab is hidden from users who may not call it. */
  operation?: Guarded
  /** The section of the form that it shows; without one, all of it. */
  section?: ItemSection | 'additionalAttributes'
  /** A part that is more than fields and saved with the form. */
  Part?: ComponentType
  /** The title of the section of Main Info that also shows the part. */
  folded?: string
  /** What it shows instead of the form. */
  Tab?: ComponentType<{ item: Item }>
  /** Under the heading ADVANCED INFO. */
  advanced?: true
  /** Which stored items have it; without it, all items including new ones. */
  of?: (item: Item) => boolean
}
