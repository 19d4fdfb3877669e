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

const NEW_YEAR = { starts_on: '2026-12-31', ends_on: '2026-12-31', start_time: '21:00', end_time: '02:00' }
const OPENING_WEEKEND = { starts_on: '2026-03-06', ends_on: '2026-03-08' }

/** [ID, description, type, value, status, days and hours]. */
export const DISCOUNTS = [
  ['CREW20', 'Crew 20 percent', 'PERCENT', 20, 'Active', {}],
  ['EARLY10', 'Before the show 10 percent', 'PERCENT', 10, 'Active', { start_time: '18:00', end_time: '19:30' }],
  ['LASTNIGHT', 'Last night of tour 15 percent', 'PERCENT', 15, 'Active', NEW_YEAR],
  ['BUNDLE5', 'Five off with any vinyl', 'AMOUNT', 5, 'Active', {}],
  ['STAFF50', 'Staff half price', 'PERCENT', 50, 'Active', {}],
  ['OPENING', 'Opening weekend 10 percent', 'PERCENT', 10, 'Inactive', OPENING_WEEKEND],
] as const

/** [ID, description]. */
export const UNITS = [
  ['EA', 'Each'],
  ['PK', 'Pack'],
  ['CS', 'Case'],
  ['BTL', 'Bottle'],
  ['HR', 'Hour'],
] as const
