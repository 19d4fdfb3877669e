import type { LineProps } from '../field.ts'
import { TextField } from './TextField.tsx'

export interface NumberFieldProps extends LineProps {}

/** A whole number, typed in the reader's number format. The value is plain text; the caller parses it. */
export function NumberField(props: NumberFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" numeric />
}
