import { QUICK_FILTERS, type QuickFilter, readRange } from '@greenroom/quick-dates'
import { Badge, type DayRange, RangePicker, Select } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import { COMPARISONS, type Comparison, FILTER_LABELS } from './report-range.ts'
import styles from './ReportRangeBar.module.css'
import type { ReportRange } from './use-report-range.ts'

const FILTERS = QUICK_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] }))
const COMPARED_WITH = Object.entries(COMPARISONS).map(([id, label]) => ({ id, label }))

/** Chooses the range of a report and its comparison, and shows both in the company's time zone. */
export function ReportRangeBar({ report }: { report: ReportRange }) {
  const { asked, ask, words, comparedWords, isLong } = report
  const { day } = useAtomValue(formatsAtom)
  const inWords = ({ from, to }: DayRange) => [...new Set([dayOf(from, day), dayOf(to, day)])].join(' – ')
  return (
    <div className={styles.bar}>
      <div className={styles.choices}>
        <RangePicker
          label="Range"
          options={FILTERS}
          value={asked.of}
          daysInWords={inWords}
          onChange={(of) => ask({ ...asked, of: typeof of === 'string' ? (of as QuickFilter) : of })}
          checkDays={problemOf}
        />
        <div className={styles.compare}>
          <span aria-hidden>compared with</span>
          <Select
            label="Compare with"
            labelHidden
            options={COMPARED_WITH}
            value={asked.compare}
            onChange={(compare) => ask({ ...asked, compare: compare as Comparison })}
          />
        </div>
      </div>
      <p className={styles.words}>
        {words} {isLong && <Badge tone="warning">Longer than 30 days</Badge>}
      </p>
      {comparedWords && <p className={styles.words}>Compared with {comparedWords}</p>}
    </div>
  )
}

/** A day in the URL, which may include a time. */
function dayOf(text: string, day: (date: string) => string): string {
  const [date, time] = text.split('T')
  return time ? `${day(date!)} ${time}` : day(date!)
}

function problemOf({ from, to }: DayRange): string | undefined {
  if (!from || !to) return 'Choose the first and the last day.'
  return readRange(from, to) ? undefined : 'The last day must not be before the first day.'
}
