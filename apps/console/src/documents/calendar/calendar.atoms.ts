import { combined } from '#data/combined.ts'
import { companyAtom, readingAtom } from '#data/company.atoms.ts'
import { formatsOf } from '#data/formats.ts'

/** The days are those of the company, whatever clock the user reads. */
export const calendarSettingsAtom = combined(
  { company: companyAtom, reading: readingAtom },
  ({ company, reading }) => ({
    firstDay: reading.firstDay,
    formats: formatsOf({ ...reading, timeZone: company.timeZone }),
  }),
)
