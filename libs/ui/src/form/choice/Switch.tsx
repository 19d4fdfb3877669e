import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components'
import styles from './Switch.module.css'

export interface SwitchProps {
  children: ReactNode
  checked: boolean
  onChange?: (checked: boolean) => void
  name?: string
  disabled?: boolean
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
