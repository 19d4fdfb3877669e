import { dataOf } from '@greenroom/api-client'
import { isQuickFilter } from '@greenroom/quick-dates'
import { reportingHours } from '@greenroom/validation'
import { atom } from 'jotai'
import { combined } from '#data/combined.ts'
import { companyAtom } from '#data/company.atoms.ts'
import { resource } from '#data/resource.ts'

/** The range of reports if the account doesn't set one. */
const DEFAULT_RANGE = 'LAST_WEEK'

const accountSettingsAtom = resource({
  name: 'accountConfiguration',
  entities: ['accountConfiguration'],
  async load(api, signal): Promise<Record<string, string>> {
    const { accountConfigurations } = dataOf(await api.GET('/account/configuration', { signal })).body
    return Object.fromEntries(accountConfigurations.map(({ key, value }) => [key, value]))
  },
})()

const temporalAtom = atom(haveTemporal)

/** The time zone and hours of the company's reports, and their default range (section 6). Throws ApiError. */
export const reportSettingsAtom = combined(
  { company: companyAtom, settings: accountSettingsAtom, temporal: temporalAtom },
  ({ company, settings }) => {
    const defaultRange = settings['analytics.default.interval'] ?? ''
    return {
      zone: company.timeZone,
      hours: reportingHours(settings),
      defaultRange: isQuickFilter(defaultRange) ? defaultRange : DEFAULT_RANGE,
    } as const
  },
)

/** Uses the browser's Temporal, or a polyfill if it has none. */
async function haveTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}
