import type { ReactNode } from 'react'
import styles from './FieldGrid.module.css'

export interface FieldGridProps {
  /** The most columns on a wide window. */
  columns?: 1 | 2 | 3
  /** Fields. */
  children: ReactNode
}

/** Fields in as many columns as fit, at most two unless `columns` is three. */
export function FieldGrid({ columns = 2, children }: FieldGridProps) {
  return (
    <div className={styles.container}>
      <div className={styles.grid} data-columns={columns}>
        {children}
      </div>
    </div>
  )
}
