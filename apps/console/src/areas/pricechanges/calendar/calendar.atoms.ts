import { dataOf } from '@greenroom/api-client'
import { CALENDAR_STATES } from '@greenroom/catalog'
import { combined } from '#data/combined.ts'
import { companyAtom, readingAtom } from '#data/company.atoms.ts'
import { formatsOf } from '#data/formats.ts'
import { resource } from '#data/resource.ts'

/** The most that a calendar shows. */
const MOST = 200

/** The price changes between two times, those that start first. Throws ApiError. */
export const priceCalendar = resource({
  name: 'priceCalendar',
  entities: ['priceChange'],
  load: async (api, signal, range: { endsAfter: string; startsBefore: string }) => {
    const query = { ...range, state: CALENDAR_STATES.join(','), sort: 'effectiveAt', limit: MOST }
    return dataOf(await api.GET('/pricechanges', { params: { query }, signal })).body
  },
})

/** The days are those of the company, whatever clock the user reads. */
export const calendarSettingsAtom = combined(
  { company: companyAtom, reading: readingAtom },
  ({ company, reading }) => ({
    firstDay: reading.firstDay,
    formats: formatsOf({ ...reading, timeZone: company.timeZone }),
  }),
)
