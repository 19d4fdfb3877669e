import { sql, type RawBuilder } from 'kysely'
import { dayStart } from '@greenroom/quick-dates'
import { reportingHours } from '@greenroom/validation'
import type { CompanyQueries } from '#database/company-store.ts'

/** How a company counts its days: the time zone, and the time HH:mm at which a reporting day begins. */
export interface ReportingDays {
  timeZone: string
  start: string
}

export async function reportingDays(db: CompanyQueries): Promise<ReportingDays> {
  const [{ time_zone }, settings] = await Promise.all([
    db.selectFrom('company').select('time_zone').executeTakeFirstOrThrow(),
    db.selectFrom('account_configuration').select(['key', 'value']).execute(),
  ])
  const hours = reportingHours(Object.fromEntries(settings.map(({ key, value }) => [key, value])))
  return { timeZone: time_zone, start: dayStart(hours) }
}

/** The first day of an instant's reporting day, week from Monday, or month, as a timestamp. */
export function periodOf(at: RawBuilder<Date>, interval: string, { timeZone, start }: ReportingDays) {
  return sql<Date>`date_trunc(${interval}, (${at} at time zone ${timeZone}) - ${start}::interval)`
}
