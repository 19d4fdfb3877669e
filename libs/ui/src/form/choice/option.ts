import { folded } from './folded.ts'

/** One choice of a Select, ComboBox or MultiSelect. */
export interface Option {
  /** Unique among the options. */
  id: string
  /** The text, which typing searches. */
  label: string
  /** Secondary, muted text at the right: a code, or a state. */
  hint?: string
  /** How many rows have it, at the end of its line. Typing does not search it. */
  count?: string
  /** It is listed, but cannot be chosen. */
  disabled?: boolean
}

/** The key of the option that creates what the text names. No ID has a zero character. */
export const CREATE = '\0create'

export function creating({ label }: { label: string }, text: string): Option {
  return { id: CREATE, label: `${label} “${text.trim()}”` }
}

/** How many choices a list shows at once. Nobody reads more, typing narrows them down, and each one takes time to render. */
export const SHOWN_OPTIONS = 50

/**
 * The options whose label or hint contains every word of `text`, ignoring case and accents, and how many were left out.
 * The best matches come first: equal to the text, then beginning with it, then with a word that begins with it; those
 * with its words in another order are last. Among alike matches those of labels come first.
 */
export function matchOptions(options: readonly Option[], text: string, limit = SHOWN_OPTIONS) {
  const matches = text.trim() ? byRank(options, comparable(text.trim())) : options
  return { shown: matches.slice(0, limit), more: Math.max(0, matches.length - limit) }
}

/** The one option that may be chosen and whose label or hint is the text; undefined if there are several. */
export function exactOption(options: readonly Option[], text: string): Option | undefined {
  const wanted = comparable(text.trim())
  const [one, ...others] = options.filter((option) => !option.disabled && rankOf(option, wanted) <= 1)
  return others.length === 0 ? one : undefined
}

/** As folded. An underscore is a space, as some codes and names are written with either: America/New_York. */
function comparable(text: string): string {
  return folded(text).replaceAll('_', ' ')
}

function byRank(options: readonly Option[], wanted: string): Option[] {
  const ranks: Option[][] = Array.from({ length: 10 }, () => [])
  for (const option of options) ranks[rankOf(option, wanted)]?.push(option)
  return ranks.flat()
}

/** 0 and 1 for the whole label or hint, which is the best; Infinity for no match. */
function rankOf({ label, hint = '' }: Option, wanted: string): number {
  return Math.min(2 * rankIn(comparable(label), wanted), 2 * rankIn(comparable(hint), wanted) + 1)
}

function rankIn(text: string, wanted: string): number {
  if (text === wanted) return 0
  const at = text.indexOf(wanted)
  if (at < 0) return wanted.split(/\s+/).every((word) => text.includes(word)) ? 4 : Infinity
  return at === 0 ? 1 : text.includes(` ${wanted}`) ? 2 : 3
}
