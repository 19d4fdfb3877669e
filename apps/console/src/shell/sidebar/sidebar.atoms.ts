import { ownRecordAtom } from '#session/own-record.atoms.ts'
import { SIDEBAR, type SidebarState } from '#session/place-records.ts'

const FIRST: SidebarState = { open: null, at: '', pinsFolded: false }

/** The state of the user's sidebar, stored per company and user. */
export const sidebarAtom = ownRecordAtom(SIDEBAR, FIRST)

/**
 * The open group: that of the current screen, unless the user has opened or closed another one since opening the
 * screen's group. On a screen outside all groups, the last one opened, or else the first.
 */
export function openGroup({ open, at }: SidebarState, current: string | undefined, groups: readonly string[]): string {
  if (current !== undefined) return at === current && open !== null ? open : current
  return open ?? groups[0] ?? ''
}
