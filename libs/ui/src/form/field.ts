import type { ReactNode } from 'react'

/** The props of every field. Labels are above, help and errors below. */
export interface FieldProps {
  label: string
  /** Hides the label visually, not from screen readers: for filters and table cells. */
  labelHidden?: boolean
  /** The key of the field's messages in the errors of its Form. */
  name?: string
  /** One line of help under the field. */
  description?: ReactNode
  /** The error of this field alone, for use outside a Form or while typing. */
  error?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  autoFocus?: boolean
  /** A scanned code is meant for this field: a UPC, or a search by code. Other fields are left as they are. */
  takesScans?: boolean
}

/** FieldProps under react-aria's names. */
export function ariaFieldProps(props: Omit<FieldProps, 'label'>) {
  const { name, error, required, disabled, readOnly, autoFocus, takesScans } = props
  return {
    name,
    autoFocus,
    isInvalid: error ? true : undefined,
    isRequired: required,
    isDisabled: disabled,
    isReadOnly: readOnly,
    'data-takes-scans': takesScans || undefined,
  }
}
