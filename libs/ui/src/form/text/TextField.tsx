import type { ReactNode } from 'react'
import { TextField as AriaTextField, Input } from 'react-aria-components'
import { ariaFieldProps, type FieldProps } from '../field.ts'
import styles from '../field.module.css'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange?: (value: string) => void
  /** The maximum length in code points. Shows a counter; longer text stays as typed or pasted and is marked. */
  limit?: number
  type?: 'text' | 'email' | 'url' | 'tel' | 'password' | 'date' | 'datetime-local'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search'
  autoComplete?: string
  placeholder?: string
  spellCheck?: boolean
  /** Right-aligned tabular numerals. */
  numeric?: boolean
  /** Before the input: a currency symbol or an icon. */
  prefix?: ReactNode
  /** After the input, inside its box: one small button. */
  action?: ReactNode
  onBlur?: () => void
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, description, error, value, onChange, limit, numeric, prefix, action } = props
  const { type = 'text', inputMode, autoComplete, placeholder, spellCheck, onBlur } = props
  return (
    <AriaTextField
      {...ariaFieldProps(props)}
      {...{ type, inputMode, autoComplete, value, onChange, onBlur }}
      spellCheck={spellCheck === undefined ? undefined : spellCheck ? 'true' : 'false'}
      className={styles.field}
    >
      <FieldLabel label={label} hidden={labelHidden} required={props.required} />
      <div className={styles.box}>
        {prefix && (
          <span className={styles.affix} aria-hidden>
            {prefix}
          </span>
        )}
        <Input className={styles.input} placeholder={placeholder} data-numeric={numeric || undefined} />
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <FieldHelp description={description} error={error} limit={limit} count={limit ? [...value].length : 0} />
    </AriaTextField>
  )
}
