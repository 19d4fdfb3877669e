import { Button, FilterChip } from '@greenroom/ui'
import type { ReactNode } from 'react'
import type { FilterWords } from './list/filter-words.ts'
import styles from './products.module.css'

type ProductStatusProps = {
  /** How the list counts, and how many of how many. */
  counts: ReactNode
  filters: readonly FilterWords[]
  onRemove: (key: FilterWords['key']) => void
  onClear: () => void
  /** Shown at the end of the line. */
  children: ReactNode
}

/**
 * The line above the list: the counts, and the active filters. Its height is fixed, so that nothing
 * moves.
 */
export function ProductStatus({ counts, filters, onRemove, onClear, children }: ProductStatusProps) {
  return (
    <div className={styles.line}>
      {counts}
      {filters.map(({ key, label, value }) => (
        <FilterChip key={key} label={label} value={value} onRemove={() => onRemove(key)} />
      ))}
      {filters.length > 0 && (
        <Button variant="quiet" size="small" onPress={onClear}>
          Clear
        </Button>
      )}
      <div className={styles.end}>{children}</div>
    </div>
  )
}
