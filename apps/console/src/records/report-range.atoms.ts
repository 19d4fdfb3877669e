import { isQuickFilter } from '@greenroom/quick-dates'
import { reportingHours } from '@greenroom/validation'
import { atom } from 'jotai'
import { withTemporal } from '#browser/with-temporal.ts'
import { accountSettingsAtom } from '#data/account-settings.atoms.ts'
import { combined } from '#data/combined.ts'
import { companyAtom, readingAtom } from '#data/company.atoms.ts'

/** The range of reports if the account doesn't set one. */
const DEFAULT_RANGE = 'LAST_WEEK'

const temporalAtom = atom(withTemporal)

/** The time zone and hours of the company's reports, the user's week and clock, and the default range (section 6). Throws ApiError. */
export const reportSettingsAtom = combined(
  { company: companyAtom, reading: readingAtom, settings: accountSettingsAtom, temporal: temporalAtom },
  ({ company, reading, settings }) => {
    const defaultRange = settings['analytics.default.interval'] ?? ''
    return {
      zone: company.timeZone,
      hours: reportingHours(settings),
      firstDay: reading.firstDay,
      dateFormat: reading.dateFormat,
      timeFormat: reading.timeFormat,
      defaultRange: isQuickFilter(defaultRange) ? defaultRange : DEFAULT_RANGE,
    } as const
  },
)
