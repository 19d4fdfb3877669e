import { fields, flag, listOf, orNull, text } from '#browser/record-readers.ts'
import type { RecordKind } from '#browser/stored-records.ts'

/** A visited page: a screen, or a record on it. */
export type Place = {
  /** The path of the screen as it is declared. */
  screen: string
  /** The ID of the record; empty for the screen itself. */
  record: string
  /** The name of the record; empty for the screen itself. */
  name: string
  href: string
}

const places = listOf(fields<Place>({ screen: text, record: text, name: text, href: text }))

/** The pages pinned to the sidebar, in their order. */
export const PINS: RecordKind<Place[]> = { name: 'pins', version: 1, read: places }

/** The visited pages, latest first. */
export const RECENT_PAGES: RecordKind<Place[]> = { name: 'recentPages', version: 1, read: places }

/** The state of the user's sidebar. */
export type SidebarState = {
  /** The group opened last; empty if it was closed, null before the first time. */
  open: string | null
  /** The group of the screen shown then. On a screen of another group, that group is open instead. */
  at: string
  pinsFolded: boolean
}

export const SIDEBAR: RecordKind<SidebarState> = {
  name: 'sidebar',
  version: 1,
  read: fields({ open: orNull(text), at: text, pinsFolded: flag }),
}
