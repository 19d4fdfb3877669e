import { Select } from '@greenroom/ui'
import { type ReactNode, useDeferredValue } from 'react'
import { ReportRangeBar } from '#app/ReportRangeBar.tsx'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import { useReportRange } from '#app/use-report-range.ts'
import { useAddressWord } from '../use-address-word.ts'
import { itemSalesAtom } from './analytics.atoms.ts'
import styles from './analytics.module.css'
import { INTERVAL_LABELS, intervalsFor } from './periods.ts'
import { SalesResults } from './SalesResults.tsx'
import type { Scope } from '../item-scope.ts'

type SalesReportProps = {
  itemID: string
  scope: Scope
  /** What else is chosen, beside the range. */
  children: ReactNode
}

/** What was sold of an item in a range, beside what it is compared with. Results stay, dimmed, until the next are there. */
export function SalesReport({ itemID, scope, children }: SalesReportProps) {
  const report = useReportRange()
  const { range, compared } = report
  const [chosen, choose] = useAddressWord('by')
  const intervals = intervalsFor(range)
  const interval = intervals.find((one) => one === chosen) ?? intervals[0]!
  const wanted = useLoadingAtom(itemSalesAtom, [{ itemID, scope, range, compared, interval }])
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
          <SalesResults salesAtom={shown} fileName={`sales-${itemID}.csv`} />
        </div>
      </ScreenBoundary>
    </section>
  )
}
