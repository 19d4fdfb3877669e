/** One choice of a Select, ComboBox or MultiSelect. */
export interface Option {
  id: string
  label: string
  /** A second, muted text at the right: a code, or how many rows have it. */
  hint?: string
  disabled?: boolean
}

/** How many choices a list shows at once. More than this nobody reads, and typing narrows them. */
export const SHOWN_OPTIONS = 200

/** The options that contain `text` in label or hint, without regard to case and accents, and how many were left off. */
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
