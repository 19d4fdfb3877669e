import type { ReactNode, RefAttributes } from 'react'
import { TextField as AriaTextField, Input, type InputProps } from 'react-aria-components'
import { ariaFieldProps, type LineProps } from '../field.ts'
import styles from '../field.module.css'
import { useTypedNumber } from '../numbers.ts'
import { FieldHelp } from '../FieldHelp.tsx'
import { FieldLabel } from '../FieldLabel.tsx'

export interface TextFieldProps extends LineProps {
  /** The maximum length in code points. Shows a counter near it; longer text stays as typed or pasted and is marked. */
  limit?: number
  /** As in HTML. Amounts, numbers and dates have fields of their own. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'password' | 'date' | 'datetime-local'
  /** The keyboard that a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search'
  /** Off for codes and names. */
  spellCheck?: boolean
  /**
   * A number: right-aligned tabular numerals. It is typed in the format of the reader (`numbers`); the value is plain,
   * with a decimal point.
   */
  numeric?: boolean
  /** The least decimals that a number shows, unless it was typed with fewer. */
  decimals?: number
  /** Before the input: a currency symbol or an icon. */
  prefix?: ReactNode
  /** After the input, inside its box: one small button. */
  action?: ReactNode
  /** What a field made of this one needs to know of its input. */
  input?: InputProps & RefAttributes<HTMLInputElement>
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, description, error, limit, numeric, prefix, action, input } = props
  const { type = 'text', inputMode, autoComplete, placeholder, spellCheck, onBlur } = props
  const typed = useTypedNumber(props.value, props.onChange, props.decimals)
  const { value, onChange } = numeric ? typed : props
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
        <Input className={styles.input} placeholder={placeholder} data-numeric={numeric || undefined} {...input} />
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <FieldHelp description={description} error={error} limit={limit} count={limit ? [...value].length : 0} />
    </AriaTextField>
  )
}
