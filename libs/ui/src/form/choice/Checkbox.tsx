import { type ReactNode, useId } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  /** The text at its right. */
  children: ReactNode
  /** What follows from it, under the text. */
  description?: ReactNode
  /** Whether it is checked. Inside a CheckboxGroup, the value of the group decides. */
  checked?: boolean
  /** Some but not all of its items are selected. */
  mixed?: boolean
  /** Called with the new state. */
  onChange?: (checked: boolean) => void
  /** The name in its form. */
  name?: string
  /** Its value inside a CheckboxGroup. */
  value?: string
  /** It cannot be changed now. */
  disabled?: boolean
  /** It shows its state, which this user cannot change. */
  readOnly?: boolean
  /** The part it plays in react-aria's parent, such as `selection`. */
  slot?: string
}

/** A yes-or-no choice with its text at the right. */
export function Checkbox({ children, description, checked, mixed, disabled, readOnly, ...rest }: CheckboxProps) {
  const id = useId()
  const checkbox = (
    <AriaCheckbox
      {...rest}
      aria-describedby={description ? id : undefined}
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
  if (!description) return checkbox
  return (
    <div>
      {checkbox}
      <p id={id} className={styles.description}>
        {description}
      </p>
    </div>
  )
}
