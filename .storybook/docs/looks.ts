import type { Accent } from '../../libs/ui/src/tokens.ts'

/** What the toolbar chooses. */
export interface Looks {
  scheme: 'light' | 'dark'
  theme: Accent
  density: string
}

/** Sets the same attributes that the console sets on <html>. */
export function showLooks({ scheme, theme, density }: Looks) {
  Object.assign(document.documentElement.dataset, { scheme, theme, density })
}
