import {
  type CustomRange,
  isQuickFilter,
  type QuickFilter,
  quickRange,
  rangeBefore,
  type RangeContext,
  rangeYearEarlier,
  readRange,
} from '@greenroom/quick-dates'

/** The label of each quick filter, in the order of section 9. */
export const FILTER_LABELS: Readonly<Record<QuickFilter, string>> = {
  CURRENT_DAY: 'Today',
  LAST_DAY: 'Yesterday',
  DAY_BEFORE_LAST_DAY: 'Day before yesterday',
  CURRENT_WEEK: 'This week',
  LAST_WEEK: 'Last week',
  CURRENT_MONTH: 'This month',
  LAST_MONTH: 'Last month',
  CURRENT_YEAR: 'This year',
  LAST_YEAR: 'Last year',
  LAST_30_MINUTES: 'Last 30 minutes',
}

export const COMPARISONS = { before: 'Period before', year: 'Year earlier', none: 'Nothing' } as const

export type Comparison = keyof typeof COMPARISONS

/** The request of a report as its URL says it: `range=LAST_WEEK`, or `from` and `to`; and `compare`. */
export type AskedRange = { of: QuickFilter | CustomRange; compare: Comparison }

const WORDS = ['range', 'from', 'to', 'compare']

/** The parameters of a URL that define a range. The range changes only with them. */
export function askedIn(params: URLSearchParams): string {
  return new URLSearchParams([...params].filter(([name]) => WORDS.includes(name))).toString()
}

/** Missing and invalid parameters get the default. */
export function readAsked(query: string, defaultRange: QuickFilter): AskedRange {
  const params = new URLSearchParams(query)
  const name = params.get('range') ?? ''
  const compare = params.get('compare') ?? ''
  return {
    of: readRange(params.get('from') ?? '', params.get('to') ?? '') ?? (isQuickFilter(name) ? name : defaultRange),
    compare: Object.hasOwn(COMPARISONS, compare) ? (compare as Comparison) : 'before',
  }
}

/** The same URL with another request. */
export function withAsked(params: URLSearchParams, { of, compare }: AskedRange): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['range', 'from', 'to']) next.delete(name)
  for (const [name, value] of Object.entries(typeof of === 'string' ? { range: of } : of)) next.set(name, value)
  next.set('compare', compare)
  return next
}

/** The requested range and its comparison. */
export function rangesOf({ of, compare }: AskedRange, context: RangeContext) {
  const back = { before: rangeBefore, year: rangeYearEarlier, none: undefined }[compare]
  return { range: quickRange(of, context), compared: back?.(of, context) }
}
