import { ALL_DAY, type DayHours, QUICK_FILTERS, readHours } from '@greenroom/quick-dates'

type Rule = { label: string; initial: string; section: 'Security' | 'Reporting' | 'Lookup' | 'Catalog' } & (
  | { kind: 'flag' }
  | { kind: 'time' }
  | { kind: 'whole'; min: number; max: number }
  | { kind: 'choice'; choices: readonly string[] }
)

/** The account settings of the specification (section 6), each with its valid values. */
export const ACCOUNT_SETTINGS = {
  'system.security.2fa.enabled': {
    label: 'Ask for a second step at sign-in',
    section: 'Security',
    kind: 'flag',
    initial: 'false',
  },
  'system.security.password.expiry.days': {
    label: 'Days until the password of a system admin expires (0 for never)',
    section: 'Security',
    kind: 'whole',
    min: 0,
    max: 3650,
    initial: '0',
  },
  'reporting.hours.custom': {
    label: 'Reports use the hours below instead of midnight to midnight',
    section: 'Reporting',
    kind: 'flag',
    initial: 'false',
  },
  'reporting.hours.start': { label: 'Day starts at', section: 'Reporting', kind: 'time', initial: '00:00' },
  'reporting.hours.end': { label: 'Day ends at', section: 'Reporting', kind: 'time', initial: '23:59' },
  'analytics.default.interval': {
    label: 'Range that analytics opens with',
    section: 'Reporting',
    kind: 'choice',
    choices: QUICK_FILTERS,
    initial: 'LAST_WEEK',
  },
  'item.lookup.record.limit': {
    label: 'Items that a lookup shows',
    section: 'Lookup',
    kind: 'whole',
    min: 1,
    max: 1000,
    initial: '200',
  },
  'item.lookup.selection.limit': {
    label: 'Items that a lookup lets choose',
    section: 'Lookup',
    kind: 'whole',
    min: 1,
    max: 1000,
    initial: '50',
  },
  'catalog.price.change.approval.percent': {
    label: 'Percent by which a price may change without approval',
    section: 'Catalog',
    kind: 'whole',
    min: 0,
    max: 1000,
    initial: '20',
  },
} as const satisfies Record<string, Rule>

export type AccountSetting = keyof typeof ACCOUNT_SETTINGS

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
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : wrong('a time from 00:00 to 23:59')
    case 'choice':
      return rule.choices.includes(value) ? undefined : wrong(`one of ${rule.choices.join(', ')}`)
    case 'whole': {
      const number = /^\d{1,4}$/.test(value) ? Number(value) : NaN
      return number >= rule.min && number <= rule.max
        ? undefined
        : wrong(`a whole number from ${rule.min} to ${rule.max}`)
    }
  }
}

/** The hours of a reporting day, from account settings by key: the whole day unless custom hours are enabled. */
export function reportingHours(settings: Partial<Record<AccountSetting, string>>): DayHours {
  if (settings['reporting.hours.custom'] !== 'true') return ALL_DAY
  return readHours(settings['reporting.hours.start'] ?? '', settings['reporting.hours.end'] ?? '') ?? ALL_DAY
}
