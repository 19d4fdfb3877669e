import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** `grid` has a header and rows of the grid's height. */
  shape?: 'lines' | 'grid'
  /** How many lines or rows. */
  rows?: number
  /** Columns of a grid. */
  columns?: number
  /** What is loading, for screen readers. */
  label?: string
}

/** A placeholder in the shape of the content that is loading. */
export function Skeleton({ shape = 'lines', rows = 3, columns = 5, label = 'Loading' }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: shape === 'grid' ? columns : 1 }, (_, column) => (
            <span key={column} className={styles.bar} />
          ))}
        </div>
      ))}
    </div>
  )
}
