import { Select } from '@greenroom/ui'
import { type ReactNode, useDeferredValue } from 'react'
import { ReportRangeBar } from '#records/ReportRangeBar.tsx'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { useReportRange } from '#records/use-report-range.ts'
import { useAddressWord } from '../list/use-address-word.ts'
import { type SalesOf, salesReport } from './analytics.atoms.ts'
import styles from './analytics.module.css'
import { INTERVAL_LABELS, intervalsFor } from './periods.ts'
import { SalesResults } from './SalesResults.tsx'

type SalesReportProps = {
  /** The item; without it, all sales. */
  of?: SalesOf
  /** Filters other than the range. */
  children?: ReactNode
}

/** The sales in a range and its comparison. Results stay, dimmed, until the next ones are loaded. */
export function SalesReport({ of, children }: SalesReportProps) {
  const report = useReportRange()
  const { range, compared } = report
  const [chosen, choose] = useAddressWord('by')
  const intervals = intervalsFor(range)
  const interval = intervals.find((one) => one === chosen) ?? intervals[0]!
  const wanted = salesReport({ of, range, compared, interval })
  const shown = useDeferredValue(wanted)
  return (
    <section className={styles.report} aria-label="Sales" aria-busy={shown !== wanted}>
      <div className={styles.controls}>
        <ReportRangeBar report={report} />
        <div className={styles.choices}>
          {children}
          <Select
            label="Periods"
            labelHidden
            options={intervals.map((id) => ({ id, label: INTERVAL_LABELS[id] }))}
            value={interval}
            onChange={choose}
          />
        </div>
      </div>
      <ScreenBoundary>
        <div className={styles.results} data-stale={shown !== wanted || undefined}>
          <SalesResults
            salesAtom={shown}
            itemsTitle={of ? 'By variant' : 'By item'}
            fileName={of ? `sales-${of.itemID}.csv` : 'sales.csv'}
          />
        </div>
      </ScreenBoundary>
    </section>
  )
}
