import type { Plugin } from 'vite'

const STRINGS =
  /[\\/]react-(?:aria|stately|aria-components)[\\/].*[\\/]intl[\\/](?:.*[\\/])?(?<locale>[a-z]{2}-[A-Z]{2})\.m?js$/

/**
 * Leaves react-aria's own words in 33 other languages out of the bundle: the console speaks English, and half of its
 * words in another language would be odd. react-aria takes a missing language as this, and falls back to en-US.
 */
export function englishOnly(): Plugin {
  return {
    name: 'english-only',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const locale = STRINGS.exec(id)?.groups?.locale
      return locale && locale !== 'en-US' ? 'export default undefined' : undefined
    },
  }
}
