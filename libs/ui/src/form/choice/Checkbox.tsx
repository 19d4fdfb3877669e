import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  children: ReactNode
  checked?: boolean
  /** Some but not all of its items are selected. */
  mixed?: boolean
  onChange?: (checked: boolean) => void
  name?: string
  /** Its value inside a CheckboxGroup. */
  value?: string
  disabled?: boolean
  readOnly?: boolean
  slot?: string
}

/** A yes-or-no choice with its text at the right. */
export function Checkbox({ children, checked, mixed, disabled, readOnly, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      isSelected={checked}
      isIndeterminate={mixed}
      isDisabled={disabled}
      isReadOnly={readOnly}
      className={styles.checkbox}
    >
      <span className={styles.box} aria-hidden>
        <svg viewBox="0 0 16 16">{mixed ? <path d="M4 8h8" /> : <path d="m3.5 8.5 3 3 6-7" />}</svg>
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  )
}
