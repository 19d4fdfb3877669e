import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components'
import { ariaFieldProps, type FieldProps } from '../field.ts'
import styles from '../field.module.css'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'

export interface TextAreaProps extends FieldProps {
  /** The text as typed. */
  value: string
  /** Called with the whole text at every change. */
  onChange?: (value: string) => void
  /** The maximum length in code points, counted as in TextField. */
  limit?: number
  /** The height in lines. */
  rows?: number
  /** An example, shown while the field is empty. */
  placeholder?: string
  /** Called when the focus leaves the field. */
  onBlur?: () => void
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, description, error, value, onChange, limit, rows = 3, placeholder, onBlur } = props
  return (
    <AriaTextField {...ariaFieldProps(props)} {...{ value, onChange, onBlur }} className={styles.field}>
      <FieldLabel label={label} hidden={labelHidden} required={props.required} />
      <div className={styles.box}>
        <AriaTextArea className={styles.input} rows={rows} placeholder={placeholder} />
      </div>
      <FieldHelp description={description} error={error} limit={limit} count={limit ? [...value].length : 0} />
    </AriaTextField>
  )
}
