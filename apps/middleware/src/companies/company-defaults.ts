// The configuration and onboarding steps of a new company.
import { ACCOUNT_SETTINGS } from '@greenroom/validation'

/** The account settings of a new company: [key, value]. */
export const ACCOUNT_CONFIGURATION = Object.entries(ACCOUNT_SETTINGS).map(
  ([key, { initial }]) => [key, initial] as const,
)

/** [key, value, status]. */
export const SYSTEM_CONFIGURATION = [
  ['SPECIAL_CHARS_RESTRICTED', `#'"&?`, 'ACTIVE'],
  ['ATTRIBUTE_HIERARCHY_VALIDATION', 'false', 'ACTIVE'],
] as const

/** In the order in which they are visited (section 4): [name, title, caption, icon]. */
export const ONBOARDING_STEPS = [
  ['welcome', 'Welcome', 'Setup your account', 'hand'],
  ['company', 'Company profile', 'Your name, currency and formats', 'building'],
  ['currency', 'Currency and time zone', 'Say what you charge in, and when your day begins', 'clock'],
  ['locations', 'First venue and store', 'Add the places where you sell', 'map-pin'],
  ['taxes', 'Taxes', 'Add the taxes that you charge', 'percent'],
  ['items', 'First items', 'Import the first products', 'tags'],
  ['users', 'Users', 'Invite the people who sell', 'users'],
  ['finish', 'Finish', 'Everything is ready to sell', 'flag'],
] as const
