/** Typed dates; blank for none. */
export type TypedDates = { from: string; to: string }

export const NO_DATES: TypedDates = { from: '', to: '' }
