import { ALL_DAY, type DayHours, QUICK_FILTERS, readHours } from '@greenroom/quick-dates'
import { isDay, isTime } from '../text.ts'

type Rule = {
  label: string
  initial: string
  section: 'Security' | 'Reporting' | 'Lookup' | 'Catalog' | 'Inventory'
  /** Where it acts. */
  acts: string
} & (
  | { kind: 'flag' }
  | { kind: 'time' }
  /** A day as YYYY-MM-DD, or none. */
  | { kind: 'day' }
  | { kind: 'whole'; min: number; max: number }
  | { kind: 'choice'; choices: readonly string[]; labels?: Readonly<Record<string, string>> }
)

/** The account settings of the specification (section 6), each with its valid values. */
export const ACCOUNT_SETTINGS = {
  'system.security.2fa.enabled': {
    label: 'Ask for a second step at sign-in',
    acts: 'Everyone, including you and the partners who work for you, signs in again and sets up an authenticator app. From then on, each sign-in asks for its code. Unsaved changes stay open.',
    section: 'Security',
    kind: 'flag',
    initial: 'false',
  },
  'system.security.password.expiry.days': {
    label: 'Days until the password of a system admin expires (0 for never)',
    acts: 'Counts for system admins, from the next password that they choose. An expired one has to be replaced before signing in.',
    section: 'Security',
    kind: 'whole',
    min: 0,
    max: 3650,
    initial: '0',
  },
  'reporting.hours.custom': {
    label: 'Reports use the hours below instead of midnight to midnight',
    acts: 'The sales and the analytics of items. With hours that end after midnight, a sale in the night counts to the day before.',
    section: 'Reporting',
    kind: 'flag',
    initial: 'false',
  },
  'reporting.hours.start': {
    label: 'Day starts at',
    acts: "The first minute of a reporting day, in the company's time zone.",
    section: 'Reporting',
    kind: 'time',
    initial: '00:00',
  },
  'reporting.hours.end': {
    label: 'Day ends at',
    acts: 'The last minute of a reporting day. An end before the start is on the next day.',
    section: 'Reporting',
    kind: 'time',
    initial: '23:59',
  },
  'analytics.default.interval': {
    label: 'Range that analytics opens with',
    acts: 'The analytics of items, until somebody chooses another range.',
    section: 'Reporting',
    kind: 'choice',
    choices: QUICK_FILTERS,
    initial: 'LAST_WEEK',
  },
  'item.lookup.record.limit': {
    label: 'Items that a lookup shows',
    acts: 'Every field that searches for items, such as the components of a package.',
    section: 'Lookup',
    kind: 'whole',
    min: 1,
    max: 1000,
    initial: '200',
  },
  'item.lookup.selection.limit': {
    label: 'Items that a lookup lets choose',
    acts: 'How many items can be added at once from such a field.',
    section: 'Lookup',
    kind: 'whole',
    min: 1,
    max: 1000,
    initial: '50',
  },
  'item.product.id.required': {
    label: 'Items need a product ID',
    acts: 'The item form, bulk edit and imports. Items that are stored without one stay as they are until they are edited.',
    section: 'Catalog',
    kind: 'flag',
    initial: 'false',
  },
  'item.product.name.required': {
    label: 'Items need a product name',
    acts: 'The item form, bulk edit and imports. Items that are stored without one stay as they are until they are edited.',
    section: 'Catalog',
    kind: 'flag',
    initial: 'false',
  },
  'catalog.price.change.approval.percent': {
    label: 'Percent by which a price may change without approval',
    acts: "Price changes: a line that changes a price by more needs somebody else's approval.",
    section: 'Catalog',
    kind: 'whole',
    min: 0,
    max: 1000,
    initial: '20',
  },
  'catalog.price.change.direct': {
    label: 'Larger changes without a price change',
    acts: 'The item form, bulk edit and imports. Where they are refused, existing items get such prices only through a price change that somebody else approves.',
    section: 'Catalog',
    kind: 'choice',
    choices: ['ALLOWED', 'REFUSED'],
    labels: { ALLOWED: 'Allowed', REFUSED: 'Refused: they need a price change' },
    initial: 'ALLOWED',
  },
  'catalog.upc.repeated': {
    label: 'UPCs that another item has',
    acts: 'The item form and imports, for UPCs and additional UPCs. Where they are refused, items that share one keep it until it changes.',
    section: 'Catalog',
    kind: 'choice',
    choices: ['ALLOWED', 'REFUSED'],
    labels: { ALLOWED: 'Allowed, with a warning', REFUSED: 'Refused' },
    initial: 'ALLOWED',
  },
  'inventory.order.approval.above': {
    label: 'Total up to which a purchase order needs no approval',
    acts: "Purchase orders: one that costs more, in the company's currency, needs somebody else's approval.",
    section: 'Inventory',
    kind: 'whole',
    min: 0,
    max: 9_999_999,
    initial: '1000',
  },
  'inventory.receipt.tolerance.percent': {
    label: 'Percent of an order that may arrive beyond it',
    acts: 'Receipts: a line with more than was ordered, and this much of it again, is refused.',
    section: 'Inventory',
    kind: 'whole',
    min: 0,
    max: 100,
    initial: '0',
  },
  'inventory.count.approval.above': {
    label: 'Value up to which somebody may approve what they counted',
    acts: "Counts: if the differences are worth more, in the company's currency, somebody who has not counted approves them.",
    section: 'Inventory',
    kind: 'whole',
    min: 0,
    max: 9_999_999,
    initial: '500',
  },
  'inventory.receipt.cost': {
    label: 'Unit cost of an item after a receipt',
    acts: 'Every posted receipt. The old and the new cost are shown before it is posted.',
    section: 'Inventory',
    kind: 'choice',
    choices: ['KEEP', 'LAST', 'AVERAGE'],
    labels: { KEEP: 'Keep it as it is', LAST: 'The cost of the last receipt', AVERAGE: 'The moving average' },
    initial: 'KEEP',
  },
  'inventory.negative.allowed': {
    label: 'Stock on hand may become negative',
    acts: 'Whatever takes stock: transfers, adjustments and counts. Without it, nobody can take more than is on hand at the location.',
    section: 'Inventory',
    kind: 'flag',
    initial: 'false',
  },
  'inventory.closed.until': {
    label: 'Inventory is closed until',
    acts: 'Every document that moves stock: nothing can be posted for this day or a day before.',
    section: 'Inventory',
    kind: 'day',
    initial: '',
  },
} as const satisfies Record<string, Rule>

