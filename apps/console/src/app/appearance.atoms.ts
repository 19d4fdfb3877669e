import { atom } from 'jotai'
import { fields, flag, oneOf } from './record-readers.ts'
import type { RecordKind } from './stored-records.ts'

export const THEMES = ['green', 'indigo', 'plum', 'copper'] as const
export const DENSITIES = ['comfortable', 'compact'] as const

/** How the console looks to one user. */
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

/** What a user chose last time, by company and user (section 3, local browser storage). It outlives the session. */
export const APPEARANCE: RecordKind<Appearance> = {
  name: 'appearance',
  version: 2,
  read: fields({ dark: flag, theme: oneOf(THEMES), density: oneOf(DENSITIES), narrowSidebar: flag }),
}

const shownAtom = atom(DEFAULT_APPEARANCE)

/** The looks on screen. Writing shows them at once, without keeping them. */
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
