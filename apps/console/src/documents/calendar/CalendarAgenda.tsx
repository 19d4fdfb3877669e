import { EmptyState } from '@greenroom/ui'
import { Link } from 'react-aria-components'
import type { Formats } from '#data/formats.ts'
import { DocumentStatus } from '../DocumentStatus.tsx'
import { agendaOf, type CalendarEntry, type Day } from './calendar-days.ts'
import { weekdayText } from './calendar-words.ts'
import styles from './calendar.module.css'

type CalendarAgendaProps = {
  entries: readonly CalendarEntry[]
  days: readonly Day[]
  today: Day
  formats: Formats
  /** What is said while there is nothing. */
  empty: { title: string; hint: string }
}

/** What begins, ends and runs, day by day. */
export function CalendarAgenda({ entries, days, today, formats, empty }: CalendarAgendaProps) {
  const agenda = agendaOf(entries, days, today)
  if (agenda.length === 0) return <EmptyState title={empty.title}>{empty.hint}</EmptyState>
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
              <Entry key={entry.number} entry={entry} event="begins" />
            ))}
            {ends.map((entry) => (
              <Entry key={entry.number} entry={entry} event="ends" />
            ))}
            {runs.map((entry) => (
              <Entry key={entry.number} entry={entry} event="runs" />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry, event }: { entry: CalendarEntry; event: Parameters<CalendarEntry['words']>[0] }) {
  const { number, href, state, about, words } = entry
  return (
    <li>
      <Link href={href} className={styles.entry} data-tone={state.tone}>
        <span className={styles.line}>
          <strong>{number}</strong>
          <DocumentStatus state={state} />
        </span>
        {about && <span>{about}</span>}
        <span className={styles.quiet}>{words(event)}</span>
      </Link>
    </li>
  )
}
