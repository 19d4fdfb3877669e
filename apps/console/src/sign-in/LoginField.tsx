import { type ReactNode, type Ref, useId } from 'react'
import styles from './plain.module.css'

export type LoginFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  autoComplete: string
  type?: 'text' | 'password'
  /** At the right inside the box. */
  action?: ReactNode
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A labeled text box without react-aria. See PlainButton. */
export function LoginField({ label, value, onChange, error, action, type = 'text', ...rest }: LoginFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <input
          {...rest}
          id={id}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {action}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
