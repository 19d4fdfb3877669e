import { atom } from 'jotai'
import { fields, flag, oneOf } from './record-readers.ts'
import type { RecordKind } from './stored-records.ts'

export const THEMES = ['green', 'indigo', 'plum', 'copper'] as const
export const DENSITIES = ['comfortable', 'compact'] as const

/** A user's appearance settings. */
export type Appearance = {
  dark: boolean
  theme: (typeof THEMES)[number]
  density: (typeof DENSITIES)[number]
  /** The sidebar shows icons only. */
  narrowSidebar: boolean
}

export const DEFAULT_APPEARANCE: Appearance = {
  dark: false,
  theme: 'green',
  density: 'comfortable',
  narrowSidebar: false,
}

/** The user's last choice, by company and user (section 3, local browser storage). It is kept after signing out. */
export const APPEARANCE: RecordKind<Appearance> = {
  name: 'appearance',
  version: 2,
  read: fields({ dark: flag, theme: oneOf(THEMES), density: oneOf(DENSITIES), narrowSidebar: flag }),
}

const shownAtom = atom(DEFAULT_APPEARANCE)

/** The appearance on screen. Writing applies it at once but doesn't store it. */
export const appearanceAtom = atom(
  (get) => get(shownAtom),
  (get, set, change: Partial<Appearance>) => {
    const next = { ...get(shownAtom), ...change }
    set(shownAtom, next)
    const { dataset } = document.documentElement
    dataset.scheme = next.dark ? 'dark' : 'light'
    dataset.theme = next.theme
    dataset.density = next.density
  },
)
