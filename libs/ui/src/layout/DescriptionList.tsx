import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export interface Description {
  /** The name of the value. */
  term: string
  /** A missing value shows as a dash, so that the gap is visible. */
  value?: ReactNode
  /** Right-aligned tabular numerals. */
  numeric?: boolean
}

export interface DescriptionListProps {
  /** From first to last. */
  entries: readonly Description[]
}

/** Terms with their values, read-only. */
export function DescriptionList({ entries }: DescriptionListProps) {
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
