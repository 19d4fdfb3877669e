import type { ReactNode } from 'react'
import styles from './FieldGrid.module.css'

/** Fields in as many columns as fit, at most two unless `columns` is three. */
export function FieldGrid({ columns = 2, children }: { columns?: 1 | 2 | 3; children: ReactNode }) {
  return (
    <div className={styles.container}>
      <div className={styles.grid} data-columns={columns}>
        {children}
      </div>
    </div>
  )
}
