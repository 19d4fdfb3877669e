/** The quick filters, in the order of section 9. */
export const QUICK_FILTERS = [
  'CURRENT_DAY',
  'LAST_DAY',
  'DAY_BEFORE_LAST_DAY',
  'CURRENT_WEEK',
  'LAST_WEEK',
  'CURRENT_MONTH',
  'LAST_MONTH',
  'CURRENT_YEAR',
  'LAST_YEAR',
  'LAST_30_MINUTES',
] as const

export type QuickFilter = (typeof QUICK_FILTERS)[number]

/** Whether text, such as a URL parameter, names a quick filter. */
export function isQuickFilter(text: string): text is QuickFilter {
  return (QUICK_FILTERS as readonly string[]).includes(text)
}
