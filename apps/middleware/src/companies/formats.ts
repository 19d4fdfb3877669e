import type { NumberFormat } from '@greenroom/money'
import type { TimeFormat, WeekDay } from '@greenroom/quick-dates'
import type { CompanyQueries } from '#database/company-store.ts'

/** How times, days and numbers are written. */
export interface Formats {
  timeZone: string
  /** Such as DD.MM.YYYY. */
  dateFormat: string
  timeFormat: TimeFormat
  numberFormat: NumberFormat
  firstDay: WeekDay
}

const COLUMNS = ['time_zone', 'date_format', 'time_format', 'number_format', 'first_day'] as const

/** The formats of the company, for what is nobody's own, such as a printed document. */
export async function companyFormats(db: CompanyQueries): Promise<Formats> {
  return read(await db.selectFrom('company').select(COLUMNS).executeTakeFirstOrThrow())
}

/** The formats that a user reads in: their own, or else the company's. */
export async function formatsOfUser(db: CompanyQueries, userID: string): Promise<Formats> {
  const [company, own] = await Promise.all([
    companyFormats(db),
    db.selectFrom('personal_formats').select(COLUMNS).where('user_id', '=', userID).executeTakeFirst(),
  ])
  const chosen = Object.entries(own ? read(own) : {}).filter(([, value]) => value !== null)
  return { ...company, ...Object.fromEntries(chosen) }
}

function read(row: Record<(typeof COLUMNS)[number], string | null>): Formats {
  return {
    timeZone: row.time_zone,
    dateFormat: row.date_format,
    timeFormat: row.time_format,
    numberFormat: row.number_format,
    firstDay: row.first_day,
  } as Formats
}
