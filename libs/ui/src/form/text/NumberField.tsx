import { TextField, type TextFieldProps } from './TextField.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'numeric' | 'limit'>

/** A whole number. The value is the text as typed; the caller parses it. */
export function NumberField(props: NumberFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" numeric />
}
