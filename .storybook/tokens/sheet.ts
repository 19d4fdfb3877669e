import css from '../../libs/ui/src/tokens.css?raw'
import { type Accent, colorsOf, tokensOf } from '../../libs/ui/src/tokens.ts'

export const TOKENS = tokensOf(css, ':root {')

/** What changes on <html data-density="compact">, on touch screens, and for those who want less motion. */
export const COMPACT = tokensOf(css, ":root[data-density='compact'] {")
export const COARSE = tokensOf(css.slice(css.indexOf('(pointer: coarse)')), ':root {')
export const STILL = tokensOf(css.slice(css.indexOf('(prefers-reduced-motion: reduce)')), ':root {')

export const colorsIn = (accent: Accent) => colorsOf(css, accent)

/** The tokens whose names begin with one of the words. */
export function tokensNamed(...words: string[]): [name: string, value: string][] {
  return Object.entries(TOKENS).filter(([name]) => words.some((word) => name === word || name.startsWith(`${word}-`)))
}
