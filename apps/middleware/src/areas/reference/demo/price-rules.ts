/** [ID, description, percent]. */
export const TAXES = [
  ['STD', 'Standard sales tax', 8.25],
  ['FOOD', 'Prepared food', 6],
  ['MUSIC', 'Recorded music', 5.5],
  ['ZERO', 'Not taxed', 0],
] as const

/** [ID, name]. */
export const FEES = [
  ['ENV', 'Bottle deposit'],
  ['RECYCLE', 'Cup recycling fee'],
  ['CREDIT', 'Artist charity fee'],
] as const

/** [ID, description, type, status]. */
export const DISCOUNTS = [
  ['CREW20', 'Crew 20 percent', 'PERCENT', 'Active'],
  ['LASTNIGHT', 'Last night of tour 15 percent', 'PERCENT', 'Active'],
  ['BUNDLE5', 'Five off with any vinyl', 'AMOUNT', 'Active'],
  ['STAFF50', 'Staff half price', 'PERCENT', 'Active'],
  ['OPENING', 'Opening weekend 10 percent', 'PERCENT', 'Inactive'],
] as const

/** [ID, description]. */
export const UNITS = [
  ['EA', 'Each'],
  ['PK', 'Pack'],
  ['CS', 'Case'],
  ['BTL', 'Bottle'],
  ['HR', 'Hour'],
] as const
