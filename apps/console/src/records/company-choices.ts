import type { components } from '@greenroom/openapi'
import type { Option } from '@greenroom/ui'
import { zoneName } from '#data/zone-name.ts'

/** What people call the zones that they look for most. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  'America/Halifax': 'Atlantic Time',
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Los_Angeles': 'Pacific Time',
  'America/Anchorage': 'Alaska Time',
  'Pacific/Honolulu': 'Hawaii Time',
  'Europe/London': 'UK Time',
  'Europe/Berlin': 'Central European Time',
  'Europe/Athens': 'Eastern European Time',
}

const NAMES = new Intl.DisplayNames('en', { type: 'currency' })

/** The currencies and time zones that a company may choose. */
export const CURRENCIES: Option[] = Intl.supportedValuesOf('currency').map((code) => ({
  id: code,
  label: `${NAMES.of(code)} (${code})`,
}))

export const TIME_ZONES: Option[] = Intl.supportedValuesOf('timeZone').map((zone) => {
  const hint = KNOWN_AS[zone]
  return { id: zone, label: zoneName(zone), ...(hint !== undefined && { hint }) }
})

type Company = components['schemas']['Company']

export const DATE_FORMATS = [
  { id: 'YYYY-MM-DD', label: '2026-12-31' },
  { id: 'DD.MM.YYYY', label: '31.12.2026' },
  { id: 'MM/DD/YYYY', label: '12/31/2026' },
] as const satisfies readonly { id: Company['dateFormat']; label: string }[]
export const TIME_FORMATS = [
  { id: '24h', label: '24-hour (22:05)' },
  { id: '12h', label: '12-hour (10:05 PM)' },
] as const satisfies readonly { id: Company['timeFormat']; label: string }[]
export const NUMBER_FORMATS = (
  ['1,234.56', '1.234,56', '1 234.56'] as const satisfies readonly Company['numberFormat'][]
).map((sample) => ({ id: sample, label: sample }))
export const FIRST_DAYS = [
  { id: 'MONDAY', label: 'Monday' },
  { id: 'SUNDAY', label: 'Sunday' },
  { id: 'SATURDAY', label: 'Saturday' },
] as const satisfies readonly { id: Company['firstDay']; label: string }[]

export const FORMAT_LABELS = {
  timeZone: 'Time zone',
  dateFormat: 'Date format',
  timeFormat: 'Time format',
  numberFormat: 'Number format',
  firstDay: 'First day of the week',
}
