import { Button, countOf, GridStatus, IconButton, Skeleton, TextLink, useMedia } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { withParam } from '#data/list-address.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { PRICE_CHANGES } from '../paths.ts'
import { calendarSettingsAtom, priceCalendar } from './calendar.atoms.ts'
import { type Day, dayAt, daysOf, entriesIn, type Month, monthOf, rangeOf, weeksOf } from './calendar-days.ts'
import { monthText } from './calendar-words.ts'
import styles from './calendar.module.css'
import { CalendarAgenda } from './CalendarAgenda.tsx'
import { CalendarMonth } from './CalendarMonth.tsx'

/** Bars have no room below this width. */
const PHONE = '(max-width: 600px)'

/** The price changes of a month: as bars from start to end, on a phone as what begins, ends and runs on each day. */
export function PriceCalendar() {
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
        <span className={styles.quiet}>In {formats.timeZone.replaceAll('_', ' ')} time</span>
      </div>
      <ScreenBoundary key={month.toString()} fallback={<Skeleton shape="grid" rows={12} columns={7} />}>
        <MonthOf {...{ month, today }} />
      </ScreenBoundary>
    </>
  )
}

function MonthOf({ month, today }: { month: Month; today: Day }) {
  const { firstDay, formats } = useAtomValue(calendarSettingsAtom)
  const isPhone = useMedia(PHONE)
  const weeks = isPhone ? [daysOf(month)] : weeksOf(month, firstDay)
  const days = weeks.flat()
  const range = rangeOf(days, formats.timeZone)
  const timeOf = (instant: number) => new Date(instant).toISOString()
  const shown = { endsAfter: timeOf(range.from), startsBefore: timeOf(range.to) }
  const { data, total } = useAtomValue(priceCalendar(shown))
  const entries = entriesIn(range, data, formats.timeZone)
  const count = total.capped ? `${formats.number(total.count)}+` : total.count
  return (
    <>
      <div role="status" className={styles.status}>
        {total.count === 0 ? (
          // On a phone, the empty agenda says so.
          !isPhone && <p className={styles.quiet}>No price changes in {monthText(month)}.</p>
        ) : (
          <GridStatus shown={data.length} total={count} noun={total.count === 1 ? 'price change' : 'price changes'} />
        )}
        {data.length < total.count && (
          <p className={styles.quiet}>
            {countOf(data.length, 'price change')} that start first are shown.{' '}
            <TextLink href={PRICE_CHANGES}>All are in the list</TextLink>
          </p>
        )}
      </div>
      {isPhone ? (
        <CalendarAgenda {...{ month, entries, days, today, formats }} />
      ) : (
        <CalendarMonth {...{ month, weeks, entries, today, formats }} />
      )}
      <p className={styles.quiet}>
        Price changes without a time start as soon as they are approved, and are only in the list.
      </p>
    </>
  )
}
