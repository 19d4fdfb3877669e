/** One choice of a Select, ComboBox or MultiSelect. */
export interface Option {
  id: string
  label: string
  /** Secondary, muted text at the right: a code, or a number of rows. */
  hint?: string
  disabled?: boolean
}

/** How many choices a list shows at once. Nobody reads more, and typing narrows them down. */
export const SHOWN_OPTIONS = 200

/** The options whose label or hint contains `text`, ignoring case and accents, and how many were left out. */
export function matchOptions(options: readonly Option[], text: string, limit = SHOWN_OPTIONS) {
  const wanted = folded(text.trim())
  const matches = wanted
    ? options.filter(({ label, hint = '' }) => folded(label).includes(wanted) || folded(hint).includes(wanted))
    : options
  return { shown: matches.slice(0, limit), more: Math.max(0, matches.length - limit) }
}

function folded(text: string) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
