import type { ReactNode } from 'react'

/** What every field takes. Labels stand above, help and errors below. */
export interface FieldProps {
  label: string
  /** Hides the label from sight, not from screen readers: for filters and table cells. */
  labelHidden?: boolean
  /** Key of the field's messages in the errors of its Form. */
  name?: string
  /** One line of help under the field. */
  description?: ReactNode
  /** A message for this field alone, when it stands outside a Form or the caller checks while typing. */
  error?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  autoFocus?: boolean
}

/** FieldProps in react-aria's words. */
export function ariaFieldProps({ name, error, required, disabled, readOnly, autoFocus }: Omit<FieldProps, 'label'>) {
  return {
    name,
    autoFocus,
    isInvalid: error ? true : undefined,
    isRequired: required,
    isDisabled: disabled,
    isReadOnly: readOnly,
  }
}
