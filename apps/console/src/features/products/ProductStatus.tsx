import { Button, FilterChip, GridStatus } from '@greenroom/ui'
import type { ReactNode } from 'react'
import type { FilterWords } from './filter-words.ts'
import styles from './products.module.css'

type ProductStatusProps = {
  shown: number
  /** How many match, or a capped text; undefined while nobody knows. */
  count: number | string | undefined
  filters: readonly FilterWords[]
  onRemove: (key: FilterWords['key']) => void
  onClear: () => void
  /** What stands at the end of the line. */
  children: ReactNode
}

/** The line over the list: how many of how many, and what narrows it. It keeps its place, so that nothing moves. */
export function ProductStatus({ shown, count, filters, onRemove, onClear, children }: ProductStatusProps) {
  return (
    <div className={styles.line}>
      {count !== undefined && <GridStatus shown={shown} total={count} noun={count === 1 ? 'item' : 'items'} />}
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
