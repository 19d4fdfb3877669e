import type { ReactNode } from 'react'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components'
import { ariaFieldProps, type GroupProps } from '../field.ts'
import styles from '../field.module.css'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'
import groupStyles from '../group.module.css'

export interface CheckboxGroupProps extends GroupProps {
  /** The values of the checked ones. */
  value: string[]
  /** Called with the values of all checked ones. */
  onChange?: (value: string[]) => void
  /** Checkboxes, each with a `value`. */
  children: ReactNode
}

/** Several yes-or-no choices under one label. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, labelHidden, description, error, value, onChange, children } = props
  const { autoFocus: _, ...aria } = ariaFieldProps(props)
  return (
    <AriaCheckboxGroup {...aria} value={value} onChange={onChange} className={styles.field}>
      <FieldLabel label={label} hidden={labelHidden} required={props.required} />
      <div className={groupStyles.choices}>{children}</div>
      <FieldHelp description={description} error={error} />
    </AriaCheckboxGroup>
  )
}
