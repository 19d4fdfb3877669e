import { Label } from 'react-aria-components'
import styles from './field.module.css'

/** The label above a field, with a mark if it is required. */
export function FieldLabel({ label, hidden, required }: { label: string; hidden?: boolean; required?: boolean }) {
  return (
    <Label className={styles.label} data-hidden={hidden || undefined}>
      {label}
      {required && (
        <span className={styles.required} aria-hidden>
          *
        </span>
      )}
    </Label>
  )
}
