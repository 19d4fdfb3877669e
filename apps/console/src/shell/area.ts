import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Guarded } from '#session/may.ts'
import type { Group, Heading } from './groups.ts'

/** The declaration of a screen, used by the router, the sidebar, the palette and the home page. */
export type ScreenRoute = {
  path: string
  label: string
  /** Where it is offered: `sidebar` screens are in the palette too, `link` screens are only linked from others. */
  offered: 'sidebar' | 'palette' | 'link'
  /** The sidebar group; without one, the entry is on the top level with its own icon. */
  group?: Group
  /** The path of the screen that it follows in the sidebar, if that isn't the previous one of its area. */
  after?: string
  /** Its heading within the group. */
  heading?: Heading
  icon: LucideIcon
  /** The path or query parameter that holds the ID of the record; for screens of single records. */
  record?: string
  /** The prefix of its documents' numbers, such as `PC`; for screens of single documents. */
  documentPrefix?: string
  /** Only in partner mode, where all other screens need a merchant to work for. */
  partner?: true
  /** The operation that loads it: hidden from users who may not call it. Without one, signing in is enough. */
  operation?: Guarded
  Screen: ComponentType
}

/** One area of the product in the console. `areas.ts` lists them all. */
export type Area = {
  /** The name of its folder here and in the middleware. */
  name: string
  screens: readonly ScreenRoute[]
}