export type AccountSetting = keyof typeof ACCOUNT_SETTINGS

/** The settings of an account by key, as text. */
export type AccountSettings = Partial<Record<AccountSetting, string>>

export function isAccountSetting(key: string): key is AccountSetting {
  return Object.hasOwn(ACCOUNT_SETTINGS, key)
}

/** The problem with a setting's value, in a sentence that names it; undefined if it is valid. */
export function checkAccountSetting(key: AccountSetting, value: string): string | undefined {
  const rule: Rule = ACCOUNT_SETTINGS[key]
  const wrong = (words: string) => `${rule.label}: ${words}`
  switch (rule.kind) {
    case 'flag':
      return value === 'true' || value === 'false' ? undefined : wrong('true or false')
    case 'time':
      return isTime(value) ? undefined : wrong('a time from 00:00 to 23:59')
    case 'day':
      return value === '' || isDay(value) ? undefined : wrong('a day such as 2026-01-31, or nothing')
    case 'choice':
      return rule.choices.includes(value) ? undefined : wrong(`one of ${rule.choices.join(', ')}`)
    case 'whole': {
      const number = /^\d{1,7}$/.test(value) ? Number(value) : NaN
      return number >= rule.min && number <= rule.max
        ? undefined
        : wrong(`a whole number from ${rule.min} to ${rule.max}`)
    }
  }
}

/** The hours of a reporting day, from account settings by key: the whole day unless custom hours are enabled. */
export function reportingHours(settings: AccountSettings): DayHours {
  if (settings['reporting.hours.custom'] !== 'true') return ALL_DAY
  return readHours(settings['reporting.hours.start'] ?? '', settings['reporting.hours.end'] ?? '') ?? ALL_DAY
}

/** How many items a lookup shows, and how many it lets choose. */
export function lookupLimits(settings: AccountSettings): { records: number; selections: number } {
  const limit = (key: AccountSetting) => {
    const value = settings[key]
    return Number(value && !checkAccountSetting(key, value) ? value : ACCOUNT_SETTINGS[key].initial)
  }
  return { records: limit('item.lookup.record.limit'), selections: limit('item.lookup.selection.limit') }
}
