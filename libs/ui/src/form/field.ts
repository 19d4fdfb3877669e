import type { ReactNode } from 'react'

/** The value of a date field that is neither blank nor a whole date: a part is missing, or the year is still short. */
export const INCOMPLETE_DATE = 'incomplete'

/** The props of every field, and of a group of choices. Labels are above, help and errors below. */
export interface GroupProps {
  /** The visible and accessible name. */
  label: string
  /** Hides the label visually, not from screen readers: for filters and table cells. */
  labelHidden?: boolean
  /** The key of the field's messages in the errors of its Form. */
  name?: string
  /** One line of help under the field. */
  description?: ReactNode
  /** The error of this field alone, for use outside a Form or while typing. */
  error?: string
  /** Marks the label. Whether a value is missing is the caller's rule. */
  required?: boolean
  /** It cannot be used, and is not part of the form. */
  disabled?: boolean
  /** Its value can be read and copied, not changed. */
  readOnly?: boolean
  /** A scanned code is meant for this field: a UPC, or a search by code. Other fields are left as they are. */
  takesScans?: boolean
}

/** The props of every field with one control. */
export interface FieldProps extends GroupProps {
  /** Takes the focus when it appears. */
  autoFocus?: boolean
}

/** The props of every field of one line. */
export interface LineProps extends FieldProps {
  /** The text as typed. */
  value: string
  /** Called with the whole text at every change. */
  onChange?: (value: string) => void
  /** What the browser may fill in, as in HTML. */
  autoComplete?: string
  /** An example, shown while the field is empty. */
  placeholder?: string
  /** Called when the focus leaves the field. */
  onBlur?: () => void
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
