import { TextField, type TextFieldProps } from './TextField.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'numeric' | 'limit'>

/** A whole number. The value is the text as typed; reading it as a number is the caller's rule. */
export function NumberField(props: NumberFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" numeric />
}
