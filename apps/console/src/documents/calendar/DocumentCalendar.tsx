import { Button, GridStatus, IconButton, Skeleton, TextLink, useMedia } from '@greenroom/ui'
import { type Atom, useAtomValue } from 'jotai'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { withParam } from '#data/list-address.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import type { Formats } from '#data/formats.ts'
import { zoneName } from '#data/zone-name.ts'
import { calendarSettingsAtom } from './calendar.atoms.ts'
import { type CalendarEntry, type Day, dayAt, daysOf, type Month, monthOf, weeksOf } from './calendar-days.ts'
import { monthText } from './calendar-words.ts'
import styles from './calendar.module.css'
import { CalendarAgenda } from './CalendarAgenda.tsx'
import { CalendarMonth } from './CalendarMonth.tsx'

/** Bars have no room below this width. */
const PHONE = '(max-width: 600px)'

type DocumentCalendarProps<Row> = {
  one: string
  many: string
  listPath: string
  /** What is on between the first day and the last, the first first. */
  rowsOn: (days: readonly Day[], zone: string) => Atom<Rows<Row> | Promise<Rows<Row>>>
  entriesOf: (rows: readonly Row[], days: readonly Day[], formats: Formats) => readonly CalendarEntry[]
  /** What appears in a month, while nothing does. */
  hint: string
  /** What is not in the calendar. */
  note: string
}

type Rows<Row> = { data: readonly Row[]; total: { count: number; capped: boolean } }

/** The documents of a month: as bars from start to end, on a phone as what begins, ends and runs on each day. */
export function DocumentCalendar<Row>(props: DocumentCalendarProps<Row>) {
  const { formats } = useAtomValue(calendarSettingsAtom)
  const [params, setParams] = useSearchParams()
  const today = dayAt(Date.now(), formats.timeZone)
  const thisMonth = today.toPlainYearMonth()
  const month = monthOf(params.get('month'), today)
  const show = (next: Month) =>
    setParams((now) => withParam(now, 'month', next.equals(thisMonth) ? undefined : next.toString()))
  return (
    <>
      <div className={styles.tools}>
        <IconButton
          label="Previous month"
          icon={<ChevronLeft />}
          variant="secondary"
          onPress={() => show(month.subtract({ months: 1 }))}
        />
        <IconButton
          label="Next month"
          icon={<ChevronRight />}
          variant="secondary"
          onPress={() => show(month.add({ months: 1 }))}
        />
        <h2 className={styles.month} aria-live="polite">
          {monthText(month)}
        </h2>
        <Button disabled={month.equals(thisMonth)} onPress={() => show(thisMonth)}>
          Today
        </Button>
        <span className={styles.quiet}>In {zoneName(formats.timeZone)} time</span>
      </div>
      <ScreenBoundary key={month.toString()} fallback={<Skeleton shape="grid" rows={12} columns={7} />}>
        <MonthOf {...{ ...props, month, today }} />
      </ScreenBoundary>
    </>
  )
}

function MonthOf<Row>(props: DocumentCalendarProps<Row> & { month: Month; today: Day }) {
  const { month, today, one, many, listPath, rowsOn, entriesOf, hint, note } = props
  const { firstDay, formats } = useAtomValue(calendarSettingsAtom)
  const isPhone = useMedia(PHONE)
  const weeks = isPhone ? [daysOf(month)] : weeksOf(month, firstDay)
  const days = weeks.flat()
  const { data, total } = useAtomValue(rowsOn(days, formats.timeZone))
  const entries = entriesOf(data, days, formats)
  const none = `No ${many} in ${monthText(month)}`
  const count = total.capped ? `${formats.number(total.count)}+` : total.count
  return (
    <>
      <div role="status" className={styles.status}>
        {total.count === 0 ? (
          // On a phone, the empty agenda says so.
          !isPhone && <p className={styles.quiet}>{none}.</p>
        ) : (
          <GridStatus shown={data.length} total={count} noun={total.count === 1 ? one : many} />
        )}
        {data.length < total.count && (
          <p className={styles.quiet}>
            {`The first ${formats.number(data.length)} are shown.`}{' '}
            <TextLink href={listPath}>All are in the list</TextLink>
          </p>
        )}
      </div>
      {isPhone ? (
        <CalendarAgenda {...{ entries, days, today, formats }} empty={{ title: none, hint }} />
      ) : (
        <CalendarMonth {...{ month, weeks, entries, today, formats }} />
      )}
      <p className={styles.quiet}>{note}</p>
    </>
  )
}
