import { Search, X } from 'lucide-react'
import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components'
import styles from '../field.module.css'
import buttonStyles from '../../action/button.module.css'
import { FieldLabel } from '../FieldLabel.tsx'

export interface SearchFieldProps {
  /** For screen readers; not visible. */
  label: string
  /** The text as typed. */
  value: string
  /** Called with the whole text at every change, and with '' when it is cleared. */
  onChange: (value: string) => void
  /** Shown while it is empty; the label by default. */
  placeholder?: string
  /** Takes the focus when it appears. */
  autoFocus?: boolean
  /** Called on Enter. */
  onSubmit?: (value: string) => void
}

/** A search box. Escape or the cross clears it. */
export function SearchField({ label, placeholder = label, ...rest }: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} className={styles.field}>
      <FieldLabel label={label} hidden />
      <div className={styles.box}>
        <span className={styles.affix} aria-hidden>
          <Search />
        </span>
        <Input className={styles.input} placeholder={placeholder} />
        {rest.value && (
          <div className={styles.action}>
            <Button className={buttonStyles.button} data-variant="quiet" data-shape="icon" aria-label="Clear search">
              <X />
            </Button>
          </div>
        )}
      </div>
    </AriaSearchField>
  )
}
