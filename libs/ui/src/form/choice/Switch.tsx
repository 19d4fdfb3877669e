import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components'
import styles from './Switch.module.css'

export interface SwitchProps {
  /** What is on or off, as a text at its right. */
  children: ReactNode
  /** Whether it is on. */
  checked: boolean
  /** Called with the new state. */
  onChange?: (checked: boolean) => void
  /** The name in its form. */
  name?: string
  /** It cannot be changed now. */
  disabled?: boolean
  /** It shows its state, which this user cannot change. */
  readOnly?: boolean
}

/** A setting that takes effect at once. In a form that is saved later use Checkbox. */
export function Switch({ children, checked, disabled, readOnly, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} isSelected={checked} isDisabled={disabled} isReadOnly={readOnly} className={styles.switch}>
      <span className={styles.track} aria-hidden>
        <span className={styles.thumb} />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  )
}
