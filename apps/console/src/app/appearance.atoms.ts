import { atom } from 'jotai'

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

const VERSION = 1

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

/** What a user chose last time, by company and user (section 3, local browser storage). */
export function readAppearance(companyCode: string, userID: string): Appearance {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(companyCode, userID)) ?? '{}')
    const { version, dark, theme, density, narrowSidebar } = kept
    if (version !== VERSION || !THEMES.includes(theme) || !DENSITIES.includes(density)) return DEFAULT_APPEARANCE
    return { dark: dark === true, theme, density, narrowSidebar: narrowSidebar === true }
  } catch {
    return DEFAULT_APPEARANCE
  }
}

export function keepAppearance(companyCode: string, userID: string, appearance: Appearance): void {
  localStorage.setItem(keyOf(companyCode, userID), JSON.stringify({ version: VERSION, ...appearance }))
}

/** The user ID, which tells a stranger nothing, and not the user name: the record outlives the session. */
function keyOf(companyCode: string, userID: string): string {
  return `greenroom.appearance.${companyCode}.${userID}`
}
