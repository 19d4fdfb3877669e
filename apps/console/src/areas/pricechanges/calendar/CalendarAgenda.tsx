import { EmptyState } from '@greenroom/ui'
import { Link } from 'react-aria-components'
import type { Formats } from '#data/formats.ts'
import { DocumentStatus } from '#documents/DocumentStatus.tsx'
import { priceChangePath } from '../paths.ts'
import { agendaOf, type CalendarEntry, type Day, type Month } from './calendar-days.ts'
import { monthText, stateOf, weekdayText } from './calendar-words.ts'
import styles from './calendar.module.css'

type CalendarAgendaProps = {
  month: Month
  entries: readonly CalendarEntry[]
  days: readonly Day[]
  today: Day
  formats: Formats
}

/** What begins, ends and runs, day by day. */
export function CalendarAgenda({ month, entries, days, today, formats }: CalendarAgendaProps) {
  const agenda = agendaOf(entries, days, today)
  if (agenda.length === 0) {
    return (
      <EmptyState title={`No price changes in ${monthText(month)}`}>
        Promotions and planned prices of this month appear here.
      </EmptyState>
    )
  }
  const until = ({ row: { endsAt } }: CalendarEntry) =>
    endsAt ? `until ${formats.dateTime(endsAt)}` : 'without an end'
  return (
    <ol className={styles.agenda} aria-label="Days">
      {agenda.map(({ day, begins, ends, runs }) => (
        <li key={day.toString()}>
          <h3 className={styles.day} aria-current={day.equals(today) ? 'date' : undefined}>
            <time dateTime={day.toString()}>
              {weekdayText(day)}, {formats.day(day.toString())}
            </time>
            {day.equals(today) && <span className={styles.today}>Today</span>}
          </h3>
          <ul>
            {begins.map((entry) => (
              <Entry key={entry.row.number} entry={entry}>
                Begins at {formats.time(entry.row.effectiveAt!)}, {until(entry)}
              </Entry>
            ))}
            {ends.map((entry) => (
              <Entry key={entry.row.number} entry={entry}>
                {endText(entry, formats)}
              </Entry>
            ))}
            {runs.map((entry) => (
              <Entry key={entry.row.number} entry={entry}>
                Runs {until(entry)}
              </Entry>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** The first instant of a day ends the day before. */
function endText({ row: { endsAt }, last }: CalendarEntry, { date, day, time }: Formats): string {
  return date(endsAt!) === day(last.toString()) ? `Ends at ${time(endsAt!)}` : 'Ends at midnight'
}

function Entry({ entry: { row }, children }: { entry: CalendarEntry; children: React.ReactNode }) {
  const state = stateOf(row)
  return (
    <li>
      <Link href={priceChangePath(row.number)} className={styles.entry} data-tone={state.tone}>
        <span className={styles.line}>
          <strong>{row.number}</strong>
          <DocumentStatus state={state} />
        </span>
        {row.reason && <span>{row.reason}</span>}
        <span className={styles.quiet}>{children}</span>
      </Link>
    </li>
  )
}
