import { Link } from 'react-aria-components'
import type { Formats } from '#data/formats.ts'
import { barsOf, type CalendarBar, type CalendarEntry, type Day, type Month } from './calendar-days.ts'
import { monthText, weekdayText } from './calendar-words.ts'
import styles from './calendar.module.css'

type CalendarMonthProps = {
  month: Month
  weeks: readonly (readonly Day[])[]
  entries: readonly CalendarEntry[]
  today: Day
  formats: Formats
}

/** The weeks of a month as a table: a bar is a cell below the days on which its document stands. */
export function CalendarMonth({ month, weeks, entries, today, formats }: CalendarMonthProps) {
  return (
    <table className={styles.table} aria-label={monthText(month)}>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day.dayOfWeek} scope="col">
              {weekdayText(day)}
            </th>
          ))}
        </tr>
      </thead>
      {weeks.map((week) => (
        <tbody key={week[0]!.toString()}>
          <tr className={styles.days}>
            {week.map((day) => (
              <th
                key={day.toString()}
                scope="col"
                aria-current={day.equals(today) ? 'date' : undefined}
                data-outside={day.month !== month.month || undefined}
              >
                <time dateTime={day.toString()} aria-label={formats.day(day.toString())}>
                  {day.day}
                </time>
              </th>
            ))}
          </tr>
          {barsOf(entries, week).map((bars) => (
            <tr key={bars[0]!.entry.number} className={styles.bars}>
              {cellsOf(bars).map(({ from, bar }) =>
                bar ? (
                  <td key={from} colSpan={bar.to - bar.from + 1}>
                    <Bar bar={bar} />
                  </td>
                ) : (
                  <td key={from} />
                ),
              )}
            </tr>
          ))}
          <tr className={styles.rest}>
            {week.map((day) => (
              <td key={day.toString()} />
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

/** The cells of a row from the first day to the last: bars, and the days without one. */
function cellsOf(bars: readonly CalendarBar[]): { from: number; bar?: CalendarBar }[] {
  const free = Array.from({ length: 7 }, (_, from) => ({ from })).filter(
    ({ from }) => !bars.some((bar) => bar.from <= from && from <= bar.to),
  )
  return [...free, ...bars.map((bar) => ({ from: bar.from, bar }))].sort((one, other) => one.from - other.from)
}

function Bar({ bar: { entry, isStart, isEnd } }: { bar: CalendarBar }) {
  const { number, href, state, about, text } = entry
  return (
    <Link
      href={href}
      className={styles.bar}
      aria-label={text}
      data-tone={state.tone}
      data-start={isStart || undefined}
      data-end={isEnd || undefined}
    >
      <span className={styles.head} title={text}>
        <strong>{number}</strong>
        <span>{state.label}</span>
      </span>
      <span className={styles.reason}>{about}</span>
    </Link>
  )
}
