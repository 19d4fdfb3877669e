import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import styles from './FilterChip.module.css'

export interface FilterChipProps {
  /** The name of the filter. */
  label: string
  /** The chosen values. */
  value: ReactNode
  /** Called by the cross. */
  onRemove: () => void
}

/** An active filter, with a button to remove it. */
export function FilterChip({ label, value, onRemove }: FilterChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      <Button className={styles.remove} aria-label={`Remove filter ${label}`} onPress={onRemove}>
        <X size={12} />
      </Button>
    </span>
  )
}
