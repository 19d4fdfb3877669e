import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Form as AriaForm } from 'react-aria-components'
import styles from './Form.module.css'

export interface FormProps {
  /** Messages by field name; a field shows the one under its own `name` until it is changed. */
  errors?: Record<string, string | string[]>
  onSubmit?: () => void
  /** For a submit button that stands outside, such as the one of a SaveBar. */
  id?: string
  'aria-label'?: string
  children: ReactNode
}

/**
 * A form whose rules are the caller's: the browser checks nothing, messages come in as data. After a submit the first
 * invalid field gets the focus, also when its message arrives later from the server, unless the user typed meanwhile.
 */
export function Form({ errors, onSubmit, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const awaitsErrors = useRef(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="hidden"])')
    if (!awaitsErrors.current || !invalid) return
    awaitsErrors.current = false
    invalid.focus()
  }, [errors, attempt])

  useEffect(() => {
    const typed = () => (awaitsErrors.current = false)
    const element = form.current
    element?.addEventListener('input', typed)
    return () => element?.removeEventListener('input', typed)
  }, [])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    event.stopPropagation()
    awaitsErrors.current = true
    setAttempt(attempt + 1)
    onSubmit?.()
  }

  return (
    <AriaForm
      {...rest}
      ref={form}
      validationBehavior="aria"
      validationErrors={errors}
      onSubmit={submit}
      className={styles.form}
    >
      {children}
    </AriaForm>
  )
}
