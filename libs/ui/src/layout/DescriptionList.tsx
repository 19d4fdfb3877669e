import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export interface Description {
  term: string
  /** A missing value shows as a dash, so that the gap is visible. */
  value?: ReactNode
  /** Right-aligned tabular numerals. */
  numeric?: boolean
}

/** Terms with their values, read-only. */
export function DescriptionList({ entries }: { entries: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {entries.map(({ term, value, numeric }) => (
        <div key={term} className={styles.entry}>
          <dt>{term}</dt>
          <dd data-numeric={numeric || undefined}>
            {value === undefined || value === null || value === '' ? <span className={styles.none}>–</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
