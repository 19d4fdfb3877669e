import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Form as AriaForm } from 'react-aria-components'
import styles from './Form.module.css'

export interface FormProps {
  /** Messages by field name; a field shows the message under its own `name` until it is changed. */
  errors?: Record<string, string | string[]>
  onSubmit?: () => void
  /** Enter in a text field submits, by default. Not in a long form, where Enter comes from habit or from a scanner. */
  submitsOnEnter?: boolean
  /** For a submit button outside the form, such as that of a SaveBar. */
  id?: string
  'aria-label'?: string
  children: ReactNode
}

/**
 * A form whose rules belong to the caller: the browser validates nothing, and messages are passed in as data. A submit
 * moves the focus to the first invalid field, even if its message or the field itself arrives later, unless the user has
 * typed meanwhile.
 */
export function Form({ errors, submitsOnEnter = true, onSubmit, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const element = form.current
    if (!element || attempt === 0) return
    const watch = new MutationObserver(focusFirst)
    const stop = () => watch.disconnect()
    watch.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    element.addEventListener('input', stop)
    focusFirst()
    return () => {
      stop()
      element.removeEventListener('input', stop)
    }

    function focusFirst() {
      const invalid = element!.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="hidden"])')
      if (!invalid) return
      stop()
      invalid.focus()
    }
  }, [attempt])

  useEffect(() => {
    const element = form.current
    if (submitsOnEnter || !element) return
    const stay = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    }
    element.addEventListener('keydown', stay)
    return () => element.removeEventListener('keydown', stay)
  }, [submitsOnEnter])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    event.stopPropagation()
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
