import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Resource } from '#data/resource.ts'
import type { Guarded } from '#session/may.ts'
import type { Group, Heading } from './groups.ts'

/** A verb that leads to a page, from any screen: "New vendor". */
export type PageVerb = {
  label: string
  /** Other words that find it. */
  also?: string
  href: string
  operation: Guarded
}

/** Records that wait for the user; `detail` says more of the first of them. */
export type Waiting = {
  count: Resource<{ count: number; capped: boolean; detail?: string | undefined }>
  /** The query of the screen that shows them alone; empty where it shows them first. */
  search: string
  /** What they are and what to do with them: "price change to approve". */
  one: string
  many: string
}

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
  /** The kind of its records as the search over all kinds names it, what one is called, and where one opens. */
  finds?: { kind: string; one: string; hrefOf: (id: string) => string }
  /** What can be begun from any screen, for the palette. */
  verbs?: readonly PageVerb[]
  /** Its records that wait for the user, for the home page. */
  waiting?: readonly Waiting[]
  /** Only in partner mode, where all other screens need a merchant to work for. */
  partner?: true
  /** The operation that loads it: hidden from users who may not call it. Without one, signing in is enough. */
  operation?: Guarded
  /** Instead of one operation, several: hidden from users who may call none of them. */
  anyOf?: readonly Guarded[]
  Screen: ComponentType
}

/** One area of the product in the console. `areas.ts` lists them all. */
export type Area = {
  /** The name of its folder here and in the middleware. */
  name: string
  screens: readonly ScreenRoute[]
}
