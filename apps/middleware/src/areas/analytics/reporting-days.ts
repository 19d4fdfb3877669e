import { sql, type RawBuilder } from 'kysely'
import { dayStart, daysSince } from '@greenroom/quick-dates'
import { reportingHours } from '@greenroom/validation'
import { accountSettings } from '#companies/configuration.ts'
import { formatsOfUser } from '#companies/formats.ts'
import type { CompanyQueries } from '#database/company-store.ts'

/** How days are counted: the company's time zone and the time HH:mm at which its reporting day begins, and the reader's week. */
export interface ReportingDays {
  timeZone: string
  start: string
  /** By how many days the reader's week starts after Monday. */
  weekStart: number
}

export async function reportingDays(db: CompanyQueries, userID: string): Promise<ReportingDays> {
  const [{ time_zone }, { firstDay }, settings] = await Promise.all([
    db.selectFrom('company').select('time_zone').executeTakeFirstOrThrow(),
    formatsOfUser(db, userID),
    accountSettings(db),
  ])
  const hours = reportingHours(settings)
  return { timeZone: time_zone, start: dayStart(hours), weekStart: (7 - daysSince(firstDay, 1)) % 7 }
}

/** The first day of an instant's reporting day, week or month, as a timestamp. */
export function periodOf(at: RawBuilder<Date>, interval: string, { timeZone, start, weekStart }: ReportingDays) {
  const wall = sql`(${at} at time zone ${timeZone}) - ${start}::interval`
  if (interval !== 'week') return sql<Date>`date_trunc(${interval}, ${wall})`
  // PostgreSQL's weeks start on Monday.
  const shift = sql`${`${weekStart} days`}::interval`
  return sql<Date>`date_trunc('week', ${wall} - ${shift}) + ${shift}`
}
